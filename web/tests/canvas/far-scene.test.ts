/** The far view's own knowledge of the scene: when it is shown, what lies where, and what is drawn in which order. */
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { applyChange, cutOf, emptyChange, sortByOrder, type CanvasNode, type PictureReading } from '@easel/canvas';
import { breakLines } from '../../src/canvas/far/break-lines.ts';
import { drawScene } from '../../src/canvas/far/draw-scene.ts';
import { nodeAt } from '../../src/canvas/far/hit-test.ts';
import { windowAround } from '../../src/canvas/far/list-window.ts';
import { createPaintList } from '../../src/canvas/far/paint-list.ts';
import { nextMode } from '../../src/canvas/far/scene-mode.ts';
import type { SceneView } from '../../src/canvas/far/scene-view.ts';
import { pageBoxOf, placeOf, snapshotCamera, snapshotSize } from '../../src/canvas/far/snapshot.ts';
import { createWires } from '../../src/canvas/far/wires.ts';
import { isUnderHandles } from '../../src/canvas/gestures/small-selection.ts';
import { readingList } from '../../src/canvas/reading-list.ts';
import { createSpatialIndex } from '../../src/canvas/spatial-index.ts';
import { normaliseNode } from '@easel/canvas';
import { anyEdits, canvasOf, picture } from './nodes.ts';

const frame = (id: string, part: Partial<CanvasNode> = {}): CanvasNode => ({
  id,
  type: 'frame',
  x: 0,
  y: 0,
  width: 100,
  height: 100,
  order: 'a0',
  data: { name: id, clip: true, background: 'red' },
  ...part,
});
const indexOf = (...nodes: CanvasNode[]) => {
  const index = createSpatialIndex();
  index.update(nodes);
  return index;
};

test('a node more or less never makes the views flicker', () => {
  expect([nextMode(null, 400), nextMode(null, 401)]).toEqual(['near', 'far']);
  expect([nextMode('near', 450), nextMode('near', 451)]).toEqual(['near', 'far']);
  expect([nextMode('far', 350), nextMode('far', 349)]).toEqual(['far', 'near']);
  fc.assert(
    fc.property(fc.integer({ min: 350, max: 450 }), fc.integer({ min: 350, max: 450 }), (a, b) => {
      for (const mode of ['near', 'far'] as const) expect(nextMode(nextMode(mode, a), b)).toBe(mode);
    }),
  );
});

test('the list holds what is drawn, bottom first, whatever was edited, and tells where it looks different', () => {
  fc.assert(
    fc.property(anyEdits, (edits) => {
      let canvas = canvasOf(picture('a', { order: 'a1' }), picture('b', { order: 'a0' }));
      const list = createPaintList(canvas);
      for (const edit of edits) {
        const before = canvas;
        const change = edit.kind === 'put' ? { put: [picture(edit.id, { x: edit.x })] } : { remove: [edit.id] };
        canvas = applyChange(canvas, { ...emptyChange, ...change });
        const boxes = list.update(canvas);
        for (const id of new Set([...before.nodes.keys(), ...canvas.nodes.keys()])) {
          const [old, now] = [before.nodes.get(id), canvas.nodes.get(id)];
          if (old === now) continue;
          for (const node of [old, now])
            if (node) expect(boxes).toContainEqual({ x: node.x, y: node.y, width: 100, height: 80 });
        }
        expect(list.items.map(({ node }) => node)).toEqual(sortByOrder(canvas.nodes.values()));
      }
    }),
  );
});

test('hidden nodes are not drawn, and a new order changes places', () => {
  const nodes = [picture('a', { order: 'a0' }), picture('b', { order: 'a1' }), picture('off', { hidden: true })];
  const list = createPaintList(canvasOf(...nodes));
  expect(list.items.map(({ node }) => node.id)).toEqual(['a', 'b']);
  list.update(canvasOf(nodes[0]!, picture('b', { order: 'Zz' })));
  expect(list.items.map(({ node }) => node.id)).toEqual(['b', 'a']);
});

test('a frame cuts only what reaches over its edge, and a frame that moves cuts anew', () => {
  const inside = picture('in', { width: 20, height: 20, x: 10, y: 10, parentId: 'f', order: 'a1' });
  const over = picture('over', { x: 50, parentId: 'f', order: 'a2' });
  const list = createPaintList(canvasOf(frame('f'), inside, over));
  const cutBy = (id: string) => list.find(id)?.clip.map((frame) => frame.id);
  expect([cutBy('in'), cutBy('over')]).toEqual([[], ['f']]);
  const boxes = list.update(canvasOf(frame('f', { x: 20 }), inside, over));
  expect(cutBy('in')).toEqual(['f']);
  expect(boxes).toContainEqual({ x: 10, y: 10, width: 20, height: 20 });
});

