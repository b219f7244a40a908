import { beforeEach, expect, test, vi } from 'vitest';
import fc from 'fast-check';
import { zoomAt, type Camera } from '../../src/canvas/camera.ts';
import { createStage, pushOf, sheetReach } from '../../src/canvas/stage.ts';
import { createView } from '../../src/canvas/view.ts';

beforeEach(() => void vi.stubGlobal('devicePixelRatio', 1));

const size = { width: 1440, height: 900 };
const coordinate = fc.integer({ min: -5000, max: 5000 });
const anyCamera = fc.record({ x: coordinate, y: coordinate, k: fc.double({ min: 0.05, max: 64, noNaN: true }) });
const anyMotion = fc.record({
  dx: fc.double({ min: -900, max: 900, noNaN: true }),
  dy: fc.double({ min: -600, max: 600, noNaN: true }),
  zoom: fc.option(fc.double({ min: 0.5, max: 2, noNaN: true }), { nil: 1 }),
});

const moved = (from: Camera, { dx, dy, zoom }: { dx: number; dy: number; zoom: number }) =>
  zoomAt({ ...from, x: from.x + dx, y: from.y + dy }, { x: 700, y: 300 }, from.k * zoom);

test('a pushed sheet shows every point where the camera has it, and leaves no part of the window bare', () => {
  fc.assert(
    fc.property(anyCamera, anyMotion, coordinate, coordinate, (from, motion, x, y) => {
      const to = moved(from, motion);
      const push = pushOf(from, to, size, 1);
      if (!push) return;
      const onSheet = { x: from.x + x * from.k, y: from.y + y * from.k };
      // A pan keeps to whole pixels.
      const off = push.k === 1 ? 0.51 : 1e-3 * Math.max(1, Math.abs(onSheet.x), Math.abs(onSheet.y));
      expect(Math.abs(push.x + onSheet.x * push.k - (to.x + x * to.k))).toBeLessThan(off);
      expect(Math.abs(push.y + onSheet.y * push.k - (to.y + y * to.k))).toBeLessThan(off);
      expect(push.x - size.width * sheetReach * push.k).toBeLessThanOrEqual(0);
      expect(push.x + size.width * (1 + sheetReach) * push.k).toBeGreaterThanOrEqual(size.width);
      expect(push.y - size.height * sheetReach * push.k).toBeLessThanOrEqual(0);
      expect(push.y + size.height * (1 + sheetReach) * push.k).toBeGreaterThanOrEqual(size.height);
    }),
  );
});

test('a sheet is pushed within its reach, and no further than it looks sharp', () => {
  const from = { x: 0, y: 0, k: 1 };
  expect(pushOf(from, { x: 700, y: 0, k: 1 }, size, 1)).toEqual({ x: 700, y: 0, k: 1 });
  expect(pushOf(from, { x: 730, y: 0, k: 1 }, size, 1)).toBeNull();
  expect(pushOf(from, { x: 0.3, y: 0.3, k: 1 }, size, 2)).toEqual({ x: 0.5, y: 0.5, k: 1 });
  expect(pushOf(from, { x: 0, y: 0, k: 1.5 }, size, 1)).not.toBeNull();
  expect(pushOf(from, { x: 0, y: 0, k: 1.7 }, size, 1)).toBeNull();
});

/** A view whose frames and rest come when the test says so. */
function steppedView() {
  const frames: (() => void)[] = [];
  let rest = () => {};
  const view = createView(
    { x: 0, y: 0, k: 1 },
    {
      frame: (callback) => void frames.push(callback),
      after: (_, callback) => {
        rest = callback;
        return () => {};
      },
    },
  );
  view.resize(size);
  const step = () => frames.splice(0).forEach((frame) => frame());
  step();
  return { view, step, rest: () => rest() };
}

const sheetOf = () => ({ style: { willChange: '', transform: '' } }) as HTMLElement;

test('layers stand still while the sheet is pushed, and follow at rest', () => {
  const { view, step, rest } = steppedView();
  const stage = createStage(view, () => true);
  const sheet = sheetOf();
  stage.attach(sheet);
  const told: Camera[] = [];
  stage.onFrame((camera) => told.push(camera));
  view.pan(30, 4);
  step();
  expect(sheet.style.transform).toBe('translate(30px, 4px) scale(1)');
  expect(sheet.style.willChange).toBe('transform');
  expect(stage.camera.x).toBe(0);
  expect(told).toEqual([]);
  rest();
  expect(sheet.style).toMatchObject({ transform: '', willChange: '' });
  expect(told.at(-1)).toEqual({ x: 30, y: 4, k: 1 });
});

test('layers follow each frame where the scene is one drawing', () => {
  const { view, step } = steppedView();
  const stage = createStage(view, () => false);
  const sheet = sheetOf();
  stage.attach(sheet);
  view.pan(30, 4);
  step();
  expect(sheet.style.transform).toBe('');
  expect(stage.camera.x).toBe(30);
});
