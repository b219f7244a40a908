/**
 * Rules, rings and frames only a few pixels wide are found before surfaces are linked: else they would cut a card in two
 * and be lost themselves. A hair-line is a ridge: it differs from both of its sides, and its two sides are alike.
 */
import { count, dilate, maskOf, pixelsOf, widen, type Mask } from '../areas/mask.ts';
import { fillHoles } from '../areas/runs.ts';
import { distance, stepBetween, type Rgb } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';

export interface Hairline {
  pixels: Int32Array;
  mask: Mask;
  colour: Colour;
  /** Mean width, px. */
  thickness: number;
}

/** Distance to the two sides that are compared, px: lines up to about twice that wide are found. */
const reach = 5;
const diagonalReach = 4;
/** How alike the sides are and how far the line stands out from both, levels. */
const alikeSides = 9;
const standsOut = 11;
/** Shorter ones are strokes of an icon: px, and as a share of the longer side. */
const shortest = { px: 48, share: 0.062 };
const widest = 9;
/** How far beside a line its surroundings are looked at, px; what is a step there, levels; and how many may be, share. */
const aside = 10;
const unrestStep = 6;
const mostUnrest = 0.25;
/** Where so few places are without rest on both sides, so many may be on one: a second ring or frame runs along it. */
const mostAlong = { both: 0.04, all: 0.6 };
/** Longest gap between two pieces of one frame, as a share of the longer side. */
const coveredShare = 0.2;
/** By so much of a line's depth the dark fades farther on one side than on the other where a shadow begins. */
const shadowRim = 0.35;
/** A line that is less another colour than what lies beside it, and wavers by more, is a fibre; levels. */
const fibre = 9;
/** A line has a core of one colour: pixels that stand out nearly as far as the farthest, their share, their spread in levels. */
const core = { farthest: 0.9, nearly: 0.75, share: 0.22, levels: 30, alike: 0.7 };

/** A line that goes on so far beyond its ends where its sides differ is the border of something, px. */
const onward = [20, 30];

/** How far each pixel stands out as a ridge in one of four directions, levels; 0 = it is none. */
function findRidges({ width, height, data }: Rgb): Uint8Array {
  const ridges = new Uint8Array(width * height);
  const offsets = [reach, reach * width, diagonalReach * (width + 1), diagonalReach * (width - 1)];
  for (let y = reach; y < height - reach; y++)
    for (let x = reach, i = y * width + reach; x < width - reach; x++, i++)
      for (let k = 0; k < 4; k++) {
        const offset = offsets[k]!;
        let out = stepBetween(data, i, i - offset);
        if (out < standsOut || out <= ridges[i]!) continue;
        const other = stepBetween(data, i, i + offset);
        if (other < out) out = other;
        if (out < standsOut || out <= ridges[i]!) continue;
        const sides = stepBetween(data, i - offset, i + offset);
        if (sides <= alikeSides && out >= 2 * sides) ridges[i] = out;
      }
  return ridges;
}

/** What hangs together over eight neighbours, from `least` pixels on. */
function connectedRidges(ridges: Uint8Array, width: number, least: number): Int32Array[] {
  const seen = new Uint8Array(ridges.length);
  const found: Int32Array[] = [];
  for (let start = 0; start < ridges.length; start++) {
    if (!ridges[start] || seen[start]) continue;
    const pixels = [start];
    seen[start] = 1;
    // Ridges keep clear of the picture's rim, so that no neighbour wraps round.
    for (let next = 0; next < pixels.length; next++)
      for (const row of [-width, 0, width])
        for (let dx = -1; dx <= 1; dx++) {
          const j = pixels[next]! + row + dx;
          if (!ridges[j] || seen[j]) continue;
          seen[j] = 1;
          pixels.push(j);
        }
    if (pixels.length >= least) found.push(Int32Array.from(pixels));
  }
  return found;
}

/** Twice the area over the perimeter: right for anything long and thin. */
function thicknessOf({ width, height, bits }: Mask): number {
  let sides = 0;
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      if (!bits[j]) continue;
      if (x === 0 || !bits[j - 1]) sides++;
      if (x === width - 1 || !bits[j + 1]) sides++;
      if (y === 0 || !bits[j - width]) sides++;
      if (y === height - 1 || !bits[j + width]) sides++;
    }
  return (2 * count(bits)) / Math.max(1, sides);
}

