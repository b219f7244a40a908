import { channels } from './colour.ts';
import { noise } from './noise.ts';
import { createPlate, develop } from './surface.ts';
import type { Surface } from './surface.ts';

export interface WearOptions {
  seed: number;
  /** 0 none .. 1 as a sheet in the hand; default 1. */
  strength?: number;
}

function scaleLight(surface: Surface, lightAt: (x: number, y: number) => number): void {
  const { width, height } = surface;
  const context = surface.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index += 4) {
      const light = lightAt(x, y);
      data[index]! *= light;
      data[index + 1]! *= light;
      data[index + 2]! *= light;
    }
  }
  context.putImageData(image, 0, 0);
}

/**
 * Paper's tooth over a finished design, in place: a faint cloud, fine tooth and a little grain. The low frequencies stay
 * below 1 %: a mottle that can be seen turns paper into felt.
 */
export function applyPaper(surface: Surface, { seed, strength = 1 }: WearOptions): void {
  const cloud = noise('soft', seed);
  const tooth = noise('fine', seed);
  const grain = noise('grain', seed);
  scaleLight(
    surface,
    (x, y) =>
      1 +
      strength *
        ((cloud(x >> 2, y >> 2) - 0.5) * 0.0125 + (tooth(x << 1, y << 1) - 0.5) * 0.02 + (grain(x, y) - 0.5) * 0.05),
  );
}

/** Film grain over a finished design, in place: even and fine, strongest in the middle tones by nature of scaling. */
export function applyGrain(surface: Surface, { seed, strength = 1 }: WearOptions): void {
  const grain = noise('grain', seed);
  scaleLight(surface, (x, y) => 1 + (grain(x, y) - 0.5) * 0.11 * strength);
}

export interface StippleOptions {
  seed: number;
  colour: string;
  /** 0..1 of a place in pixels: the share of grains that are laid there. */
  density: (x: number, y: number) => number;
  /** 'source-atop' (default) shades what is on the surface; 'source-over' adds to it. */
  mode?: 'source-atop' | 'source-over';
}

/** Shades with grains of one colour instead of a gradient: the mark of a print. */
export function stipple(surface: Surface, { seed, colour, density, mode = 'source-atop' }: StippleOptions): void {
  const plate = createPlate(surface.width, surface.height);
  const pixels = new Uint32Array(plate.data.buffer);
  const [red, green, blue] = channels(colour);
  const ink = ((235 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  const grain = noise('grain', seed);
  for (let y = 0, index = 0; y < surface.height; y++) {
    for (let x = 0; x < surface.width; x++, index++) if (grain(x, y) < density(x, y)) pixels[index] = ink;
  }
  const context = surface.getContext('2d');
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = mode;
  context.drawImage(develop(plate), 0, 0);
  context.restore();
}

/** Lifts ink off a layer where noise says so, in place: the wear of type and solids in a print. */
export function liftInk(surface: Surface, { seed, strength = 0.5 }: WearOptions): void {
  const { width, height } = surface;
  const context = surface.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const grain = noise('grain', seed);
  const cloud = noise('soft', seed);
  for (let y = 0, index = 3; y < height; y++) {
    for (let x = 0; x < width; x++, index += 4) {
      if (!data[index]) continue;
      const bare = strength * 0.16 * (0.3 + 1.5 * Math.max(0, cloud(x >> 1, y >> 1) - 0.35));
      if (grain(x, y) > 1 - bare) data[index]! *= 0.25;
    }
  }
  context.putImageData(image, 0, 0);
}