test('the pointer finds the topmost node, turned or cut as it is shown', () => {
  const nodes = [
    picture('low', { order: 'a0' }),
    picture('top', { order: 'a1', x: 50 }),
    picture('off', { order: 'a9', hidden: true }),
    picture('turned', { order: 'a5', x: 400, y: 0, width: 200, height: 20, rotation: 90 }),
    frame('f', { x: 1000, order: 'a2' }),
    picture('cut', { x: 1050, parentId: 'f', order: 'a3' }),
  ];
  const canvas = canvasOf(...nodes);
  const at = (x: number, y: number) => nodeAt(canvas, indexOf(...nodes), { x, y }, 1)?.id;
  expect([at(20, 20), at(70, 20), at(140, 20), at(160, 20)]).toEqual(['low', 'top', 'top', undefined]);
  // Upright after its turn: above and below its own box, not beside it.
  expect([at(500, -60), at(420, 10)]).toEqual(['turned', undefined]);
  expect([at(1080, 40), at(1120, 40)]).toEqual(['cut', undefined]);
});

test('inside a selection that is small on screen a press means what lies there, not its handles', () => {
  const box = { x: 0, y: 0, width: 100, height: 80 };
  expect(isUnderHandles(box, { k: 0.1 }, { x: 50, y: 40 })).toBe(true);
  expect(isUnderHandles(box, { k: 0.1 }, { x: 120, y: 40 })).toBe(false);
  expect(isUnderHandles(box, { k: 1 }, { x: 50, y: 40 })).toBe(false);
  expect(isUnderHandles(null, { k: 0.1 }, { x: 50, y: 40 })).toBe(false);
});

test('a picture covers its node, and a crop is stretched over it', () => {
  const cut = (part: object, size: object = {}) =>
    cutOf(normaliseNode(picture('a', { ...size, data: { url: '/x', ...part } })) as PictureReading);
  expect(cut({ naturalWidth: 1000, naturalHeight: 800 })).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(cut({ naturalWidth: 200, naturalHeight: 80 })).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(cut({ naturalWidth: 100, naturalHeight: 160 })).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  expect(cut({ naturalWidth: 1, naturalHeight: 9, crop: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } })).toEqual({
    x: 0.1,
    y: 0.2,
    width: 0.3,
    height: 0.4,
  });
  expect(cut({})).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('text breaks where a browser would break it', () => {
  const lines = (text: string, width: number) =>
    breakLines(text, width, (part) => [...part].length).map((line) => line.text);
  expect(lines('summer sale starts', 11)).toEqual(['summer sale', 'starts']);
  expect(lines('one\n\ntwo', 20)).toEqual(['one', '', 'two']);
  expect(lines('unbelievable', 5)).toEqual(['unbel', 'ievab', 'le']);
  expect(lines('秋季新品上市，欢迎光临', 5)).toEqual(['秋季新品上', '市，欢迎光', '临']);
  // A comma begins no line: it takes the character before it along.
  expect(lines('秋季新品上市，欢迎光临', 6)).toEqual(['秋季新品上', '市，欢迎光临']);
  expect(lines('well-known brand', 6)).toEqual(['well-', 'known', 'brand']);
});

test('no line is wider than its box, and nothing of the text is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', ' ', '秋', '，', '-', '\n') }),
      fc.integer({ min: 2, max: 9 }),
      (text, width) => {
        const lines = breakLines(text, width, (part) => part.length);
        // A sign that may not begin a line stays with what it follows; alone it may stand out.
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(Math.max(width, 2));
        expect(
          lines
            .map((line) => line.text)
            .join('')
            .replaceAll(/\s/g, ''),
        ).toBe(text.replaceAll(/\s/g, ''));
      },
    ),
  );
});

test('a snapshot holds the window in its middle, lies on whole pixels and stays valid for a pan of its margin', () => {
  const size = { width: 1000, height: 600 };
  const anyCamera = fc.record({
    x: fc.double({ min: -5000, max: 5000, noNaN: true }),
    y: fc.double({ min: -5000, max: 5000, noNaN: true }),
    k: fc.double({ min: 0.05, max: 2, noNaN: true }),
  });
  fc.assert(
    fc.property(anyCamera, fc.constantFrom(1, 2), fc.integer({ min: -340, max: 340 }), (camera, ratio, pan) => {
      const drawn = { camera: snapshotCamera(camera, size, ratio), ratio, canvas: snapshotSize(size, ratio) };
      expect(Number.isInteger(drawn.camera.x) && Number.isInteger(drawn.camera.y)).toBe(true);
      const moved = placeOf(drawn, { ...camera, x: camera.x + pan }, size);
      expect(moved.covers).toBe(true);
      expect([moved.x, moved.y].every(Number.isInteger)).toBe(true);
      expect(placeOf(drawn, { ...camera, x: camera.x + 360 }, size).covers).toBe(false);
      const box = pageBoxOf(drawn.camera, drawn.canvas);
      expect(box.width * camera.k).toBeCloseTo(1700, 0);
      // What stood at a pixel of the window stands at the same one when it is copied twice as large.
      const nearer = { x: 500 - (500 - camera.x) * 2, y: 300 - (300 - camera.y) * 2, k: camera.k * 2 };
      const copied = placeOf(drawn, nearer, size);
      const middle = ((500 - camera.x) / camera.k) * drawn.camera.k + drawn.camera.x;
      expect(Math.abs(copied.x + middle * copied.scale - 500 * ratio)).toBeLessThan(3);
    }),
  );
});

