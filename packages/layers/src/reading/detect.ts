import sharp from 'sharp';
import type { Point, Quad } from '../picture.ts';
import { runNetwork, type Networks } from './networks.ts';
import { quadOf, smallestRectangle, type TurnedRectangle } from './quad.ts';
import type { Rgb } from '../areas/rgb.ts';

/** A place where text stands, and how sure the detector is of it (0..1). */
export interface FoundText {
  quad: Quad;
  score: number;
}

/** Pixels of the longer side that the network sees: small pictures are enlarged, 12 px text needs it. */
const longestSide = 1280;
const shortestSide = 736;
/** DB (Liao et al., 2020): least probability of a text pixel; growth of the shrunk box; least side, network pixels. */
const textPixel = 0.3;
const growth = 1.6;
const leastSide = 5;
/** Boxes below this mean probability may still hint at text that stands on its side. */
const leastScore = 0.33;
/** Below this a box is no text. */
export const sureScore = 0.55;
/** Mean and deviation that the network was trained with, blue first. */
const means = [0.406, 0.456, 0.485];
const deviations = [0.225, 0.224, 0.229];

interface Probabilities {
  width: number;
  height: number;
  data: Float32Array;
}

/**
 * Where text stands. Also answers doubtful places (score below `sureScore`). `size`: of what the network sees, in times of the usual;
 * half of it shows large letters as words, which are pieces to it otherwise.
 */
export async function detectText(picture: Rgb, networks: Networks, size: 1 | 0.5 = 1): Promise<FoundText[]> {
  const map = await textProbabilities(picture, networks, size);
  const scale = { x: picture.width / map.width, y: picture.height / map.height };
  return textRegions(map).flatMap((rim) => {
    const rectangle = smallestRectangle(rim);
    rectangle.along += 0.5;
    rectangle.across += 0.5;
    if (2 * Math.min(rectangle.along, rectangle.across) < leastSide - 2) return [];
    const score = meanInside(map, rectangle);
    if (score < leastScore) return [];
    const grown = (rectangle.along * rectangle.across * growth) / (rectangle.along + rectangle.across);
    rectangle.along += grown;
    rectangle.across += grown;
    if (2 * Math.min(rectangle.along, rectangle.across) < leastSide) return [];
    const quad = quadOf(rectangle).map(({ x, y }) => ({ x: (x + 0.5) * scale.x, y: (y + 0.5) * scale.y })) as Quad;
    return [{ quad, score }];
  });
}

async function textProbabilities(picture: Rgb, networks: Networks, size: number): Promise<Probabilities> {
  const longest = Math.max(picture.width, picture.height);
  const scale = size * Math.min(longestSide / longest, Math.max(1, shortestSide / longest));
  const side = (length: number) => Math.max(32, Math.round((length * scale) / 32) * 32);
  const [width, height] = [side(picture.width), side(picture.height)];
  const pixels = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos2' })
    .raw()
    .toBuffer();
  const input = new Float32Array(3 * width * height);
  for (let plane = 0, to = 0; plane < 3; plane++) {
    const factor = 1 / 255 / deviations[plane]!;
    const shift = -means[plane]! / deviations[plane]!;
    for (let from = 2 - plane; from < pixels.length; from += 3, to++) input[to] = pixels[from]! * factor + shift;
  }
  const { data } = await runNetwork(networks.detector, networks.tensor(input, [1, 3, height, width]));
  return { width, height, data };
}

/** The rims of the connected text pixels (8 neighbours). */
function textRegions({ width, height, data }: Probabilities): Point[][] {
  const seen = new Uint8Array(data.length);
  const regions: Point[][] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start]! < textPixel) continue;
    const rim: Point[] = [];
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const at = open.pop()!;
      const y = Math.floor(at / width);
      const x = at - y * width;
      let onRim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column;
          if (data[next]! < textPixel) onRim = true;
          else if (!seen[next]) {
            seen[next] = 1;
            open.push(next);
          }
        }
      }
      if (onRim) rim.push({ x, y });
    }
    if (rim.length >= 6) regions.push(rim);
  }
  return regions;
}

function meanInside({ width, height, data }: Probabilities, { centre, axis, along, across }: TurnedRectangle): number {
  const reach = Math.hypot(along, across);
  let sum = 0;
  let count = 0;
  for (let y = Math.max(0, Math.floor(centre.y - reach)); y <= Math.min(height - 1, centre.y + reach); y++) {
    for (let x = Math.max(0, Math.floor(centre.x - reach)); x <= Math.min(width - 1, centre.x + reach); x++) {
      const [dx, dy] = [x - centre.x, y - centre.y];
      if (Math.abs(dx * axis.x + dy * axis.y) > along || Math.abs(dy * axis.x - dx * axis.y) > across) continue;
      sum += data[y * width + x]!;
      count++;
    }
  }
  return sum / Math.max(1, count);
}
