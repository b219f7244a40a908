/**
 * A border in the colour of what a thing lies on: a badge with a white rim over the edge of a white card. Of the rim only what runs
 * over other colours is seen, and that hangs together with the card: it bulges, or what lies beside it seems bitten.
 */
import {
  count,
  countHeld,
  cropped,
  emptyMask,
  grown,
  holds,
  paste,
  pixelsOf,
  sidesOf,
  widen,
  type Mask,
  type Sides,
} from '../areas/mask.ts';
import { connected } from '../areas/runs.ts';
import { outlineOf } from '../areas/outline.ts';
import { distance, type Rgb } from '../areas/rgb.ts';
import { drawShape, type SimpleShape } from '../areas/simple-shape.ts';
import type { Colour } from '../picture.ts';
import { addHidden, shapeFollowed } from '../tree/complete.ts';
import { bandRound, type Band, type Ray } from './border-rays.ts';
import { coreOf } from './core-of.ts';
import type { Slot } from './slots.ts';

/** A smaller thing is a mark, px. */
const leastSide = 20;
/** Of the rays that see it end so many more tell of a border than of a margin; fewer do where it is seen nearly all round. Shares. */
const told = { usual: 0.6, round: 0.3 };
/** Shares of the rays that see it end: nearly all round, and along so much of a disc that it is no chance. */
const [nearlyRound, quarter] = [0.6, 0.25];
/** A band ends this far before the first px that has not its colour. */
const edge = 0.8;
/** A thing is nothing but what has a border and that border, share. */
const nearlyAll = 0.95;
/** What is left of a border beyond its band is less than this share of what it hung together with. */
const mostBit = 0.02;
/** A border that was taken for a thing of its own lies in the band but for a few mixed pixels. */
const mostlyWithin = 0.85;
/** Its piece has its colour, levels, but for mixed pixels, which reach beyond it so far, px. */
const [ofItsColour, softEdge] = [60, 2];
/** Less of a thing beside the band says nothing about its outline, share. */
const leastRest = 0.3;
/** Along a whole side, share. */
const wholeSide = 0.9;

export interface Scene {
  /** As `slotsOf` gives them: that of order n is the nth. */
  readonly slots: readonly Slot[];
  /** The order of the thing that each pixel shows; changed in place. */
  readonly owners: Int32Array;
  readonly picture: Rgb;
}

/** Gives each thing its border: pixels and place. Returns the slots without those that were borders. */
export function giveBorders(scene: Scene): Slot[] {
  const { slots, picture } = scene;
  const changed = new Set<number>();
  for (const slot of slots) {
    const { kind, mask } = slot.thing;
    if (kind === 'line' || Math.min(mask.width, mask.height) < leastSide) continue;
    // What is known with its rim has no more of that.
    const core = slot.thing.certain && slot.thing.shape ? null : coreOf(slot.thing, picture);
    const whole = borderedBy(slot, mask, scene) ?? borderedBy(slot, core, scene);
    if (!whole) continue;
    for (const order of takeBorder(slot, whole.mask, scene)) changed.add(order);
    for (const order of takePieces(slot, whole, scene)) changed.add(order);
  }
  if (changed.size) shareAnew(scene, changed);
  const empty = slots.filter(({ order, thing }) => changed.has(order) && !thing.own.length);
  const gone = new Map(empty.map(({ order, parent }) => [order, parent]));
  return slots
    .filter(({ order }) => !gone.has(order))
    .map((slot) => ({ ...slot, parent: gone.get(slot.parent) ?? slot.parent }));
}

/** What a thing and its border take, and the border's colour. */
interface Bordered {
  mask: Mask;
  colour: Colour;
}

/** Seen from what of the thing has no border as yet; null where it has none. */
function borderedBy(slot: Slot, core: Mask | null, scene: Scene): Bordered | null {
  if (!core) return null;
  const { owners, picture } = scene;
  const shape = shapeFollowed(core);
  // Parts of a border may have been found with a simple shape; what lies beside any other core is more of a drawing.
  const mayOwn = core !== slot.thing.mask && shape !== null;
  const band = bandRound(core, slot.order, owners, picture, { mayOwn });
  if (!band || !isBorder({ slot, scene, core, shape, band })) return null;
  const whole = grownRound(core, band.wide - edge, picture);
  const { own } = slot.thing;
  return countHeld(whole, own, picture.width) > nearlyAll * own.length ? { mask: whole, colour: band.colour } : null;
}

interface Seen {
  slot: Slot;
  scene: Scene;
  core: Mask;
  shape: SimpleShape | null;
  band: Band;
}

function isBorder({ slot, scene, core, shape, band: { wide, rays, seen } }: Seen): boolean {
  const isRound = seen >= nearlyRound;
  const evidence = {
    slot,
    scene,
    band: grownRound(core, wide + 1, scene.picture),
    isRound,
    isDisc: shape?.kind === 'ellipse' && seen >= quarter,
    known: new Map(),
  };
  const sum = rays.reduce((before, ray) => before + tells(ray, wide, evidence), 0);
  return sum >= (isRound ? told.round : told.usual) * rays.length;
}

