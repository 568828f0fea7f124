// The rules beside a table: which, and from which rule on.

class Beside {
  book = $state.raw<{ game: string; rule: string } | null>(null);

  close(): void {
    this.book = null;
  }
}

export const beside = new Beside();

/** For links to rules at a table: show them beside it, unless a new tab is wanted. */
export function lookUp(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  link.closest("dialog")?.close();
  beside.book = { game: link.pathname.split("/").at(-1) ?? "", rule: link.hash.slice(1) };
}