/** The colour of the line's middle, or null if it has none of one colour: antialiasing makes its rims any mixture. */
function coreColour({ data }: Rgb, pixels: Int32Array, ridges: Uint8Array): Colour | null {
  const strengths = Uint8Array.from(pixels, (i) => ridges[i]!).sort();
  const limit = core.nearly * strengths[Math.floor(core.farthest * (strengths.length - 1))]!;
  const middle = pixels.filter((i) => ridges[i]! >= limit);
  if (middle.length < core.share * pixels.length) return null;
  const channel = (k: number) => {
    const values = Uint8Array.from(middle, (i) => data[i * 3 + k]!).sort();
    return values[values.length >> 1]!;
  };
  const colour: Colour = [channel(0), channel(1), channel(2)];
  let alike = 0;
  for (const i of middle) if (distance(data.subarray(i * 3, i * 3 + 3), colour) < core.levels) alike++;
  return alike > core.alike * middle.length ? colour : null;
}

/** Are there few steps a little away from the line on both sides? Beyond the rings of JPEG; photographs have many. */
function isCalmBeside(picture: Rgb, pixels: Int32Array): boolean {
  const { width, data } = picture;
  const isStep = (at: number) =>
    Math.max(stepBetween(data, at, at + 1), stepBetween(data, at, at + width)) > unrestStep ? 1 : 0;
  let [steps, onBoth, places] = [0, 0, 0];
  for (const { i, step } of acrossLine(picture, pixels)) {
    const [before, after] = [isStep(i - aside * step), isStep(i + aside * step)];
    steps += before + after;
    onBoth += before & after;
    places++;
  }
  if (steps <= 2 * mostUnrest * places) return true;
  return onBoth <= mostAlong.both * places && steps <= 2 * mostAlong.all * places;
}

/** The line's pixels with the step to its two sides: across it is where they are alike and it is neither. */
function* acrossLine({ width, height, data }: Rgb, pixels: Int32Array): Generator<{ i: number; step: number }> {
  for (let k = 0; k < pixels.length; k += 2) {
    const i = pixels[k]!;
    const [x, y] = [i % width, Math.floor(i / width)];
    if (Math.min(x, y, width - 2 - x, height - 2 - y) < aside) continue;
    const out = (step: number) =>
      Math.min(stepBetween(data, i, i - reach * step), stepBetween(data, i, i + reach * step));
    yield { i, step: out(1) > out(width) ? 1 : width };
  }
}

/** The dark rim of a card on a ground of its own colour: on one side its shadow fades, on the other the card begins at once. */
function isRimOfShadow(picture: Rgb, { pixels, thickness }: Hairline): boolean {
  const near = Math.round(thickness / 2) + 2;
  const light = (i: number) => picture.data[i * 3]! + picture.data[i * 3 + 1]! + picture.data[i * 3 + 2]!;
  let [before, after, depth] = [0, 0, 0];
  for (const { i, step } of acrossLine(picture, pixels)) {
    const [left, right] = [light(i - aside * step), light(i + aside * step)];
    before += left - light(i - near * step);
    after += right - light(i + near * step);
    depth += Math.min(left, right) - light(i);
  }
  return depth > 0 && Math.abs(before - after) > shadowRim * depth;
}

/**
 * A fibre of wood wavers in its colour and lies among others: on the whole it has no other colour than what lies on both sides of
 * it a little farther off.
 */
function isFibre(picture: Rgb, { pixels, colour }: Hairline): boolean {
  const off = new Float64Array(6);
  let [places, wavers] = [0, 0];
  for (const { i, step } of acrossLine(picture, pixels)) {
    for (let k = 0; k < 3; k++) {
      off[k]! += picture.data[i * 3 + k]! - picture.data[(i - aside * step) * 3 + k]!;
      off[3 + k]! += picture.data[i * 3 + k]! - picture.data[(i + aside * step) * 3 + k]!;
    }
    wavers += distance(picture.data.subarray(i * 3, i * 3 + 3), colour);
    places++;
  }
  return wavers > fibre * places && off.every((sum) => Math.abs(sum) < fibre * places);
}

/**
 * The sides of a border, seen only where what it encloses is like the ground: beyond an end they go on as thick and in their colour,
 * but between unlike sides. Taken out, what they enclose would run out through the gap.
 */
