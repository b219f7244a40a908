import { expect, test } from 'vitest';
import fc from 'fast-check';
import { applyChange, emptyChange, sortByOrder, stateOf, type CanvasNode, type CanvasState } from '@easel/canvas';
import { copyNodes, deleteNodes, takenAlong, nodeName, readingOrder } from '../../src/canvas/edits.ts';
import { stackNodes } from '../../src/canvas/arrange/stack.ts';
import { canvasOf, picture } from './nodes.ts';

const stacked = (canvas: CanvasState) => sortByOrder(canvas.nodes.values()).map(({ id }) => id);
const frame: CanvasNode = {
  id: 'f',
  type: 'frame',
  x: 0,
  y: 0,
  width: 400,
  height: 400,
  order: 'a0',
  data: { name: 'Bags' },
};

test('bringing to front and sending to back keep the order among what was chosen', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const canvas = canvasOf(...ids.map((id, at) => picture(id, { order: `a${at}` })));
  fc.assert(
    fc.property(
      fc.subarray(ids, { minLength: 1 }),
      fc.constantFrom('front' as const, 'back' as const),
      (chosen, to) => {
        const after = stacked(applyChange(canvas, { ...emptyChange, ...stackNodes(canvas, chosen, to) }));
        const rest = ids.filter((id) => !chosen.includes(id));
        expect(after).toEqual(to === 'front' ? [...rest, ...chosen] : [...chosen, ...rest]);
      },
    ),
  );
});

test('deleting a frame takes what is in it, locked or not, and the connections that would hang', () => {
  const canvas = stateOf({
    viewport: { x: 0, y: 0, k: 1 },
    nodes: [
      frame,
      picture('a', { parentId: 'f' }),
      picture('b', { x: 900 }),
      picture('ground', { parentId: 'f', locked: true }),
      picture('kept', { locked: true }),
    ],
    connections: [{ id: 'c', from: 'a', to: 'b' }],
  });
  const after = applyChange(canvas, { ...emptyChange, ...deleteNodes(canvas, ['f', 'kept']) });
  expect([...after.nodes.keys()].sort()).toEqual(['b', 'kept']);
  expect(after.connections.size).toBe(0);
});

test('a frame takes along what is locked in it, which alone stays', () => {
  const canvas = canvasOf(frame, picture('ground', { parentId: 'f', locked: true }), picture('b', { locked: true }));
  expect(takenAlong(canvas, ['f', 'b']).map(({ id }) => id)).toEqual(['f', 'ground']);
  expect(takenAlong(canvas, ['ground'])).toEqual([]);
});

test('copies have ids of their own, lie above all, keep to their copied frame, and the frame alone is selected', () => {
  const canvas = canvasOf(
    frame,
    picture('a', { x: 10, y: 10, parentId: 'f', order: 'a1' }),
    picture('z', { x: 900, order: 'a2' }),
  );
  let count = 0;
  const { change, ids } = copyNodes(
    canvas,
    [canvas.nodes.get('f')!, canvas.nodes.get('a')!],
    { x: 5, y: 5 },
    () => `new${(count += 1)}`,
  );
  const after = applyChange(canvas, { ...emptyChange, ...change });
  expect(stacked(after)).toEqual(['f', 'a', 'z', 'new1', 'new2']);
  expect(after.nodes.get('new2')).toMatchObject({ parentId: 'new1', x: 15, y: 15 });
  expect(ids).toEqual(['new1']);
});

test('one reads rows from the top, each from the left', () => {
  const nodes = [
    picture('late', { x: 0, y: 200 }),
    picture('second', { x: 200, y: 0 }),
    picture('first', { x: 0, y: 10 }),
    picture('off', { hidden: true }),
  ];
  expect(readingOrder(nodes).map(({ id }) => id)).toEqual(['first', 'second', 'late']);
});

test('a node is called by its title, else by what it holds', () => {
  expect(nodeName(picture('a', { title: 'Menu' }))).toBe('Menu');
  expect(nodeName({ ...frame, title: '' })).toBe('Bags');
  expect(nodeName({ ...frame, type: 'text', data: { text: '  Autumn at\nBean There' } })).toBe('Autumn at');
  expect(nodeName({ ...frame, type: 'video' })).toBe('');
});
