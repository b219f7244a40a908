import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxToScreen } from '../../src/canvas/camera.ts';
import type { CanvasSession } from '../../src/canvas/index.ts';
import { createView } from '../../src/canvas/view.ts';
import { bringIntoView } from '../../src/canvas/bring-into-view.ts';

const insets = { left: 0, right: 412, top: 0, bottom: 64 };
const size = { width: 1440, height: 900 };

/** A window on a canvas that holds so many nodes. */
function windowOn(count: number, k = 1, x = 0) {
  const view = createView({ x, y: 0, k }, { frame: () => {}, after: () => () => {} });
  view.resize(size);
  view.setInsets(insets);
  const store = {
    getState: () => ({ canvas: { nodes: new Map(Array.from({ length: count }, (_, at) => [at, {}])) } }),
  };
  return { view, store } as unknown as CanvasSession;
}

test('places that are promised are wholly in sight, whatever one looked at and however near', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const place = fc.record({
    x: number(-4000, 4000),
    y: number(-4000, 4000),
    width: number(300, 1400),
    height: number(300, 1400),
  });
  const property = (k: number, x: number, count: number, slots: Parameters<typeof bringIntoView>[1]) => {
    const session = windowOn(count, k, x);
    bringIntoView(session, slots);
    for (const slot of slots) {
      const shown = boxToScreen(session.view.camera, slot);
      expect(shown.x).toBeGreaterThanOrEqual(-0.01);
      expect(shown.y).toBeGreaterThanOrEqual(-0.01);
      expect(shown.x + shown.width).toBeLessThanOrEqual(size.width - insets.right + 0.01);
      expect(shown.y + shown.height).toBeLessThanOrEqual(size.height - insets.bottom + 0.01);
    }
  };
  const slots = fc.array(place, { minLength: 1, maxLength: 4 });
  fc.assert(fc.property(number(0.2, 2), number(-3000, 3000), fc.integer({ min: 0, max: 2 }), slots, property));
});

test('two that just fit beside each other at the present zoom are both shown', () => {
  const session = windowOn(1, 0.45);
  bringIntoView(session, [
    { x: 1140, y: 0, width: 1080, height: 1440 },
    { x: 2260, y: 0, width: 1080, height: 1440 },
  ]);
  const last = boxToScreen(session.view.camera, { x: 2260, y: 0, width: 1080, height: 1440 });
  expect(last.x + last.width).toBeLessThanOrEqual(size.width - insets.right);
});
