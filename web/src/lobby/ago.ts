// How long ago something was, in words.

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [86400, "day"],
  [3600, "hour"],
  [60, "minute"],
];

export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, now - then);
  const [size, unit] = STEPS.find(([one]) => seconds >= one) ?? [60, "minute"];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
