/**
 * Soft shadows on photographs and other grounds that follow no rule, and on things, one by one. What lies under them is what is seen, divided
 * by the light that is left there: nothing has to be filled, and what has to be goes on from what is as light as it is.
 */
import { count, thinned, type Mask } from '../areas/mask.ts';
import { middleOf, stepBetween, type Rgb } from '../areas/rgb.ts';
import type { Box } from '../picture.ts';
import { fitShadow, lightUnder, type Scene, type SoftShadow } from './fit-shadow.ts';
import type { Slot } from './slots.ts';

/** Shadows are looked for at half the picture's size: they are soft. */
const step = 2;
/** How far from a thing its shadow may be seen, and where it may not, as the pixel there is mixed with the thing; px of half the size. */
const reach = 48;
const rim = 2;
/** Smaller things, px of half the size, and more of them than the largest cast none that is looked for: each takes 10 to 60 ms. */
const leastSide = 8;
const mostCasters = 32;
/** Added to levels before a logarithm is taken: changes of the darkest are noise. */
const dim = 12;
/** Where less of the light is taken there is no shadow. */
const faintest = 0.012;
/**
 * Shadows are looked for on things that show so much, share of the picture, mostly in one colour but not nearly everywhere: on drawings and
 * photographs what is darker may be drawn so. Shares of what they show, and levels.
 */
const leastShown = 0.01;
const plain = { least: 0.5, most: 0.985, levels: 4, apart: 11 };

/** Steps over two pixels of a gradient, levels, and the share of its places that show no greater one. */
const gentle = { step: 5, share: 0.97 };

export interface CastShadows {
  /** Order of the thing whose shadow lies on the pixel, 0 = none. */
  thing: Int32Array;
  /** The orders of all whose shadow was found. */
  casters: ReadonlySet<number>;
  /** The picture without these shadows. */
  lit: Rgb;
}

/** What shadows lie on: its order, 0 = the ground, and where it is. */
interface Below extends Pick<Scene, 'isGentle'> {
  order: number;
  box: Box;
}

interface Cast {
  order: number;
  shadow: SoftShadow;
}

/** The light of all places within a box of the picture, and where nothing but `on` is seen there. */
function sceneOf({ width: full, height: fullHeight, data }: Rgb, owners: Int32Array, on: Below): Scene {
  const { order, box, isGentle } = on;
  const [width, height] = [full >> 1, fullHeight >> 1];
  const light = new Float32Array(width * height);
  const open = new Uint8Array(width * height);
  const [right, bottom] = [
    Math.min(width, (box.x + box.width + 1) >> 1),
    Math.min(height, (box.y + box.height + 1) >> 1),
  ];
  for (let y = box.y >> 1; y < bottom; y++)
    for (let x = box.x >> 1; x < right; x++) {
      const j = y * width + x;
      const i = step * y * full + step * x;
      const below = i + full;
      if (owners[i] !== order || owners[i + 1] !== order || owners[below] !== order || owners[below + 1] !== order)
        continue;
      open[j] = 1;
      light[j] = lightOfPair(data, 3 * i) + lightOfPair(data, 3 * below);
    }
  return { width, height, light, open, isGentle };
}

/** What a level adds to the light of a place, which shows three levels of each of `step` × `step` pixels. */
const lightOf = Float32Array.from({ length: 256 }, (_, level) => Math.log(level + dim) / (step * step * 3));

/** Of a pixel, from its byte on, and the next. */
const lightOfPair = (data: Uint8Array, at: number): number =>
  lightOf[data[at]!]! +
  lightOf[data[at + 1]!]! +
  lightOf[data[at + 2]!]! +
  lightOf[data[at + 3]!]! +
  lightOf[data[at + 4]!]! +
  lightOf[data[at + 5]!]!;

/** The frame round a mask in which its shadow may be seen. */
function frameOf(mask: Mask, { width, height }: Scene): Box {
  const [x, y] = [Math.max(0, mask.x - reach), Math.max(0, mask.y - reach)];
  const [right, bottom] = [mask.x + mask.width + reach, mask.y + mask.height + reach];
  return { x, y, width: Math.min(width, right) - x, height: Math.min(height, bottom) - y };
}

