import type { BrandRules } from '../brief/brand-rules.ts';
import type { Brief } from '../brief/brief.ts';
import { chineseFestivals } from '../direction/festival-manners.ts';
import { hasGlyphs, isFontFamily, isHanFace } from './fonts.ts';
import { ownFont } from './own-fonts.ts';
import { pairings, type TunedPairing } from './pairings.ts';
import { isFullWidth } from './script.ts';
import type { FontFace, TypePairing } from './type-pairing.ts';

const rankOf = (list: readonly string[] | undefined, value: string | undefined, points: number): number => {
  const index = value === undefined ? -1 : (list?.indexOf(value) ?? -1);
  return index < 0 ? 0 : points * (1 - index * 0.12);
};

/** Brush hands read as Latin digits' poor relations: "9月1日" is set in a printed face. */
const isBrush = (pairing: TypePairing) => /ma-shan|zhi-mang|liu-jian/.test(pairing.displayZh.family);

const brushFestivals: ReadonlySet<string> = new Set([...chineseFestivals, 'new-year']);

function scorePairing(pairing: TunedPairing, brief: Brief, style: string): number {
  const { title } = brief.copy;
  let score = rankOf(pairing.topics, brief.topic, 3) + rankOf(pairing.moods, brief.mood, 2.4);
  score += rankOf(pairing.festivals, brief.festival, 4);
  score += rankOf(pairing.schools, style, 1.5) + rankOf(pairing.schools, brief.style, 2.5);
  // A couplet's brush is China's own: the dead of Mexico and the lights of Diwali are not written with it.
  if (brief.festival && isBrush(pairing) && !brushFestivals.has(brief.festival)) score -= 5;
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
const kin: Readonly<Record<string, string>> = {
  inter: 'inter-tight',
  思源黑体: 'noto-sans-sc',
  思源宋体: 'noto-serif-sc',
  马善政毛笔楷书: 'ma-shan-zheng',
  站酷快乐体: 'zcool-kuaile',
  站酷庆科黄油体: 'zcool-qingke-huangyou',
  站酷小薇体: 'zcool-xiaowei',
};

/** The family that a brand's name for a typeface means here, `undefined` where there is none. */
export function familyNamed(name: string): string | undefined {
  const family = kin[name] ?? name;
  return isFontFamily(family) ? family : undefined;
}

/** Without these a face sets no line, whatever the title says. */
const letters = 'AEnot0189';

/** What sets the words of each script; a face of a brand that lacks some of them leaves that script alone. */
function facesOf(named: string | undefined, words: string, weight: number): { latin?: FontFace; zh?: FontFace } {
  const family = named && familyNamed(named);
  if (!family) return {};
  const face = { family, weight };
  // Signs alone decide nothing: an understudy draws the one that is lacking.
  const said = words.match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  const han = said.filter(isFullWidth).join('');
  const latin = said.filter((character) => !isFullWidth(character)).join('');
  // A Han face of ours is a guest among Latin letters; of one that a brand brings, nobody knows, and it counts for both.
  const spells = (ownFont(family) || !isHanFace(face)) && hasGlyphs(face, `${latin}${latin.toUpperCase()}${letters}`);
  const writes = isHanFace(face) && hasGlyphs(face, han);
  return { ...(spells && { latin: face }), ...(writes && { zh: face }) };
}

function withBrand(pairing: TypePairing, { copy }: Brief, brand: BrandRules | undefined): TypePairing {
  const display = facesOf(brand?.displayFont, copy.title, 900);
  const text = facesOf(brand?.textFont, [copy.subtitle ?? '', ...copy.details].join(''), 500);
  return {
    ...pairing,
    ...(display.latin && { display: display.latin, casing: 'as-is' as const }),
    ...(display.zh && { displayZh: display.zh }),
    ...(text.latin && { text: text.latin }),
    ...(text.zh && { textZh: text.zh }),
  };
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
    return withBrand(kept, brief, options.brand);
  });
}
