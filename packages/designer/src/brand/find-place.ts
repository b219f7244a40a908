import type { Stage } from '../compositions/stage.ts';
import type { BoundingBox } from '../type/bounding-box.ts';
import type { TextAlign } from '../type/type-pairing.ts';
import { readsOn, type Logo } from './read-logo.ts';
import { grown, textsOf, type SheetMap } from './sheet-map.ts';
import type { SignOff } from './sign-off.ts';

/** Where a sign-off stands, and what for. */
export interface Place {
  signOff: SignOff;
  x: number;
  y: number;
  /** A calm piece of ground that is laid under it, where what is there would swallow it. */
  chip?: { box: BoundingBox; colour: string };
  score: number;
}

/** The lines that a sheet's words keep to. */
interface Lines {
  left: number;
  right: number;
  top: number;
  bottom: number;
  centred: boolean;
}

function linesOf({ width, height, margin, layers }: Stage): Lines {
  const texts = textsOf(layers);
  const boxes = texts.map(({ bbox }) => bbox);
  const centred = texts.filter(({ bbox }) => Math.abs(bbox.x + bbox.width / 2 - width / 2) < width * 0.02).length;
  const inset = (values: number[], most: number) => {
    const least = values.length > 0 ? Math.min(...values) : margin;
    return least > most || least < margin * 0.6 ? margin : least;
  };
  return {
    left: inset(
      boxes.map(({ x }) => x),
      width * 0.16,
    ),
    right:
      width -
      inset(
        boxes.map((box) => width - box.x - box.width),
        width * 0.16,
      ),
    top: inset(
      boxes.map(({ y }) => y),
      height * 0.16,
    ),
    bottom:
      height -
      inset(
        boxes.map((box) => height - box.y - box.height),
        height * 0.16,
      ),
    centred: texts.length > 0 && centred >= texts.length * 0.6,
  };
}

export const isCentred = (stage: Stage): boolean => linesOf(stage).centred;

interface Spot {
  at: number;
  side: TextAlign;
  /** Whether it keeps to a line of the sheet. */
  kept: number;
}

function acrossOf({ width, margin }: Stage, lines: Lines, own: number): Spot[] {
  const middle = lines.centred ? 0.4 : -0.1;
  const sides = lines.centred ? 0 : 0.22;
  const spots: Spot[] = [
    { at: lines.left, side: 'left', kept: sides + 0.06 },
    { at: lines.right - own, side: 'right', kept: sides },
    { at: margin, side: 'left', kept: sides - 0.08 },
    { at: width - margin - own, side: 'right', kept: sides - 0.1 },
    { at: (width - own) / 2, side: 'centre', kept: middle },
  ];
  return spots.filter(({ at }, index) => spots.findIndex((other) => Math.abs(other.at - at) < 2) === index);
}

/** The foot is where a sheet is signed, its head comes next. */
function downOf({ height, margin, layers }: Stage, lines: Lines, own: number): { at: number; kept: number }[] {
  const texts = textsOf(layers).map(({ bbox }) => bbox);
  const gap = margin * 0.7;
  const beneath = texts.map((box) => box.y + box.height + gap);
  const above = texts.map((box) => box.y - gap - own);
  const level = texts.flatMap((box) => [box.y + box.height - own, box.y + (box.height - own) / 2, box.y]);
  // What words go on below is no foot, and what they stand above no head.
  const lowest = Math.max(0, ...texts.map((box) => box.y + box.height / 2));
  const highest = Math.min(height, ...texts.map((box) => box.y + box.height / 2));
  const score = (at: number) => {
    const middle = (at + own / 2) / height;
    if (middle > 0.72) return at + own > lowest ? 0.5 : -0.5;
    if (middle < 0.26) return at < highest ? 0.3 : -0.4;
    return -0.7;
  };
  const spots = [
    ...[lines.bottom - own, lines.top].map((at) => ({ at, kept: score(at) + 0.2 })),
    ...[height - margin - own, margin].map((at) => ({ at, kept: score(at) + 0.1 })),
    ...[...beneath, ...above, ...level].map((at) => ({ at, kept: score(at) })),
  ];
  return spots
    .toSorted((a, b) => b.kept - a.kept)
    .filter(({ at }, index, all) => all.findIndex((other) => Math.abs(other.at - at) < 3) === index);
}

/** A ground for a chip: a light or dark one of the palette's that shows the logo. */
const chipColour = ({ palette }: Stage, logo: Logo): string | undefined =>
  [palette.light, palette.dark, '#ffffff', '#17130f'].find((colour) => readsOn(logo, colour));

export interface Search {
  map: SheetMap;
  taken?: readonly BoundingBox[];
}

/** The best free place for any of some sign-offs; undefined where the sheet has none. */
export function findPlace(
  stage: Stage,
  signOffs: readonly { side: TextAlign | 'any'; signOff: SignOff; worth: number }[],
  { least, ...search }: Search & { least: number },
): Place | undefined {
  const lines = linesOf(stage);
  let best: Place | undefined;
  for (const { side, signOff, worth } of signOffs) {
    for (const across of acrossOf(stage, lines, signOff.width)) {
      if (side !== 'any' && across.side !== side) continue;
      for (const down of downOf(stage, lines, signOff.height)) {
        const score = worth + across.kept + down.kept;
        // A chip only takes from it.
        if (best && best.score >= score) continue;
        const place = judge(stage, { signOff, x: across.at, y: down.at, score }, search);
        if (place && (!best || place.score > best.score)) best = place;
      }
    }
  }
  return best && best.score >= least ? best : undefined;
}

const chipCosts = 0.45;

function judge(stage: Stage, place: Place, { map, taken = [] }: Search): Place | undefined {
  const { signOff, x, y } = place;
  const { width, height, clear, logo, logoBox } = signOff;
  const box = { x, y, width, height };
  const inset = stage.margin * 0.72;
  const isInside = (other: BoundingBox, least: number) =>
    other.x >= least &&
    other.y >= least &&
    other.x + other.width <= stage.width - least &&
    other.y + other.height <= stage.height - least;
  if (!isInside(box, inset) || !map.isFree(grown(box, clear), taken) || !map.isCalm(grown(box, clear * 0.85))) {
    return undefined;
  }
  if (!logo || !logoBox) {
    const { dark, bright } = map.groundOf(box);
    return bright - dark < 0.25 ? place : undefined;
  }
  const around = { ...logoBox, x: x + logoBox.x, y: y + logoBox.y };
  if (readsOn(logo, map.groundOf(around).colour)) return place;
  if (signOff.slogan) return undefined;
  const chip = grown(around, logoBox.height * 0.36);
  // In the middle of a sheet it would be one thing more to read.
  const cornered = x < stage.width * 0.12 || x + width > stage.width * 0.88;
  const colour = chipColour(stage, logo);
  if (!colour || !cornered || !isInside(chip, inset * 0.7) || !map.isFree(grown(chip, clear * 0.6), taken))
    return undefined;
  if (!map.isCalm(grown(chip, clear * 0.3))) return undefined;
  return { ...place, chip: { box: chip, colour }, score: place.score - chipCosts };
}
