import type { SKRSContext2D } from '@napi-rs/canvas';
import { blur } from '../raster/blur.ts';
import type { Field } from '../raster/blur.ts';
import { channels, chromaOf } from '../raster/colour.ts';
import { noise } from '../raster/noise.ts';
import { seededRandom } from '../raster/random.ts';
import { clamp, smoothStep } from '../raster/smooth-step.ts';
import { createPlate, develop } from '../raster/surface.ts';
import { derive } from './figure.ts';
import type { Figure } from './figure.ts';
import { lightOn, splitWires } from './form.ts';
import { accentOf, needsSheet, onSheet } from './inks.ts';
import { outlinesOf } from './outlines.ts';
import { roomyReading } from './painter.ts';
import type { Painter } from './painter.ts';
import { inkPlace } from './region-colours.ts';
import { layUnder } from './underlay.ts';

const softFields = (figure: Figure) =>
  derive(figure, 'wash fields', () => {
    const { side, alpha, tone } = figure;
    const inked = new Float32Array(tone.length);
    for (let p = 0; p < inked.length; p++) inked[p] = 1 - (1 - tone[p]!) * alpha[p]!;
    return {
      dryTone: blur(tone, side, side * 0.006),
      wetTone: blur(inked, side, side * 0.024),
      dryEdge: blur(alpha, side, side * 0.003),
      wetEdge: blur(alpha, side, side * 0.022),
    };
  });

/** The one colourful part that the painter touches with colour: softened 0..1, or nothing. */
function touchOfColour(figure: Figure): Field | undefined {
  const candidates = figure.regions.filter(({ chroma, area }) => chroma > 0.09 && area < figure.area * 0.5);
  const strongest = candidates.toSorted((a, b) => b.chroma - a.chroma)[0];
  return strongest && blur(strongest.field, figure.side, figure.side * 0.01);
}

/** Ink by tone with wet and dry edges and pooled pigment; `touch` is laid in `accent`. */
function washes(figure: Figure, data: Uint8ClampedArray, ink: number[], accent: number[], seed: number): void {
  const { side } = figure;
  const hand = noise('soft', seed);
  const tooth = noise('fine', seed + 2);
  const { dryTone, wetTone, dryEdge, wetEdge } = softFields(figure);
  const lit = lightOn(figure, 0.2);
  const touch = touchOfColour(figure);
  for (let y = 8; y < side - 8; y++) {
    for (let x = 8; x < side - 8; x++) {
      const p = y * side + x;
      if (wetEdge[p]! < 0.02) continue;
      const across = Math.round((hand(x >> 1, y >> 1) - 0.5) * side * 0.02);
      const down = Math.round((hand((x >> 1) + 99, (y >> 1) + 44) - 0.5) * side * 0.02);
      const q = clamp(y + down, 0, side - 1) * side + clamp(x + across, 0, side - 1);
      const wet = smoothStep(0.42, 0.7, hand((x >> 2) + 11, (y >> 2) + 40));
      const shade = (1 - dryTone[q]!) * (1 - wet) + (1 - wetTone[q]!) * wet;
      const edge =
        smoothStep(0.4, 0.6, dryEdge[q]!) * (1 - wet * 0.6) + smoothStep(0.15, 0.85, wetEdge[q]!) * wet * 0.6;
      const pool = 0.45 + 1.1 * hand((x >> 2) + 50, (y >> 2) + 9);
      const rim = wet < 0.3 ? (1 - smoothStep(0.6, 0.95, dryEdge[q]!)) * 0.16 : 0;
      const body = 0.05 + 1.9 * smoothStep(0.12, 0.95, shade - lit[p]! * 0.3) ** 1.6 * pool + rim;
      const coloured = touch ? touch[q]! : 0;
      const black =
        1 - Math.exp(-edge * body * (0.88 + 0.24 * tooth(x, y)) * (1 - 0.75 * smoothStep(0.3, 0.7, coloured)));
      const bright = 1 - Math.exp(-edge * smoothStep(0.3, 0.75, coloured) * pool * 1.5);
      const opacity = 1 - (1 - black) * (1 - bright);
      if (opacity < 0.004) continue;
      const share = black / (black + bright);
      for (let k = 0; k < 3; k++) data[p * 4 + k] = accent[k]! + (ink[k]! - accent[k]!) * share;
      data[p * 4 + 3] = opacity * 255;
    }
  }
}

/** The brush line: its width breathes, it breaks where the brush is dry. */
function brushOutlines(context: SKRSContext2D, figure: Figure, ink: string, body: Field, seed: number): void {
  const { side } = figure;
  const hand = noise('soft', seed);
  const tooth = noise('fine', seed + 2);
  const random = seededRandom(seed);
  // Paces of the brush are pixels of an 800 px square, so that small figures aren't hairier than large ones.
  const pace = 800 / side;
  context.fillStyle = ink;
  for (const { region, points } of outlinesOf(figure, 0.003, body)) {
    const whole = region < 0;
    const start = random() * 400;
    const width = side * 0.011 * (whole ? 0.72 : 0.42);
    const gate = whole ? 0.3 : 0.46;
    for (let index = 0; index < points.length; index += 2) {
      const [x, y] = points[index]!;
      const pressure = hand(x * pace * 0.45 + start, y * pace * 0.45 + start);
      if (pressure < gate) continue;
      const radius = width * (0.12 + 1.5 * smoothStep(gate, 0.9, pressure));
      const dry = tooth(x * pace * 3 + start, y * pace * 3) < 0.32;
      context.globalAlpha = (0.4 + 0.55 * smoothStep(gate, 0.6, pressure)) * (dry ? 0.35 : 1);
      context.beginPath();
      context.ellipse(x, y, radius, radius * 0.7, 0.8, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

/** Ink wash: black by tone, at most one touch of colour, a broken brush line. */
export const inkwash: Painter = {
  reading: roomyReading,
  paint(figure, palette, seed) {
    const { side } = figure;
    const plate = createPlate(side);
    const inkColour = palette.dark;
    const ink = channels(inkColour);
    const accent = accentOf(onSheet(palette));
    washes(figure, plate.data, ink, chromaOf(accent) > 0.05 ? channels(accent) : ink, seed);
    const hand = noise('soft', seed);
    const { body, wire } = splitWires(figure, side * 0.007);
    for (let p = 0; p < wire.length; p++) {
      if (wire[p]! < 0.01) continue;
      const stroke = wire[p]! * (0.55 + 0.45 * hand(p % side, Math.floor(p / side)));
      inkPlace(plate.data, p, ink, Math.max(plate.data[p * 4 + 3]! / 255, stroke));
    }
    const painted = develop(plate);
    brushOutlines(plate.context, figure, inkColour, body, seed);
    return needsSheet(palette) ? layUnder(painted, figure, palette.light) : painted;
  },
};
