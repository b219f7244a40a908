import type { BrandRules } from '../brief/brand-rules.ts';
import type { Brief } from '../brief/brief.ts';
import { hasGlyphs, isFontFamily, isHanFace } from './fonts.ts';
import { pairings, type TunedPairing } from './pairings.ts';
import type { TypePairing } from './type-pairing.ts';

const rankOf = (list: readonly string[] | undefined, value: string | undefined, points: number): number => {
  const index = value === undefined ? -1 : (list?.indexOf(value) ?? -1);
  return index < 0 ? 0 : points * (1 - index * 0.12);
};

/** Brush hands read as Latin digits' poor relations: "9月1日" is set in a printed face. */
const isBrush = (pairing: TypePairing) => /ma-shan|zhi-mang|liu-jian/.test(pairing.displayZh.family);

function scorePairing(pairing: TunedPairing, brief: Brief, style: string): number {
  const { title } = brief.copy;
  let score = rankOf(pairing.topics, brief.topic, 3) + rankOf(pairing.moods, brief.mood, 2.4);
  score += rankOf(pairing.festivals, brief.festival, 4);
  score += rankOf(pairing.schools, style, 1.5) + rankOf(pairing.schools, brief.style, 2.5);
  if ([...title].length > pairing.longest[brief.language]) score -= 6;
  if (brief.language === 'zh' && isBrush(pairing)) {
    if (/[\dA-Za-z]/.test(title)) score -= 6;
    // A note's headline is read at a glance on a telephone.
    if (brief.type === 'cover' || brief.type === 'banner') score -= 2;
  }
  // Chinese hands count only where Chinese is set; in English they would repeat other pairings.
  if (brief.language === 'en' && (isBrush(pairing) || pairing.displayZh.family === 'zcool-xiaowei')) score -= 1.5;
  return score;
}

/** Faces that hold the title: a display face that lacks a character hands over to the text face at its heaviest. */
function covered(pairing: TypePairing, title: string): TypePairing {
  const display = hasGlyphs(pairing.display, title) ? pairing.display : { family: 'inter-tight', weight: 900 };
  const understudy = { family: pairing.textZh.family, weight: 900 };
  const displayZh = hasGlyphs(pairing.displayZh, title) ? pairing.displayZh : understudy;
  return { ...pairing, display, displayZh };
}

/** Families that brands name, by their nearest kin here. */
const kin: Readonly<Record<string, string>> = { inter: 'inter-tight' };

function withBrand(pairing: TypePairing, brand: BrandRules | undefined): TypePairing {
  const named = brand?.displayFont ?? '';
  const family = kin[named] ?? named;
  if (!family || !isFontFamily(family)) return pairing;
  const own = { family, weight: 900 };
  return isHanFace(own) ? { ...pairing, displayZh: own } : { ...pairing, display: own, casing: 'as-is' };
}

/** Pairings for a brief drawn in a style, best first; those whose display face lacks a character of the title come last. */
export function choosePairings(
  brief: Brief,
  options: { style: string; brand?: BrandRules | undefined },
): TypePairing[] {
  const { title } = brief.copy;
  const ranked = pairings
    .map((pairing) => ({ pairing, score: scorePairing(pairing, brief, options.style) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ pairing }) => pairing);
  // Coverage opens font files: look only as far as a design could need.
  const leading = ranked.slice(0, 6);
  const holds = (pairing: TypePairing) =>
    hasGlyphs(brief.language === 'zh' ? pairing.displayZh : pairing.display, title);
  const ordered = [...leading.filter(holds), ...leading.filter((pairing) => !holds(pairing))];
  return ordered.map(({ name, display, text, displayZh, textZh, casing }) => {
    const plain = { name, display, text, displayZh, textZh, casing };
    // The face of the other script only ever sets a guest word: its understudies do for that.
    const safe = covered(plain, title);
    const kept = brief.language === 'zh' ? { ...safe, display } : { ...safe, displayZh };
    return withBrand(kept, options.brand);
  });
}
