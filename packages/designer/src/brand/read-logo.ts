import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { colourDistance } from '../palette/oklch.ts';
import { hexOf } from '../raster/colour.ts';
import { trimToInk } from '../raster/surface.ts';

/** A logo ready to be drawn. */
export interface Logo {
  /** Cut to its ink. */
  canvas: Canvas;
  /** width / height */
  aspect: number;
  /** What its ink consists of where it borders on the ground: colours as "#rrggbb" with their shares of it. */
  tones: { colour: string; share: number }[];
  /** It brings a ground of its own, which shows it anywhere. */
  plate: boolean;
}

/** Pixels: no sheet shows more of it. */
const longest = 1_200;
/** Of 255: so near to white or black is the paper of a file, not ink. */
const paperWhite = 244;
const paperBlack = 12;
/** What compression leaves around edges. */
const faint = 28;

/** Throws on what is no picture. */
export async function readLogo(bytes: Uint8Array): Promise<Logo> {
  const image = await loadImage(Buffer.from(bytes));
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  withoutPaper(context);
  const trimmed = trimToInk(canvas);
  return { canvas: trimmed, aspect: trimmed.width / trimmed.height, ...inkOf(trimmed) };
}

/**
 * A file that knows no transparency brings its paper along. White and black paper become what they stand for, nothing:
 * each pixel keeps just as much ink as gives its colour on that paper. Any other ground is part of the logo.
 */
function withoutPaper(context: SKRSContext2D): void {
  const { width, height } = context.canvas;
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x, x + (height - 1) * width);
  for (let y = 0; y < height; y++) edge.push(y * width, y * width + width - 1);
  const share = (test: (at: number) => boolean) => edge.filter((pixel) => test(pixel * 4)).length / edge.length;
  const channelsAt = (at: number) => [data[at]!, data[at + 1]!, data[at + 2]!];
  const solid = (at: number) => data[at + 3]! > 250;
  const white = share((at) => solid(at) && Math.min(...channelsAt(at)) >= paperWhite) > 0.97;
  const black = !white && share((at) => solid(at) && Math.max(...channelsAt(at)) <= paperBlack) > 0.97;
  if (!white && !black) return;
  const paper = white ? 255 : 0;
  for (let at = 0; at < data.length; at += 4) {
    const farthest = Math.max(...channelsAt(at).map((value) => Math.abs(value - paper)));
    const ink = farthest <= faint ? 0 : farthest / 255;
    for (let channel = at; channel < at + 3; channel++) {
      data[channel] = ink === 0 ? paper : paper + (data[channel]! - paper) / ink;
    }
    data[at + 3] = ink * data[at + 3]!;
  }
  context.putImageData(image, 0, 0);
}

/** Colours nearer than this, of 256 steps a channel, are one tone. */
const step = 40;
/** Pixels along each side of the small copy that is counted. */
const side = 96;
/** Ink so many of those from the ground has the ground behind it; what lies further in has the rest of the logo. */
const rim = 3;
const isInk = (alpha: number) => alpha >= 140;

/** Whether the ground is seen beside a pixel of the small copy. */
function isAtRim(data: Uint8ClampedArray, at: number): boolean {
  const [x, y] = [(at / 4) % side, Math.floor(at / 4 / side)];
  for (let row = y - rim; row <= y + rim; row++) {
    for (let column = x - rim; column <= x + rim; column++) {
      const outside = row < 0 || column < 0 || row >= side || column >= side;
      if (outside || !isInk(data[(row * side + column) * 4 + 3]!)) return true;
    }
  }
  return false;
}

function inkOf(canvas: Canvas): Pick<Logo, 'tones' | 'plate'> {
  const small = createCanvas(side, side);
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  const sums = new Map<string, [red: number, green: number, blue: number, count: number]>();
  let [all, counted] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (!isInk(data[at + 3]!)) continue;
    all++;
    if (!isAtRim(data, at)) continue;
    counted++;
    const pixel = [data[at]!, data[at + 1]!, data[at + 2]!] as const;
    const key = pixel.map((value) => Math.round(value / step)).join();
    const [red, green, blue, count] = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [red + pixel[0], green + pixel[1], blue + pixel[2], count + 1]);
  }
  const tones = [...sums.values()].map(([red, green, blue, count]) => {
    return { colour: hexOf([red / count, green / count, blue / count]), share: count / counted };
  });
  return { tones: tones.filter(({ share }) => share >= least), plate: all > side * side * 0.96 };
}

/** A smaller share of the ink is the edge of another. */
const least = 0.05;
/** In OKLab: what differs so much is seen at a glance. */
const plain = 0.34;

/** How well all of the logo is seen on a ground, and the part of it that is seen least. */
function seenOn({ tones }: Logo, ground: string): { mean: number; worst: number } {
  const seen = tones.map(({ colour, share }) => ({ share, seen: Math.min(1, colourDistance(colour, ground) / plain) }));
  const all = seen.reduce((sum, { share }) => sum + share, 0);
  return {
    mean: seen.reduce((sum, tone) => sum + tone.seen * tone.share, 0) / (all || 1),
    worst: Math.min(1, ...seen.map((tone) => tone.seen)),
  };
}

const plainGrounds = ['#ffffff', '#000000', '#808080'];

/** Whether the logo is seen on a ground about as well as on its best. */
export function readsOn(logo: Logo, ground: string): boolean {
  if (logo.plate) return true;
  const best = plainGrounds
    .map((other) => seenOn(logo, other))
    .toSorted((a, b) => b.mean + b.worst - a.mean - a.worst)[0]!;
  const { mean, worst } = seenOn(logo, ground);
  return mean >= best.mean * 0.88 && worst >= best.worst * 0.8;
}
