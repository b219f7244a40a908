import {
  applyChange,
  emptyChange,
  normaliseNode,
  sortByOrder,
  stateOf,
  type CanvasNode,
  type CanvasState,
} from '@easel/canvas';
import { describe, expect, test } from 'vitest';
import { putIn, reorder, step, takeOut } from '../../src/canvas/layers/reorder.ts';
import { openedIn, rangeOf, rowsOf, treeOf } from '../../src/canvas/layers/rows.ts';

const node = (id: string, order: string, part: Partial<CanvasNode> = {}): CanvasNode => ({
  id,
  type: 'image',
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  order,
  ...part,
});
const frame = (id: string, order: string, part: Partial<CanvasNode> = {}) =>
  node(id, order, { type: 'frame', x: 100, y: 100, width: 100, height: 100, ...part });
const canvasOf = (...nodes: CanvasNode[]): CanvasState =>
  stateOf({ viewport: { x: 0, y: 0, k: 1 }, nodes, connections: [] });
const after = (canvas: CanvasState, change: ReturnType<typeof reorder>) =>
  applyChange(canvas, { ...emptyChange, ...change });
const stacked = ({ nodes }: CanvasState) => sortByOrder(nodes.values()).map(({ id }) => id);
const listed = (canvas: CanvasState, opened: string[]) =>
  rowsOf(treeOf(canvas), new Set(opened), null).map(({ node: { id }, depth }) => `${'-'.repeat(depth)}${id}`);

describe('the tree', () => {
  const canvas = canvasOf(node('a', 'a0'), frame('f', 'a1'), node('g', 'a2', { parentId: 'f' }), node('b', 'a3'));

  test('lists what lies on top first, contents under their frame, and only what is open', () => {
    expect(listed(canvas, [])).toEqual(['b', 'f', 'a']);
    expect(listed(canvas, ['f'])).toEqual(['b', 'f', '-g', 'a']);
  });

  test('is open where a picture was taken apart, until somebody closes that', () => {
    const meta = { source: 'generator' as const, createdAt: '' };
    const elements = canvasOf(
      frame('f', 'a1', { meta }),
      frame('g', 'a2', { parentId: 'f', meta, data: { group: true } }),
    );
    expect([...openedIn(elements, new Map())]).toEqual(['f']);
    expect([...openedIn(elements, new Map([['g', true]]))].toSorted()).toEqual(['f', 'g']);
    expect([...openedIn(elements, new Map([['f', false]]))]).toEqual([]);
    expect([...openedIn(canvas, new Map())]).toEqual([]);
  });

  test('shows matches with the frames that they lie in', () => {
    const rows = rowsOf(treeOf(canvas), new Set(), new Set(['g']));
    expect(rows.map(({ node: { id } }) => id)).toEqual(['f', 'g']);
    expect(rows[1]).toMatchObject({ place: 1, siblings: 1, depth: 1 });
  });

  test('shows every node once where parents are gone or go in a circle', () => {
    const odd = canvasOf(
      node('lost', 'a0', { parentId: 'nobody' }),
      frame('p', 'a1', { parentId: 'q' }),
      frame('q', 'a2', { parentId: 'p' }),
      node('in', 'a3', { parentId: 'q' }),
    );
    expect(
      listed(odd, ['p', 'q'])
        .map((id) => id.replaceAll('-', ''))
        .sort(),
    ).toEqual(['in', 'lost', 'p', 'q']);
  });

  test('a range goes either way', () => {
    const rows = rowsOf(treeOf(canvas), new Set(['f']), null);
    expect(rangeOf(rows, 'a', 'f')).toEqual(['f', 'g', 'a']);
    expect(rangeOf(rows, 'f', 'a')).toEqual(['f', 'g', 'a']);
  });
});

describe('moving in the tree', () => {
  const canvas = canvasOf(node('a', 'a0'), frame('f', 'a1'), node('g', 'a2', { parentId: 'f' }), node('b', 'a3'));

  test('a frame takes its contents along, and its order among them stays', () => {
    expect(stacked(after(canvas, reorder(canvas, ['f'], { at: 'above', target: 'b' })))).toEqual(['a', 'b', 'f', 'g']);
    expect(stacked(after(canvas, reorder(canvas, ['f'], { at: 'below', target: 'a' })))).toEqual(['f', 'g', 'a', 'b']);
  });

  test('beside a frame means beside all that lies in it', () => {
    expect(stacked(after(canvas, reorder(canvas, ['b'], { at: 'below', target: 'f' })))).toEqual(['a', 'b', 'f', 'g']);
    expect(stacked(after(canvas, reorder(canvas, ['a'], { at: 'above', target: 'f' })))).toEqual(['f', 'g', 'a', 'b']);
  });

  test('into a frame it stands above what lies there and in sight of it', () => {
    const moved = after(canvas, reorder(canvas, ['a'], { at: 'inside', target: 'f' }));
    expect(stacked(moved)).toEqual(['f', 'g', 'a', 'b']);
    expect(moved.nodes.get('a')).toMatchObject({ parentId: 'f', x: 145, y: 145 });
  });

  test('nothing comes of dropping a frame into itself or its contents', () => {
    expect(reorder(canvas, ['f'], { at: 'inside', target: 'f' })).toBeNull();
    expect(reorder(canvas, ['f'], { at: 'above', target: 'g' })).toBeNull();
  });

  test('what lies deep in something that goes along stays in there, though it was chosen too', () => {
    const deep = canvasOf(
      frame('f', 'a0'),
      frame('in', 'a1', { parentId: 'f' }),
      node('g', 'a2', { parentId: 'in' }),
      node('b', 'a3'),
    );
    const moved = after(deep, reorder(deep, ['f', 'g'], { at: 'above', target: 'b' }));
    expect(moved.nodes.get('g')!.parentId).toBe('in');
    expect(stacked(moved)).toEqual(['b', 'f', 'in', 'g']);
  });

  test('what is locked stays where it is', () => {
    const locked = canvasOf(node('a', 'a0', { locked: true }), node('b', 'a1'));
    expect(reorder(locked, ['a'], { at: 'above', target: 'b' })).toBeNull();
  });

  test('nodes without keys get keys, and the order that one saw', () => {
    const bare = canvasOf(node('a', ''), node('b', ''), node('c', ''));
    const moved = after(bare, reorder(bare, ['a'], { at: 'above', target: 'c' }));
    expect(stacked(moved)).toEqual(['b', 'c', 'a']);
    expect([...moved.nodes.values()].every((one) => normaliseNode(one).order !== '')).toBe(true);
  });

  test('keys step among siblings, into a frame and out of it; at the end nothing happens', () => {
    expect(stacked(after(canvas, step(canvas, ['a'], 'up')))).toEqual(['f', 'g', 'a', 'b']);
    expect(step(canvas, ['a'], 'down')).toBeNull();
    expect(after(canvas, putIn(canvas, ['b'])).nodes.get('b')).toMatchObject({ parentId: 'f' });
    const out = after(canvas, takeOut(canvas, ['g']));
    expect(out.nodes.get('g')).toMatchObject({ parentId: null });
    expect(stacked(out)).toEqual(['a', 'f', 'g', 'b']);
  });
});
