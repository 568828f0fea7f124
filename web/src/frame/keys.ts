/** What a key stands for, also on keyboards with other letters, or with digits above the letters only with Shift. */
export function named({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const place = /^(Key|Digit)(.)$/.exec(code);
  const isForeign = key > "\u007f" && key.length === 1;
  const isDigit = place?.[1] === "Digit" && !shiftKey && !/^[a-z?]$/.test(key);
  return place?.[2] && (isForeign || isDigit) ? place[2].toLowerCase() : key;
}
