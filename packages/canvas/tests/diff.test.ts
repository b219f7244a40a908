import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChange,
  CanvasError,
  connectionsOf,
  diffStates,
  documentOf,
  emptyChange,
  equalJson,
  invertChange,
  isEmptyChange,
  readChange,
  squashChanges,
  stateOf,
} from '@easel/canvas';
import { anyDocument, anyState, canvas, node, sorted } from './canvases.ts';

test('a change from one canvas to another makes the other of the one', () => {
  fc.assert(
    fc.property(anyState, anyState, (before, after) => {
      expect(sorted(applyChange(before, diffStates(before, after)))).toEqual(sorted(after));
    }),
  );
});

test('undo brings back exactly what was there, unknown fields included', () => {
  fc.assert(
    fc.property(anyState, anyState, (before, after) => {
      const change = diffStates(before, after);
      const undone = applyChange(applyChange(before, change), invertChange(before, change));
      expect(sorted(undone)).toEqual(sorted(before));
    }),
  );
});

test('undo is exact for changes that miss, too: removing what is not there, putting and removing one id', () => {
  fc.assert(
    fc.property(anyState, anyState, fc.array(fc.constantFrom('n1', 'n2', 'n9')), (before, other, remove) => {
      const change = { ...emptyChange, put: [...other.nodes.values()], remove, removeFields: ['absent', 'crop'] };
      const undone = applyChange(applyChange(before, change), invertChange(before, change));
      expect(sorted(undone)).toEqual(sorted(before));
    }),
  );
});

test('two changes squashed do what both do in turn, whatever they meet', () => {
  fc.assert(
    fc.property(anyState, anyState, anyState, anyState, (a, b, c, elsewhere) => {
      const [first, second] = [diffStates(a, b), diffStates(b, c)];
      const squashed = squashChanges(first, second);
      expect(sorted(applyChange(elsewhere, squashed))).toEqual(
        sorted(applyChange(applyChange(elsewhere, first), second)),
      );
    }),
  );
});

test('a change leaves the canvas before it as it was, and shares what it does not touch', () => {
  const before = canvas([node('a'), node('b')]);
  const copy = structuredClone(documentOf(before));
  const after = applyChange(before, { ...emptyChange, put: [node('a', { x: 9 })] });
  expect(documentOf(before)).toEqual(copy);
  expect(after.nodes.get('b')).toBe(before.nodes.get('b'));
  expect(after.connections).toBe(before.connections);
});

test('equal canvases have an empty change between them, also after a trip through JSON', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const again = stateOf(JSON.parse(JSON.stringify(document)));
      expect(isEmptyChange(diffStates(stateOf(document), again))).toBe(true);
    }),
  );
});

test('a property that holds undefined is no property', () => {
  expect(equalJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(equalJson({ a: undefined }, { b: undefined })).toBe(true);
  expect(equalJson({ a: null }, {})).toBe(false);
  expect(equalJson({ toString: 1 }, {})).toBe(false);
});

test('removing a node leaves its connections, which can be asked for', () => {
  const connections = [
    { id: 'c1', from: 'a', to: 'b' },
    { id: 'c2', from: 'b', to: 'a' },
    { id: 'c3', from: 'b', to: 'b' },
  ];
  const before = canvas([node('a'), node('b')], { connections });
  const after = applyChange(before, { ...emptyChange, remove: ['a'] });
  expect(connectionsOf(after, 'a').map(({ id }) => id)).toEqual(['c1', 'c2']);
});

test('a change from outside may leave every part out', () => {
  expect(readChange({})).toEqual(emptyChange);
  expect(readChange({ put: [node('a', { mine: 1 })] }).put).toEqual([node('a', { mine: 1 })]);
});

test('a change from outside cannot reach the parts of a canvas as free fields', () => {
  const change = readChange({ fields: { nodes: 'gone', theme: 'dark' }, removeFields: ['viewport', 'old'] });
  expect(change).toEqual({ ...emptyChange, fields: { theme: 'dark' }, removeFields: ['old'] });
});

test.each([
  [{ put: [{ id: 'a' }] }, 'wrong_shape', '/put/0/type'],
  [{ put: [node('a'), node('b', { x: '1' as never })] }, 'wrong_shape', '/put/1/x'],
  [{ remove: [7] }, 'wrong_shape', '/remove/0'],
  [[], 'wrong_shape', ''],
  [{ put: [node('a'), node('b'), node('c')] }, 'too_many_nodes', '/put'],
])('a change that does not fit is refused: %j', (value, reason, pointer) => {
  expect(refusal(() => readChange(value, { maxNodes: 2 }))).toMatchObject({ reason, pointer });
});

function refusal(act: () => unknown): CanvasError | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof CanvasError) return error;
    throw error;
  }
  return undefined;
}
