import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoundingBox, expandBox, findFreeSpace, intersects, placeRow } from '@easel/canvas';

const number = fc.integer({ min: -2000, max: 2000 });
const extent = fc.integer({ min: 1, max: 600 });
const box: fc.Arbitrary<BoundingBox> = fc.record({ x: number, y: number, width: extent, height: extent });
const size = fc.record({ width: extent, height: extent });
const directions = fc.constantFrom('right', 'below', 'left', 'above');

test('a place keeps the gap to every obstacle and does not cover what it belongs to', () => {
  fc.assert(
    fc.property(
      fc.array(box, { maxLength: 60 }),
      size,
      fc.option(box),
      fc.integer({ min: 0, max: 80 }),
      directions,
      (obstacles, wanted, near, gap, direction) => {
        const place = { ...findFreeSpace({ obstacles, size: wanted, near, gap, direction }), ...wanted };
        const room = expandBox(place, gap);
        for (const obstacle of obstacles) expect(intersects(room, obstacle)).toBe(false);
        if (near) expect(intersects(room, near)).toBe(false);
      },
    ),
  );
});

test('several pictures overlap neither obstacles nor each other', () => {
  const sizes = fc.array(size, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(box, { maxLength: 60 }), sizes, fc.option(box), (obstacles, wanted, near) => {
      const places = placeRow({ obstacles, sizes: wanted, near });
      const boxes = wanted.map((one, index) => ({ ...one, x: places[index]?.x ?? NaN, y: places[index]?.y ?? NaN }));
      expect(places).toHaveLength(wanted.length);
      boxes.forEach((one, index) => {
        for (const obstacle of obstacles) expect(intersects(expandBox(one, 40), obstacle)).toBe(false);
        for (const other of boxes.slice(index + 1)) expect(intersects(one, other)).toBe(false);
      });
    }),
  );
});

const near = { x: 100, y: 100, width: 300, height: 300 };
const wanted = { width: 300, height: 300 };

test('beside what it belongs to when that is free, below when the right is taken', () => {
  const right = { x: 440, y: 100, width: 300, height: 300 };
  expect(findFreeSpace({ obstacles: [near], size: wanted, near })).toEqual({ x: 440, y: 100 });
  expect(findFreeSpace({ obstacles: [near, right], size: wanted, near })).toEqual({ x: 100, y: 440 });
});

test('a side that is asked for comes first', () => {
  const place = (direction: 'left' | 'above') => findFreeSpace({ obstacles: [near], size: wanted, near, direction });
  expect(place('left')).toEqual({ x: -240, y: 100 });
  expect(place('above')).toEqual({ x: 100, y: -240 });
});

test('an empty canvas begins at the origin; with nothing to belong to, beside everything', () => {
  expect(findFreeSpace({ obstacles: [], size: wanted, near: null })).toEqual({ x: 0, y: 0 });
  expect(findFreeSpace({ obstacles: [near], size: wanted, near: null })).toEqual({ x: 440, y: 100 });
});

test('four pictures stand in a row, six in two of three', () => {
  const row = (count: number) =>
    placeRow({ obstacles: [], sizes: Array.from({ length: count }, () => wanted), near: null });
  expect(new Set(row(4).map(({ y }) => y)).size).toBe(1);
  expect(row(6).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [340, 0],
    [680, 0],
    [0, 340],
    [340, 340],
    [680, 340],
  ]);
  expect(row(0)).toEqual([]);
});

test('a wall of 10,000 pictures is passed at its edge, not at its end', () => {
  const obstacles = Array.from({ length: 10_000 }, (_, index) => ({
    x: (index % 100) * 340,
    y: Math.floor(index / 100) * 340,
    ...wanted,
  }));
  const middle = obstacles[97 * 100 + 50];
  const place = findFreeSpace({ obstacles, size: wanted, near: middle ?? null });
  expect(place).toEqual({ x: 50 * 340, y: 100 * 340 });
});

test('obstacles that are no boxes are nothing in the way', () => {
  const broken = { x: NaN, y: 0, width: Infinity, height: 1 };
  expect(findFreeSpace({ obstacles: [broken, near], size: wanted, near })).toEqual({ x: 440, y: 100 });
});
