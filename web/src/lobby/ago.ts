// How long ago something was, in words.

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [86400, "day"],
  [3600, "hour"],
  [60, "minute"],
];

/** In the words of a language, or in those for what was less than a minute ago. */
export function ago(then: number, now: number, language: string, justNow: string): string {
  const seconds = now - then;
  const step = STEPS.find(([one]) => seconds >= one);
  if (!step) return justNow;
  const [size, unit] = step;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
