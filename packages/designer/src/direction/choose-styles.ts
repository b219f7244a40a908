import type { Brief } from '../brief/brief.ts';
import { chineseFestivals } from './festival-manners.ts';
import { festivalStyles, schools, styleManners } from './style-manners.ts';
import type { StyleName } from './style-name.ts';

const rank = (list: readonly string[], value: string | undefined, points: number) => {
  const index = value === undefined ? -1 : list.indexOf(value);
  return index < 0 ? 0 : points * (1 - index * 0.08);
};

function scoreStyle(style: StyleName, brief: Brief): number {
  const manner = styleManners[style];
  let score = rank(manner.topics, brief.topic, 2.6) + rank(manner.moods, brief.mood, 2);
  if (brief.style) score += rank(schools[brief.style] ?? [], style, 8);
  if (brief.festival) score += rank(festivalStyles[brief.festival], style, 8);
  const ownFeast = brief.festival !== undefined && chineseFestivals.has(brief.festival);
  if (manner.chinese && !ownFeast && brief.style !== 'guochao')
    score += brief.language === 'zh' && !brief.festival ? -0.4 : -9;
  if (brief.type === 'logo') score += manner.logo * 3 - 2;
  // Grain carries light and depth, which a scene lives on.
  if (brief.type === 'scene') score += style === 'grain' ? 4 : 0;
  if (brief.audience && /kid|child|儿童|少儿|toddler|亲子/iu.test(brief.audience))
    score += rank(['paper', 'clay', 'flat'], style, 1.5);
  return score;
}

/**
 * Styles for a brief, best first. One that the prompt names is the only one, a school's own style the first; `turn` rotates those that suit as well as
 * the best, so that another seed begins elsewhere.
 */
export function chooseStyles(brief: Brief, styles: readonly StyleName[], turn: number): StyleName[] {
  const asked = styles.find((style) => style === brief.style);
  if (asked && !schools[asked]) return [asked];
  const ranked = styles
    .map((style) => ({ style, score: scoreStyle(style, brief) }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const near = ranked.filter(({ score }) => score > best - 0.9).map(({ style }) => style);
  // What fits badly is left out as long as enough is left to vary with.
  const rest = ranked.filter(({ score }, index) => score <= best - 0.9 && (score > best - 6 || index < 4));
  const start = near.length > 0 ? turn % near.length : 0;
  return [...near.slice(start), ...near.slice(0, start), ...rest.map(({ style }) => style)];
}
