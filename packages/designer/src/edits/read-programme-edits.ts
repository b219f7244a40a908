/** Rows that an hour or a day leads: one is moved, one comes in where its time puts it, all go an hour later. */
import { rowsOf, weekday, type ListItem } from '../brief/list-items.ts';
import type { Editing, Said } from './editing.ts';
import { meant } from './read-item-edits.ts';

const hour = '\\d{1,2}(?:[:：.]\\d{2})?\\s?(?:[ap]m)?';
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const time = `(?:(?:(?:${weekday})\\s+)?${hour}|\\d{1,2} ${month}|${month} \\d{1,2})(?![\\p{L}\\d])`;
const timeZh = '(?:(?:周[一二三四五六日天])?\\s?\\d{1,2}[:：]\\d{2}|\\d{1,2}月\\d{1,2}[日号])';

const moving = [
  new RegExp(
    `\\b(?:the\\s+)?(?<what>\\p{L}[\\p{L}’' ]{2,30}?)\\s+(?:(?:is|starts?|begins?|should\\s+(?:be|start)|moves?|moved|will\\s+be|goes)\\s+)?(?:now\\s+)?(?:at|to|from|on)\\s+(?<when>${time})`,
    'iu',
  ),
  new RegExp(
    `(?<what>\\p{Script=Han}{2,8}?)(?:改到|改在|改成|改为|推迟到|延后到|提前到|是在|在)(?<when>${timeZh})`,
    'u',
  ),
];
const adding = [
  new RegExp(
    `\\badd\\s+(?:an?\\s+|the\\s+)?(?<when>${time})\\s*[:–—-]?\\s*(?<what>\\p{L}[^,.;\\n]{2,40}?)\\s*[.!]?$`,
    'iu',
  ),
  new RegExp(`\\badd\\s+(?:an?\\s+|the\\s+)?(?<what>\\p{L}[^,.;\\n\\d]{2,40}?)\\s+(?:at|on)\\s+(?<when>${time})`, 'iu'),
  new RegExp(`加上?(?:一?[个项条场节])?\\s*(?<when>${timeZh})\\s*的?(?<what>\\p{Script=Han}[^，。；\\n]{1,16})`, 'u'),
];
const swapping = [
  /\bswap\s+(?:the\s+)?(?<one>\p{L}[\p{L}’' ]{1,30}?)\s+(?:and|with)\s+(?:the\s+)?(?<other>\p{L}[\p{L}’' ]{1,30}?)\s*[.!]?$/iu,
  /(?:把)?(?<one>\p{Script=Han}{2,8}?)(?:和|与|跟)(?<other>\p{Script=Han}{2,8}?)(?:换|调换|对调|交换|互换)(?:一下|时间|位置)?/u,
];
const dropping = [
  /\b(?:remove|drop|delete|cancel)\s+(?:the\s+)?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]s|s)?(?:\s+(?:class|session|one|lesson))?\s*[.!]?$/iu,
  /(?:去掉|删掉|取消|不要)(?<day>周[一二三四五六日天])(?:的?(?:那一?节|那)?课?(?:程)?)?(?=$|[，。！])/u,
];
const shifting = [
  /\b(?:move|push|shift|start)\s+(?:everything|it\s+all|all(?:\s+of\s+it)?|all\s+times|the\s+whole\s+(?:thing|programme|program|day))\s+(?:by\s+)?(?<by>an?\s+hour|half\s+an\s+hour|\d{1,3}\s+(?:minutes|mins|hours?))\s+(?<way>later|earlier|back|forward)/iu,
  /(?:全部|整体|所有(?:流程|时间)?|都|时间都)(?<way>推迟|延后|提前)(?<by>一个?小时|半个?小时|\d{1,3}分钟|[两二]个?小时)/u,
];

interface Programme {
  readonly items: readonly (ListItem & { readonly head: string })[];
  readonly rest: readonly string[];
}

function programmeOf(editing: Editing): Programme | undefined {
  const { items, rest } = rowsOf(editing.brief.copy);
  const led = items.filter((item): item is ListItem & { head: string } => item.head !== undefined);
  return led.length >= 3 && led.length === items.length ? { items: led, rest } : undefined;
}

/** Minutes of the day; undefined of what is no hour. */
function minutesOf(head: string): number | undefined {
  const [, hours, minutes = '0', half = ''] = /^(\d{1,2})(?:[:：.](\d{2}))?\s?([ap]m)?$/iu.exec(head) ?? [];
  if (hours === undefined) return undefined;
  const shift = /pm/iu.test(half) ? 12 : 0;
  return ((Number(hours) % (half ? 12 : 24)) + shift) * 60 + Number(minutes);
}

/** As the others are written: with their half of the day, and their mark between hours and minutes. */
function inForm(minutes: number, sample: string): string {
  const half = /[ap]m/iu.test(sample);
  const hours = Math.floor(minutes / 60) % 24;
  const shown = half ? hours % 12 || 12 : hours;
  const rest = minutes % 60;
  const mark = /[:：.]/u.exec(sample)?.[0] ?? (half ? '.' : ':');
  const part = rest === 0 && half && !/[:：.]/u.test(sample) ? '' : `${mark}${String(rest).padStart(2, '0')}`;
  const space = /\d\s[ap]m/iu.test(sample) ? ' ' : '';
  return `${shown}${part}${half ? `${space}${hours < 12 ? 'am' : 'pm'}` : ''}`;
}

