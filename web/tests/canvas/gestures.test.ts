import { expect, test } from 'vitest';
import fc from 'fast-check';
import { centreOf, cornersOf, type CanvasNode } from '@easel/canvas';
import { toPage, type Point } from '../../src/canvas/camera.ts';
import type { Editor } from '../../src/canvas/editor.ts';
import type { PointerAt } from '../../src/canvas/gestures/gesture.ts';
import { beginMarquee } from '../../src/canvas/gestures/marquee.ts';
import { beginMove } from '../../src/canvas/gestures/move.ts';
import { beginPan } from '../../src/canvas/gestures/pan.ts';
import { beginPinch } from '../../src/canvas/gestures/pinch.ts';
import { beginResize } from '../../src/canvas/gestures/resize.ts';
import { handleSigns, handles, resizeBox, tidyDegrees, turnAngle } from '../../src/canvas/gestures/resize-box.ts';
import { beginRotate } from '../../src/canvas/gestures/rotate.ts';
import { TwoFingers } from '../../src/canvas/gestures/two-fingers.ts';
import { wheelZoomFactor } from '../../src/canvas/gestures/wheel-input.ts';
import { createPreview } from '../../src/canvas/preview.ts';
import { createEditorStore } from '../../src/canvas/store.ts';
import { createView } from '../../src/canvas/view.ts';
import { canvasOf, picture } from './nodes.ts';

const stillClock = { frame: () => {}, after: () => () => {} };

function editorOf(...nodes: CanvasNode[]): Editor {
  return {
    store: createEditorStore(canvasOf(...nodes)),
    view: createView({ x: 0, y: 0, k: 1 }, stillClock),
    preview: createPreview(),
  };
}
const at = (x: number, y: number, keys: Partial<PointerAt> = {}): PointerAt => ({
  screen: { x, y },
  page: { x, y },
  shift: false,
  alt: false,
  free: false,
  ...keys,
});
const nodeOf = ({ store }: Editor, id: string) => store.getState().canvas.nodes.get(id)!;

/** Opposite of the handle, on the page: what must not move. */
function anchorOf(box: { x: number; y: number; width: number; height: number }, rotation: number, sign: Point): Point {
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf({ ...box, rotation });
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  if (sign.y === 0) return sign.x > 0 ? middle(topLeft, bottomLeft) : middle(topRight, bottomRight);
  if (sign.x === 0) return sign.y > 0 ? middle(topLeft, topRight) : middle(bottomLeft, bottomRight);
  if (sign.x > 0) return sign.y > 0 ? topLeft : bottomLeft;
  return sign.y > 0 ? topRight : bottomRight;
}

const anyResize = {
  box: fc.record({
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
    width: fc.integer({ min: 10, max: 900 }),
    height: fc.integer({ min: 10, max: 900 }),
  }),
  rotation: fc.integer({ min: 0, max: 359 }),
  handle: fc.constantFrom(...handles),
  delta: fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) }),
};

test('resizing leaves the opposite side where it is, at any rotation, and never turns a box inside out', () => {
  fc.assert(
    fc.property(
      anyResize.box,
      anyResize.rotation,
      anyResize.handle,
      anyResize.delta,
      fc.boolean(),
      (box, rotation, handle, delta, keepRatio) => {
        const resized = resizeBox(box, rotation, handle, delta, { keepRatio, fromCentre: false, least: 8 });
        const [before, after] = [
          anchorOf(box, rotation, handleSigns(handle)),
          anchorOf(resized, rotation, handleSigns(handle)),
        ];
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(8 - 1e-6);
        if (keepRatio) expect(resized.width / resized.height).toBeCloseTo(box.width / box.height, 6);
      },
    ),
  );
});

test('resizing from the centre leaves the centre where it is', () => {
  fc.assert(
    fc.property(
      anyResize.box,
      anyResize.rotation,
      anyResize.handle,
      anyResize.delta,
      (box, rotation, handle, delta) => {
        const resized = resizeBox(box, rotation, handle, delta, { keepRatio: false, fromCentre: true, least: 8 });
        expect(centreOf(resized).x).toBeCloseTo(centreOf(box).x, 6);
        expect(centreOf(resized).y).toBeCloseTo(centreOf(box).y, 6);
      },
    ),
  );
});

test('a handle follows the pointer', () => {
  expect(
    resizeBox(
      { x: 0, y: 0, width: 100, height: 50 },
      0,
      'se',
      { x: 20, y: 30 },
      { keepRatio: false, fromCentre: false, least: 8 },
    ),
  ).toEqual({ x: 0, y: 0, width: 120, height: 80 });
  expect(
    resizeBox(
      { x: 0, y: 0, width: 100, height: 50 },
      0,
      'nw',
      { x: 20, y: 10 },
      { keepRatio: false, fromCentre: false, least: 8 },
    ),
  ).toEqual({ x: 20, y: 10, width: 80, height: 40 });
});

