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
  const found: { items: CopyItem[]; index: number; length: number }[] = [];
  let between: { name: string; index: number; length: number }[] = [];
  for (const clause of reading.rest.matchAll(/[^,，;；。\n.]+/gu)) {
    const place = { index: clause.index, length: clause[0].length };
    const [, section, name] = course.exec(visible(clause[0])) ?? [];
    if (section && name) {
      const last = found.at(-1);
      for (const dish of last ? between : [])
        found.push({ ...dish, items: [{ name: dish.name, section: last!.items[0]!.section! }] });
      between = [];
      found.push({ ...place, items: [{ name, section: capital(section) }] });
    } else if (visible(clause[0])) between.push({ name: visible(clause[0]), ...place });
  }
  const sections = new Set(found.flatMap(({ items }) => items.map((item) => item.section)));
  if (sections.size < 2) return [];
  for (const { index, length } of found) blankOut(reading, index, length);
  return found.flatMap(({ items }) => items);
}
