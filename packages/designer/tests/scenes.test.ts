import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atmosphereOf, shadeMaterial } from '../src/scenes/atmosphere.ts';
import { paintScene } from '../src/scenes/scene.ts';
import { terrains } from '../src/scenes/terrain.ts';
import type { Terrain } from '../src/scenes/terrain.ts';
import { channels } from '../src/raster/colour.ts';

const names = Object.keys(terrains) as Terrain[];

const paint = (terrain: Terrain, rest: object = {}, width = 360, height = 240, seed = 4, words = '') =>
  paintScene({ width, height, setting: { terrain, ...rest }, words, seed }).data();

const meanLight = (pixels: Buffer) => {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
  return sum / (pixels.length / 4) / 3;
};

test.each(names)('%s: one seed is one picture, another seed another', (terrain) => {
  expect(Buffer.compare(paint(terrain), paint(terrain))).toBe(0);
  expect(Buffer.compare(paint(terrain), paint(terrain, {}, 360, 240, 5))).not.toBe(0);
});

test.each(names)('%s: paints every pixel, on a strip as on a tall sheet', (terrain) => {
  for (const [width, height] of [
    [480, 160],
    [160, 480],
    [256, 256],
  ] as const) {
    const pixels = paint(terrain, {}, width, height);
    expect(pixels.length).toBe(width * height * 4);
    for (let at = 3; at < pixels.length; at += 4)
      if (pixels[at] !== 255) expect.fail(`pixel ${at >> 2} is see-through`);
  }
});

test.each(names.filter((name) => name !== 'space'))('%s: night is darker than day', (terrain) => {
  expect(meanLight(paint(terrain, { time: 'night' }))).toBeLessThan(meanLight(paint(terrain, { time: 'day' })) - 25);
});

test('snow lies on fields that were green', () => {
  expect(meanLight(paint('fields', { time: 'day', weather: 'snow' }))).toBeGreaterThan(
    meanLight(paint('fields', { time: 'day' })),
  );
});

test('what the prompt names stands in the picture', () => {
  const plain = paint('lake', { time: 'day' });
  for (const words of ['寺', 'camping', 'boat'])
    expect(Buffer.compare(plain, paint('lake', { time: 'day' }, 360, 240, 4, words))).not.toBe(0);
});

test('a material fades into the haze with distance', () => {
  const distance = (a: string, b: string) =>
    Math.hypot(...channels(a).map((value, index) => value - channels(b)[index]!));
  fc.assert(
    fc.property(
      fc.constantFrom('dawn', 'day', 'dusk', 'night'),
      fc.nat(5),
      fc.constantFrom('#2f5a4c', '#d9705a', '#8290a0'),
      (time, choice, material) => {
        const air = atmosphereOf({ time }, choice);
        const far = shadeMaterial(air, material, 0.1).lit;
        const near = shadeMaterial(air, material, 0.9).lit;
        expect(distance(far, air.haze)).toBeLessThan(distance(near, air.haze) + 1);
      },
    ),
  );
});
