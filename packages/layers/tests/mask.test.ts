import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dilate, erode, thinned, thinnedAt } from '../src/areas/mask.ts';

interface Bits {
  width: number;
  height: number;
  bits: Uint8Array;
}

const sizes = fc.record({ width: fc.integer({ min: 1, max: 14 }), height: fc.integer({ min: 1, max: 14 }) });
const masks = sizes.chain(({ width, height }) =>
  fc
    .array(fc.integer({ min: 0, max: 1 }), { minLength: width * height, maxLength: width * height })
    .map((bits): Bits => ({ width, height, bits: Uint8Array.from(bits) })),
);
const radii = fc.integer({ min: 0, max: 9 });

/** What is set in the square round each pixel, as far as it lies in the box. */
function squares({ width, height, bits }: Bits, radius: number): number[][] {
  return Array.from(bits, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isNear = (j: number) => Math.max(Math.abs((j % width) - x), Math.abs(Math.floor(j / width) - y)) <= radius;
    return Array.from({ length: width * height }, (__, j) => j)
      .filter(isNear)
      .map((j) => bits[j]!);
  });
}

test('grows to where anything in the square is set, and shrinks to where all is, whatever the width and the radius', () => {
  fc.assert(
    fc.property(masks, radii, (mask, radius) => {
      const { width, height, bits } = mask;
      const near = squares(mask, radius);
      expect([...dilate(bits, width, height, radius)]).toEqual(near.map((square) => Math.max(...square)));
      expect([...erode(bits, width, height, radius)]).toEqual(near.map((square) => Math.min(...square)));
    }),
  );
});

const places = fc.record({
  picture: fc.integer({ min: 1, max: 60 }),
  from: fc.integer({ min: 0, max: 59 }),
  side: fc.integer({ min: 1, max: 60 }),
});

test('thinned, a mask keeps each fourth row and column of the picture, and ends where the thinned picture does', () => {
  fc.assert(
    fc.property(
      places.filter(({ picture, from, side }) => from + side <= picture),
      ({ picture, from, side }) => {
        const bits = new Uint8Array(side * side).map((_, j) => ((j % side) + Math.floor(j / side)) & 1);
        const { x, y, width, height, bits: few } = thinned({ x: from, y: from, width: side, height: side, bits }, 4);
        expect(x + width).toBeLessThanOrEqual(thinnedAt(picture, 4));
        expect([x, y, width, height]).toEqual([x, x, width, width]);
        for (const [j, bit] of few.entries()) {
          const [column, row] = [(x + (j % width)) * 4 + 2 - from, (y + Math.floor(j / width)) * 4 + 2 - from];
          expect(bit).toBe(bits[row * side + column]);
        }
      },
    ),
  );
});
