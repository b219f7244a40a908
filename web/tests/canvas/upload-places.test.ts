import { intersects, unionOf } from '@easel/canvas';
import { expect, test } from 'vitest';
import { fitBox, mostShown, zoomRange } from '../../src/canvas/camera.ts';
import { droppedAround, freeRow, gridAround, sizeOnCanvas } from '../../src/canvas/upload-places.ts';
import { clippingFrame, picture } from './nodes.ts';

const middle = { x: 500, y: 400 };
const sizes = [
  { width: 300, height: 200 },
  { width: 100, height: 150 },
];

test('pictures that nobody dropped stand in the middle of what is seen', () => {
  const row = freeRow(middle, sizes, { nodes: [], coming: [] });
  expect(row.map(({ x, y }) => [x, y])).toEqual([
    [280, 300],
    [620, 300],
  ]);
});

test('and beside what stands there, or will, on nothing', () => {
  const there = [picture('a', { x: 400, y: 300, width: 300, height: 300 }), picture('b', { x: 760, y: 300 })];
  const coming = [{ x: 300, y: 640, width: 400, height: 200 }];
  const row = freeRow(middle, sizes, { nodes: there, coming });
  const others = [...there, ...coming].map(({ x, y, width, height }) => ({ x, y, width, height }));
  for (const box of row) expect(others.filter((other) => intersects(other, box))).toEqual([]);
  expect(row[1]!.x - row[0]!.x).toBe(340);
});

test('but in a frame they stand in its middle, and what is hidden is in nobody’s way', () => {
  const frame = clippingFrame('f', { width: 1000, height: 800 });
  const hidden = picture('h', { x: 400, y: 300, width: 300, height: 300, hidden: true });
  for (const node of [frame, hidden])
    expect(freeRow(middle, sizes, { nodes: [node], coming: [] })[0]).toMatchObject({ x: 280 });
});

const sits = (box: { x: number; y: number; width: number; height: number }, frame: typeof box) =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

test('nor do they stand among the elements of a picture, or where a frame would cut them', () => {
  const opened = clippingFrame('f', { width: 1000, height: 800, meta: { source: 'generator', createdAt: '' } });
  const small = clippingFrame('f', { x: 400, y: 300, width: 200, height: 200 });
  for (const frame of [opened, small]) {
    const row = freeRow(middle, sizes, { nodes: [frame], coming: [] });
    const box = { x: frame.x, y: frame.y, width: frame.width, height: frame.height };
    for (const one of row) expect(intersects(one, box)).toBe(false);
  }
});

test('what is dropped on a frame lies whole within it', () => {
  const box = { x: 400, y: 300, width: 400, height: 200 };
  const frame = clippingFrame('f', box);
  const row = droppedAround({ x: 420, y: 320 }, sizes, { nodes: [frame] });
  for (const one of row) expect(sits(one, box)).toBe(true);
  expect(row[0]!.width / row[0]!.height).toBeCloseTo(1.5, 1);
  const [large] = droppedAround({ x: 420, y: 320 }, [{ width: 1024, height: 768 }], { nodes: [frame] });
  expect(sits(large!, box)).toBe(true);
  // Room enough: nothing is moved or made smaller.
  expect(droppedAround({ x: 600, y: 400 }, [{ width: 100, height: 100 }], { nodes: [frame] })).toEqual([
    { x: 550, y: 350, width: 100, height: 100 },
  ]);
});

test('or beside a frame in which they would be crumbs', () => {
  const frame = clippingFrame('f', { x: 400, y: 300, width: 60, height: 60 });
  const row = droppedAround(
    { x: 420, y: 320 },
    [
      { width: 1024, height: 1024 },
      { width: 1024, height: 1024 },
    ],
    { nodes: [frame] },
  );
  for (const one of row) expect(intersects(one, { x: 400, y: 300, width: 60, height: 60 })).toBe(false);
});

test('many stand in even rows which a screen shows whole, in their order, on nothing of each other', () => {
  const natural = Array.from({ length: 60 }, (_, index) =>
    index % 3 === 0 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 },
  );
  const grid = gridAround(middle, natural.map(sizeOnCanvas));
  const whole = unionOf(grid)!;
  expect(whole.width / whole.height).toBeGreaterThan(1);
  expect(whole.width / whole.height).toBeLessThan(2);
  expect(Math.abs(whole.x + whole.width / 2 - middle.x)).toBeLessThan(2);
  expect(new Set(grid.map(({ height }) => height))).toEqual(new Set([768]));
  for (const [index, box] of grid.entries()) {
    expect(grid.filter((other) => other !== box && intersects(other, box))).toEqual([]);
    const before = grid[index - 1];
    expect(before && (before.y > box.y || (before.y === box.y && before.x > box.x))).toBeFalsy();
  }
  const screen = { x: 0, y: 60, width: 1040, height: 780 };
  const { x, y, k } = fitBox(whole, screen);
  expect(x + whole.x * k).toBeGreaterThanOrEqual(screen.x);
  expect(x + (whole.x + whole.width) * k).toBeLessThanOrEqual(screen.x + screen.width);
  expect(y + (whole.y + whole.height) * k).toBeLessThanOrEqual(screen.y + screen.height);
});

test.each([
  ['a window', { x: 0, y: 60, width: 1040, height: 780 }],
  ['a phone', { x: 0, y: 60, width: 390, height: 500 }],
])('several hundred are shown whole in %s, in rows as even, smaller than a few', (_, screen) => {
  const room = mostShown(screen);
  for (const count of [300, 999]) {
    const natural = Array.from({ length: count }, (_each, index) =>
      index % 3 === 0 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 },
    );
    const sized = natural.map(sizeOnCanvas);
    for (const grid of [
      droppedAround(middle, sized, { nodes: [], room }),
      freeRow(middle, sized, { nodes: [picture('a', middle)], coming: [], room }),
    ]) {
      const whole = unionOf(grid)!;
      const { x, y, k } = fitBox(whole, screen);
      expect(k).toBeGreaterThanOrEqual(zoomRange.least);
      expect(x + whole.x * k).toBeGreaterThanOrEqual(screen.x);
      expect(x + (whole.x + whole.width) * k).toBeLessThanOrEqual(screen.x + screen.width);
      expect(y + whole.y * k).toBeGreaterThanOrEqual(screen.y);
      expect(y + (whole.y + whole.height) * k).toBeLessThanOrEqual(screen.y + screen.height);
      const heights = grid.map(({ height }) => height);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1e-6);
      expect(grid[0]!.width / grid[0]!.height).toBeCloseTo(0.75, 2);
    }
  }
});
