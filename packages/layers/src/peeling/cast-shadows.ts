/**
 * Soft shadows on photographs and other grounds that follow no rule, and on things, one by one. What lies under them is what is seen, divided
 * by the light that is left there: nothing has to be filled, and what has to be goes on from what is as light as it is.
 */
import { count, thinned, type Mask } from '../areas/mask.ts';
import type { Rgb } from '../areas/rgb.ts';
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
const plain = { least: 0.5, most: 0.985, levels: 4 };

export interface CastShadows {
  /** Order of the thing whose shadow lies on the pixel, 0 = none. */
  thing: Int32Array;
  /** The orders of all whose shadow was found. */
  casters: ReadonlySet<number>;
  /** The picture without these shadows. */
  lit: Rgb;
}

interface Cast {
  order: number;
  shadow: SoftShadow;
}

function sceneOf({ width: full, height: fullHeight, data }: Rgb, owners: Int32Array, on: number): Scene {
  const [width, height] = [full >> 1, fullHeight >> 1];
  const light = new Float32Array(width * height);
  const open = new Uint8Array(width * height);
  const logs = Float32Array.from({ length: 256 }, (_, level) => Math.log(level + dim) / (step * step * 3));
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      const i = step * y * full + step * x;
      open[j] = 1;
      for (const at of [i, i + 1, i + full, i + full + 1]) {
        if (owners[at] !== on) open[j] = 0;
        for (let k = 0; k < 3; k++) light[j]! += logs[data[at * 3 + k]!]!;
      }
    }
  return { width, height, light, open };
}

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
    for (const j of front) {
      const x = j % frame.width;
      for (const q of [x > 0 ? j - 1 : -1, x < frame.width - 1 ? j + 1 : -1, j - frame.width, j + frame.width]) {
        if (q < 0 || q >= near.length || seen[q]) continue;
        seen[q] = 1;
        if (!open[(frame.y + Math.floor(q / frame.width)) * width + frame.x + (q % frame.width)]) continue;
        if (ring > rim) near[q] = 1;
        next.push(q);
      }
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

/**
 * The shadows of what lies on the thing with the order `on`, or on the ground (0), as they are seen there; null where none is.
 * `owners`: order of the thing that each pixel shows.
 */
export function findCastShadows(picture: Rgb, owners: Int32Array, slots: readonly Slot[], on = 0): CastShadows | null {
  const scene = sceneOf(picture, owners, on);
  const masks = slots
    .filter(({ parent }) => parent === on)
    .map(({ order, thing }) => ({ order, mask: thinned(thing.mask, step) }))
    .filter(({ mask }) => Math.min(mask.width, mask.height) >= leastSide);
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
  return casts.length ? takeOut(picture, owners, casts, on) : null;
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
export function findShadowsOnThings(picture: Rgb, owners: Int32Array, slots: readonly Slot[]): CastShadows | null {
  const holders = new Set(slots.map(({ parent }) => parent));
  const casters = new Set<number>();
  const thing = new Int32Array(owners.length);
  let lit = picture;
  for (const { thing: below, order } of slots) {
    if (!holders.has(order) || below.kind !== 'shape') continue;
    const shown = below.own.filter((i) => owners[i] === order);
    if (shown.length < leastShown * owners.length) continue;
    const share = shareOfOneColour(picture, shown);
    if (share < plain.least || share > plain.most) continue;
    const cast = findCastShadows(lit, owners, slots, order);
    if (!cast) continue;
    lit = cast.lit;
    for (const i of shown) thing[i] = cast.thing[i]!;
    for (const caster of cast.casters) casters.add(caster);
  }
  return casters.size ? { thing, casters, lit } : null;
}

/** How many of these pixels have the colour in the middle of all. */
function shareOfOneColour({ data }: Rgb, pixels: Int32Array): number {
  const levels = [0, 1, 2].map((k) => Uint8Array.from(pixels, (i) => data[3 * i + k]!).sort()[pixels.length >> 1]!);
  let alike = 0;
  for (const i of pixels) if (levels.every((level, k) => Math.abs(data[3 * i + k]! - level) <= plain.levels)) alike++;
  return alike / pixels.length;
}
