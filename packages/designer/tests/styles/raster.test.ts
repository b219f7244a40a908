import { expect, test } from 'vitest';
import { blur } from '../../src/raster/blur.ts';
import { far, measureDistances } from '../../src/raster/distance.ts';
import { noise, wave } from '../../src/raster/noise.ts';
import { seededRandom } from '../../src/raster/random.ts';
import { createPlate, createSurface, develop, developTrimmed, trimToInk } from '../../src/raster/surface.ts';

const bytes = (surface: ReturnType<typeof createSurface>) =>
  surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data;
test('random numbers depend on the seed only', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
});

test('grain below t covers the share t', () => {
  const grain = noise('grain', 5);
  let below = 0;
  for (let y = 0; y < 512; y++) for (let x = 0; x < 512; x++) if (grain(x, y) < 0.3) below++;
  expect(below / 512 / 512).toBeCloseTo(0.3, 3);
});

test('noise repeats after 512 and reaches negative places; a wave meets it at whole pixels and is smooth between', () => {
  const at = noise('soft', 9);
  expect(at(-3, 4)).toBe(at(509, 516));
  const between = wave('soft', 9);
  expect(between(12, 7)).toBeCloseTo(at(12, 7), 6);
  expect(Math.abs(between(12.5, 7) - between(12.51, 7))).toBeLessThan(0.01);
});

test('a blur keeps the sum of what lies inside, at full and at half size', () => {
  for (const radius of [2, 10]) {
    const field = new Float32Array(128 * 128);
    field[64 * 128 + 64] = 1;
    const sum = blur(field, 128, radius).reduce((total, value) => total + value, 0);
    expect(sum).toBeCloseTo(1, 2);
  }
});

test('distances are those to the outside', () => {
  const side = 41;
  const inside = (p: number) => Math.hypot((p % side) - 20, Math.floor(p / side) - 20) < 15;
  const distances = measureDistances(
    Float32Array.from({ length: side * side }, (_, p) => (inside(p) ? far : 0)),
    side,
  );
  expect(distances[20 * side + 20]).toBeGreaterThan(13);
  expect(distances[20 * side + 20]).toBeLessThan(16.5);
  expect(distances[0]).toBe(0);
});

test('trimming cuts to the ink', () => {
  const surface = createSurface(60, 50);
  surface.getContext('2d').fillRect(10, 20, 8, 5);
  const trimmed = trimToInk(surface);
  expect([trimmed.width, trimmed.height]).toEqual([8, 5]);
});

test('a plate is trimmed to the same pixels as its surface', () => {
  const plate = createPlate(60, 50);
  for (let y = 20; y < 25; y++) for (let x = 10; x < 18; x++) plate.data.set([x * 9, y * 9, 40, 255], (y * 60 + x) * 4);
  const trimmed = developTrimmed(plate);
  expect([trimmed.width, trimmed.height]).toEqual([8, 5]);
  expect(bytes(trimmed)).toEqual(bytes(trimToInk(develop(plate))));
});

test('a blur of two boxes is what two boxes one after the other make', () => {
  const side = 40;
  const random = seededRandom(3);
  const field = Float32Array.from({ length: side * side }, random);
  const box = (from: Float32Array, step: number) =>
    from.map((_, p) => [-2, -1, 0, 1, 2].reduce((sum, k) => sum + (from[p + k * step] ?? 0), 0) / 5);
  const expected = box(box(box(box(field, 1), 1), side), side);
  const blurred = blur(field, side, 2);
  for (let y = 8; y < side - 8; y++)
    for (let x = 8; x < side - 8; x++) expect(blurred[y * side + x]).toBeCloseTo(expected[y * side + x]!, 5);
});
