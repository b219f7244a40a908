/** Days and hours as the reader's own calendar has them. Pure. */
import { dateLocale } from '../i18n/date-locale.ts';

export interface DayGroup<E> {
  /** Midnight at its start, in ms since the epoch. */
  readonly day: number;
  readonly entries: readonly E[];
}

/** Entries by the day they were made, in the order they come. */
export function byDay<E extends { readonly at: string }>(entries: readonly E[]): DayGroup<E>[] {
  const groups = Map.groupBy(entries, ({ at }) => startOfDay(new Date(at)));
  return [...groups].map(([day, found]) => ({ day, entries: found }));
}

export function startOfDay(date: Date, offset = 0): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset).getTime();
}

/** 0 for today, 1 for yesterday, null before. */
export function daysAgo(day: number, now: Date): 0 | 1 | null {
  if (day >= startOfDay(now)) return 0;
  return day >= startOfDay(now, -1) ? 1 : null;
}

export function dateWords(day: number, now: Date, language: string): string {
  const date = new Date(day);
  const year = date.getFullYear() === now.getFullYear() && language !== 'zh-CN' ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(dateLocale(language), { day: 'numeric', month: 'long', ...year }).format(date);
}

export function hourWords(at: string, language: string): string {
  const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(dateLocale(language), form).format(new Date(at));
}
