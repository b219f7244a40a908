/** What the drawing from afar has in common with the elements near: what can be caught, how text runs, how wires look. */
import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { CanvasNode, CanvasState, Connection } from '@easel/canvas';
import { middleOfCurve, pointOfCurve } from '../../src/canvas/connection-path.ts';
import { layLines } from '../../src/canvas/far/draw-text.ts';
import { nodeAt, wireAt } from '../../src/canvas/far/hit-test.ts';
import type { SceneView } from '../../src/canvas/far/scene-view.ts';
import { drawWires, wiresOf } from '../../src/canvas/far/wires.ts';
import { createSpatialIndex } from '../../src/canvas/spatial-index.ts';
import { canvasOf, picture } from './nodes.ts';

const shape = (id: string, data: object, part: Partial<CanvasNode> = {}): CanvasNode => ({
  ...picture(id, { width: 200, height: 100, ...part }),
  type: 'shape',
  data: { fill: 'transparent', stroke: '#111', strokeWidth: 2, ...data },
});

function pick(node: CanvasNode, k = 1) {
  const index = createSpatialIndex();
  index.update([node]);
  return (x: number, y: number) => nodeAt(canvasOf(node), index, { x, y }, k) !== undefined;
}

test('a shape without a fill is caught on its line only, one with a fill all over', () => {
  for (const kind of ['rectangle', 'ellipse', 'polygon']) {
    expect(pick(shape('a', { shape: kind }))(100, 60)).toBe(false);
    expect(pick(shape('a', { shape: kind, fill: 'rgb(0 0 0 / 0)' }))(100, 60)).toBe(false);
    expect(pick(shape('a', { shape: kind, fill: '#eee' }))(100, 60)).toBe(true);
    expect(pick(shape('a', { shape: kind }))(100, 0)).toBe(true);
  }
  // The corner of its box is no part of an ellipse, filled or not.
  expect(pick(shape('a', { shape: 'ellipse', fill: '#eee' }))(6, 6)).toBe(false);
});

test('a line is caught beside itself, further away the smaller it is on screen, and not across its box', () => {
  const line = shape('a', { shape: 'line' });
  expect(pick(line)(100, 50)).toBe(true);
  expect(pick(line)(100, 44)).toBe(true);
  expect(pick(line)(100, 30)).toBe(false);
  expect(pick(line, 0.25)(100, 30)).toBe(true);
  // Level: it has no height, and is caught from above and below its box.
  const level = shape(
    'a',
    {
      shape: 'arrow',
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
    },
    { height: 1 },
  );
  expect([pick(level)(100, -5), pick(level)(100, -9)]).toEqual([true, false]);
});

test('a turned shape is caught where it is shown', () => {
  const upright = shape('a', { shape: 'rectangle', fill: '#eee' }, { rotation: 90 });
  expect([pick(upright)(100, -40), pick(upright)(20, 50)]).toEqual([true, false]);
});

const connected = (part: Partial<Connection> = {}): CanvasState => ({
  ...canvasOf(picture('a'), picture('b', { x: 400 })),
  connections: new Map([['ab', { id: 'ab', from: 'a', to: 'b', ...part }]]),
});

test('a wire is caught along its whole course, and short ones leave what they connect alone', () => {
  const canvas = connected();
  const [wire] = wiresOf(canvas);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (part) => {
      expect(wireAt(canvas, pointOfCurve(wire!.curve, part), 1)).toBe('ab');
    }),
  );
  expect(wireAt(canvas, { x: 250, y: 60 }, 1)).toBeUndefined();
  expect(wireAt(canvas, middleOfCurve(wire!.curve), 0.1)).toBeUndefined();
});

test('wires that the agent drew are dashed from afar, too', () => {
  const dashes: unknown[] = [];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (value: unknown) => void (name === 'setLineDash' && dashes.push(value)),
    set: () => true,
  });
  const view = { x: 0, y: 0, k: 1, ratio: 2, palette: {} } as unknown as SceneView;
  drawWires(context, wiresOf(connected()), view);
  expect(dashes).toEqual([]);
  drawWires(context, wiresOf(connected({ kind: 'derived' })), view);
  expect(dashes).toEqual([[8, 8], []]);
});

test('text that is as wide as it is written breaks only where it was broken', () => {
  const measure = (text: string) => text.length;
  const lines = (width: number) => layLines('summer sale starts\nnow', { width, measure }).map(({ text }) => text);
  expect(lines(Infinity)).toEqual(['summer sale starts', 'now']);
  expect(lines(11)).toEqual(['summer sale', 'starts', 'now']);
});

test('each paragraph runs the way of its first letter', () => {
  const lines = layLines('12 שלום world\nhello שלום\n2026\nمرحبا', { width: Infinity, measure: () => 1 });
  expect(lines.map(({ direction }) => direction)).toEqual(['rtl', 'ltr', 'ltr', 'rtl']);
});

test('justified lines fill their width but for the last of each paragraph, between words and Chinese characters', () => {
  const measure = (text: string) => [...text].length * 10;
  const lines = layLines('summer sale starts now\n秋日菜单开业', { width: 125.5, filled: 125, measure });
  const told = lines.map(({ text, stretch }) => [text, stretch]);
  expect(told).toEqual([
    ['summer sale', 15],
    ['starts now', 0],
    ['秋日菜单开业', 0],
  ]);
  expect(layLines('秋日菜单开业', { width: 45, filled: 45, measure })[0]!.stretch).toBeCloseTo(5 / 3);
  expect(layLines('summer sale starts', { width: 125, measure })[0]!.stretch).toBe(0);
});
