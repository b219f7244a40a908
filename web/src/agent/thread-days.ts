import type { ThreadSummary } from '@easel/contract';
import { dateLocale } from '../i18n/date-locale.ts';

export type Day = 'today' | 'yesterday' | 'earlier';
export interface ThreadGroup {
  readonly day: Day;
  readonly threads: readonly ThreadSummary[];
}

/** Conversations by the day they were last spoken in, as days go where the reader is; empty days are left out. */
export function threadsByDay(threads: readonly ThreadSummary[], now: Date): ThreadGroup[] {
  const today = startOfDay(now, 0);
  const yesterday = startOfDay(now, -1);
  const dayOf = ({ updateTime }: ThreadSummary): Day => {
    const at = Date.parse(updateTime);
    return at >= today ? 'today' : at >= yesterday ? 'yesterday' : 'earlier';
  };
  const groups = Map.groupBy(threads, dayOf);
  return (['today', 'yesterday', 'earlier'] as const).flatMap((day) => {
    const found = groups.get(day);
    return found ? [{ day, threads: found }] : [];
  });
}

/** By the calendar, not by 24 hours: days on which clocks change are longer or shorter. */
function startOfDay(now: Date, offset: number): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset).getTime();
}

/** The hour for today and yesterday, the day before that; in words that `Intl` knows. */
export function spokenAt(time: string, day: Day, locale: string): string {
  const form: Intl.DateTimeFormatOptions =
    day === 'earlier' ? { day: 'numeric', month: 'short' } : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return new Intl.DateTimeFormat(dateLocale(locale), form).format(new Date(time));
}
