import { expect, test } from 'vitest';
import { placeFootName } from '../../src/canvas/foot-place.ts';

const view = (x: number, y: number, k = 1) => ({
  camera: { x, y, k },
  size: { width: 1000, height: 700 },
  insets: { left: 0, right: 300, top: 60, bottom: 40 },
});
const box = { x: 100, y: 100, width: 400, height: 500 };

test('a name stands at the foot of its picture where that is in sight', () => {
  expect(placeFootName(box, view(0, 0))).toEqual({ x: 100, y: 600, width: 400 });
  expect(placeFootName(box, view(300, 200, 0.5))).toEqual({ x: 100, y: 600, width: 400 });
});

test('where the foot lies below the free part of the window, it stands at the foot of that, beside what is left of it', () => {
  expect(placeFootName(box, view(0, 200))).toEqual({ x: 100, y: 460, width: 400 });
  expect(placeFootName(box, view(-200, 0, 2))).toEqual({ x: 100, y: 330, width: 400 });
  expect(placeFootName(box, view(-250, 0))).toEqual({ x: 250, y: 600, width: 250 });
});

test('what is out of sight keeps its name to itself', () => {
  expect(placeFootName(box, view(0, 800)).y).toBe(140);
  expect(placeFootName(box, view(-900, 0))).toEqual({ x: 460, y: 600, width: 40 });
  // No wider than the name takes: it stays with the picture.
  expect(placeFootName({ ...box, width: 20 }, view(-900, 0)).x).toBe(100);
});
