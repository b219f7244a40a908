import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Palette } from '../palette/palette.ts';
import { mix } from '../raster/colour.ts';
import { distance } from './colours.ts';

/** The palette's inks as they show on a ground: strongest first, at least three. */
export function tonesOnGround(palette: Palette, ground: string): string[] {
  const inks = [...new Set([palette.accent, ...palette.colours, palette.light, palette.dark])];
  const shown = inks.filter((colour) => distance(colour, ground) > 70);
  const more = [mix(palette.accent, palette.light, 0.4), mix(palette.accent, palette.dark, 0.4)];
  return shown.length >= 3 ? shown : [...shown, ...more.filter((colour) => distance(colour, ground) > 40), palette.ink];
}

/** Places its drawing at a point, turned. */
function turned(context: SKRSContext2D, x: number, y: number, turn: number, draw: () => void): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  draw();
  context.restore();
}

function leafAt(context: SKRSContext2D, length: number, width: number): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.5, -width, length, 0);
  context.quadraticCurveTo(length * 0.5, width, 0, 0);
  context.fill();
}

/** A stem with leaves in pairs and one at the tip; `size` is its length. */
export function paintLeafSprig(
  context: SKRSContext2D,
  x: number,
  y: number,
  size: number,
  turn: number,
  tones: readonly string[],
): void {
  turned(context, x, y, turn, () => {
    context.translate(-size / 2, 0);
    context.strokeStyle = tones[1 % tones.length]!;
    context.lineWidth = size * 0.022;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(size * 0.5, -size * 0.09, size * 0.8, 0);
    context.stroke();
    for (let pair = 0; pair < 4; pair++) {
      const along = 0.14 + pair * 0.18;
      for (const side of [-1, 1]) {
        context.save();
        context.translate(size * along, -size * 0.09 * Math.sin((along / 0.8) * Math.PI) * 0.9);
        context.rotate(side * (0.9 - pair * 0.08));
        context.fillStyle = tones[side < 0 ? 1 % tones.length : 2 % tones.length]!;
        leafAt(context, size * (0.27 - pair * 0.03), size * 0.075);
        context.restore();
      }
    }
    context.translate(size * 0.79, 0);
    context.fillStyle = tones[1 % tones.length]!;
    leafAt(context, size * 0.22, size * 0.07);
  });
}

/** Round petals in two rings around an eye. */
export function paintBlossom(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  turn: number,
  tones: readonly string[],
): void {
  turned(context, x, y, turn, () => {
    for (const [ring, share, count] of [
      [0, 1, 6],
      [2, 0.62, 6],
    ] as const) {
      context.fillStyle = tones[ring % tones.length]!;
      for (let petal = 0; petal < count; petal++) {
        context.save();
        context.rotate(((petal + ring / 4) / count) * Math.PI * 2);
        context.beginPath();
        context.ellipse(radius * share * 0.56, 0, radius * share * 0.46, radius * share * 0.3, 0, 0, Math.PI * 2);
        context.fill();
        context.restore();
      }
    }
    context.fillStyle = tones[1 % tones.length]!;
    context.beginPath();
    context.arc(0, 0, radius * 0.19, 0, Math.PI * 2);
    context.fill();
  });
}
