import '../src/text/no-system-fonts.ts';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Picture, Point, Quad } from '../src/picture.ts';
import { facesOf } from '../src/text/faces.ts';
import { bundledShelf } from './bundled-shelf.ts';
import { between, oneOf, paintGround, seeded, type GroundKind, type Random } from './text-grounds.ts';
import { kinds, makeSample, type Matter, type Sample } from './text-samples.ts';

export interface TrueLine {
  text: string;
  quad: Quad;
  sample: Sample;
  colour: string;
}

export interface TextDesign {
  ground: GroundKind;
  picture: Picture;
  /** The same without its words. */
  clean: Picture;
  lines: TrueLine[];
}

const side = 1024;
const perDesign = 9;
const shelf = bundledShelf();
/** Faces that have capitals only. */
const capitals = new Set(['Bebas Neue']);

function stackOf({ family, weight }: Sample): string {
  const face = facesOf(shelf).find((one) => one.family === family && one.weight === weight && !one.italic);
  if (!face) throw new Error(`No ${family} ${weight} is installed.`);
  return face.stack(true);
}

/** A picture with words of known place, face, size and colour; the same seed makes the same picture. */
export function makeTextDesign(seed: number, ground: GroundKind, matter: Matter, only?: string): TextDesign {
  const random = seeded(seed);
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  paintGround(context, ground, random, side);
  const clean = pixelsOf(context);
  const taken: { x: number; y: number; width: number; height: number }[] = [];
  const lines: TrueLine[] = [];
  for (let count = 0; count < perDesign; count++) {
    const sample = makeSample(only ?? kinds[(seed + count * 5) % kinds.length]!, matter, random);
    place(context, clean, sample, random, taken, lines);
  }
  return { ground, picture: pixelsOf(context), clean, lines };
}

function pixelsOf(context: SKRSContext2D): Picture {
  const { data } = context.getImageData(0, 0, side, side);
  return { width: side, height: side, data: new Uint8ClampedArray(data) };
}

/** What a sample needs, unturned: its lines' widths, and rises and falls of their ink. */
function measure(context: SKRSContext2D, sample: Sample) {
  context.font = `${sample.size}px ${stackOf(sample)}`;
  context.letterSpacing = `${(sample.tracking ?? 0) * sample.size}px`;
  const lines = sample.lines.map((text) => {
    const shown = capitals.has(sample.family) ? text.toUpperCase() : text;
    const { width, actualBoundingBoxAscent: rise, actualBoundingBoxDescent: fall } = context.measureText(shown);
    return { text: shown, width: width - (sample.tracking ?? 0) * sample.size, rise, fall };
  });
  const pitch = sample.size * (sample.lineHeight ?? 1.3);
  if (sample.vertical) {
    const count = [...lines[0]!.text].length;
    return { lines, pitch, width: sample.size, height: count * sample.size * 1.12 };
  }
  const width = Math.max(...lines.map((line) => line.width));
  const height = lines[0]!.rise + lines.at(-1)!.fall + (lines.length - 1) * pitch;
  return { lines, pitch, width, height };
}

type Measured = ReturnType<typeof measure>;