function isPartOfBorder({ width, height, data }: Rgb, line: Hairline, ridges: Uint8Array): boolean {
  const { colour, thickness } = line;
  const alike = (i: number) => distance(data.subarray(i * 3, i * 3 + 3), colour) < standsOut;
  const aside = Math.ceil(thickness / 2) + 3;
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].some(([dx, dy]) => {
    const [x, y] = endOf(line, width, dx!, dy!);
    return onward.every((far) => {
      const [px, py] = [x + far * dx!, y + far * dy!];
      if (Math.min(px, py) < aside || px >= width - aside || py >= height - aside) return false;
      const i = py * width + px;
      const across = aside * (dx ? width : 1);
      return !ridges[i] && alike(i) && !alike(i - across) && !alike(i + across);
    });
  });
}

/** The middle of the line's outermost pixels in a direction. */
function endOf({ pixels, thickness }: Hairline, width: number, dx: number, dy: number): [number, number] {
  const xOf = (i: number) => i % width;
  const yOf = (i: number) => Math.floor(i / width);
  const far = (i: number) => xOf(i) * dx + yOf(i) * dy;
  const outermost = pixels.reduce((best, i) => (far(i) > far(best) ? i : best));
  const apart = (i: number) => Math.max(Math.abs(xOf(i) - xOf(outermost)), Math.abs(yOf(i) - yOf(outermost)));
  const near = pixels.filter((i) => far(i) > far(outermost) - 3 && apart(i) < thickness + 3);
  const mean = (of: (i: number) => number) => Math.round(near.reduce((sum, i) => sum + of(i), 0) / near.length);
  return [mean(xOf), mean(yOf)];
}

const leastLength = ({ width, height }: Rgb) => Math.max(shortest.px, shortest.share * Math.max(width, height));

function hairlineOf(picture: Rgb, pixels: Int32Array, ridges: Uint8Array): Hairline | null {
  const { width, height } = picture;
  const least = leastLength(picture);
  const mask = maskOf(pixels, width, height, 1);
  if (Math.max(mask.width, mask.height) < least) return null;
  const thickness = thicknessOf(mask);
  if (thickness > widest || pixels.length / thickness < least) return null;
  // Lines that run out of the picture are the ground's own, like a grid.
  const { x, y } = mask;
  const edge = reach + 2;
  if (x < edge || y < edge || x + mask.width > width - edge || y + mask.height > height - edge) return null;
  if (!isCalmBeside(picture, pixels)) return null;
  const colour = coreColour(picture, pixels, ridges);
  const line = colour && { pixels, mask, colour, thickness };
  // A ridge is the middle of what is thicker, and taking that out would leave its two sides: a bar, which surfaces show.
  return line && (bent(line) || drawnWidth(picture, line) <= covered) ? line : null;
}

/**
 * Straight lines up to so many px wide are covered by their ridge and a pixel on both sides. Wider ones are left to surfaces where they
 * are drawn so evenly, levels: a JPEG's waver and link with what they touch, which taking out their ridge parts.
 */
const covered = 6;
const evenly = 4;

/** How wide the line is drawn, across it, where half of its places are no wider: px, up to what is compared. */
function drawnWidth(picture: Rgb, { pixels, colour }: Hairline): number {
  const { data } = picture;
  const isOwn = (i: number) => distance(data.subarray(i * 3, i * 3 + 3), colour) < evenly;
  const widths: number[] = [];
  for (const { i, step } of acrossLine(picture, pixels)) {
    let [before, after] = [0, 0];
    while (before < aside && isOwn(i - (before + 1) * step)) before++;
    while (after < aside && isOwn(i + (after + 1) * step)) after++;
    widths.push(before + 1 + after);
  }
  return widths.sort((a, b) => a - b)[widths.length >> 1] ?? 0;
}

/** Bars of a barcode, hatching: many of one size side by side are one thing, not lines. */
function standsAlone(line: Hairline, all: Hairline[]): boolean {
  const { mask } = line;
  const near = all.filter(({ mask: other }) => {
    const alikeSize = Math.abs(other.width - mask.width) < 8 && Math.abs(other.height - mask.height) < 8;
    const gapX = Math.max(other.x - mask.x - mask.width, mask.x - other.x - other.width);
    const gapY = Math.max(other.y - mask.y - mask.height, mask.y - other.y - other.height);
    return alikeSize && Math.max(gapX, gapY) < 24;
  });
  return near.length < 4;
}

