import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { CanvasNode } from '@easel/canvas';
import { cull, isStale, mostNodes } from '../../src/canvas/culling.ts';
import { clipPathOf } from '../../src/canvas/clip-path.ts';
import { curveOf } from '../../src/canvas/connection-path.ts';
import { createSpatialIndex } from '../../src/canvas/spatial-index.ts';
import { sharpness, thumbnailUrl, variantWidth } from '../../src/canvas/thumbnails.ts';
import { gridAround, sizeOnCanvas } from '../../src/canvas/upload-places.ts';
import { canvasOf, clippingFrame, picture } from './nodes.ts';

const size = { width: 1000, height: 800 };
const wall = (count: number, step: number) =>
  Array.from({ length: count }, (_, at) =>
    picture(`n${at}`, {
      x: (at % 50) * step,
      y: Math.floor(at / 50) * step,
      width: step * (at % 7 === 0 ? 0.5 : 0.9),
      height: step * 0.9,
    }),
  );

function indexOf(nodes: CanvasNode[]) {
  const index = createSpatialIndex();
  index.update(nodes);
  return index;
}

test('what is in sight is drawn, with a quarter of the window around it, and nothing far away', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2000, max: 500 }),
      fc.integer({ min: -2000, max: 500 }),
      fc.double({ min: 0.5, max: 8, noNaN: true }),
      (x, y, k) => {
        const nodes = wall(500, 200);
        const { nodes: drawn, rest } = cull(indexOf(nodes), { x, y, k }, size);
        const ids = new Set(drawn.map(({ id }) => id));
        for (const node of nodes) {
          const [left, top] = [node.x * k + x, node.y * k + y];
          const [right, bottom] = [left + node.width * k, top + node.height * k];
          if (right > 0 && bottom > 0 && left < 1000 && top < 800) expect(ids.has(node.id)).toBe(true);
          if (right < -251 || bottom < -201 || left > 1251 || top > 1001) expect(ids.has(node.id)).toBe(false);
        }
        expect(rest).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});

test('of too many the largest are drawn and the rest are boxes, none is lost', () => {
  const { nodes, rest } = cull(indexOf(wall(2000, 20)), { x: 0, y: 0, k: 1 }, size);
  expect(nodes).toHaveLength(mostNodes);
  expect(nodes.length + rest.length).toBe(2000);
  expect(Math.min(...nodes.map(({ width }) => width))).toBe(18);
});

test('panning within the overscan and zooming out a little draws nothing anew', () => {
  const culled = cull(indexOf(wall(100, 200)), { x: 0, y: 0, k: 1 }, size);
  expect(isStale(culled, { x: -200, y: 150, k: 1 }, size)).toBe(false);
  expect(isStale(culled, { x: -300, y: 0, k: 1 }, size)).toBe(true);
  expect(isStale(culled, { x: -100, y: -100, k: 1.5 }, size)).toBe(false);
  expect(isStale(culled, { x: -600, y: -500, k: 2.5 }, size)).toBe(true);
});

test('nodes are drawn from the bottom up', () => {
  const index = indexOf([
    picture('top', { order: 'a2' }),
    picture('low', { order: 'a0' }),
    picture('mid', { order: 'a1' }),
  ]);
  expect(cull(index, { x: 0, y: 0, k: 1 }, size).nodes.map(({ id }) => id)).toEqual(['low', 'mid', 'top']);
});

test('hidden nodes are not drawn, rotated ones count with all they cover', () => {
  const index = indexOf([
    picture('off', { hidden: true }),
    picture('turned', { x: 1260, y: 100, width: 10, height: 400, rotation: 90 }),
  ]);
  expect(cull(index, { x: 0, y: 0, k: 1 }, size).nodes.map(({ id }) => id)).toEqual(['turned']);
});

test('the smallest width that is sharp is asked for, and the original when none is', () => {
  expect([variantWidth(10, 4000), variantWidth(64, 4000), variantWidth(65, 4000), variantWidth(1500, 4000)]).toEqual([
    64, 64, 128, 2048,
  ]);
  expect(variantWidth(3000, 4000)).toBeNull();
  expect(variantWidth(900, 1000)).toBeNull();
  expect(thumbnailUrl('/api/files/abc.png', 300, 1080)).toBe('/api/files/abc.png?w=512');
  expect(thumbnailUrl('/api/files/abc.svg', 300, 1080)).toBe('/api/files/abc.svg');
  expect(thumbnailUrl('https://elsewhere.example/a.png', 300, 1080)).toBe('https://elsewhere.example/a.png');
});