/** 1 at places of the frame to which a way over the ground leads from the thing, as long as `reach`. */
function nearTo({ width, open }: Scene, frame: Box, mask: Mask): Uint8Array {
  const near = new Uint8Array(frame.width * frame.height);
  const seen = new Uint8Array(near.length);
  let front: number[] = [];
  for (let y = 0, k = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++, k++) {
      if (!mask.bits[k]) continue;
      const j = (mask.y + y - frame.y) * frame.width + mask.x + x - frame.x;
      seen[j] = 1;
      front.push(j);
    }
  for (let ring = 1; ring <= reach; ring++) {
    const next: number[] = [];
    const walkTo = (q: number) => {
      if (q < 0 || q >= near.length || seen[q]) return;
      seen[q] = 1;
      const y = Math.floor(q / frame.width);
      if (!open[(frame.y + y) * width + frame.x + q - y * frame.width]) return;
      if (ring > rim) near[q] = 1;
      next.push(q);
    };
    for (const j of front) {
      const x = j % frame.width;
      if (x > 0) walkTo(j - 1);
      if (x < frame.width - 1) walkTo(j + 1);
      walkTo(j - frame.width);
      walkTo(j + frame.width);
    }
    front = next;
  }
  return near;
}

/** Takes a shadow out of the scene, so that others are looked for in what is left, or puts it back. */
function lightUp(scene: Scene, shadow: SoftShadow, sign = 1): void {
  const { x: left, y: top, width, height } = shadow.frame;
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++)
      scene.light[y * scene.width + x]! -= sign * Math.log(lightUnder(shadow, x, y));
}

/** The shadows of what lies on the ground, as they are seen there; null where none is. `owners`: order of the thing that each pixel shows. */
export function findCastShadows(
  picture: Rgb,
  owners: Int32Array,
  slots: readonly Slot[],
  isGentle: boolean,
): CastShadows | null {
  const { width, height } = picture;
  return shadowsOn(picture, owners, { order: 0, box: { x: 0, y: 0, width, height }, isGentle }, castersAmong(slots, 0));
}

/** What lies on the thing with this order, or on the ground (0), and is large enough for its shadow to be looked for. */
const castersAmong = (slots: readonly Slot[], on: number): Slot[] =>
  slots.filter(({ parent, thing: { mask } }) => parent === on && Math.min(mask.width, mask.height) >= step * leastSide);

/** The same of what lies on a thing or reaches over its edge. */
function castersOver(slots: readonly Slot[], { order, parent, thing: { mask: below } }: Slot): Slot[] {
  const reaches = ({ x, y, width, height }: Box) =>
    x < below.x + below.width && below.x < x + width && y < below.y + below.height && below.y < y + height;
  const over = castersAmong(slots, parent).filter((slot) => slot.order > order && reaches(slot.thing.mask));
  return [...castersAmong(slots, order), ...over];
}

/** The same on any one thing, of what lies on it. */
function shadowsOn(picture: Rgb, owners: Int32Array, on: Below, slots: readonly Slot[]): CastShadows | null {
  if (!slots.length) return null;
  const scene = sceneOf(picture, owners, on);
  const masks = slots.map(({ order, thing }) => ({ order, mask: thinned(thing.mask, step) }));
  // The largest first: their shadows are in the way of others.
  const casters = masks
    .toSorted((a, b) => count(b.mask.bits) - count(a.mask.bits))
    .slice(0, mostCasters)
    .map(({ order, mask }) => {
      const frame = frameOf(mask, scene);
      return { order, mask, frame, near: nearTo(scene, frame, mask), shadow: null as SoftShadow | null };
    });
  for (const caster of casters) {
    caster.shadow = fitShadow(scene, caster.frame, caster.mask, caster.near);
    if (caster.shadow) lightUp(scene, caster.shadow);
  }
  // What came first was seen with the shadows of the others about it.
  const seen = casters.filter(({ shadow }) => shadow);
  for (const caster of seen.length > 1 ? seen : []) {
    lightUp(scene, caster.shadow!, -1);
    caster.shadow = fitShadow(scene, caster.frame, caster.mask, caster.near, caster.shadow!);
    if (caster.shadow) lightUp(scene, caster.shadow);
  }
  const casts = seen.flatMap(({ order, shadow }) => (shadow ? [{ order, shadow }] : []));
  return casts.length ? takeOut(picture, owners, casts, on.order) : null;
}

