import type { CopyItem } from './brief.ts';
import { blankOut, capital, visible, type Reading } from './reading.ts';

/** A course or a day, and what is served: "starter burrata", "main: sea bass or lamb", "Monday: pasta", 主菜：红酒牛肉. */
const course =
  /^(starters?|appeti[sz]ers?|amuse-bouche|soup|salad|first course|second course|mains?(?: course)?|entr[eé]es?|desserts?|pudding|sides?|cheese|to drink|drinks?|前菜|冷盘|凉菜|头盘|热菜|汤品?|主菜|主食|甜品|甜点|饮品|酒水|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?=\s*:))(?:\s*[:：]\s*|\s+)(?!menu\b|and\b|&)(\S.{1,58})$/iu;

const behindOrder =
  /^.*?\bmenus?\b(?: for the week)?[:\s]+(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s*:)|^(?!\s*(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*days?)?\b)[^:]{0,60}:\s*(?=(?:starters?|appeti[sz]ers?|first course|mains?)\b)/iu;

/**
 * What a menu without prices serves, course by course, where it names two and more of them; further dishes between two
 * courses belong to the first. Takes what it read.
 */
export function readCourses(reading: Reading): CopyItem[] {
  const found: { item: CopyItem; index: number; length: number }[] = [];
  let between: typeof found = [];
  let section: string | undefined;
  for (const { 0: clause, index } of reading.rest.matchAll(/[^,，;；。\n.]+/gu)) {
    const { length } = clause;
    // "School lunch menu Monday: pasta": the first day stands behind the order.
    const ahead = behindOrder.exec(clause)?.[0].length ?? 0;
    const said = visible(clause.slice(ahead));
    const [, heading, dish] = course.exec(said) ?? [];
    if (heading && dish) {
      section = capital(heading);
      found.push(...between, { item: { name: dish, section }, index: index + ahead, length: length - ahead });
      between = [];
    } else if (section && said) between.push({ item: { name: said, section }, index, length });
  }
  if (new Set(found.map(({ item }) => item.section)).size < 2) return [];
  for (const { index, length } of found) blankOut(reading, index, length);
  return found.map(({ item }) => item);
}
