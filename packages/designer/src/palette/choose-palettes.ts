import type { Brief } from '../brief/brief.ts';
import { isSolemn } from '../brief/solemn.ts';
import type { BrandRules } from '../brief/brand-rules.ts';
import { asksMood } from '../brief/read-manner.ts';
import { buildPalettes } from './build-palettes.ts';
import { festivalPalettes } from './festival-palettes.ts';
import { isForbidden } from './forbidden-colours.ts';
import { readOklch } from './oklch.ts';
import type { Palette } from './palette.ts';
import { everydayPalettes } from './palettes.ts';
import type { TunedPalette } from './tuned-palette.ts';

/** Palettes within so many points of the best suit as well. */
const leaders = 2.1;

function isHot(hex: string): boolean {
  const { chroma, hue } = readOklch(hex);
  return chroma > 0.12 && (hue < 90 || hue > 340);
}

/** Why a palette suits a brief, as points; 0 is neutral. */
function scorePalette(palette: TunedPalette, brief: Brief): number {
  const { season, time } = brief.setting;
  let score = 0;
  if (brief.topic && palette.topics?.includes(brief.topic)) score += 4 - palette.topics.indexOf(brief.topic) * 0.3;
  const mood = palette.moods.indexOf(brief.mood);
  // A mood that nobody asked for is a guess: half as much, so that not every plain brief comes in fog.
  const told = brief.festival !== undefined || asksMood(brief.prompt);
  if (mood >= 0) score += (3 - mood * 0.4) * (told ? 1 : 0.5);
  if (!brief.topic && !told && palette.moods[0] === 'tech') score -= 2;
  if (season && palette.seasons?.includes(season)) score += 3.5;
  // A hot ground under snow is a mistake, however bold the matter.
  if (season === 'winter' && isHot(palette.ground)) score -= 6;
  if (season && palette.seasons && !palette.seasons.includes(season)) score -= 1;
  if (time && palette.times?.includes(time)) score += 2;
  if (time === 'day' && readOklch(palette.ground).lightness < 0.4) score -= 2;
  if (palette.culture === 'chinese') {
    const asked = brief.style === 'guochao';
    score += asked ? 2.6 : 0.6;
    // 中式 at a wedding is red, not ink.
    if (asked && brief.topic && palette.topics?.includes(brief.topic)) score += 4;
  }
  if (isSolemn(brief)) score -= readOklch(palette.ground).chroma * 60 + readOklch(palette.accent).chroma * 20;
  return score;
}

const paletteInks = (palette: Palette) => [
  palette.ground,
  palette.surface,
  palette.ink,
  palette.accent,
  ...palette.colours,
];

function obeys(palette: Palette, brand: BrandRules | undefined): boolean {
  return paletteInks(palette).every((ink) => !isForbidden(ink, brand?.forbidColours));
}

/** "Warm" and "cool" as people say them: the hue of the ground and of the accent. */
function isWarm({ accent, ground }: Palette): boolean {
  const warm = (hex: string, least: number) => {
    const { chroma, hue } = readOklch(hex);
    return chroma > least && (hue < 110 || hue > 340);
  };
  return warm(accent, 0.05) && (warm(ground, 0) || readOklch(ground).chroma < 0.012);
}

function tunedFor(brief: Brief): TunedPalette[] {
  if (brief.festival) return festivalPalettes.filter((palette) => palette.festivals?.includes(brief.festival!));
  // Ink and seals belong to Chinese briefs; elsewhere they would be a costume.
  const own = everydayPalettes.filter((palette) => palette.culture !== 'chinese' || brief.language === 'zh');
  return own.filter((palette) => brief.mood !== 'warm' || isWarm(palette));
}

/**
 * Palettes for a brief, best first: around the brand's colours if it has any, else around those asked for, else the
 * hand-mixed ones by festival, topic, mood, season and time of day. Never empty. `turn` rotates equals, so that another
 * seed begins elsewhere among what suits as well.
 */
export function choosePalettes(brief: Brief, options: { turn: number; brand?: BrandRules | undefined }): Palette[] {
  const { brand, turn } = options;
  const allowed = (palettes: readonly Palette[]) => palettes.filter((palette) => obeys(palette, brand));
  const bound = brand?.colours?.length ? brand.colours : brief.colours;
  const built = allowed(buildPalettes(bound));
  if (built.length > 0) return built;

  const scored = tunedFor(brief).map((palette) => ({ palette, score: scorePalette(palette, brief) }));
  const ranked = scored.toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const near = ranked.filter(({ score }) => score > best - leaders).map(({ palette }) => palette);
  const rest = ranked.filter(({ score }) => score <= best - leaders).map(({ palette }) => palette);
  const start = near.length > 0 ? turn % near.length : 0;
  const ordered = allowed([...near.slice(start), ...near.slice(0, start), ...rest]);
  // A festival with one palette still needs different sheets: its own inks on another ground.
  const ground = ordered[0]?.accent ?? '#20304f';
  const more = allowed(buildPalettes(ordered[0]?.colours.slice(0, 3) ?? [ground])).map(({ asked: _, ...own }) => own);
  return ordered.length > 0 ? [...ordered, ...more] : buildPalettes([ground]);
}