/** Each pixel's shadow belongs to the thing that takes most of its light. */
function takeOut({ width, height, data }: Rgb, owners: Int32Array, casts: readonly Cast[], on: number): CastShadows {
  const total = width * height;
  const [thing, lit] = [new Int32Array(total), data.slice()];
  const [light, least] = [new Float32Array(total).fill(1), new Float32Array(total).fill(1 - faintest)];
  for (const { order, shadow } of casts) {
    const { frame } = shadow;
    const [right, bottom] = [(frame.x + frame.width) * step, (frame.y + frame.height) * step];
    for (let y = frame.y * step; y < Math.min(height, bottom); y++)
      for (let x = frame.x * step; x < Math.min(width, right); x++) {
        const i = y * width + x;
        if (owners[i] !== on) continue;
        const left = lightUnder(shadow, x >> 1, y >> 1);
        light[i]! *= left;
        if (left >= least[i]!) continue;
        least[i] = left;
        thing[i] = order;
      }
  }
  for (let i = 0; i < total; i++)
    if (thing[i]) for (let k = 0; k < 3; k++) lit[i * 3 + k] = Math.min(255, data[i * 3 + k]! / light[i]! + 0.5);
  return { thing, casters: new Set(casts.map(({ order }) => order)), lit: { width, height, data: lit } };
}

/** The shadows that things cast on plain things that they lie on; null where none is seen. */
export function findShadowsOnThings(
  picture: Rgb,
  owners: Int32Array,
  slots: readonly Slot[],
): Pick<CastShadows, 'thing' | 'lit'> | null {
  const thing = new Int32Array(owners.length);
  let lit = picture;
  for (const slot of slots) {
    const { thing: below, order } = slot;
    if (below.kind !== 'shape') continue;
    const lying = castersOver(slots, slot);
    if (!lying.length) continue;
    const shown = below.own.filter((i) => owners[i] === order);
    if (shown.length < leastShown * owners.length) continue;
    const share = shareOfOneColour(picture, shown);
    if (share > plain.most || (share < plain.least && !isEven(picture, owners, shown))) continue;
    const cast = shadowsOn(lit, owners, { order, box: below.mask, isGentle: true }, lying);
    if (!cast) continue;
    lit = cast.lit;
    for (const i of shown) thing[i] = cast.thing[i]!;
  }
  return lit === picture ? null : { thing, lit };
}

/** A gradient, with the soft shadows on it: what is next to each other is alike. Drawings and photographs have edges or grain. */
function isEven({ width, data }: Rgb, owners: Int32Array, pixels: Int32Array): boolean {
  let [even, all] = [0, 0];
  for (let k = 0; k < pixels.length; k += plain.apart) {
    const i = pixels[k]!;
    const below = i + 2 * width;
    if (below + 2 >= owners.length || owners[i + 2] !== owners[i] || owners[below] !== owners[i]) continue;
    all++;
    if (stepBetween(data, i, i + 2) <= gentle.step && stepBetween(data, i, below) <= gentle.step) even++;
  }
  return all > 0 && even >= gentle.share * all;
}

/** How many of these pixels have the colour in the middle of all: one of them in `plain.apart` is asked. */
function shareOfOneColour({ data }: Rgb, pixels: Int32Array): number {
  const asked = new Int32Array(Math.ceil(pixels.length / plain.apart));
  for (let k = 0; k < asked.length; k++) asked[k] = pixels[k * plain.apart]!;
  const levels = middleOf(asked, data);
  let alike = 0;
  for (const i of asked) if (levels.every((level, k) => Math.abs(data[3 * i + k]! - level) <= plain.levels)) alike++;
  return alike / asked.length;
}
