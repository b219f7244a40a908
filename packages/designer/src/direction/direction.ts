import type { BrandRules } from '../brief/brand-rules.ts';
import type { Brief } from '../brief/brief.ts';
import { isSolemn } from '../brief/solemn.ts';
import { choosePalettes } from '../palette/choose-palettes.ts';
import { hueTurn, readOklch, sameHue } from '../palette/oklch.ts';
import type { Palette } from '../palette/palette.ts';
import { choosePairings } from '../type/choose-pairings.ts';
import type { Grade } from '../edits/grade.ts';
import type { TypePairing } from '../type/type-pairing.ts';
import { chooseStyles } from './choose-styles.ts';
import { compositionStyles } from './composition-styles.ts';
import { describePalette } from './describe-palette.ts';
import { chineseFestivals, festivalManners, othersCostume } from './festival-manners.ts';
import { styleManners } from './style-manners.ts';
import type { StyleName } from './style-name.ts';

/** One answer to a brief: what a design is made of, before anything is drawn. */
export interface Direction {
  style: StyleName;
  palette: Palette;
  type: TypePairing;
  composition: string;
  /** Keys of the subject catalogue, hero first; empty where type, pattern or scenery must carry the design. */
  subjects: string[];
  texture: 'paper' | 'grain' | 'none';
  seed: number;
  /** The subject that somebody put in the hero's place: drawn first, whatever the layout prefers. */
  lead?: string;
  /** Of the title, as a multiple of what the layout gives it; 1 where it is left out. */
  titleScale?: number;
  /** "#rrggbb": none of the colours that a layout brings along may come near to one of these. */
  forbidden?: readonly string[];
  /** Laid over the finished sheet, where a layout brings colours of its own. */
  grade?: Grade;
  /** For people: "Risograph, orange on cream, big type". */
  label: { en: string; zh: string };
}

type Unlabelled = Omit<Direction, 'label'>;

export interface DirectionOptions {
  /** 1 or more. */
  count: number;
  seed: number;
  /** Names of the compositions there are for the brief's type, best first; at least one. */
  compositions: readonly string[];
  styles: readonly StyleName[];
  brand?: BrandRules;
  /** What people call a composition. */
  labelOf?: (composition: string) => { en: string; zh: string };
  /** What a composition floods its sheet with; undefined where it has colours of its own. Else the palette's ground. */
  groundOf?: (direction: Omit<Direction, 'label'>) => string | undefined;
  /** Keys of the subjects that words name, best first; empty where there is none. */
  findSubjects: (words: string) => readonly string[];
}

/** What may stand on a sheet of mourning. */
const quiet = /flower|blossom|rose|tulip|lotus|bouquet|herb|leaf|tree|candle|dove|feather|church|umbrella/;
const anyParty =
  /party-popper|confetti|balloon|shopping|megaphone|framed-picture|artist-palette|ticket|calendar|clinking|birthday-cake/;

/** The sets draw these as small framed pictures: on a sheet they are stamps, not subjects. */
const framed =
  /:(?:milky-way|fireworks|sparkler|sunrise|sunrise-over-mountains|sunset|cityscape|cityscape-at-dusk|night-with-stars|bridge-at-night|foggy|shooting-star)$/;

/** What the brief asks to see, then the festival's own motifs, without what would be wrong there. At most five. */
export function chooseSubjects(brief: Brief, findSubjects: DirectionOptions['findSubjects']): string[] {
  const manner = brief.festival && festivalManners[brief.festival];
  const whole = (key: string) => !framed.test(key);
  const asked = findSubjects(brief.subjectText).filter(whole).slice(0, 4);
  const named = manner ? manner.motifs.flatMap((motif) => findSubjects(motif).slice(0, 1)) : [];
  const motifs = named.filter(whole);
  // A landscape holds what it was asked to hold and no feast's motifs.
  if (brief.type === 'scene') return asked.filter((key) => !manner?.never.test(key));
  const ownFeast = brief.festival !== undefined && chineseFestivals.has(brief.festival);
  // A carved pumpkin is no harvest.
  const carved = (key: string) => key.includes('jack-o') && brief.festival !== 'halloween';
  const wrong = (key: string) =>
    carved(key) || manner?.never.test(key) === true || (ownFeast && othersCostume.test(key));
  const fitting = [...asked, ...motifs].filter((key) => !wrong(key) && (!isSolemn(brief) || quiet.test(key)));
  // A feast's own motif leads before what any party has.
  const led = motifs.length > 0 ? [...fitting.filter((key) => !anyParty.test(key)), ...fitting] : fitting;
  return [...new Set(led)].slice(0, 5);
}

const isLight = (palette: Palette) => readOklch(palette.ground).lightness > 0.72;

/**
 * A composition is seen best in some styles: take the first of the unused ones that it likes, else the best there is.
 * `turn` begins elsewhere among the leaders, for colours that are asked for leave nothing else to vary.
 */
function pickStyle(
  ranked: readonly StyleName[],
  used: readonly StyleName[],
  options: { composition: string; darkGround: boolean; turn: number },
): StyleName {
  const { composition, darkGround, turn } = options;
  const unused = ranked.filter((style) => !used.includes(style));
  const free = unused.length > 0 ? unused : ranked;
  const onDark = free.filter((style) => styleManners[style].ground === 'any');
  const pool = darkGround && onDark.length > 0 ? onDark : free;
  const liked = compositionStyles[composition] ?? [];
  // Only among the leaders: what the subject needs weighs more than what the layout likes.
  const leaders = pool.slice(0, 3);
  const fitting = leaders.filter((style) => liked.includes(style));
  return fitting[turn % Math.max(1, fitting.length)] ?? pool[0]!;
}

