import { loadImage } from '@napi-rs/canvas';
import type { Image } from '@napi-rs/canvas';
import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { clamp, smoothStep } from '../raster/smooth-step.ts';
import { createSurface } from '../raster/surface.ts';
import type { Figure } from './figure.ts';
import { dropIslands } from './islands.ts';
import { findRegions } from './regions.ts';

export interface AnalyseOptions {
  /** Side of the square in pixels; even. */
  side: number;
  /** Empty border as a share of the side. */
  pad: number;
  /** At most so many regions. */
  regions: number;
  /** 1 as drawn; 2 rounds shapes twice as large away. */
  detail: number;
}

/** The box of what is visible, in pixels of the picture drawn at `side` across its longer side. */
function findInkBox(picture: Image, side: number) {
  const scale = side / Math.max(picture.width, picture.height);
  const context = createSurface(side, side).getContext('2d');
  context.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale);
  const { data } = context.getImageData(0, 0, side, side);
  const box = { left: side, right: 0, top: side, bottom: 0, scale };
  for (let p = 0; p < side * side; p++) {
    if (data[p * 4 + 3]! <= 40) continue;
    box.left = Math.min(box.left, p % side);
    box.right = Math.max(box.right, (p % side) + 1);
    box.top = Math.min(box.top, Math.floor(p / side));
    box.bottom = Math.max(box.bottom, Math.floor(p / side) + 1);
  }
  return box;
}

/** The picture's pixels, its ink centred and fitted between the pads. */
function drawFitted(picture: Image, side: number, pad: number): Uint8ClampedArray {
  const ink = findInkBox(picture, 160);
  const scale = (side * (1 - 2 * pad)) / Math.max(1, ink.right - ink.left, ink.bottom - ink.top);
  const context = createSurface(side, side).getContext('2d');
  context.drawImage(
    picture,
    side / 2 - ((ink.left + ink.right) / 2) * scale,
    side / 2 - ((ink.top + ink.bottom) / 2) * scale,
    picture.width * ink.scale * scale,
    picture.height * ink.scale * scale,
  );
  return context.getImageData(0, 0, side, side).data;
}

/** How solid a byte of opacity is. */
const solidity = Float32Array.from({ length: 256 }, (_, opacity) => smoothStep(0.12, 0.5, opacity / 255));

/** Steam and glass become light solids: a style has no half-transparent ink. Changes the pixels; returns alpha and tone. */
function makeOpaque(pixels: Uint8ClampedArray): { alpha: Field; tone: Field } {
  const alpha = new Float32Array(pixels.length / 4);
  const tone = new Float32Array(alpha.length);
  for (let p = 0, i = 0; p < alpha.length; p++, i += 4) {
    const opacity = pixels[i + 3]!;
    if (opacity === 0) continue;
    // Between 2 and 98 %.
    if (opacity > 5 && opacity < 250) {
      const share = opacity / 255;
      for (let k = i; k < i + 3; k++) pixels[k] = pixels[k]! * share + 255 * (1 - share);
    }
    alpha[p] = solidity[opacity]!;
    tone[p] = (pixels[i]! * 77 + pixels[i + 1]! * 151 + pixels[i + 2]! * 28) >> 8;
  }
  return { alpha, tone };
}

/** Stretches tones between the figure's own 2nd and 98th percentiles; a figure of one tone stays in the middle. */
function stretchTone(tone: Field, alpha: Field): number {
  const histogram = new Uint32Array(256);
  let total = 0;
  for (let p = 0; p < tone.length; p++) {
    if (alpha[p]! <= 0.5) continue;
    histogram[tone[p]!]!++;
    total++;
  }
  const percentile = (share: number, values: number[]) => {
    let count = 0;
    return values.find((value) => (count += histogram[value]!) > total * share) ?? 0;
  };
  const scale = Array.from({ length: 256 }, (_, value) => value);
  let low = percentile(0.02, scale);
  let high = percentile(0.02, scale.toReversed());
  if (high - low < 60) [low, high] = [low - 30, high + 30];
  const stretched = Float32Array.from(scale, (value) => clamp((value - low) / (high - low)));
  for (let p = 0; p < tone.length; p++) tone[p] = alpha[p]! > 0.02 ? stretched[tone[p]!]! : 1;
  return total / tone.length;
}

/** Reads an SVG text as form: silhouette, tones and even regions, without icon-scale detail. Throws when it is no SVG. */
export async function analyse(svg: string, options: AnalyseOptions): Promise<Figure> {
  const { side, pad, regions, detail } = options;
  const picture = await loadImage(Buffer.from(svg));
  const pixels = drawFitted(picture, side, pad);
  const { alpha: hard, tone } = makeOpaque(pixels);
  const alpha = blur(hard, side, 1);
  for (let p = 0; p < alpha.length; p++) alpha[p] = smoothStep(0.18, 0.82, alpha[p]!);
  dropIslands(alpha, side, 0.02);
  const area = stretchTone(tone, alpha);
  return { side, alpha, tone, area, ...findRegions(pixels, alpha, side, regions, detail), derived: new Map() };
}
