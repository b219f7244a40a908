import type { BrandRules } from './brief/brand-rules.ts';
import type { Brief } from './brief/brief.ts';
import { withoutNames } from './brief/picture-names.ts';
import { withoutPeople } from './brief/read-people.ts';
import { compositionNamed, rankCompositions } from './compositions/catalogue.ts';
import { chooseDirections, chooseSubjects, describeDirection } from './direction/direction.ts';
import type { Direction } from './direction/direction.ts';
import { findSubjects } from './material/subjects.ts';
import { styleNames } from './styles/style.ts';

export interface PlanOptions {
  /** 1 to 8. */
  count: number;
  /** Any integer. */
  seed: number;
  brand?: BrandRules;
  /** That of the design which these go with, as those of one set do. */
  look?: Look;
}

/** What designs of one set share, whatever kinds they are. */
export type Look = Pick<Direction, 'style' | 'palette' | 'type'>;

/** The year's animal is what a Spring Festival sheet shows when its greeting names one. */
const zodiac: Record<string, string> = {
  鼠: 'rat',
  牛: 'ox',
  虎: 'tiger',
  兔: 'rabbit',
  龙: 'dragon',
  蛇: 'snake',
  马: 'horse',
  羊: 'ewe',
  猴: 'monkey',
  鸡: 'rooster',
  狗: 'dog',
  猪: 'pig',
};

/** What stands for a trade whose own words name nothing: 半山茶事 sells tea. */
const tradeEmblems: Readonly<Record<string, string>> = {
  tea: 'teapot',
  coffee: 'coffee cup',
  wine: 'wine glass',
  bakery: 'bread',
  flowers: 'bouquet',
  jazz: 'saxophone',
  chess: 'chess',
};

/** The words to look subjects up by: the year's animal leads, and a title that names a thing helps where nothing else does. */
function subjectWords(brief: Brief): string {
  const animal =
    brief.festival === 'spring-festival' ? [...brief.prompt].find((character) => character in zodiac) : undefined;
  if (animal) return zodiac[animal]!;
  if (brief.type === 'scene' || findSubjects(brief.subjectText, 1).length > 0) return brief.subjectText;
  // Jo Park is no tree.
  if (brief.copy.people?.some(({ name }) => name === brief.copy.title)) return brief.subjectText;
  const { title: own } = brief.copy;
  if (brief.prompt.includes(own) && !withoutPeople(brief.prompt).includes(own)) return brief.subjectText;
  const title = withoutNames(own);
  const named = findSubjects(title, 1)[0];
  if (named && named.score >= 0.85) return title;
  return (brief.topic && tradeEmblems[brief.topic]) || brief.subjectText;
}

const keysFor = (words: string) => (words.trim() ? findSubjects(words, 5).map(({ subject }) => subject.key) : []);

/** Keys of the subjects that a design for the brief shows, hero first; empty where type, pattern or scenery carries it. */
export const subjectsOf = (brief: Brief): string[] =>
  chooseSubjects({ ...brief, subjectText: subjectWords(brief) }, keysFor);

/** What a direction's sheet is seen to stand on; `undefined` where the layout brings colours of its own. */
export function seenGround(direction: Omit<Direction, 'label'>): string | undefined {
  const composition = compositionNamed(direction.composition);
  if (composition?.ownColours) return undefined;
  return composition?.ground?.(direction, direction.seed) ?? direction.palette.ground;
}

/** The direction with the label that its parts have by now. */
export function labelled(direction: Omit<Direction, 'label'>): Direction {
  const { composition } = direction;
  const label = compositionNamed(composition)?.label ?? { en: composition, zh: composition };
  return { ...direction, label: describeDirection(direction, label, seenGround(direction)) };
}

/** A mark keeps its own manner: what prints a poster would blur it. */
const alike = (direction: Direction, { type }: Brief, { style, palette, type: faces }: Look): Direction =>
  labelled({ ...direction, palette, type: faces, ...(type !== 'logo' && { style }) });

/** `count` directions for a brief that differ in composition, style and palette as long as there is a choice. */
export function planDesigns(asked: Brief, { count, seed, brand, look }: PlanOptions): Direction[] {
  const brief = { ...asked, subjectText: subjectWords(asked) };
  const turn = Math.abs(Math.trunc(seed));
  const subjects = subjectsOf(asked);
  const chosen = chooseDirections(brief, {
    count,
    seed: turn,
    compositions: rankCompositions(brief, subjects.length, turn).map(({ name }) => name),
    styles: styleNames,
    findSubjects: keysFor,
    labelOf: (name) => compositionNamed(name)?.label ?? { en: name, zh: name },
    groundOf: seenGround,
    ...(brand ? { brand } : {}),
  });
  return look ? chosen.map((direction) => alike(direction, brief, look)) : chosen;
}