test('sharpness is never below what the screen shows, nor twice of it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 64, noNaN: true }), fc.constantFrom(1, 1.25, 2, 3), (k, ratio) => {
      expect(sharpness(k, ratio)).toBeGreaterThanOrEqual(k * ratio * 0.999);
      expect(sharpness(k, ratio)).toBeLessThan(k * ratio * 2.001);
    }),
  );
});

test('a clipping frame cuts what reaches over its edge, in the axes of the node', () => {
  const frame: CanvasNode = {
    id: 'f',
    type: 'frame',
    x: 0,
    y: 0,
    width: 200,
    height: 100,
    order: 'a0',
    data: { clip: true },
  };
  const child = picture('a', { x: 150, y: 20, parentId: 'f' });
  expect(clipPathOf(canvasOf(frame, child), child)).toBe('polygon(-150px -20px, 50px -20px, 50px 80px, -150px 80px)');
  expect(clipPathOf(canvasOf({ ...frame, data: { clip: false } }, child), child)).toBeUndefined();
  expect(clipPathOf(canvasOf(child), child)).toBeUndefined();
});

test('what lies in a frame within a frame is cut by both', () => {
  const outer = clippingFrame('o', { width: 200, height: 100 });
  const inner = clippingFrame('i', { x: 100, y: 50, width: 200, height: 200, parentId: 'o' });
  const child = picture('a', { x: 0, y: 0, width: 400, height: 400, parentId: 'i' });
  const path = clipPathOf(canvasOf(outer, inner, child), child)!;
  const corners = path.match(/-?[\d.]+px -?[\d.]+px/g)!;
  expect(corners.toSorted()).toEqual(['100px 100px', '100px 50px', '200px 100px', '200px 50px']);
  // A frame that lies wholly outside of its own shows nothing.
  const away = { ...inner, x: 500 };
  expect(clipPathOf(canvasOf(outer, away, child), child)).toBe('polygon(0px 0px)');
  const turned = { ...outer, x: 0, y: 0, width: 100, height: 100, rotation: 45 };
  const through = { ...inner, x: 50, y: 0, width: 100, height: 100 };
  const half = clipPathOf(canvasOf(turned, through, child), child)!;
  expect(
    half
      .match(/-?[\d.]+px/g)!
      .map(parseFloat)
      .filter((_, at) => at % 2 === 0)
      .every((x) => x >= 50),
  ).toBe(true);
});

test('a connection runs between the sides that face each other, unless it names its own', () => {
  const [a, b] = [picture('a'), picture('b', { x: 400 })];
  expect(curveOf({ id: 'c', from: 'a', to: 'b' }, a, b)).toMatchObject({
    start: { x: 100, y: 40 },
    end: { x: 400, y: 40 },
  });
  expect(curveOf({ id: 'c', from: 'b', to: 'a' }, b, a)).toMatchObject({
    start: { x: 400, y: 40 },
    end: { x: 100, y: 40 },
  });
  expect(curveOf({ id: 'c', from: 'a', to: 'b', fromSide: 'bottom' }, a, b).start).toEqual({ x: 50, y: 80 });
  expect(curveOf({ id: 'c', from: 'a', to: 'd' }, a, picture('d', { y: 500 }))).toMatchObject({
    start: { x: 50, y: 80 },
    end: { x: 50, y: 500 },
  });
});

test('dropped pictures stand in a row about the pointer, none larger than 1024', () => {
  expect(sizeOnCanvas({ width: 4096, height: 2048 })).toEqual({ width: 1024, height: 512 });
  expect(sizeOnCanvas({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
  expect(
    gridAround({ x: 0, y: 0 }, [
      { width: 100, height: 50 },
      { width: 60, height: 100 },
    ]),
  ).toEqual([
    { x: -100, y: -50, width: 100, height: 50 },
    { x: 40, y: -50, width: 60, height: 100 },
  ]);
});