test('a picture keeps its ratio by its corners, and shift frees it', () => {
  const editor = editorOf(picture('a'));
  editor.store.select(['a']);
  for (const [keys, size] of [
    [{}, [200, 160]],
    [{ shift: true }, [200, 80]],
  ] as const) {
    const gesture = beginResize(editor, 'se', at(100, 80));
    gesture.update(at(200, 80, keys));
    gesture.complete();
    expect([nodeOf(editor, 'a').width, nodeOf(editor, 'a').height]).toEqual(size);
    editor.store.undo();
  }
});

test('a drag moves all that is selected in one step, however many updates it had', () => {
  const editor = editorOf(picture('a'), picture('b', { x: 300 }), picture('c', { x: 600 }));
  editor.store.select(['a', 'b']);
  const gesture = beginMove(editor, at(10, 10));
  for (const x of [20, 300, 60]) gesture.update(at(x, 40));
  expect(nodeOf(editor, 'a').x).toBe(0);
  expect(editor.preview.getState().nodes?.get('a')?.x).toBe(50);
  gesture.complete();
  expect([nodeOf(editor, 'a'), nodeOf(editor, 'b'), nodeOf(editor, 'c')].map(({ x, y }) => [x, y])).toEqual([
    [50, 30],
    [350, 30],
    [600, 0],
  ]);
  expect(editor.store.getState().history.past).toHaveLength(1);
  expect(editor.preview.getState().nodes).toBeNull();
});

test('cancelling leaves no trace', () => {
  const editor = editorOf(picture('a'), picture('b', { x: 300 }));
  editor.store.select(['a']);
  const before = editor.store.getState();
  const camera = editor.view.camera;
  const gestures = [
    beginMove(editor, at(0, 0)),
    beginResize(editor, 'e', at(0, 0)),
    beginRotate(editor, at(0, 0)),
    beginMarquee(editor, at(0, 0)),
    beginPan(editor, at(0, 0)),
  ];
  for (const gesture of gestures) {
    gesture.update(at(400, 400));
    gesture.cancel();
  }
  const after = editor.store.getState();
  expect(after.canvas).toBe(before.canvas);
  expect(after.history).toBe(before.history);
  expect([...after.selection]).toEqual(['a']);
  expect(editor.view.camera).toEqual(camera);
  expect(editor.preview.getState().gesture).toBeNull();
});

test('locked nodes stay where they are, and a node that others deleted is not brought back', () => {
  const editor = editorOf(picture('a', { locked: true }), picture('b'), picture('c'));
  editor.store.select(['a', 'b', 'c']);
  const gesture = beginMove(editor, at(0, 0));
  gesture.update(at(50, 0));
  editor.store.adopt({
    ...editor.store.getState().canvas,
    nodes: new Map([...editor.store.getState().canvas.nodes].filter(([id]) => id !== 'c')),
  });
  gesture.complete();
  expect(nodeOf(editor, 'a').x).toBe(0);
  expect(nodeOf(editor, 'b').x).toBe(50);
  expect(editor.store.getState().canvas.nodes.has('c')).toBe(false);
});

test.each([
  ['moved', beginMove],
  ['resized', (editor: Editor, from: PointerAt) => beginResize(editor, 'se', from)],
  ['turned', beginRotate],
])('what others change of a node that is being %s stays', (_, begin) => {
  const editor = editorOf(picture('a'), picture('b', { x: 300 }));
  editor.store.select(['a', 'b']);
  const gesture = begin(editor, at(400, 80));
  gesture.update(at(450, 130));
  const dragged = editor.preview.getState().nodes!.get('a')!;
  const { canvas } = editor.store.getState();
  const theirs = { title: 'Theirs', locked: true, data: { url: '/api/files/painted', alt: 'A fox' } };
  editor.store.adopt({ ...canvas, nodes: new Map(canvas.nodes).set('a', { ...nodeOf(editor, 'a'), ...theirs }) });
  gesture.complete();
  expect(dragged).not.toMatchObject({ x: 0, y: 0, width: 100, height: 80 });
  expect(nodeOf(editor, 'a')).toEqual({ ...dragged, ...theirs, parentId: nodeOf(editor, 'a').parentId });
  editor.store.undo();
  expect(nodeOf(editor, 'a')).toMatchObject({ x: 0, y: 0, width: 100, height: 80, ...theirs });
});

