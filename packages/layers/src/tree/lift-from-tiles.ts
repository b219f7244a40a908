/**
 * Cards of a pattern's own colour run into it. Where the pattern repeats, its tile says what every place of the ground
 * would show: where that is missing something lies on it, and what lies between such places is covered as well.
 */
import { dilate, erode, maskOf, pixelsOf, type Mask } from '../areas/mask.ts';
import { connected, fillHoles } from '../areas/runs.ts';
import { drawShape, fitSimpleShape } from '../areas/simple-shape.ts';
import { findTile, showsInShadow, stepFromTile, type Tile } from '../ground/tile.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';
import type { Ground } from './find-ground.ts';
import { countsByRegion } from './parts.ts';
import { covers, evidenceOf, open, pixelsInState, placesAboutWords, tintsOf, type Evidence } from './tile-evidence.ts';

/** The tile is read from the surfaces of the ground and so far about them, px: lines between them may be no surfaces. */
const about = 3;
/** A stripe takes no more of the picture than that, share. */
const ofStripe = 0.06;
/** A colour that takes so much of a tile may be that of a card. */
const leastTint = 0.2;
/** Smaller pieces are specks, px: their area, their shorter side, and what opening takes away to all sides. */
const least = { area: 400, side: 12, radius: 2 };
/** A card has run into a surface beside which so many pixels of the pattern are seen. */
const leastBeside = 30;
/** Of a surface for itself so much covers the pattern, share. */
const ofCard = 0.8;
/** What lies so far about words for that share is their shadow, or what was filled under them. */
const ofWords = { reach: 0.25, share: 0.9 };
/** How well a simple shape has to explain a piece to be taken for it. */
const explained = 0.9;
/** A surface is ground where so much of it shows the tile, in a shadow too. */
const groundShown = 0.93;
/** Only small surfaces may lie in a shadow, smaller than so many tiles, and what lies so far about words, in times of their height. */
const smallTiles = 6;
const wordShadow = 0.6;
/** The tile's colour, levels. */
const alike = 11;

/** Surfaces by their ids: those that were parted from the pattern, and those that they had run into. */
interface Lifted {
  cards: Set<number>;
  from: Set<number>;
}

/**
 * Parts what covers a repeating pattern from it: labels, regions and ground are changed in place. The surfaces that were
 * parted; null where nothing repeats.
 */
export function liftFromTiles(surfaces: Surfaces, ground: Ground): Set<number> | null {
  const tile = findTile(surfaces, seenGround(surfaces, ground));
  if (!tile) return null;
  const lifted: Lifted = { cards: new Set(), from: new Set() };
  for (const tint of tintsOf(tile, leastTint)) {
    const evidence = evidenceOf(surfaces, tile, tint);
    if (evidence) lift(surfaces, ground, evidence, lifted);
  }
  holdShown(surfaces, ground, tile, lifted);
  return lifted.cards;
}

/** Where the ground is seen, as far as its surfaces tell: of a pattern, stripes from side to side are ground, too. */
function seenGround({ label, regions, width, height }: Surfaces, { kind, holds }: Ground): Uint8Array {
  const most = ofStripe * width * height;
  const isStripe = ({ area, box, rim }: Region) =>
    rim > 0 && area < most && (box.width === width || box.height === height);
  const isSeen = regions.map((region) => holds[region.id] || (kind === 'pattern' && isStripe(region)));
  const held = new Uint8Array(label.length);
  for (let i = 0; i < label.length; i++) held[i] = isSeen[label[i]!] ? 1 : 0;
  return dilate(held, width, height, about);
}

