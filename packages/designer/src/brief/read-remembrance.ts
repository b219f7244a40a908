/** Cards and sheets for those who have died: their name stands first, then their years, which are no day of the design. */
import { chineseName } from './read-people.ts';
import type { LabelledCopy } from './read-labels.ts';
import { mourning } from './solemn.ts';
import { blankOut, capital, type Reading } from './reading.ts';

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const year = '(?:1[89]|20)\\d\\d';
const day = `(?:(?:\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?),? ${year}|${year}年\\d{1,2}月(?:\\d{1,2}日)?|${year}\\.\\d{1,2}\\.\\d{1,2}|${year}年?)`;
const lifetime = new RegExp(`[(（]?(${day}\\s?(?:[-–—~～至]+|to)\\s?${day})[)）]?`, 'u');

const called =
  "(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Rev|Fr|Sgt)\\.? )?\\p{Lu}[\\p{L}.’'-]*(?: (?:van|von|de|der|di|da|al|“[^”]+”|\\p{Lu}[\\p{L}.’'-]*))*";
/** "Margaret Ellis, 4 May 1940 – …": who lived so long stands right before it. */
const nameBefore = new RegExp(`(${called}),?\\s*$`, 'u');
const nameBehind = new RegExp(
  `\\b(?:memory of|[Rr]emembering|(?:[Oo]bituary|[Ff]uneral|[Mm]emorial|[Ss]ervice|[Ll]ife)(?: \\p{Ll}+){0,2} (?:for|of)) (?:(?:my|our) (?:\\p{Ll}+ ){0,3})?(${called})`,
  'u',
);
const nameZh = new RegExp(
  `(?:[：:，,]|悼念|缅怀|怀念|追思|^)\\s*((?:(?:祖父|祖母|父亲|母亲|爷爷|奶奶|外公|外婆)?${chineseName}?(?:先生|女士|老师|教授|同志|老人|院士|爷爷|奶奶))|(?:祖父|祖母|父亲|母亲|爷爷|奶奶)${chineseName})(?=\\s*(?:[，,。；（(：:]|$|\\d))`,
  'u',
);

/** What such a sheet is, in words that may stand on it. */
const heading =
  /\b(in (?:loving )?memory|celebration of life|order of service|(?:memorial|funeral) service)\b(?: of\b)?|(沉痛悼念|深切缅怀|永远怀念)/iu;

/** What the order calls it says nothing to who reads it. */
const kindOfSheet = /\b(?:obituary|memorial|funeral)(?: notice)?\b|(?:悼念|追思|纪念)卡片?/iu;

function nameIn(rest: string, before: number): string | undefined {
  const beside = before < 0 ? undefined : nameBefore.exec(rest.slice(0, before))?.[1];
  return nameZh.exec(rest)?.[1] ?? beside ?? nameBehind.exec(rest)?.[1];
}

/** Puts the name and the years into the copy, and takes them. What was quoted is a line below them. */
export function readRemembrance(reading: Reading, labelled: LabelledCopy): void {
  const years = lifetime.exec(reading.rest);
  // A wedding has an order of service, too.
  if (!mourning.test(reading.prompt) && !(years && /\border of service\b/iu.test(reading.prompt))) return;
  const name = nameIn(reading.rest, years?.index ?? -1);
  if (!name) return;
  const said = heading.exec(reading.rest);
  blankOut(reading, reading.rest.indexOf(name), name.length);
  if (years) blankOut(reading, years.index, years[0].length);
  if (said) blankOut(reading, said.index, said[0].length);
  const order = kindOfSheet.exec(reading.rest);
  if (order) blankOut(reading, order.index, order[0].length);
  if (labelled.title) labelled.details.push(labelled.title);
  labelled.title = name;
  const words = said && capital((said[1] ?? said[2])!.toLowerCase());
  if (years && words) labelled.details.unshift(words);
  const beneath = years?.[1] ?? words;
  if (beneath) labelled.subtitle ??= beneath;
}