test('a frame takes what lies in it along, and what is dragged out of it leaves it', () => {
  const frame: CanvasNode = {
    id: 'f',
    type: 'frame',
    x: 0,
    y: 0,
    width: 500,
    height: 500,
    order: 'a0',
    data: { name: 'F' },
  };
  const editor = editorOf(frame, picture('a', { x: 20, y: 20, parentId: 'f', order: 'a1' }));
  const drag = (id: string, dx: number) => {
    editor.store.select([id]);
    const gesture = beginMove(editor, at(0, 0));
    gesture.update(at(dx, 0));
    gesture.complete();
  };
  drag('f', 100);
  expect(nodeOf(editor, 'a')).toMatchObject({ x: 120, parentId: 'f' });
  drag('a', 900);
  expect(nodeOf(editor, 'a').parentId).toBeNull();
  drag('a', -900);
  expect(nodeOf(editor, 'a').parentId).toBe('f');
});

test('a marquee selects what it touches, a frame only whole, and with shift adds', () => {
  const frame: CanvasNode = { id: 'f', type: 'frame', x: 0, y: 0, width: 500, height: 500, order: 'a0', data: {} };
  const editor = editorOf(
    frame,
    picture('a', { x: 50, y: 50 }),
    picture('b', { x: 300, y: 50 }),
    picture('off', { x: 60, y: 60, hidden: true }),
  );
  const gesture = beginMarquee(editor, at(40, 40));
  gesture.update(at(60, 60));
  expect([...editor.store.getState().selection]).toEqual(['a']);
  gesture.complete();
  const more = beginMarquee(editor, at(310, 60, { shift: true }));
  more.update(at(320, 70));
  expect([...editor.store.getState().selection].sort()).toEqual(['a', 'b']);
});

test('turning goes the short way and snaps to 15 degrees with shift', () => {
  expect(turnAngle({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }, false)).toBeCloseTo(90);
  expect(turnAngle({ x: 0, y: 0 }, { x: -1, y: 0.01 }, { x: -1, y: -0.01 }, false)).toBeCloseTo(1.146, 2);
  expect(turnAngle({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 0.5 }, true)).toBe(30);
  const wild = [190, -190, 360, 12.345678, 180, -180, 540];
  expect(wild.map(tidyDegrees)).toEqual([-170, 170, 0, 12.35, 180, 180, 180]);
});

test('two fingers pinch where one has drags of its own, and the one that stays does nothing', () => {
  const editor = editorOf();
  const fingers = new TwoFingers(editor);
  expect(fingers.press(1, { x: 100, y: 100 })).toBe(false);
  expect(fingers.move(1, { x: 110, y: 100 })).toBe(false);
  expect(fingers.press(2, { x: 210, y: 100 })).toBe(true);
  expect(editor.preview.getState().gesture).toBe('pinch');
  expect(fingers.move(2, { x: 310, y: 100 })).toBe(true);
  expect(editor.view.camera.k).toBe(2);
  expect([fingers.lift(1), editor.preview.getState().gesture]).toEqual([true, null]);
  expect([fingers.move(2, { x: 400, y: 400 }), editor.view.camera.k]).toEqual([false, 2]);
  expect(fingers.lift(2)).toBe(false);
});

test('of three fingers any may leave, and the pinch goes on from where the others are', () => {
  const editor = editorOf();
  const fingers = new TwoFingers(editor);
  fingers.press(1, { x: 100, y: 100 });
  fingers.press(2, { x: 200, y: 100 });
  fingers.press(3, { x: 800, y: 100 });
  fingers.move(2, { x: 300, y: 100 });
  const { camera } = editor.view;
  expect(camera.k).toBe(2);
  expect(fingers.lift(1)).toBe(true);
  fingers.move(3, { x: 800, y: 100 });
  expect(editor.view.camera).toEqual(camera);
});

test('a pinch keeps the page under the fingers', () => {
  const editor = editorOf();
  const pinch = beginPinch(editor, { x: 100, y: 100 }, { x: 200, y: 100 });
  pinch.update({ x: 150, y: 200 }, { x: 350, y: 200 });
  expect(editor.view.camera.k).toBeCloseTo(2);
  const middle = toPage(editor.view.camera, { x: 250, y: 200 });
  expect([middle.x, middle.y]).toEqual([150, 100]);
});

test('one notch of a wheel zooms by about a quarter, a trackpad finely', () => {
  expect(wheelZoomFactor(-120)).toBeCloseTo(1.27, 2);
  expect(wheelZoomFactor(-2)).toBeCloseTo(1.02, 2);
  expect(wheelZoomFactor(3) * wheelZoomFactor(-3)).toBeCloseTo(1);
});
