/**
 * Rules, rings and frames only a few pixels wide are found before surfaces are linked: else they would cut a card in two
 * and be lost themselves. A hair-line is a ridge: it differs from both of its sides, and its two sides are alike.
 */
import { count, dilate, maskOf, pixelsOf, type Mask } from '../areas/mask.ts';
import { distance, stepBetween, type Rgb } from '../areas/rgb.ts';
import type { Colour } from '../picture.ts';
import { findBusyPlaces } from '../surfaces/busy-places.ts';

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
const shortest = { px: 48, share: 0.05 };
const widest = 9;
/** Share of its pixels that are near its own colour, and how near, levels. */
const oneColour = { share: 0.55, levels: 42 };

/** 1 where the pixel is a ridge in one of four directions. */
function findRidges({ width, height, data }: Rgb): Uint8Array {
  const ridges = new Uint8Array(width * height);
  const offsets = [reach, reach * width, diagonalReach * (width + 1), diagonalReach * (width - 1)];
  for (let y = reach; y < height - reach; y++)
    for (let x = reach, i = y * width + reach; x < width - reach; x++, i++)
      for (const offset of offsets) {
        const [a, b] = [i - offset, i + offset];
        const out = Math.min(stepBetween(data, i, a), stepBetween(data, i, b));
        if (out < standsOut) continue;
        const sides = stepBetween(data, a, b);
        if (sides > alikeSides || out < 2 * sides) continue;
        ridges[i] = 1;
        break;
      }
  return ridges;
}

/** What hangs together over eight neighbours. */
function connectedRidges(ridges: Uint8Array, width: number): Int32Array[] {
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
    found.push(Int32Array.from(pixels));
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

function medianColour({ data }: Rgb, pixels: Int32Array): Colour {
  const channel = (k: number) => {
    const values = Uint8Array.from(pixels, (i) => data[i * 3 + k]!).sort();
    return values[values.length >> 1]!;
  };
  return [channel(0), channel(1), channel(2)];
}

function hairlineOf(picture: Rgb, pixels: Int32Array, busy: Uint8Array): Hairline | null {
  const { width, height, data } = picture;
  const least = Math.max(shortest.px, shortest.share * Math.max(width, height));
  if (pixels.length < least) return null;
  const mask = maskOf(pixels, width, height, 1);
  if (Math.max(mask.width, mask.height) < least) return null;
  const thickness = thicknessOf(mask);
  if (thickness > widest || pixels.length / thickness < least) return null;
  // Lines that run out of the picture are the ground's own, like a grid.
  const { x, y } = mask;
  const edge = reach + 2;
  if (x < edge || y < edge || x + mask.width > width - edge || y + mask.height > height - edge) return null;
  let noisy = 0;
  for (const i of pixels) noisy += busy[i]!;
  if (noisy > 0.3 * pixels.length) return null;
  const colour = medianColour(picture, pixels);
  let near = 0;
  for (const i of pixels)
    if (distance([data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!], colour) < oneColour.levels) near++;
  return near > oneColour.share * pixels.length ? { pixels, mask, colour, thickness } : null;
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

/** Does the union follow the rim of its own box or of the ellipse in it? */
function followsRim({ x, y, width, height, bits }: Mask): boolean {
  let [onBox, onEllipse, total] = [0, 0, 0];
  const [a, b] = [width / 2, height / 2];
  for (let row = 0, j = 0; row < height; row++)
    for (let col = 0; col < width; col++, j++) {
      if (!bits[j]) continue;
      total++;
      if (Math.min(col, row, width - 1 - col, height - 1 - row) < 10) onBox++;
      const r = Math.hypot((col + 0.5 - a) / a, (row + 0.5 - b) / b);
      if (Math.abs(r - 1) * Math.min(a, b) < 10) onEllipse++;
    }
  return x >= 0 && y >= 0 && Math.max(onBox, onEllipse) > 0.85 * total && Math.min(width, height) > 60;
}

/** Pieces of one frame or ring that something covers in places. */
function joinFrames(lines: Hairline[], width: number, height: number): Hairline[] {
  const list = lines.slice();
  for (let i = 0; i < list.length; i++)
    for (let j = i + 1; j < list.length; j++) {
      const [a, b] = [list[i]!, list[j]!];
      if (distance(a.colour, b.colour) > 24 || Math.abs(a.thickness - b.thickness) > 2) continue;
      const pixels = Int32Array.from([...a.pixels, ...b.pixels]);
      const mask = maskOf(pixels, width, height, 1);
      if (!followsRim(mask)) continue;
      list[i] = { ...a, pixels, mask };
      list.splice(j, 1);
      [i, j] = [0, 0];
    }
  return list;
}

export function findHairlines(picture: Rgb): Hairline[] {
  const { width, height } = picture;
  if (Math.min(width, height) < 4 * reach) return [];
  const busy = findBusyPlaces(picture);
  const found = connectedRidges(findRidges(picture), width)
    .map((pixels) => hairlineOf(picture, pixels, busy))
    .filter((line) => line !== null);
  return joinFrames(
    found.filter((line) => standsAlone(line, found)),
    width,
    height,
  );
}

/** What has to be filled for a line to be gone: the line with its antialiasing. */
export function coverOfLine({ mask }: Hairline, width: number, height: number): Int32Array {
  const [x, y] = [Math.max(0, mask.x - 2), Math.max(0, mask.y - 2)];
  const wide: Mask = {
    x,
    y,
    width: Math.min(width, mask.x + mask.width + 2) - x,
    height: Math.min(height, mask.y + mask.height + 2) - y,
    bits: new Uint8Array(0),
  };
  const bits = new Uint8Array(wide.width * wide.height);
  for (let row = 0; row < mask.height; row++)
    bits.set(
      mask.bits.subarray(row * mask.width, (row + 1) * mask.width),
      (mask.y + row - y) * wide.width + mask.x - x,
    );
  return pixelsOf({ ...wide, bits: dilate(bits, wide.width, wide.height, 1) }, width);
}
