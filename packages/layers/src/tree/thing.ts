import { distance } from '../areas/rgb.ts';
import { count, countHeld, erode, maskOf, type Mask } from '../areas/mask.ts';
import type { SimpleShape } from '../areas/simple-shape.ts';
import type { Colour } from '../picture.ts';
import type { Region, Surfaces } from '../surfaces/regions.ts';

/** One thing of the design: what it shows, how far it reaches under others, and what lies on it. */
export interface Thing {
  kind: 'shape' | 'picture' | 'icon' | 'line';
  /** Visible pixels as picture indices, without those of its children. */
  own: Int32Array;
  /** Its whole outline, hidden parts included. */
  mask: Mask;
  /** What lies on it, back to front. */
  children: Thing[];
  colour: Colour;
  /** Its one colour, where it is too thin to show that by itself. */
  ink?: Colour;
  /** The simple shape that its outline follows, if one does. */
  shape: SimpleShape | null;
  /** Pixels of its hard shadow on what lies below. */
  cast: Int32Array[];
  /** Known by what it covers, or by how others lie on it: nobody asks whether it is an object. */
  certain?: true;
  /** A post: whatever stands on the same lies before it. */
  behind?: true;
  /** Drawn as one: no line that lies on it is a thing of its own. */
  whole?: true;
}

/** A region inside of a thing, with its outline filled. */
export interface Part {
  region: Region;
  pixels: Int32Array;
  /** Share of the thing's outer rim that this region holds, 0..1. */
  rimShare: number;
  filled: Mask;
  /** Pixels of `filled`. */
  area: number;
  /** Of a bar in pieces: what else may lie before it than the other outer parts. */
  cutBy?: readonly Mask[];
}

/** Smaller things belong to what they lie on, as a share of the picture. */
export const leastShare = 0.00022;

/** Mean colour of the regions that the pixels lie in. */
export function colourOf({ label, regions }: Surfaces, pixels: Int32Array): Colour {
  const seen = new Map<number, number>();
  for (let k = 0; k < pixels.length; k += 3) seen.set(label[pixels[k]!]!, (seen.get(label[pixels[k]!]!) ?? 0) + 1);
  const sum: Colour = [0, 0, 0];
  let total = 0;
  for (const [id, times] of seen) {
    total += times;
    for (let k = 0; k < 3; k++) sum[k]! += times * regions[id]!.colour[k]!;
  }
  return sum.map((value) => value / Math.max(1, total)) as Colour;
}

/** A thing that is not taken apart further. */
export function leafOf(surfaces: Surfaces, pixels: Int32Array): Thing {
  const mask = maskOf(pixels, surfaces.width, surfaces.height, 1);
  return { kind: 'icon', own: pixels, mask, children: [], colour: colourOf(surfaces, pixels), shape: null, cast: [] };
}

/** Of the box of a word, which has room on all sides, a chip is at least so wide and high. */
const leastOfWord = 0.7;

/** Whether a word stands in its middle that isn't wider or higher: a chip with it is no mark of a row or pattern. */
export function carriesWord(
  { mask: { x, y, width, height } }: Pick<Thing, 'mask'>,
  { words }: Pick<Surfaces, 'words'>,
): boolean {
  return words.some((word) => {
    const [middleX, middleY] = [word.x + word.width / 2, word.y + word.height / 2];
    const within = middleX > x && middleX < x + width && middleY > y && middleY < y + height;
    return within && width >= leastOfWord * word.width && height >= leastOfWord * word.height;
  });
}

/** Smaller things look grainy because they are all edge, px. */
const leastPicture = 40;

export const isPicture = ({ kind, mask }: Thing): boolean =>
  kind === 'picture' && Math.min(mask.width, mask.height) > leastPicture;

/** Does it lie below the thing? It would hold, whole, most of what is seen of that. */
export const liesBelow = (other: Thing, { own }: Thing, pictureWidth: number): boolean =>
  countHeld(other.mask, own, pictureWidth) > 0.5 * own.length;

/** Visible pixels of all that lies on it. */
export const pixelsAbove = (thing: Thing): number =>
  thing.children.reduce((sum, child) => sum + child.own.length + pixelsAbove(child), 0);

export function* everyThing(things: Thing[]): Generator<Thing> {
  for (const thing of things) {
    yield thing;
    yield* everyThing(thing.children);
  }
}

/** Its visible pixels and those of all that lies on it. */
export const allPixels = (thing: Thing): Int32Array => joinPixels(thing.own, ...thing.children.map(allPixels));

export const joinPixels = (...lists: Int32Array[]): Int32Array => {
  const all = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all;
};

/** 1 for each of the pixels, over a picture of `total`. */
export function marksOf(pixels: Int32Array, total: number): Uint8Array {
  const marks = new Uint8Array(total);
  for (let k = 0; k < pixels.length; k++) marks[pixels[k]!] = 1;
  return marks;
}

/** Is nothing of it left once `radius` pixels are eaten from all sides? */
export function isThin(mask: Mask, radius: number): boolean {
  return count(erode(mask.bits, mask.width, mask.height, radius)) === 0;
}

export const alike = (a: Colour, b: Colour, levels: number): boolean => distance(a, b) < levels;
