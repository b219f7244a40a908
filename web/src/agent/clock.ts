/** Time as the diary tells it. */

/** `0:24`, `1:09`, `1:02:03`: a clock that runs. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** What a step took: digits for `… s` below a minute, or a clock. Below a second a tenth still says something. */
export function durationText(seconds: number, locale: string): { seconds: string } | { clock: string } {
  if (seconds >= 59.5) return { clock: clockText(Math.round(seconds)) };
  const digits = seconds < 0.95 ? 1 : 0;
  const told = Math.max(0.1, seconds);
  return { seconds: new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(told) };
}

/** Seconds since a time of the server; never below zero where the clocks disagree. */
export function secondsSince(at: string, now: number): number {
  return Math.max(0, (now - Date.parse(at)) / 1000);
}
