import type { CopyItem } from './brief.ts';
import { blankOut, capital, visible, type Reading } from './reading.ts';

/** A course and what is served in it: "starter burrata", "main: sea bass or lamb", 主菜：红酒牛肉. */
const course =
  /^(starters?|appeti[sz]ers?|amuse-bouche|soup|salad|first course|second course|mains?(?: course)?|entr[eé]es?|desserts?|pudding|sides?|cheese|to drink|drinks?|前菜|冷盘|凉菜|头盘|热菜|汤品?|主菜|主食|甜品|甜点|饮品|酒水)(?:\s*[:：]\s*|\s+)(?!menu\b|and\b|&)(\S.{1,58})$/iu;

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
    const said = visible(clause);
    const [, heading, dish] = course.exec(said) ?? [];
    if (heading && dish) {
      section = capital(heading);
      found.push(...between, { item: { name: dish, section }, index, length });
      between = [];
    } else if (section && said) between.push({ item: { name: said, section }, index, length });
  }
  if (new Set(found.map(({ item }) => item.section)).size < 2) return [];
  for (const { index, length } of found) blankOut(reading, index, length);
  return found.map(({ item }) => item);
}
