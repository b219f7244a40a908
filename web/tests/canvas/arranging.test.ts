import {
  applyChange,
  boundsOf,
  emptyChange,
  normaliseNode,
  sortByOrder,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignNodes, sides, spreadNodes } from '../../src/canvas/arrange/align.ts';
import { stackNodes } from '../../src/canvas/arrange/stack.ts';
import { tidyUp } from '../../src/canvas/arrange/tidy-up.ts';
import { createTypedOpacity } from '../../src/canvas/arrange/typed-opacity.ts';
import { canvasOf, picture } from './nodes.ts';

const anyBox = fc.record({
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
  width: fc.integer({ min: 1, max: 600 }),
  height: fc.integer({ min: 1, max: 600 }),
  rotation: fc.constantFrom(0, 0, 30, 90, 211),
});
const anyCanvas = fc
  .array(anyBox, { minLength: 1, maxLength: 12 })
  .map((boxes) => canvasOf(...boxes.map((box, at) => picture(`n${at}`, { ...box, order: `a${at.toString(36)}` }))));

const after = (canvas: CanvasState, put: readonly CanvasNode[]) => applyChange(canvas, { ...emptyChange, put });
const box = (canvas: CanvasState, id: string) => boundsOf(normaliseNode(canvas.nodes.get(id)!));
const idsOf = (canvas: CanvasState) => [...canvas.nodes.keys()];
const stacked = (canvas: CanvasState) => sortByOrder(canvas.nodes.values()).map(({ id }) => id);
const frame = (id: string, part: Partial<CanvasNode> = {}): CanvasNode => ({
  ...picture(id, { width: 400, height: 300, ...part }),
  type: 'frame',
  data: { name: id },
});

test('aligning, spacing and tidying up what is in order already changes nothing', () => {
  const edits = [
    ...sides.map((side) => (canvas: CanvasState) => alignNodes(canvas, idsOf(canvas), side)),
    (canvas: CanvasState) => spreadNodes(canvas, idsOf(canvas), 'across'),
    (canvas: CanvasState) => spreadNodes(canvas, idsOf(canvas), 'down'),
    (canvas: CanvasState) => tidyUp(canvas, idsOf(canvas)),
  ];
  fc.assert(
    fc.property(anyCanvas, fc.constantFrom(...edits), (canvas, edit) => {
      const once = after(canvas, edit(canvas));
      expect(edit(once)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('aligned things share an edge and move along the other axis not at all', () => {
  fc.assert(
    fc.property(anyCanvas, (canvas) => {
      const left = after(canvas, alignNodes(canvas, idsOf(canvas), 'left'));
      if (canvas.nodes.size < 2) return;
      const edge = Math.min(...idsOf(canvas).map((id) => box(canvas, id).x));
      for (const id of idsOf(canvas)) {
        expect(box(left, id).x).toBeCloseTo(edge, 1);
        expect(left.nodes.get(id)!.y).toBe(canvas.nodes.get(id)!.y);
      }
    }),
  );
});

test('spaced things have equal gaps between them, and the outer edges stay', () => {
  const at = [0, 130, 500].map((x, place) => picture(`n${place}`, { x, width: [100, 50, 100][place]! }));
  const canvas = canvasOf(...at);
  const spread = after(canvas, spreadNodes(canvas, ['n0', 'n1', 'n2'], 'across'));
  expect(['n0', 'n1', 'n2'].map((id) => box(spread, id).x)).toEqual([0, 275, 500]);
});

test('one thing alone aligns with its frame, and with nothing where it has none', () => {
  const canvas = canvasOf(
    frame('f', { x: 100, y: 100 }),
    picture('a', { x: 150, y: 150, parentId: 'f' }),
    picture('b'),
  );
  const right = after(canvas, alignNodes(canvas, ['a'], 'right'));
  expect(right.nodes.get('a')).toMatchObject({ x: 400, y: 150, parentId: 'f' });
  expect(alignNodes(canvas, ['b'], 'right')).toEqual([]);
});

test('a frame moves with what lies in it; what is locked stays', () => {
  const canvas = canvasOf(
    frame('f', { x: 500, y: 0 }),
    picture('in', { x: 520, y: 20, parentId: 'f' }),
    picture('a', { x: 0 }),
    picture('fast', { x: -900, locked: true }),
  );
  const left = after(canvas, alignNodes(canvas, ['f', 'in', 'a', 'fast'], 'left'));
  expect(idsOf(left).map((id) => left.nodes.get(id)!.x)).toEqual([0, 20, 0, -900]);
});

test('a frame takes along what is locked in it, and what lies in that', () => {
  const canvas = canvasOf(
    frame('f', { x: 500, y: 0 }),
    picture('ground', { x: 500, y: 0, parentId: 'f', locked: true }),
    frame('fast', { x: 520, y: 20, parentId: 'f', locked: true }),
    picture('deep', { x: 540, y: 40, parentId: 'fast' }),
    picture('a', { x: 0 }),
  );
  const left = after(canvas, alignNodes(canvas, ['f', 'a'], 'left'));
  expect(idsOf(left).map((id) => left.nodes.get(id)!.x)).toEqual([0, 0, 20, 40, 0]);
  expect(idsOf(left).map((id) => left.nodes.get(id)!.parentId)).toEqual([undefined, 'f', 'f', 'fast', undefined]);
});

test('tidying up lays a heap out in rows that do not overlap, from where it began', () => {
  const heap = [
    [0, 0],
    [130, 12],
    [300, -8],
    [10, 200],
    [140, 190],
  ].map(([x, y], at) => picture(`n${at}`, { x: x!, y: y! }));
  const canvas = canvasOf(...heap);
  const tidy = after(canvas, tidyUp(canvas, idsOf(canvas)));
  expect(idsOf(tidy).map((id) => [tidy.nodes.get(id)!.x, tidy.nodes.get(id)!.y])).toEqual([
    [0, -8],
    [160, -8],
    [320, -8],
    [0, 132],
    [160, 132],
  ]);
});

test('in a frame the lowest still lies above the frame, and a frame takes along what it holds', () => {
  const canvas = canvasOf(
    picture('under', { order: 'a0' }),
    frame('f', { order: 'a1' }),
    picture('x', { order: 'a2', parentId: 'f' }),
    picture('y', { order: 'a3', parentId: 'f' }),
    picture('over', { order: 'a4' }),
  );
  const stack = (ids: string[], to: 'front' | 'forward' | 'backward' | 'back') =>
    stacked(after(canvas, stackNodes(canvas, ids, to).put ?? []));
  expect(stack(['y'], 'back')).toEqual(['under', 'f', 'y', 'x', 'over']);
  expect(stack(['x'], 'front')).toEqual(['under', 'f', 'y', 'x', 'over']);
  expect(stack(['f'], 'front')).toEqual(['under', 'over', 'f', 'x', 'y']);
  expect(stack(['over'], 'backward')).toEqual(['under', 'over', 'f', 'x', 'y']);
  expect(stack(['under'], 'forward')).toEqual(['f', 'x', 'y', 'under', 'over']);
  expect(stack(['y'], 'front')).toEqual(['under', 'f', 'x', 'y', 'over']);
});

test('figures typed in a row make one percentage', () => {
  const typed = createTypedOpacity();
  expect([typed('4', 0), typed('5', 200), typed('0', 5000), typed('0', 5100), typed('7', 9000)]).toEqual([
    0.4, 0.45, 1, 0, 0.7,
  ]);
});