interface Evidence {
  slot: Slot;
  scene: Scene;
  /** The border and what is in it: it hides what lies below. */
  band: Mask;
  /** It is seen nearly all round. */
  isRound: boolean;
  /** It is seen along a good part of a disc. */
  isDisc: boolean;
  known: Map<number, Below>;
}

interface Below {
  /** Where it is, what is hidden of it included: by the simple shape that it follows. Null: it follows none. */
  outline: Mask | null;
  /** Nearly all that is seen of it lies in the band. */
  isBorder: boolean;
}

/**
 * 1 where only a border explains the ray: it is the thing's already, what has its colour does not reach here, or what lies beside goes on
 * under it. -1 where what
 * has its colour is seen, as a margin or a gap; 0: nobody knows.
 */
function tells(ray: Ray, wide: number, evidence: Evidence): number {
  const { slot, scene } = evidence;
  const { owners, picture } = scene;
  const [inside, beyond] = [ray[Math.max(2, Math.round(wide / 2))]!, ray[wide + 2]!];
  if (inside < 0 || beyond < 0) return 0;
  const [mine, other] = [owners[inside]!, owners[beyond]!];
  if (mine === slot.order || (mine && belowAt(mine, evidence).isBorder)) return 1;
  if (mine === other) return evidence.isRound ? 1 : 0;
  const upper = Math.max(mine, other);
  const { outline } = belowAt(upper, evidence);
  // Nothing ends beside a disc at one distance by itself.
  if (!outline) return evidence.isDisc && upper === other ? 1 : 0;
  const goesOn = holds(outline, inside % picture.width, Math.floor(inside / picture.width)) === 1;
  return goesOn === (upper === other) ? 1 : -1;
}

function belowAt(order: number, { slot, scene, band, known }: Evidence): Below {
  const before = known.get(order);
  if (before) return before;
  const { slots } = scene;
  const isBorder = order !== slot.parent && liesWithin(order, band, scene);
  const { mask, hidden } = withoutBand(slots[order - 1]!, slot, band, scene);
  const below = { outline: isBorder ? null : outlineOfRest(slots[order - 1]!.thing.mask, mask, hidden), isBorder };
  known.set(order, below);
  return below;
}

/** Of a plate under the thing little is left without the band, or no side where the thing lies: it is where it was found. */
function outlineOfRest(found: Mask, rest: Mask, hidden: Uint8Array): Mask | null {
  if (count(rest.bits) < leastRest * count(found.bits) || losesSide(found, rest)) return found;
  const shape = shapeFollowed(rest, hidden);
  return shape && { ...rest, bits: drawShape(shape, rest) };
}

/** Does what it has lost reach along a whole side of what is left, and beyond? Bulges are shorter. */
function losesSide(found: Mask, rest: Mask): boolean {
  const [left, top, right, bottom] = sidesOf(rest);
  const beyond = (from: Sides) => {
    const lost = sidesOf(within(found, from));
    return {
      across: lost[2] - lost[0] > wholeSide * (right - left),
      down: lost[3] - lost[1] > wholeSide * (bottom - top),
    };
  };
  const all = sidesOf(found);
  return (
    beyond([all[0], all[1], all[2], top]).across ||
    beyond([all[0], bottom, all[2], all[3]]).across ||
    beyond([all[0], all[1], left, all[3]]).down ||
    beyond([right, all[1], all[2], all[3]]).down
  );
}

