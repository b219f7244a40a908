import { boundsOf, isGroup, normaliseNode, unionOf, type CanvasNode } from '@easel/canvas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupNodes, oneLevelIn, outermost, selectableAt, ungroupNodes } from '../../src/canvas/arrange/groups.ts';
import { marked, renamed } from '../../src/canvas/arrange/marks.ts';
import { copyNodes, deleteNodes, editable, moveNodes, withContents } from '../../src/canvas/edits.ts';
import { createEditorStore, type EditorStore } from '../../src/canvas/store.ts';
import { canvasOf, picture } from './nodes.ts';

const canvasIn = (store: EditorStore) => store.getState().canvas;
const nodeIn = (store: EditorStore, id: string) => canvasIn(store).nodes.get(id);

/** a, b and c side by side; a and b in g, g and c in h. */
function nested(): EditorStore {
  const store = createEditorStore(
    canvasOf(
      picture('a', { order: 'a1' }),
      picture('b', { x: 200, y: 50, order: 'a2' }),
      picture('c', { x: 500, order: 'a3' }),
      picture('d', { x: 900, order: 'a4' }),
    ),
  );
  store.commit(groupNodes(canvasIn(store), ['a', 'b'], 'g')!, 'group');
  store.commit(groupNodes(canvasIn(store), ['g', 'c'], 'h')!, 'group');
  return store;
}

function expectBoxesRight(store: EditorStore): void {
  const { nodes } = canvasIn(store);
  for (const group of [...nodes.values()].filter(isGroup)) {
    const held = [...nodes.values()].filter(({ parentId }) => parentId === group.id);
    const box = unionOf(held.map((node) => boundsOf(normaliseNode(node))))!;
    expect(group.x).toBeCloseTo(box.x, 1);
    expect(group.y).toBeCloseTo(box.y, 1);
    expect(group.width).toBeCloseTo(box.width, 1);
    expect(group.height).toBeCloseTo(box.height, 1);
  }
}

test('the box of a group is always that of its contents, whatever happens to them, and one undo takes both back', () => {
  const edit = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'g', 'h'),
    kind: fc.constantFrom('move' as const, 'turn' as const, 'delete' as const, 'ungroup' as const),
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const store = nested();
      for (const { id, kind, x, y } of edits) {
        const canvas = canvasIn(store);
        const before = [...canvas.nodes.values()];
        if (kind === 'move') store.commit({ put: moveNodes(canvas, editable(canvas, [id]), { x, y }) }, 'move');
        if (kind === 'turn')
          store.commit({ put: editable(canvas, [id]).map((n) => ({ ...n, rotation: x })) }, 'rotate');
        if (kind === 'delete') store.commit(deleteNodes(canvas, [id]), 'delete');
        if (kind === 'ungroup') store.commit(ungroupNodes(canvas, [id])?.change ?? {}, 'ungroup');
        expectBoxesRight(store);
        if (canvasIn(store) === canvas) continue;
        store.undo();
        expect([...canvasIn(store).nodes.values()].sort(byId)).toEqual(before.sort(byId));
        store.redo();
        expectBoxesRight(store);
      }
    }),
  );
});
const byId = (a: CanvasNode, b: CanvasNode) => (a.id < b.id ? -1 : 1);

test('a group vanishes with the last that it holds, and so does the group around it', () => {
  const store = nested();
  store.commit(deleteNodes(canvasIn(store), ['a', 'b']), 'delete');
  expect(nodeIn(store, 'g')).toBeUndefined();
  expect(nodeIn(store, 'h')).toMatchObject({ x: 500, width: 100 });
  store.commit(deleteNodes(canvasIn(store), ['c']), 'delete');
  expect([...canvasIn(store).nodes.keys()]).toEqual(['d']);
  store.undo();
  expect(nodeIn(store, 'h')).toMatchObject({ x: 500, width: 100 });
});

test('a press picks the outermost group, the next one goes in, level by level', () => {
  const canvas = canvasIn(nested());
  const pick = (...selected: string[]) => selectableAt(canvas, new Set(selected), 'a');
  expect([pick(), pick('h'), pick('c'), pick('g'), pick('b'), pick('d')]).toEqual(['h', 'h', 'g', 'g', 'a', 'h']);
  const further = (...selected: string[]) => oneLevelIn(canvas, new Set(selected), 'a');
  expect([further('h'), further('g'), further('a'), further()]).toEqual(['g', 'a', null, null]);
  expect(outermost(canvas, ['a', 'b', 'd'])).toEqual(['h', 'd']);
});

test('by moving nothing gets into a group or out of it; a group goes into a frame as one', () => {
  const frame: CanvasNode = { ...picture('f', { x: 2000, width: 900, height: 900, order: 'a0' }), type: 'frame' };
  const store = nested();
  store.commit({ put: [frame] }, 'draw');
  const move = (id: string, x: number) => {
    const canvas = canvasIn(store);
    store.commit({ put: moveNodes(canvas, editable(canvas, [id]), { x, y: 100 }) }, 'move');
  };
  move('d', -800);
  expect(nodeIn(store, 'd')!.parentId ?? null).toBeNull();
  move('a', 2100);
  expect(nodeIn(store, 'a')!.parentId).toBe('g');
  move('h', 100);
  expect(nodeIn(store, 'h')!.parentId ?? null).toBeNull();
  move('h', 900);
  expect(nodeIn(store, 'h')!.parentId).toBe('f');
  expect(nodeIn(store, 'g')!.parentId).toBe('h');
});

test('a copied group is a group of copies; a copied member stays in its group', () => {
  const store = nested();
  let count = 0;
  const copy = (id: string) => {
    const { change, ids } = copyNodes(canvasIn(store), withContents(canvasIn(store), [id]), { x: 10, y: 10 }, () => {
      count += 1;
      return `copy-${count}`;
    });
    store.commit(change, 'duplicate');
    return ids;
  };
  const [group, ...others] = copy('h');
  expect(others).toEqual([]);
  expect(withContents(canvasIn(store), [group!])).toHaveLength(5);
  const [member] = copy('a');
  expect(nodeIn(store, member!)!.parentId).toBe('g');
  expectBoxesRight(store);
});

test('what lies in a locked group stays', () => {
  const store = nested();
  store.commit({ put: [{ ...nodeIn(store, 'h')!, locked: true }] }, 'lock');
  expect(editable(canvasIn(store), ['h', 'a', 'd']).map(({ id }) => id)).toEqual(['d']);
});

test('what a group holds is hidden and shown with it; a lock is its own', () => {
  const store = nested();
  const ids = (mark: 'locked' | 'hidden') => marked(canvasIn(store), ['g'], mark, true).map(({ id }) => id);
  expect(ids('hidden').toSorted()).toEqual(['a', 'b', 'g']);
  expect(ids('locked')).toEqual(['g']);
  store.commit({ put: marked(canvasIn(store), ['h'], 'hidden', true) }, 'hide');
  store.commit({ put: marked(canvasIn(store), ['g'], 'hidden', false) }, 'show');
  expect([...canvasIn(store).nodes.values()].filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual(['c', 'h']);
});

test('a frame has one name, and no name is longer than two hundred characters', () => {
  const store = nested();
  const named = renamed({ ...nodeIn(store, 'g')!, title: 'Old' }, ` ${'n'.repeat(300)} `);
  expect([named.title, named.data?.['name']]).toEqual(['', 'n'.repeat(200)]);
  expect(renamed(nodeIn(store, 'a')!, ' Fox ').title).toBe('Fox');
});