function place(
  context: SKRSContext2D,
  clean: Picture,
  sample: Sample,
  random: Random,
  taken: { x: number; y: number; width: number; height: number }[],
  truth: TrueLine[],
): void {
  context.save();
  const measured = measure(context, sample);
  const turn = ((sample.rotation ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const width = measured.width * cos + measured.height * sin;
  const height = measured.width * sin + measured.height * cos;
  const pad = Math.max(14, sample.size * 0.6);
  for (let tries = 0; tries < 150 && width < side - 60 && height < side - 60; tries++) {
    const x = between(random, width / 2 + 30, side - width / 2 - 30);
    const y = between(random, height / 2 + 30, side - height / 2 - 30);
    const free = taken.every(
      (other) =>
        Math.abs(other.x - x) > (other.width + width) / 2 + pad ||
        Math.abs(other.y - y) > (other.height + height) / 2 + pad,
    );
    if (!free) continue;
    taken.push({ x, y, width, height });
    const colour = colourOn(clean, { x, y }, width, height, random);
    context.translate(x, y);
    context.rotate(turn);
    const quads = draw(context, sample, measured, colour);
    const at = (point: Point): Point => ({
      x: x + point.x * Math.cos(turn) - point.y * Math.sin(turn),
      y: y + point.x * Math.sin(turn) + point.y * Math.cos(turn),
    });
    for (const { text, quad } of quads) truth.push({ text, quad: quad.map(at) as Quad, sample, colour: colour.fill });
    break;
  }
  context.restore();
}

function colourOn(clean: Picture, { x, y }: Point, width: number, height: number, random: Random) {
  let sum = 0;
  let count = 0;
  for (let row = Math.max(0, Math.round(y - height / 2)); row < Math.min(side, y + height / 2); row += 4) {
    for (let column = Math.max(0, Math.round(x - width / 2)); column < Math.min(side, x + width / 2); column += 4) {
      const from = (row * side + column) * 4;
      sum += clean.data[from]! * 0.3 + clean.data[from + 1]! * 0.59 + clean.data[from + 2]! * 0.11;
      count++;
    }
  }
  const onDark = sum / Math.max(1, count) < 128;
  const fill = onDark
    ? oneOf(random, ['#ffffff', '#fff4d6', '#ffd84a', '#bfe9ff'])
    : oneOf(random, ['#101014', '#2a1a5e', '#8a1020', '#0b4a3a']);
  return { fill, other: onDark ? '#101014' : '#ffffff', second: onDark ? '#ff9a3a' : '#c0207a' };
}

function draw(context: SKRSContext2D, sample: Sample, measured: Measured, colour: ReturnType<typeof colourOn>) {
  const { size, effect } = sample;
  context.fillStyle = colour.fill;
  context.lineJoin = 'round';
  if (effect === 'shadow' || effect === 'hard-shadow') {
    context.shadowColor = effect === 'shadow' ? 'rgba(0,0,0,.65)' : 'rgba(40,40,60,1)';
    context.shadowBlur = effect === 'shadow' ? size * 0.18 : 0;
    context.shadowOffsetX = size * 0.06;
    context.shadowOffsetY = size * 0.06;
  }
  if (effect === 'gradient') {
    const gradient = context.createLinearGradient(0, -measured.height / 2, 0, measured.height / 2);
    gradient.addColorStop(0, colour.fill);
    gradient.addColorStop(1, colour.second);
    context.fillStyle = gradient;
  }
  const put = (text: string, x: number, y: number) => {
    if (effect === 'outline') {
      context.lineWidth = size * 0.13;
      context.strokeStyle = colour.other;
      context.strokeText(text, x, y);
    }
    context.fillText(text, x, y);
  };
  return sample.vertical ? drawColumn(sample, measured, put) : drawLines(sample, measured, put);
}

type Put = (text: string, x: number, y: number) => void;
const rectangle = (left: number, top: number, right: number, bottom: number): Quad => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

function drawColumn({ size }: Sample, { lines, height }: Measured, put: Put) {
  const text = lines[0]!.text;
  for (const [index, character] of [...text].entries()) {
    put(character, -size / 2, -height / 2 + size * 0.9 + index * size * 1.12);
  }
  return [{ text, quad: rectangle(-size / 2, -height / 2, size / 2, height / 2) }];
}

function drawLines({ align }: Sample, { lines, pitch, width, height }: Measured, put: Put) {
  const first = -height / 2 + lines[0]!.rise;
  return lines.map(({ text, width: own, rise, fall }, index) => {
    const left = align === 'right' ? width / 2 - own : align === 'left' ? -width / 2 : -own / 2;
    const baseline = first + index * pitch;
    put(text, left, baseline);
    return { text, quad: rectangle(left, baseline - rise, left + own, baseline + fall) };
  });
}
