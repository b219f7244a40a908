import { expect, test } from 'vitest';
import { blur } from '../../src/raster/blur.ts';
import { far, measureDistances } from '../../src/raster/distance.ts';
import { noise, wave } from '../../src/raster/noise.ts';
import { hashText, seededRandom } from '../../src/raster/random.ts';
import { createPlate, createSurface, develop, developTrimmed, trimToInk } from '../../src/raster/surface.ts';
import { brushStroke, drawSvg } from '../../src/raster/vector.ts';
import { applyGrain, applyPaper, liftInk, stipple } from '../../src/raster/wear.ts';

const filled = (width: number, height: number, colour: string) => {
  const surface = createSurface(width, height);
  const context = surface.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return surface;
};
const bytes = (surface: ReturnType<typeof createSurface>) =>
  surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data;
const mean = (values: ArrayLike<number>, first: number) => {
  let sum = 0;
  for (let index = first; index < values.length; index += 4) sum += values[index]!;
  return sum / (values.length / 4);
};

test('random numbers depend on the seed only', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(draw(3)).toEqual(draw(3));
  expect(draw(3)).not.toEqual(draw(4));
  expect(hashText('咖啡')).toBe(hashText('咖啡'));
  expect(hashText('咖啡')).not.toBe(hashText('咖'));
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

test('wear changes a sheet, keeps its colour on the whole, and repeats by seed', () => {
  for (const apply of [applyPaper, applyGrain]) {
    const sheets = [1, 1, 2].map((seed) => {
      const sheet = filled(96, 96, '#808080');
      apply(sheet, { seed });
      return bytes(sheet);
    });
    expect(sheets[0]).toEqual(sheets[1]);
    expect(sheets[0]).not.toEqual(sheets[2]);
    expect(Math.abs(mean(sheets[0]!, 0) - 128)).toBeLessThan(3);
    expect(new Set(sheets[0]).size).toBeGreaterThan(3);
  }
});

test('stipple lays as much ink as its density says, and only on what is there', () => {
  const sheet = createSurface(100, 100);
  const context = sheet.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 50, 100);
  stipple(sheet, { seed: 3, colour: '#000000', density: () => 0.4 });
  const data = bytes(sheet);
  let dark = 0;
  for (let p = 0; p < 100 * 100; p++) {
    if (p % 100 >= 50) expect(data[p * 4 + 3]).toBe(0);
    else if (data[p * 4]! < 128) dark++;
  }
  expect(dark / 5000).toBeCloseTo(0.4, 1);
});

test('lifted ink is thinner, never thicker', () => {
  const sheet = filled(80, 80, '#203040');
  liftInk(sheet, { seed: 1, strength: 1 });
  const data = bytes(sheet);
  expect(mean(data, 3)).toBeLessThan(255);
  expect(mean(data, 3)).toBeGreaterThan(150);
});

test('an SVG is fitted into its box, centred', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>';
  const data = bytes(await drawSvg(svg, 40, 40));
  expect(data[(20 * 40 + 20) * 4 + 3]).toBe(255);
  expect(data[(3 * 40 + 20) * 4 + 3]).toBe(0);
  await expect(drawSvg('no svg', 10)).rejects.toThrow();
});

test('a brush presses harder where it is told to', () => {
  const surface = createSurface(120, 60);
  const context = surface.getContext('2d');
  const points = Array.from({ length: 40 }, (_, i): [number, number, number] => [10 + i * 2.5, 30, i / 40]);
  context.fill(brushStroke(points, { width: 30 }));
  const data = bytes(surface);
  const thickness = (x: number) =>
    Array.from({ length: 60 }, (_, y) => data[(y * 120 + x) * 4 + 3]! > 128).filter(Boolean).length;
  expect(thickness(90)).toBeGreaterThan(thickness(30));
  expect(thickness(30)).toBeGreaterThan(0);
});