const dayOf = new RegExp(`^(?:${weekday})\\s?(?=\\d)`, 'iu');

/** "5.30" of a dinner that was at 5pm is half past five in the evening. */
function toldLike(when: string, sample: string): string {
  // "Wed 6pm" is told its hour, and stays on its day.
  const [day] = dayOf.exec(sample) ?? [];
  if (day && dayOf.test(when)) return when;
  if (day) return day + toldLike(when, sample.slice(day.length));
  const half = /[ap]m/iu.exec(sample)?.[0];
  const told = half && !/[ap]m/iu.test(when) ? `${when}${half}` : when;
  const minutes = minutesOf(told.trim());
  return minutes === undefined || minutesOf(sample) === undefined
    ? told
    : inForm(minutes, sample.replace(/[ap]m/iu, /[ap]m/iu.exec(told)?.[0] ?? ''));
}

/** 周三, "Wednesday": the one row that its day leads. */
function ledBy<Row extends { head: string }>(rows: readonly Row[], day: string): Row | undefined {
  const short = /^\p{Script=Han}/u.test(day) ? day.slice(0, 2) : day.slice(0, 3).toLowerCase();
  const found = rows.filter(({ head }) => dayOf.test(head) && head.toLowerCase().startsWith(short));
  return found.length === 1 ? found[0] : undefined;
}

function setRows(editing: Editing, rows: readonly { head: string; text: string }[], said: Said): true {
  const { copy } = editing.brief;
  const { items, rest } = programmeOf(editing)!;
  // 周一钢琴 is written as one word.
  const joint = copy.details.includes(items[0]!.head + items[0]!.text) ? '' : ' ';
  const details = [...rows.map(({ head, text }) => head + joint + text), ...rest];
  editing.change('details', said, { brief: { copy: { ...copy, details } } });
  return true;
}

/** Reads what is said of a programme. */
export function readProgrammeEdits(editing: Editing): void {
  if (!programmeOf(editing)) return;
  editing.takeEach(shifting, ({ groups }) => {
    const { items } = programmeOf(editing)!;
    const by = groups!['by']!;
    const figure = Number(/\d+/u.exec(by)?.[0] ?? (/half|半/u.test(by) ? 30 : /[两二]/u.test(by) ? 2 : 1));
    const step = /min|分|half|半/u.test(by) ? figure : figure * 60;
    const sign = /earlier|forward|提前/u.test(groups!['way']!) ? -1 : 1;
    const rows = items.map(({ head, text }) => {
      const [day = ''] = dayOf.exec(head) ?? [];
      const hour = head.slice(day.length);
      const minutes = minutesOf(hour);
      return { head: minutes === undefined ? head : day + inForm((minutes + sign * step + 1440) % 1440, hour), text };
    });
    return setRows(editing, rows, {
      en: `all ${by} ${sign > 0 ? 'later' : 'earlier'}`,
      zh: `全部${sign > 0 ? '推迟' : '提前'}${by}`,
    });
  });
  // Each has the other's hour.
  editing.takeEach(swapping, ({ groups }) => {
    const { items } = programmeOf(editing)!;
    const [one, other] = [groups!['one'], groups!['other']].map((said) =>
      meant(items, ({ text }) => text, said!.trim()),
    );
    if (!one || !other) return false;
    const texts = new Map([
      [one, other.text],
      [other, one.text],
    ]);
    const rows = items.map((item) => ({ head: item.head, text: texts.get(item) ?? item.text }));
    return setRows(editing, rows, {
      en: `${one.text} and ${other.text} swapped`,
      zh: `${one.text}和${other.text}对调`,
    });
  });
  editing.takeEach(dropping, ({ groups }) => {
    const { items } = programmeOf(editing)!;
    const row = ledBy(items, groups!['day']!);
    if (!row) return false;
    const said = { en: `no ${row.text}`, zh: `去掉${row.text}` };
    return setRows(
      editing,
      items.filter((item) => item !== row),
      said,
    );
  });
  editing.takeEach(adding, ({ groups }) => {
    const { items } = programmeOf(editing)!;
    const row = {
      head: toldLike(groups!['when']!, items[0]!.head.replace(/am/iu, 'pm')),
      text: groups!['what']!.trim(),
    };
    const minutes = minutesOf(row.head);
    const at = minutes === undefined ? -1 : items.findIndex(({ head }) => (minutesOf(head) ?? 0) > minutes);
    const rows = at < 0 ? [...items, row] : items.toSpliced(at, 0, row);
    return setRows(editing, rows, { en: `${row.head} ${row.text}`, zh: `${row.head} ${row.text}` });
  });
  editing.takeEach(moving, ({ groups }) => {
    const { items } = programmeOf(editing)!;
    const what = groups!['what']!.trim();
    const row = meant(items, ({ text }) => text, what) ?? ledBy(items, what);
    if (!row) return false;
    const head = toldLike(groups!['when']!, row.head);
    const rows = items.map((item) => (item === row ? { ...item, head } : item));
    return setRows(editing, rows, { en: `${row.text}: ${head}`, zh: `${row.text}：${head}` });
  });
}
