import { dateLocale } from '../i18n/date-locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * How long ago, as one says it: 5 minutes ago, 2 hours ago, yesterday; from then on the day, with its year when that is
 * another. `null` within the first minute, for which a catalogue has the better word. `then` is ISO 8601, `now` in ms
 * since the epoch; days change at the reader's midnight.
 */
export function relativeTime(then: string, now: number, language: string): string | null {
  const date = new Date(then);
  // A server whose clock is ahead must not make things come from the future.
  const age = Math.max(0, now - date.getTime());
  if (age < minuteMs) return null;
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (age < hourMs) return words.format(-Math.floor(age / minuteMs), 'minute');
  const days = daysBetween(date, new Date(now));
  if (days === 0) return words.format(-Math.floor(age / hourMs), 'hour');
  if (days === 1) return words.format(-1, 'day');
  return dayOf(date, now, language);
}

function dayOf(date: Date, now: number, language: string): string {
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(dateLocale(language), {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
  }).format(date);
}

/** Midnights between two moments. Rounded, because a day may have 23 or 25 hours. */
function daysBetween(earlier: Date, later: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((midnight(later) - midnight(earlier)) / dayMs);
}