/** What of the mask lies between these sides. */
function within(mask: Mask, [left, top, right, bottom]: Sides): Mask {
  const part = { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const cut = { ...part, bits: new Uint8Array(part.width * part.height) };
  paste(cut, mask);
  return cut;
}

/** Is it seen in the band only? */
function liesWithin(order: number, band: Mask, { slots, owners, picture }: Scene): boolean {
  const seen = slots[order - 1]!.thing.own.filter((i) => owners[i] === order);
  return countHeld(band, seen, picture.width) > mostlyWithin * seen.length;
}

/** What is seen of a thing besides the band, and where it may go on. */
function withoutBand(
  below: Slot,
  above: Slot,
  band: Mask,
  { owners, picture }: Pick<Scene, 'owners' | 'picture'>,
): { mask: Mask; hidden: Uint8Array } {
  const mask = widen(below.thing.mask, 2, picture.width, picture.height);
  const banned = emptyMask(mask, 0, picture.width, picture.height);
  paste(banned, band);
  const hidden = new Uint8Array(mask.bits.length);
  for (let y = 0, j = 0; y < mask.height; y++)
    for (let x = 0, i = (mask.y + y) * picture.width + mask.x; x < mask.width; x++, i++, j++) {
      if (banned.bits[j]) mask.bits[j] = 0;
      hidden[j] = banned.bits[j] || owners[i]! === above.order || (owners[i]! > below.order && !mask.bits[j]) ? 1 : 0;
    }
  dropBits(mask, hidden);
  return { mask, hidden };
}

/** Corners of the border that reach beyond the band. */
function dropBits(mask: Mask, hidden: Uint8Array): void {
  const pieces = connected(mask.bits, mask.width, mask.height);
  if (pieces.length < 2) return;
  const largest = Math.max(...pieces.map((piece) => piece.length));
  for (const piece of pieces)
    if (piece.length < mostBit * largest)
      for (const j of piece) {
        mask.bits[j] = 0;
        hidden[j] = 1;
      }
}

/** The mask grown by a disc of `radius` px. */
function grownRound(mask: Mask, radius: number, picture: Rgb): Mask {
  const reach = Math.ceil(radius);
  const wide = widen(mask, reach, picture.width, picture.height);
  const [left, top] = [mask.x - wide.x, mask.y - wide.y];
  const places = outlineOf(mask);
  for (let k = 0; k < places.length; k += 2) {
    const [cx, cy] = [Math.floor(places[k]!) + left, Math.floor(places[k + 1]!) + top];
    for (let dy = -reach; dy <= reach; dy++) {
      const y = cy + dy;
      if (y < 0 || y >= wide.height) continue;
      const dx = Math.floor(Math.sqrt(Math.max(0, radius * radius - dy * dy)));
      wide.bits.fill(1, y * wide.width + Math.max(0, cx - dx), y * wide.width + Math.min(wide.width, cx + dx + 1));
    }
  }
  return wide;
}

/** Takes the border's pixels from what lies below. Returns whose pixels changed. */
function takeBorder(slot: Slot, band: Mask, scene: Scene): Set<number> {
  const { slots, owners, picture } = scene;
  const { thing, order } = slot;
  const taken = pixelsOf(band, picture.width).filter((i) => owners[i]! < order);
  const below = new Set<number>();
  for (const i of taken) below.add(owners[i]!);
  below.delete(0);
  const borders = [...below].filter((other) => other !== slot.parent && liesWithin(other, band, scene));
  for (const i of taken) owners[i] = order;
  for (const other of below)
    if (!borders.includes(other)) slots[other - 1]!.thing.mask = completed(slots[other - 1]!, slot, band, scene);
    else for (const i of slots[other - 1]!.thing.own) if (owners[i] === other) owners[i] = order;
  thing.mask = cropped(band);
  return below.add(order);
}

/**
 * Takes the pieces of the border that were found as things before it, as one side of a rim is where a shadow begins beside it: they lie
 * in the band and have its colour. Returns whose they were.
 */
function takePieces(slot: Slot, { mask: band, colour }: Bordered, scene: Scene): number[] {
  const { slots, owners } = scene;
  const carriers = new Set(slots.map(({ parent }) => parent));
  const near = slots.filter(
    ({ order, parent, thing: { mask, colour: its } }) =>
      order > slot.order &&
      parent === slot.parent &&
      !carriers.has(order) &&
      isBoxIn(mask, band) &&
      distance(its, colour) < ofItsColour,
  );
  if (!near.length) return [];
  const soft = grown(band, softEdge, scene.picture.width, scene.picture.height);
  const pieces = near.filter(({ order }) => liesWithin(order, soft, scene));
  for (const { order, thing } of pieces) for (const i of thing.own) if (owners[i] === order) owners[i] = slot.order;
  return pieces.map(({ order }) => order);
}

/** But for soft edges. */
function isBoxIn(mask: Mask, whole: Mask): boolean {
  const [inner, outer] = [sidesOf(mask), sidesOf(whole)];
  return [0, 1, 2, 3].every((side) => (side < 2 ? 1 : -1) * (inner[side]! - outer[side]!) >= -softEdge);
}

/** The mask without its bulge or bite where a simple shape says how it goes on; else as it was. */
function completed(below: Slot, above: Slot, band: Mask, scene: Scene): Mask {
  const { mask, hidden } = withoutBand(below, above, band, scene);
  const shape = shapeFollowed(mask, hidden);
  if (!shape) return below.thing.mask;
  addHidden(mask, drawShape(shape, mask), hidden);
  return cropped(mask);
}

/** The visible pixels of things, by who owns them now. */
function shareAnew({ slots, owners }: Scene, changed: ReadonlySet<number>): void {
  const lists = new Map<number, number[]>([...changed].filter((order) => order > 0).map((order) => [order, []]));
  for (let i = 0; i < owners.length; i++) if (owners[i]) lists.get(owners[i]!)?.push(i);
  for (const [order, pixels] of lists) slots[order - 1]!.thing.own = Int32Array.from(pixels);
}
