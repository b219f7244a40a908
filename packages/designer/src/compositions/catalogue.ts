import type { Brief } from '../brief/brief.ts';
import { isSolemn } from '../brief/solemn.ts';
import { artCompositions } from './art-compositions.ts';
import { bannerOffer } from './banner-offer.ts';
import { bannerStrip } from './banner-strip.ts';
import { cardCompositions } from './card-compositions.ts';
import { certificate } from './certificate.ts';
import type { Composition } from './composition.ts';
import { coverCollage } from './cover-collage.ts';
import { coverHeadline } from './cover-headline.ts';
import { dragonBoat } from './festival-boat.ts';
import { medallion } from './festival-medallion.ts';
import { moonFestival } from './festival-moon.ts';
import { winterPines } from './festival-pines.ts';
import { fullPicture } from './full-picture.ts';
import { fullScene } from './full-scene.ts';
import { logoBadge } from './logo-badge.ts';
import { logoMark } from './logo-mark.ts';
import { logoMonogram } from './logo-monogram.ts';
import { arches } from './poster-arches.ts';
import { bigType } from './poster-big-type.ts';
import { calligraphy } from './poster-calligraphy.ts';
import { rhythm } from './poster-rhythm.ts';
import { sceneWindow } from './poster-window.ts';
import { wreath } from './poster-wreath.ts';
import { socialCard } from './social-card.ts';
import { socialProduct } from './social-product.ts';
import { stepCards } from './step-cards.ts';
import { stepRows } from './step-rows.ts';
import { splitGrid } from './split-grid.ts';

export const compositions: readonly Composition[] = [
  moonFestival,
  medallion,
  dragonBoat,
  winterPines,
  bigType,
  arches,
  rhythm,
  sceneWindow,
  calligraphy,
  wreath,
  logoMonogram,
  logoMark,
  logoBadge,
  socialCard,
  socialProduct,
  splitGrid,
  stepRows,
  stepCards,
  certificate,
  bannerOffer,
  bannerStrip,
  coverHeadline,
  coverCollage,
  fullScene,
  fullPicture,
  ...artCompositions,
  ...cardCompositions,
];

const byName = new Map(compositions.map((composition) => [composition.name, composition]));

export const compositionNamed = (name: string): Composition | undefined => byName.get(name);

/** A layout with colours of its own comes after the others where colours are asked for, unless it is what was asked for. */
function suits(composition: Composition, brief: Brief, subjects: number): number {
  const hasBetter = !composition.madeFor?.(brief) && compositions.some(({ madeFor }) => madeFor?.(brief));
  const own = composition.suits(brief, subjects) * (hasBetter ? 0.7 : 1);
  return composition.ownColours && brief.colours.length > 0 && own < 2.8 ? own * 0.5 : own;
}

/** A type without compositions of its own is laid out as a poster. */
const typeOf = ({ type }: Brief) =>
  compositions.some((composition) => composition.types.includes(type)) ? type : 'poster';

/** Who has died is remembered quietly, where there is a layout for that. */
function fitting(brief: Brief): readonly Composition[] {
  const ofType = compositions.filter(({ types }) => types.includes(typeOf(brief)));
  const quiet = isSolemn(brief) ? ofType.filter((composition) => composition.quiet) : [];
  return quiet.length > 0 ? quiet : ofType;
}

const scored = (brief: Brief, subjects: number) =>
  fitting(brief)
    .map((composition) => ({ composition, score: suits(composition, brief, subjects) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);

/**
 * The compositions for a brief, best first; never empty. `turn` rotates those that suit nearly as well as the best, so
 * that another seed begins elsewhere; what hardly suits is left out while three better ones remain.
 */
export function rankCompositions(brief: Brief, subjects: number, turn = 0): Composition[] {
  const ranked = scored(brief, subjects);
  const best = ranked[0]?.score ?? 0;
  const near = ranked.filter(({ score }) => score >= best - 0.45);
  const start = turn % Math.max(1, near.length);
  const rest = ranked.slice(near.length).filter(({ score }, index) => score >= 0.9 || near.length + index < 3);
  return [...near.slice(start), ...near.slice(0, start), ...rest].map(({ composition }) => composition);
}