function pickPalette(ranked: readonly Palette[], used: readonly Palette[], style: StyleName): Palette {
  const unused = ranked.filter((palette) => !used.some((other) => other.ground === palette.ground));
  const pool = unused.length > 0 ? unused : ranked;
  const near = pool.slice(0, 6);
  if (styleManners[style].ground === 'light') return near.find(isLight) ?? pool[0]!;
  return pool[0]!;
}

/** What people call a direction. */
export function describeDirection(
  parts: Unlabelled,
  composition: Direction['label'],
  ground: string | undefined,
): Direction['label'] {
  const colours = ground === undefined ? { en: '', zh: '' } : describePalette(parts.palette, ground);
  const { label } = styleManners[parts.style];
  return {
    en: [label.en, colours.en, composition.en].filter(Boolean).join(', '),
    zh: [label.zh, colours.zh, composition.zh].filter(Boolean).join('，'),
  };
}

/** A composition without a name for people is called by its key, in English only. */
const nameOnly = (composition: string) => ({ en: composition.replaceAll('-', ' '), zh: '' });

const paperOf = ({ palette }: Unlabelled) => palette.ground;

/** Fruit and flowers whose colour is half of what they are, by hue in OKLCH. */
const ripe: readonly [RegExp, number][] = [
  [/:(?:tomato|strawberry|cherries|red-apple|watermelon|rose)$/, 27],
  [/:(?:tangerine|carrot|pumpkin|jack-o-lantern)$/, 55],
  [/:(?:lemon|banana|ear-of-corn|sunflower)$/, 90],
  [/:(?:broccoli|leafy-green|avocado|cucumber|pear)$/, 140],
  [/:(?:grapes|eggplant|blueberries)$/, 310],
];

/** Among the palettes that suit best, those lead that hold the subject's own hue: a brown tomato is a spoilt one. */
function carryHue(ranked: readonly Palette[], hero: string | undefined): readonly Palette[] {
  const own = ripe.find(([keys]) => hero !== undefined && keys.test(hero))?.[1];
  if (own === undefined || ranked[0]?.asked) return ranked;
  const holds = ({ colours, accent }: Palette) =>
    [...colours, accent].some((colour) => {
      const { chroma, hue } = readOklch(colour);
      return chroma > 0.11 && Math.abs(hueTurn(own, hue)) < sameHue;
    });
  const near = ranked.slice(0, 12);
  return [...near.filter(holds), ...near.filter((palette) => !holds(palette)), ...ranked.slice(12)];
}

/** Another seed for each variation, far from its neighbours' (Knuth's multiplicative hash). */
const seedFor = (seed: number, index: number) => (seed + Math.imul(index, 2654435761)) >>> 0;

/**
 * Directions for a brief, chosen by subject, mood, audience, culture and season; the same seed gives the same. As long
 * as there is a choice, no two share style, palette or composition: a style, a festival or colours that the prompt
 * names are kept in all of them, and what is left free varies.
 */
export function chooseDirections(brief: Brief, options: DirectionOptions): Direction[] {
  const { count, seed, compositions, styles, brand, findSubjects, labelOf = nameOnly, groundOf = paperOf } = options;
  if (compositions.length === 0 || styles.length === 0)
    throw new RangeError('A direction needs a composition and a style.');
  const turn = seed >>> 0;
  const rankedStyles = chooseStyles(brief, styles, turn);
  const subjects = chooseSubjects(brief, findSubjects);
  const rankedPalettes = carryHue(choosePalettes(brief, { turn, brand }), subjects[0]);
  const asksColours = brief.colours.length > 0 || Boolean(brand?.colours?.length);
  const directions: Direction[] = [];
  for (let index = 0; index < count; index++) {
    const composition = compositions[index % compositions.length]!;
    // Colours asked for decide before the style does: "deep blue and gold" starts on deep blue.
    const next = asksColours && rankedPalettes[index];
    const usedStyles = directions.map((direction) => direction.style);
    const style = pickStyle(rankedStyles, usedStyles, {
      composition,
      darkGround: Boolean(next && !isLight(next)),
      // Hashed, so that it does not turn in step with the compositions.
      turn: asksColours ? seedFor(0, turn) >>> 16 : 0,
    });
    const palette = pickPalette(
      rankedPalettes,
      directions.map((direction) => direction.palette),
      style,
    );
    const pairings = choosePairings(brief, { style, brand });
    const usedFaces = directions.map((direction) => direction.type.name);
    // The second best face is a fair change of voice; the fourth is a wrong one.
    const type = pairings.slice(0, 3).find((pairing) => !usedFaces.includes(pairing.name)) ?? pairings[0]!;
    const texture = brief.type === 'logo' && style === 'flat' ? 'none' : styleManners[style].texture;
    const parts: Unlabelled = {
      style,
      palette,
      type,
      composition,
      subjects,
      texture,
      seed: seedFor(seed, index),
      ...(brand?.forbidColours?.length && { forbidden: brand.forbidColours }),
    };
    directions.push({ ...parts, label: describeDirection(parts, labelOf(composition), groundOf(parts)) });
  }
  return directions;
}
