import { expect, test } from 'vitest';
import { toneOf } from '../../src/ui/picture-tone.ts';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];
const toneWith = (...pixels: readonly Pixel[]) => toneOf(new Uint8ClampedArray(pixels.flat()));
const clear: Pixel = [0, 0, 0, 0];

test('what is drawn on nothing is dark or light by what is seen of it', () => {
  expect(toneWith([20, 20, 24, 255], clear, clear)).toBe('dark');
  expect(toneWith([250, 250, 250, 255], clear)).toBe('light');
  expect(toneWith([255, 255, 255, 40], clear)).toBe('light');
});

test('colours between, and what lets no ground through, stand on any', () => {
  expect(toneWith([226, 120, 60, 255], clear)).toBeNull();
  expect(toneWith([0, 0, 0, 255], [255, 255, 255, 255])).toBeNull();
  expect(toneWith([10, 10, 10, 255], [10, 10, 10, 255])).toBeNull();
  expect(toneWith(clear, clear)).toBeNull();
});
