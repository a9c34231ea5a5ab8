/** How long ago something was, in words: "3 minutes ago", "3 minuti fa". */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `at` in Unix seconds. Less than a minute ago is now, and so is what a clock ahead of ours calls the future. */
export function ago(at: number, language: string, now: number = Date.now()): string {
  const seconds = Math.max(0, now / 1000 - at);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ["second", Infinity];
  return words.format(-Math.floor(seconds / size) || 0, unit as Intl.RelativeTimeFormatUnit);
}
