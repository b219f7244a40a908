/** A day, or the first and the last of several, so many days later or earlier. */
import { days, daysZh, months } from './fact-words.ts';

const month = '(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?<rest>[a-z]*\\.?)';
const day = '(?<day>\\d{1,2})(?<suffix>st|nd|rd|th)?';
/** A day with its month, in either order. */
const dates = [
  new RegExp(`${day}(?<joint> (?:of )?)${month}`, 'iu'),
  new RegExp(`${month}(?<joint> )${day}`, 'iu'),
  /(?<month>\d{1,2})(?<joint>月)(?<day>\d{1,2})/u,
];
const weekday = /\b(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(day)?\b/giu;
const weekdayZh = /(周|星期|礼拜)([一二三四五六日天])/gu;

const suffixOf = (date: number): string =>
  date % 10 === 1 && date !== 11
    ? 'st'
    : date % 10 === 2 && date !== 12
      ? 'nd'
      : date % 10 === 3 && date !== 13
        ? 'rd'
        : 'th';

const turned = (at: number, by: number) => (((at + by) % 7) + 7) % 7;

/** The same weekday word, so many days on: "Fri" stays short. */
const otherWeekday = (text: string, by: number): string =>
  text
    .replace(weekday, (said, _: string, long?: string) => {
      const at = days.findIndex((name) => name.slice(0, 3).toLowerCase() === said.slice(0, 3).toLowerCase());
      const name = days[turned(at, by)]!;
      const own = long ? name : name.slice(0, 3);
      return /^\p{Lu}/u.test(said) ? own : own.toLowerCase();
    })
    .replace(weekdayZh, (_, lead: string, sign: string) => {
      const at = daysZh.indexOf(sign.replace('天', '日'));
      return lead + daysZh[turned(at, by)]!;
    });

/** One day with its month; another month is written as long as the first was. */
function moved(text: string, pattern: RegExp, by: number, year: number): string {
  return text.replace(pattern, (...match) => {
    const { month: named, rest = '', day: date, suffix, joint } = match.at(-1) as Record<string, string>;
    const isNumber = /^\d/u.test(named!);
    const at = isNumber
      ? Number(named) - 1
      : months.findIndex((name) => name.slice(0, 3).toLowerCase() === named!.toLowerCase());
    const next = new Date(Date.UTC(year, at, Number(date) + by));
    const name = months[next.getUTCMonth()]!;
    const isShort = rest.replace('.', '') === '' && named!.length < months[at]!.length;
    const own = isNumber ? String(next.getUTCMonth() + 1) : isShort ? name.slice(0, 3) + rest : name;
    const cased = /^\p{Ll}/u.test(named!) ? own.toLowerCase() : own;
    const count = `${next.getUTCDate()}${suffix ? suffixOf(next.getUTCDate()) : ''}`;
    return isNumber || pattern.source.startsWith('(?<month>') ? cased + joint + count : count + joint + cased;
  });
}

/** What parts the first day from the last. */
const between = /\s?(?:-|–|—|~|～|to|until|till|至|到)\s?/iu;

/**
 * The text with its day so many days later; of two, both, or with `lastOnly` the last. Undefined where it names no day with
 * its month. A year that it says counts; else February has 28 days.
 */
export function shiftDate(text: string, by: number, lastOnly = false): string | undefined {
  const pattern = dates.find((one) => one.test(text));
  if (!pattern) return undefined;
  const year = Number(/(?:19|20)\d\d/u.exec(text)?.[0] ?? 2027);
  const joint = between.exec(text);
  const [first, last] = joint
    ? [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)]
    : [text, undefined];
  const shifted = (part: string) => otherWeekday(moved(part, pattern, by, year), by);
  if (last === undefined || !joint) return pattern.test(first) ? shifted(first) : undefined;
  // "5-11 January", 6月1日至18日: one of the two has no month of its own.
  if (!pattern.test(first) || !pattern.test(last)) return undefined;
  return (lastOnly ? first : shifted(first)) + joint[0] + shifted(last);
}

/** Days from the weekday that the text says to the nearest one called so, back or on; undefined where it says no single one. */
export function daysUntil(text: string, wanted: string): number | undefined {
  const said = [...text.matchAll(weekday)].map(([name]) => name);
  if (said.length !== 1 || between.test(text)) return undefined;
  const at = (name: string) =>
    days.findIndex((own) => own.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase());
  const ahead = turned(at(wanted) - at(said[0]!), 0);
  return ahead === 0 ? undefined : ahead > 3 ? ahead - 7 : ahead;
}
