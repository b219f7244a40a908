import { expect, test } from 'vitest';
import fc from 'fast-check';
import {
  boxToScreen,
  contains,
  dotGrid,
  fitBox,
  freeArea,
  nextZoom,
  panInto,
  toPage,
  visibleBox,
  zoomAt,
  zoomRange,
} from '../../src/canvas/camera.ts';
import { placeBar, toastsOver } from '../../src/canvas/bar-place.ts';
import { createView, type ViewClock } from '../../src/canvas/view.ts';

const coordinate = fc.integer({ min: -5000, max: 5000 });
const anyCamera = fc.record({ x: coordinate, y: coordinate, k: fc.double({ min: 0.05, max: 64, noNaN: true }) });
const anyBox = fc.record({
  x: coordinate,
  y: coordinate,
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const size = { width: 1440, height: 900 };
const area = freeArea(size, { left: 0, right: 412, top: 60, bottom: 60 });

test('zooming keeps what lies under the pointer', () => {
  fc.assert(
    fc.property(
      anyCamera,
      coordinate,
      coordinate,
      fc.double({ min: 0.001, max: 1000, noNaN: true }),
      (camera, x, y, k) => {
        const zoomed = zoomAt(camera, { x, y }, k);
        const [before, after] = [toPage(camera, { x, y }), toPage(zoomed, { x, y })];
        expect(after.x).toBeCloseTo(before.x, 4);
        expect(after.y).toBeCloseTo(before.y, 4);
        expect(zoomed.k).toBeGreaterThanOrEqual(zoomRange.least);
        expect(zoomed.k).toBeLessThanOrEqual(zoomRange.most);
      },
    ),
  );
});

test('fitting shows the whole box in what no panel covers, as long as 5 % suffices', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const shown = boxToScreen(fitBox(box, area), box);
      expect(
        contains({ x: area.x - 0.01, y: area.y - 0.01, width: area.width + 0.02, height: area.height + 0.02 }, shown),
      ).toBe(true);
    }),
  );
});

test('what was fitted leaves room for the bar of a selection', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const shown = boxToScreen(fitBox(box, area), box);
      const { y } = placeBar(shown, { width: 260, height: 40 }, area);
      expect(y >= shown.y + shown.height || y + 40 <= shown.y).toBe(true);
    }),
  );
});

test('what is fitted over a bar at the foot is seen whole above it', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const shown = boxToScreen(fitBox(box, area, { foot: 120 }), box);
      expect(shown.y).toBeGreaterThanOrEqual(area.y - 0.01);
      expect(shown.y + shown.height).toBeLessThanOrEqual(area.y + area.height - 120 + 0.01);
    }),
  );
});

test('panning into sight moves only as far as it must', () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(panInto(camera, { x: 300, y: 300, width: 100, height: 100 }, area)).toEqual(camera);
  expect(panInto(camera, { x: 980, y: 300, width: 100, height: 100 }, area)).toEqual({ x: -76, y: 0, k: 1 });
  expect(panInto(camera, { x: -80, y: 300, width: 100, height: 100 }, area)).toEqual({ x: 104, y: 0, k: 1 });
});

test('the zoom buttons always go on, and stop at the ends', () => {
  for (let k = 0.05, steps = 0; k < 64; steps += 1) {
    const next = nextZoom(k, 1);
    expect(next).toBeGreaterThan(k);
    k = next;
    expect(steps).toBeLessThan(20);
  }
  expect([nextZoom(64, 1), nextZoom(0.05, -1), nextZoom(1, -1), nextZoom(0.9999, 1)]).toEqual([64, 0.05, 0.75, 1.5]);
});

test('the dot grid never grows dense nor empty', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.05, max: 64, noNaN: true }), (k) => {
      const { spacing, strength } = dotGrid(k);
      expect(spacing).toBeGreaterThanOrEqual(14);
      expect(spacing).toBeLessThanOrEqual(96);
      expect(strength).toBeGreaterThan(0);
    }),
  );
});

test('overscan widens what is seen on each side by its part', () => {
  expect(visibleBox({ x: -100, y: 0, k: 2 }, { width: 800, height: 400 }, 0.25)).toEqual({
    x: -50,
    y: -50,
    width: 600,
    height: 300,
  });
});

test('the action bar keeps off edges and panels: above, below, close above, else wholly inside', () => {
  const bar = { width: 300, height: 40 };
  expect(placeBar({ x: 400, y: 300, width: 200, height: 200 }, bar, area)).toEqual({ x: 350, y: 227 });
  expect(placeBar({ x: 400, y: 100, width: 200, height: 200 }, bar, area)).toEqual({ x: 350, y: 312 });
  expect(placeBar({ x: 400, y: -500, width: 200, height: 3000 }, bar, area)).toEqual({ x: 350, y: 72 });
  expect(placeBar({ x: 400, y: 120, width: 200, height: 700 }, bar, area)).toEqual({ x: 350, y: 72 });
  expect(placeBar({ x: 400, y: 100, width: 200, height: 720 }, bar, area)).toEqual({ x: 350, y: 112 });
  expect(placeBar({ x: 0, y: 300, width: 50, height: 50 }, bar, area).x).toBe(12);
  expect(placeBar({ x: 1300, y: 300, width: 50, height: 50 }, bar, area).x).toBe(1028 - 12 - 300);
});

function handClock() {
  const [frames, timers]: [(() => void)[], Set<() => void>] = [[], new Set()];
  const clock: ViewClock = {
    frame: (callback) => void frames.push(callback),
    after: (_milliseconds, callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
  };
  return { clock, frames, timers };
}

test('many moves within one frame are drawn once, and rest comes after the last', () => {
  const { clock, frames, timers } = handClock();
  const view = createView({ x: 0, y: 0, k: 1 }, clock);
  const seen: number[] = [];
  const rests: boolean[] = [];
  view.onFrame(({ x }) => seen.push(x));
  view.onRest((moving) => rests.push(moving));
  for (let step = 0; step < 5; step += 1) view.pan(10, 0);
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(seen).toEqual([50]);
  expect([...timers]).toHaveLength(1);
  for (const timer of timers) timer();
  expect(rests).toEqual([true, false]);
});

test('a view told the size that it has draws nothing anew', () => {
  const frames: (() => void)[] = [];
  const clock: ViewClock = { frame: (callback) => void frames.push(callback), after: () => () => {} };
  const view = createView({ x: 0, y: 0, k: 1 }, clock);
  view.resize({ width: 800, height: 600 });
  expect(frames).toHaveLength(1);
  frames[0]?.();
  view.resize({ width: 800, height: 600 });
  expect(frames).toHaveLength(1);
  view.resize({ width: 801, height: 600 });
  expect(frames).toHaveLength(2);
});

test('toasts rise over a bar that stands at their place, and over no other', () => {
  const area = { x: 0, y: 60, width: 1000, height: 740 };
  const at = (x: number, y: number) => toastsOver({ x, y, width: 400, height: 40 }, area);
  // A toast's foot is 12 above that of the area, and it has to clear the bar by 8.
  expect(at(300, 736)).toBe(60);
  expect(at(300, 720)).toBe(76);
  expect(at(300, 690)).toBe(0);
  expect(at(-10, 736)).toBe(60);
  expect(at(-200, 736)).toBe(0);
});
