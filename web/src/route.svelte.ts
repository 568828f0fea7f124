// Where in the hall one is: the address says it.

export type Place =
  | { is: "lobby" }
  | { is: "table"; id: string }
  | { is: "invited"; id: string; link: string }
  | { is: "new"; game: string; box: string }
  | { is: "learn"; game: string; box: string }
  | { is: "rules"; game: string; rule: string }
  | { is: "look" }
  | { is: "nowhere" };

function read(): Place {
  const [first, second, third] = location.pathname.split("/").filter(Boolean);
  if (first === "t" && second && third) return { is: "invited", id: second, link: third };
  if (first === "t" && second) return { is: "table", id: second };
  if (first === "new" && second) return { is: "new", game: second, box: third ?? "standard" };
  if (first === "learn" && second) return { is: "learn", game: second, box: third ?? "standard" };
  if (first === "rules" && second) return { is: "rules", game: second, rule: location.hash.slice(1) };
  if (first === "look") return { is: "look" };
  return { is: first === undefined ? "lobby" : "nowhere" };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    window.addEventListener("popstate", () => (this.place = read()));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = read();
    window.scrollTo(0, 0);
  }
}

export const route = new Route();

/** For links: stay in the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname + link.hash);
}
