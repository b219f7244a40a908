/** What a mask of a group becomes: a frame that cuts where it did, upright or turned. */
import { boundsOf, cornersOf, hitsNode } from '@easel/canvas';
import { expect, test } from 'vitest';
import { cutOf } from '../../src/export/import/masks.ts';

/** A mask as programs write it: of the pixels around a shape, each as grey as much of it the shape covers. */
function maskOf(bounds: { x: number; y: number; width: number; height: number }, covers: (at: Point) => boolean) {
  const [left, top] = [Math.floor(bounds.x), Math.floor(bounds.y)];
  const [right, bottom] = [Math.ceil(bounds.x + bounds.width), Math.ceil(bounds.y + bounds.height)];
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const parts = [0.125, 0.375, 0.625, 0.875];
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [left + (at % width), top + Math.floor(at / width)];
    const inside = parts.flatMap((dy) => parts.filter((dx) => covers({ x: x + dx, y: y + dy })));
    data[at * 4] = (inside.length / 16) * 255;
  }
  return { mask: { left, top, right, bottom, defaultColor: 0, imageData: { width, height, data } } };
}
type Point = { x: number; y: number };

const turned = (box: { x: number; y: number; width: number; height: number; rotation: number }) =>
  cutOf(maskOf(boundsOf(box), (at) => hitsNode(box, at)))!;

test.each([
  { x: 20, y: -30, width: 300, height: 120, rotation: 30 },
  { x: 0, y: 0, width: 90, height: 240, rotation: -12.5 },
  { x: 0, y: 0, width: 200, height: 200, rotation: 20 },
  { x: 5, y: 5, width: 203, height: 200, rotation: -41 },
  { x: 0, y: 0, width: 260, height: 150, rotation: 2 },
])('a frame of $width by $height that was turned by $rotation degrees stands as it did', (box) => {
  const cut = turned(box);
  expect(cut.rotation).toBeCloseTo(box.rotation, 0);
  cornersOf(box).forEach((corner, at) => {
    const found = cornersOf(cut)[at]!;
    expect(Math.hypot(found.x - corner.x, found.y - corner.y)).toBeLessThan(0.6);
  });
});

test('one that was turned far stands the shortest way from upright, over the same place', () => {
  const cut = turned({ x: 0, y: 0, width: 300, height: 100, rotation: 70 });
  expect(cut.rotation).toBeCloseTo(-20, 0);
  expect([Math.round(cut.width), Math.round(cut.height)]).toEqual([100, 300]);
});

test('an upright box within a mask that reaches further is that box; any other shape is the box around it, and told of', () => {
  const bounds = { x: 0, y: 0, width: 200, height: 100 };
  const right = cutOf(maskOf(bounds, ({ x }) => x > 120));
  expect(right).toEqual({ x: 120, y: 0, width: 80, height: 100, rotation: 0 });
  const round = cutOf(maskOf(bounds, ({ x, y }) => Math.hypot(x - 100, (y - 50) * 2) < 100));
  expect(round).toEqual({ ...bounds, rough: true });
});
