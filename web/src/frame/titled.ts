// What the browser calls the page: the name of the hall, and before it what is looked at there.

const HALL = "Heorot";

/** Until it is taken back. */
export function titled(text: string): () => void {
  document.title = text ? `${text} – ${HALL}` : HALL;
  return () => (document.title = HALL);
}