/** The same of bars that were not all found: so many edges lie so far across a line on both sides, px, of so many levels. */
const hatching = { far: 30, edges: 9, levels: 20 };

function isHatching(picture: Rgb, { pixels }: Hairline): boolean {
  const { width, data } = picture;
  const rows = picture.height;
  let [edges, places] = [0, 0];
  for (const { i, step } of acrossLine(picture, pixels)) {
    const at = step === 1 ? i % width : Math.floor(i / width);
    const [from, to] = [-Math.min(hatching.far, at), Math.min(hatching.far, (step === 1 ? width : rows) - 2 - at)];
    places++;
    // Two pixels on: an antialiased edge is one.
    for (let far = from; far < to - 1; far++)
      if (stepBetween(data, i + far * step, i + (far + 2) * step) > hatching.levels) {
        edges++;
        far += 2;
      }
  }
  return edges > hatching.edges * places;
}

const bent = ({ mask, thickness }: Hairline) => Math.min(mask.width, mask.height) > 4 * thickness + 8;
const inside = (a: Mask, b: Mask) =>
  a.x > b.x && a.y > b.y && a.x + a.width < b.x + b.width && a.y + a.height < b.y + b.height;

/** A ring or a frame of which nothing is missing: it holds so much more than its own line. */
const closed = 2;
export const isClosed = ({ mask, pixels }: Hairline): boolean => count(fillHoles(mask)) > closed * pixels.length;

/** Do two pieces come close enough for one thing to cover what lies between them? */
function nearEnough(a: Hairline, b: Hairline, width: number, most: number): boolean {
  for (let p = 0; p < a.pixels.length; p += 5)
    for (let q = 0; q < b.pixels.length; q += 5) {
      const [i, j] = [a.pixels[p]!, b.pixels[q]!];
      const dy = Math.floor(i / width) - Math.floor(j / width);
      if (Math.abs(dy) < most && Math.abs((i % width) - (j % width)) < most) return true;
    }
  return false;
}

/** Pieces of one frame or ring that something covers in places: of one colour, and neither two straight rules nor whole rings. */
function joinFrames(lines: Hairline[], width: number, height: number): Hairline[] {
  const list = lines.slice();
  const rings = new Set(lines.filter(isClosed));
  const most = coveredShare * Math.max(width, height);
  for (let i = 0; i < list.length; i++)
    for (let j = i + 1; j < list.length; j++) {
      const [a, b] = [list[i]!, list[j]!];
      if (distance(a.colour, b.colour) > 24 || Math.abs(a.thickness - b.thickness) > 2) continue;
      if ((!bent(a) && !bent(b)) || rings.has(a) || rings.has(b)) continue;
      if (inside(a.mask, b.mask) || inside(b.mask, a.mask) || !nearEnough(a, b, width, most)) continue;
      const pixels = Int32Array.from([...a.pixels, ...b.pixels]);
      list[i] = { ...a, pixels, mask: maskOf(pixels, width, height, 1) };
      list.splice(j, 1);
      [i, j] = [0, 0];
    }
  return list;
}

/** In a picture whose grain is smoothed. */
export function findHairlines(smooth: Rgb): Hairline[] {
  const { width, height } = smooth;
  if (Math.min(width, height) < 4 * reach) return [];
  const ridges = findRidges(smooth);
  const found = connectedRidges(ridges, width, leastLength(smooth))
    .map((pixels) => hairlineOf(smooth, pixels, ridges))
    .filter((line) => line !== null);
  return joinFrames(
    found.filter(
      (line) =>
        standsAlone(line, found) &&
        (bent(line) || !isHatching(smooth, line)) &&
        !isRimOfShadow(smooth, line) &&
        !isFibre(smooth, line) &&
        !isPartOfBorder(smooth, line, ridges),
    ),
    width,
    height,
  );
}

/** No farther from a line's box is anything filled, px. */
export const coverReach = 2;

/** What has to be filled for a line to be gone: the line with its antialiasing. */
export function coverOfLine({ mask }: Hairline, width: number, height: number): Int32Array {
  const wide = widen(mask, coverReach, width, height);
  return pixelsOf({ ...wide, bits: dilate(wide.bits, wide.width, wide.height, 1) }, width);
}
