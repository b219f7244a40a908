import type { SKRSContext2D } from '@napi-rs/canvas';

export type Random = () => number;

/** mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, from: number, to: number): number => from + (to - from) * random();
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

export const grounds = ['plain', 'gradient', 'texture', 'photo'] as const;
export type GroundKind = (typeof grounds)[number];

/** Paints what the text will stand on. */
export function paintGround(context: SKRSContext2D, kind: GroundKind, random: Random, side: number): void {
  const hue = between(random, 0, 360);
  const dark = random() < 0.5;
  const tone = (shift: number, lightness: number, saturation = between(random, 20, 60)) =>
    `hsl(${hue + shift}, ${saturation}%, ${lightness}%)`;
  const base = dark ? between(random, 12, 32) : between(random, 80, 97);
  context.fillStyle = tone(0, base);
  context.fillRect(0, 0, side, side);
  if (kind === 'gradient')
    paintGradient(context, random, side, [tone(0, base), tone(between(random, 20, 70), base + (dark ? 12 : -12))]);
  if (kind === 'texture') paintTexture(context, random, side, tone(10, base + (dark ? 5 : -5)));
  if (kind === 'photo') paintPhoto(context, random, side, hue, dark);
}

function paintGradient(context: SKRSContext2D, random: Random, side: number, colours: string[]): void {
  const turn = between(random, 0, Math.PI * 2);
  const reach = { x: (Math.cos(turn) * side) / 2, y: (Math.sin(turn) * side) / 2 };
  const middle = side / 2;
  const gradient =
    random() < 0.6
      ? context.createLinearGradient(middle - reach.x, middle - reach.y, middle + reach.x, middle + reach.y)
      : context.createRadialGradient(middle + reach.x / 2, middle + reach.y / 2, 20, middle, middle, side * 0.75);
  gradient.addColorStop(0, colours[0]!);
  gradient.addColorStop(1, colours[1]!);
  context.fillStyle = gradient;
  context.fillRect(0, 0, side, side);
}

function paintTexture(context: SKRSContext2D, random: Random, side: number, second: string): void {
  context.fillStyle = second;
  const step = between(random, 14, 40);
  const kind = oneOf(random, ['stripes', 'dots', 'paper']);
  if (kind === 'stripes') {
    for (let x = -side; x < side * 2; x += step) {
      context.save();
      context.translate(x, 0);
      context.rotate(0.6);
      context.fillRect(0, -side, step / 2, side * 3);
      context.restore();
    }
  }
  if (kind === 'dots') {
    for (let y = 0; y < side; y += step) {
      for (let x = 0; x < side; x += step) {
        context.beginPath();
        context.arc(x, y, step * 0.22, 0, 7);
        context.fill();
      }
    }
  }
  grain(context, random, side, kind === 'paper' ? 9 : 3);
}

/** Uneven brightness per pixel, of so many levels. */
function grain(context: SKRSContext2D, random: Random, side: number, levels: number): void {
  const image = context.getImageData(0, 0, side, side);
  for (let at = 0; at < image.data.length; at += 4) {
    const shift = (random() + random() - 1) * levels;
    for (let channel = 0; channel < 3; channel++) image.data[at + channel] = image.data[at + channel]! + shift;
  }
  context.putImageData(image, 0, 0);
}

/** Soft bodies of light and shade with grain, as a picture out of focus has behind its words. */
function paintPhoto(context: SKRSContext2D, random: Random, side: number, hue: number, dark: boolean): void {
  for (let count = 0; count < 140; count++) {
    const [x, y] = [between(random, 0, side), between(random, 0, side)];
    const radius = between(random, 12, 190) * (random() < 0.5 ? 0.4 : 1);
    const lightness = dark ? between(random, 5, 48) : between(random, 58, 98);
    const colour = (alpha: number) => `hsla(${hue + between(random, -60, 60)}, 45%, ${lightness}%, ${alpha})`;
    const soft = context.createRadialGradient(x, y, radius * between(random, 0, 0.9), x, y, radius);
    soft.addColorStop(0, colour(between(random, 0.3, 0.8)));
    soft.addColorStop(1, colour(0));
    context.fillStyle = soft;
    context.fillRect(0, 0, side, side);
  }
  grain(context, random, side, 5);
}
