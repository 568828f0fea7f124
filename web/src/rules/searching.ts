// Searching the rules: those that contain every word that was typed, the ones named so first.

import type { Rule } from "../wire/facts";

const plain = (html: string): string => html.replace(/<[^>]*>/g, "");

export function matching(rules: readonly Rule[], wanted: string, language: string): Rule[] {
  const low = (text: string): string => text.toLocaleLowerCase(language);
  const words = low(wanted).split(/\s+/).filter(Boolean);
  const inTitle = (one: Rule): boolean => words.every((word) => low(`${one.id} ${one.title}`).includes(word));
  const found = rules.filter((one) => words.every((word) => low(`${one.id} ${plain(one.html)}`).includes(word)));
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))];
}

/** Mark every occurrence of what was typed, where the browser can do so without touching the text. */
export function marked(text: HTMLElement | null, wanted: string, language: string): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete("found");
  const words = wanted.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (!text || words.length === 0) return;
  const ranges: Range[] = [];
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const low = (node.textContent ?? "").toLocaleLowerCase(language);
    for (const word of words) {
      for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}