function lift(surfaces: Surfaces, ground: Ground, evidence: Evidence, lifted: Lifted): void {
  const { width, height, regions, label } = surfaces;
  const { states } = evidence;
  const run = runIntoGround(surfaces, ground, evidence);
  const ofWord = placesAboutWords(surfaces, ofWords.reach);
  for (const pixels of connected(pixelsInState(states, covers), width, height)) {
    if (pixels.length < least.area) continue;
    const mask = shapeOf(opened(maskOf(pixels, width, height, 1)));
    if (Math.min(mask.width, mask.height) < least.side) continue;
    const covered = pixelsOf(mask, width).filter((i) => states[i] === covers || states[i] === open);
    for (const [id, seen] of countsByRegion(label, covered))
      if (!run[id] && seen > ofCard * regions[id]!.area && seen > least.area) lifted.cards.add(id);
    const free = covered.filter((i) => run[label[i]!]);
    if (free.length < least.area || free.filter((i) => ofWord[i]).length > ofWords.share * free.length) continue;
    const id = regions.length;
    const model = regions[label[free[free.length >> 1]!]!]!;
    for (const i of free) {
      lifted.from.add(label[i]!);
      regions[label[i]!]!.area--;
      label[i] = id;
    }
    regions.push({ ...model, id, area: free.length, box: mask, rim: 0 });
    lifted.cards.add(id);
  }
}

/** 1 for each surface that a card may have run into: it is ground, or the pattern is seen beside it. */
function runIntoGround({ label, regions }: Surfaces, { holds }: Ground, { states, besideShown }: Evidence): Uint8Array {
  const beside = new Int32Array(regions.length);
  for (let i = 0; i < label.length; i++) if (states[i] === open && besideShown[i]) beside[label[i]!]!++;
  return Uint8Array.from(beside, (seen, id) => (holds[id] || seen > leastBeside ? 1 : 0));
}

/** Without slivers: where edges of the pattern are not quite where the tile has them. */
function opened(mask: Mask): Mask {
  const { width, height, bits } = mask;
  const kept = dilate(erode(bits, width, height, least.radius), width, height, least.radius + 1);
  return { ...mask, bits: bits.map((v, j) => v & kept[j]!) };
}

/** A piece as the simple shape that it follows, with what lies on it. */
function shapeOf(mask: Mask): Mask {
  const filled = { ...mask, bits: fillHoles(mask) };
  const shape = fitSimpleShape(filled);
  return shape && shape.score > explained ? { ...mask, bits: drawShape(shape, filled) } : filled;
}

/** Surfaces that show the tile and lie beside the ground are part of it. */
function holdShown(surfaces: Surfaces, ground: Ground, tile: Tile, lifted: Lifted): void {
  const { regions, bordersOf } = surfaces;
  surfaces.shown = shownBy(tile, surfaces, lifted);
  const shown = shownShares(surfaces, surfaces.shown);
  const holds = new Uint8Array(regions.length);
  holds.set(ground.holds);
  ground.holds = holds;
  const reached = regions.filter(({ id, rim }) => holds[id] || rim > 0).map(({ id }) => id);
  const follows = (id: number) => !lifted.cards.has(id) && shown[id]! > groundShown;
  for (const id of reached) if (follows(id)) holds[id] = 1;
  while (reached.length) {
    const from = reached.pop()!;
    if (!holds[from]) continue;
    for (const { a, b } of bordersOf.get(from)) {
      const to = a === from ? b : a;
      if (holds[to] || !follows(to)) continue;
      holds[to] = 1;
      reached.push(to);
    }
  }
}

/**
 * 1 where the tile is seen; of a small surface, of what is left of one that a card had run into, and about words in a
 * shadow as well.
 */
function shownBy(tile: Tile, surfaces: Surfaces, { from }: Lifted): Uint8Array {
  const { data, label, regions } = surfaces;
  const aboutWords = placesAboutWords(surfaces, wordShadow);
  const mayLieInShadow = regions.map(({ id, area }) => from.has(id) || area < smallTiles * tile.px * tile.py);
  const shown = new Uint8Array(label.length);
  for (let i = 0; i < label.length; i++) {
    if (stepFromTile(data, tile, i) < alike) shown[i] = 1;
    else if ((mayLieInShadow[label[i]!] || aboutWords[i]) && showsInShadow(data, tile, i)) shown[i] = 1;
  }
  return shown;
}

/** Share of each surface that shows the tile. */
function shownShares({ label, regions }: Surfaces, shown: Uint8Array): Float64Array {
  const [seen, all] = [new Int32Array(regions.length), new Int32Array(regions.length)];
  for (let i = 0; i < label.length; i++) {
    all[label[i]!]!++;
    seen[label[i]!]! += shown[i]!;
  }
  return Float64Array.from(seen, (count, id) => count / Math.max(1, all[id]!));
}