test('wires are found by what they touch and by whom they join, and those of hidden nodes are not there', () => {
  const nodes = [picture('a'), picture('b', { x: 400 }), picture('off', { x: 900, hidden: true })];
  const canvas = {
    ...canvasOf(...nodes),
    connections: new Map([
      ['ab', { id: 'ab', from: 'a', to: 'b' }],
      ['hidden', { id: 'hidden', from: 'a', to: 'off' }],
      ['loose', { id: 'loose', from: 'a', to: 'nowhere' }],
    ]),
  };
  const wires = createWires(canvas);
  const ids = (found: ReturnType<typeof wires.at>) => found.map(({ connection }) => connection.id);
  expect(ids(wires.at(['b']))).toEqual(['ab']);
  expect(ids(wires.within({ x: 200, y: 0, width: 50, height: 80 }))).toEqual(['ab']);
  expect(ids(wires.within({ x: 200, y: 300, width: 50, height: 80 }))).toEqual([]);
  expect(ids(wires.within({ x: 200, y: 0, width: 50, height: 80 }, new Set(['a'])))).toEqual([]);
});

test('a list shows who is focused with their neighbours', () => {
  const list = Array.from({ length: 100 }, (_, at) => ({ id: String(at) }));
  const window = windowAround(list, '50');
  expect([window.start, window.items.length, window.items[10]?.id]).toEqual([40, 21, '50']);
  expect(windowAround(list, '0').items[0]?.id).toBe('0');
  expect(windowAround(list, '99').items.at(-1)?.id).toBe('99');
  expect(windowAround(list, null).start).toBe(0);
});

test('the reading order is worked out once for a document', () => {
  const canvas = canvasOf(picture('b', { x: 300 }), picture('a'));
  expect(readingList(canvas).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(readingList(canvas)).toBe(readingList(canvas));
});

/** Writes down what is drawn instead of drawing it. */
function recorder() {
  const calls: string[] = [];
  const state = { globalAlpha: 1, fillStyle: '', strokeStyle: '' };
  const context = new Proxy(state as unknown as CanvasRenderingContext2D, {
    get: (target, name) => {
      if (name in target) return Reflect.get(target, name);
      return (...args: unknown[]) => {
        const numbers = args.filter((arg) => typeof arg === 'number').map((arg) => Math.round(arg * 100) / 100);
        const image = args.find((arg) => typeof arg === 'object' && arg !== null && 'called' in arg) as
          | { called: string }
          | undefined;
        if (name === 'drawImage')
          calls.push(`${image?.called} at ${numbers.slice(-4).join(' ')} alpha ${state.globalAlpha}`);
        else if (name === 'rotate' || name === 'clip' || name === 'fillRect') calls.push([name, ...numbers].join(' '));
      };
    },
  });
  return { calls, context };
}
const view: SceneView = {
  x: 0,
  y: 0,
  k: 0.5,
  ratio: 1,
  palette: { ground: '#fff', dot: '#ccc', field: '#eee', line: '#ddd', wire: '#888', text: '#000' },
  pictures: {
    find: ({ id }) =>
      id === 'missing'
        ? null
        : { image: { called: id } as unknown as CanvasImageSource, x: 0, y: 0, width: 64, height: 64 },
    colourOf: () => null,
    isBroken: () => false,
  },
};

test('pictures are drawn from the bottom up, at their places, turned, cut and faint as they are', () => {
  const canvas = canvasOf(
    picture('top', { order: 'a3', x: 20 }),
    picture('low', { order: 'a1' }),
    picture('faint', { order: 'a4', x: 200, opacity: 0.5 }),
    picture('turned', { order: 'a5', x: 400, rotation: 90 }),
    picture('missing', { order: 'a6', x: 600 }),
    frame('f', { x: 1000, order: 'a7' }),
    picture('cut', { x: 1050, parentId: 'f', order: 'a8' }),
  );
  const { calls, context } = recorder();
  drawScene(context, createPaintList(canvas).items, view);
  expect(calls).toEqual([
    'low at 0 0 50 40 alpha 1',
    'top at 10 0 50 40 alpha 1',
    'faint at 100 0 50 40 alpha 0.5',
    'rotate 1.57',
    'turned at 0 0 50 40 alpha 1',
    'fillRect 300 0 50 40',
    'fillRect 0 0 50 50',
    'clip',
    'cut at 0 0 50 40 alpha 1',
  ]);
});

test('slices of a drawing make the same drawing', () => {
  const items = createPaintList(
    canvasOf(...Array.from({ length: 20 }, (_, at) => picture(`n${at}`, { x: at * 10 }))),
  ).items;
  const [whole, parts] = [recorder(), recorder()];
  drawScene(whole.context, items, view);
  for (let at = 0; at < items.length; at += 7) drawScene(parts.context, items, view, at, at + 7);
  expect(parts.calls).toEqual(whole.calls);
});
