// Tables that I have put away: my list leaves them out. They stay where they are, for the others and for whoever has
// their link; it is kept in this browser, as the cookie is that says who I am.

const PLACE = "heorot-away";
/** Older ones have left the list by themselves. */
const MOST = 500;

class Away {
  private ids = $state.raw<readonly string[]>(JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[]);

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  put(id: string): void {
    this.keep([...this.ids, id].slice(-MOST));
  }

  bringBack(id: string): void {
    this.keep(this.ids.filter((one) => one !== id));
  }

  private keep(ids: readonly string[]): void {
    this.ids = ids;
    localStorage.setItem(PLACE, JSON.stringify(ids));
  }
}

export const away = new Away();
