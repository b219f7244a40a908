import { describe, expect, test } from 'vitest';
import { picturePalette } from '../../src/canvas/picture-tools/picture-colours.ts';
import type { Pixels } from '../../src/canvas/picture-tools/picture-pixels.ts';
import { subjectBox } from '../../src/canvas/picture-tools/subject-box.ts';

type Colour = [number, number, number, number];

/** 100 by 80 pixels, painted by a rule. */
function paint(colourAt: (x: number, y: number) => Colour): Pixels {
  const data = new Uint8ClampedArray(100 * 80 * 4);
  for (let y = 0; y < 80; y++) for (let x = 0; x < 100; x++) data.set(colourAt(x, y), (y * 100 + x) * 4);
  return { width: 100, height: 80, data };
}

const white: Colour = [250, 250, 248, 255];
const red: Colour = [200, 40, 30, 255];
const clear: Colour = [0, 0, 0, 0];
const inBox = (x: number, y: number) => x >= 30 && x < 60 && y >= 20 && y < 70;
/** As a camera's: always the same, never more than a few levels. */
const noise = (x: number, y: number) => ((x * 7 + y * 13) % 11) - 5;

describe('the subject of a picture', () => {
  const wanted = { x: 0.28, y: 0.23, width: 0.34, height: 0.665 };
  test.each([
    ['an even ground', (x: number, y: number): Colour => (inBox(x, y) ? red : white)],
    ['nothing', (x: number, y: number): Colour => (inBox(x, y) ? red : clear)],
    [
      'a ground with noise and a speck of dust',
      (x: number, y: number): Colour => {
        if (inBox(x, y)) return red;
        return x === 90 && y === 5 ? red : (white.map((level) => level + noise(x, y)) as Colour);
      },
    ],
  ])('on %s is found with a little room about it', (_, colourAt) => {
    const box = subjectBox(paint(colourAt))!;
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(box[side]).toBeCloseTo(wanted[side], 3);
  });

  test.each([
    ['an uneven ground', (x: number): Colour => [x * 2, 100, 255 - x * 2, 255]],
    ['an empty picture', (): Colour => white],
    ['a picture that it fills', (x: number, y: number): Colour => (x > 0 && x < 99 && y > 0 && y < 79 ? red : white)],
  ])('is not looked for on %s', (_, colourAt) => {
    expect(subjectBox(paint(colourAt))).toBeNull();
  });
});

describe('the colours of a picture', () => {
  test('are those that it lives on, most of it first, however they shimmer', () => {
    const shimmer = ([r, g, b, a]: Colour, by: number): Colour => [r + by, g + by, b + by, a];
    const pixels = paint((x, y) => shimmer(inBox(x, y) ? red : x < 25 ? [30, 60, 120, 255] : white, noise(x, y)));
    const colours = picturePalette(pixels);
    expect(colours).toHaveLength(3);
    const near = (hex: string, [r, g, b]: Colour) => {
      const levels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.max(...[r, g, b].map((level, index) => Math.abs(level - levels[index]!)));
    };
    expect(near(colours[0]!, white)).toBeLessThan(8);
    expect(near(colours[1]!, [30, 60, 120, 255])).toBeLessThan(8);
    expect(near(colours[2]!, red)).toBeLessThan(8);
  });

  test('a small vivid thing counts, a small grey one and what is see-through do not', () => {
    const spot = (x: number, y: number) => x < 6 && y < 6;
    expect(picturePalette(paint((x, y) => (spot(x, y) ? red : white)))).toHaveLength(2);
    expect(picturePalette(paint((x, y) => (spot(x, y) ? [120, 120, 120, 255] : white)))).toHaveLength(1);
    expect(picturePalette(paint(() => clear))).toEqual([]);
  });
});
