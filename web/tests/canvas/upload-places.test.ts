import { intersects } from '@easel/canvas';
import { expect, test } from 'vitest';
import { freeRow } from '../../src/canvas/upload-places.ts';
import { clippingFrame, picture } from './nodes.ts';

const middle = { x: 500, y: 400 };
const sizes = [
  { width: 300, height: 200 },
  { width: 100, height: 150 },
];

test('pictures that nobody dropped stand in the middle of what is seen', () => {
  const row = freeRow(middle, sizes, [], []);
  expect(row.map(({ x, y }) => [x, y])).toEqual([
    [280, 300],
    [620, 300],
  ]);
});

test('and beside what stands there, or will, on nothing', () => {
  const there = [picture('a', { x: 400, y: 300, width: 300, height: 300 }), picture('b', { x: 760, y: 300 })];
  const coming = [{ x: 300, y: 640, width: 400, height: 200 }];
  const row = freeRow(middle, sizes, there, coming);
  const others = [...there, ...coming].map(({ x, y, width, height }) => ({ x, y, width, height }));
  for (const box of row) expect(others.filter((other) => intersects(other, box))).toEqual([]);
  expect(row[1]!.x - row[0]!.x).toBe(340);
});

test('but in a frame they stand in its middle, and what is hidden is in nobody’s way', () => {
  const frame = clippingFrame('f', { width: 1000, height: 800 });
  const hidden = picture('h', { x: 400, y: 300, width: 300, height: 300, hidden: true });
  for (const node of [frame, hidden]) expect(freeRow(middle, sizes, [node], [])[0]).toMatchObject({ x: 280 });
});
