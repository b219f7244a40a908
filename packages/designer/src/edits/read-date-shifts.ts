/** "Move it one week later", 日期延长一周: by how much a day goes on, and no other day that is named. */
import { numberFrom } from '../brief/read-count.ts';
import type { Editing } from './editing.ts';
import { setField } from './read-copy-edits.ts';
import { shiftDate } from './shift-date.ts';

const many = '(?<many>\\d{1,2}|an?|one|two|three|four|five|six)';
const what = '(?:it|the\\s+(?:date|day|event|show|party|whole\\s+thing|launch|opening|sale|deadline)|everything|that)';
const later = new RegExp(
  `\\b(?<verb>move|push|shift|postpone|delay|bring|extend)\\s+(?:${what}\\s+)?(?:(?:back|forward|out|up)\\s+)?(?:by\\s+)?${many}\\s+(?<unit>days?|weeks?)(?:\\s+(?<where>later|earlier|forward|back|on|longer))?`,
  'iu',
);
const bare = new RegExp(
  `^\\s*(?:make\\s+it\\s+)?${many}\\s+(?<unit>days?|weeks?)\\s+(?<where>later|earlier|longer)\\s*[.!]?$`,
  'iu',
);
const manyZh = '(?<many>\\d{1,2}|[一两二三四五六十])';
const laterZh = new RegExp(
  `(?:日期|时间|活动|开业|截止)?(?:再|往后|向后|都)?(?<verb>推迟|延后|延长|顺延|延期|推后|推|提前)${manyZh}个?(?<unit>周|星期|礼拜|天|日)`,
  'u',
);

function shift(editing: Editing, groups: Record<string, string | undefined>): boolean {
  const { verb = '', many: count = '', unit = '' } = groups;
  const where = groups['where']?.toLowerCase();
  const { date } = editing.brief.copy;
  const units = /^an?$/iu.test(count) ? 1 : numberFrom(count);
  const days = units * (/week|周|星期|礼拜/iu.test(unit) ? 7 : 1);
  const isEarlier = where === 'earlier' || verb === '提前' || (/^bring$/iu.test(verb) && where !== 'later');
  const longer = /^extend$|延长/iu.test(verb) || where === 'longer';
  const fresh = date === undefined ? undefined : shiftDate(date, isEarlier ? -days : days, longer);
  if (fresh === undefined) return false;
  setField(editing, 'date', fresh, true);
  return true;
}

/** Reads by how much the day is to go on. */
export function readDateShifts(editing: Editing): void {
  editing.takeEach([later, bare, laterZh], ({ groups }) => shift(editing, groups!));
}
