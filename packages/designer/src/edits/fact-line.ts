/** A date or an hour in a line that says more: 9月1日 of 9月1日开业, "7pm" of "doors 7pm". */
import { calendarDate, hoursOfDay } from '../brief/read-facts.ts';
import { daysUntil, shiftDate } from './shift-date.ts';

const cores = { date: calendarDate, time: hoursOfDay };
export type LineFact = keyof typeof cores;

/** The date or hour that a text holds, as it stands there. */
export const coreOf = (fact: LineFact, text: string): string | undefined => cores[fact].exec(text)?.[0].trim();

const dayAlone = /^(?:on )?(?:the )?(\d{1,2})(st|nd|rd|th)?$|^(\d{1,2})[日号]$/iu;
/** The day of a single date. */
const dayIn = /(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?![\d月:.])/giu;

const everyDay =
  /^((?:every|each) (?:(?:first|second|third|fourth|last|other) )?)(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/iu;
const aDay = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/iu;

/** The line with another date or hour in it; what says more than that stands in its place. */
export function inLine(fact: LineFact, line: string, fresh: string): string {
  const old = coreOf(fact, line);
  if (old === undefined) return fresh;
  const day = fact === 'date' ? dayAlone.exec(fresh) : null;
  if (day) {
    const days = old.match(dayIn) ?? [];
    if (days.length !== 1) return fresh;
    const suffix = /\p{L}$/u.test(days[0]) ? (day[2] ?? '') : '';
    return line.replace(old, () => old.replace(dayIn, (day[1] ?? day[3])! + suffix));
  }
  // "Make it Sunday": every Saturday becomes every Sunday.
  const [often, weekday] = [everyDay.exec(old), aDay.test(fresh)];
  if (fact === 'date' && often && weekday) return line.replace(old, () => often[1]! + fresh);
  const bare = fresh.replace(/^(?:on|at) /iu, '');
  // "It's on Sunday": of Friday 12 June the Sunday beside it is meant.
  const days = fact === 'date' && aDay.test(bare) ? daysUntil(old, bare) : undefined;
  const beside = days === undefined ? undefined : shiftDate(old, days);
  if (beside !== undefined) return line.replace(old, () => beside);
  return coreOf(fact, bare) === bare ? line.replace(old, () => bare) : fresh;
}
