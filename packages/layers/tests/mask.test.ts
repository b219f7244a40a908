import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dilate, erode, thinned, thinnedAt } from '../src/areas/mask.ts';
import { connected, fillHoles } from '../src/areas/runs.ts';

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

/** Places by the bits that they have, in groups that hang together over four neighbours: each by the first of its own. */
function groups({ width, height, bits }: Bits): number[] {
  const first = Array.from(bits, (_, i) => i);
  const isBeside = (i: number, j: number) =>
    Math.abs((i % width) - (j % width)) + Math.abs(Math.floor(i / width) - Math.floor(j / width)) === 1;
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (let i = 0; i < width * height; i++)
      for (let j = 0; j < i; j++)
        if (bits[i] === bits[j] && isBeside(i, j) && first[i] !== first[j]) {
          first[i] = first[j] = Math.min(first[i]!, first[j]!);
          isDone = false;
        }
  }
  return first;
}

test('parts what does not hang together, the first first, and fills what cannot be reached from the rim', () => {
  fc.assert(
    fc.property(masks, (mask) => {
      const { width, height, bits } = mask;
      const group = groups(mask);
      const lists = new Map<number, number[]>();
      for (const [i, bit] of bits.entries()) if (bit) lists.set(group[i]!, [...(lists.get(group[i]!) ?? []), i]);
      const found = connected(bits, width, height).map((pixels) => [...pixels].toSorted((a, b) => a - b));
      expect(found).toEqual([...lists.values()]);
      const isOnRim = (i: number) => i < width || i >= width * (height - 1) || i % width === 0 || (i + 1) % width === 0;
      const outside = new Set(group.filter((_, i) => !bits[i] && isOnRim(i)));
      const filled = group.map((first, i) => (!bits[i] && outside.has(first) ? 0 : 1));
      expect([...fillHoles({ x: 0, y: 0, ...mask })]).toEqual(filled);
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
