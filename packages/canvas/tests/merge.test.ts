import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChange,
  type CanvasNode,
  type CanvasState,
  diffStates,
  emptyChange,
  invertChange,
  isEmptyChange,
  lookUp,
  mergeCanvas,
  mergeChange,
  mergeNode,
} from '@easel/canvas';
import { anyNode, anyState, canvas, node, sorted } from './canvases.ts';

const base = node('a', { data: { url: 'u', alt: 'old' } });
const moved = { ...base, x: 50 };
const retitled = { ...base, title: 'New' };

test('what nobody changed is unchanged, and equal changes meet without one', () => {
  expect(mergeNode(base, base, base)).toBe('unchanged');
  expect(mergeNode(base, base, moved)).toBe('unchanged');
  expect(mergeNode(base, moved, { ...moved })).toBe('unchanged');
  expect(mergeNode(undefined, moved, moved)).toBe('unchanged');
});

test('changes of different fields both stay, in data as well', () => {
  expect(mergeNode(base, moved, retitled)).toEqual({ ...base, x: 50, title: 'New' });
  const described = { ...base, data: { url: 'u', alt: 'mine' } };
  const replaced = { ...base, data: { url: 'v', alt: 'old', model: 'm' } };
  expect(mergeNode(base, described, replaced)?.valueOf()).toMatchObject({
    data: { url: 'v', alt: 'mine', model: 'm' },
  });
});

test('of two changes of one field the later save, the client, wins', () => {
  expect(mergeNode(base, { ...base, x: 1 }, { ...base, x: 2 })).toEqual({ ...base, x: 1 });
  expect(mergeNode({ ...base, title: 't' }, base, { ...base, title: 'u' })).toEqual(base);
});

test('a crop is one value: two crops never mix', () => {
  const crop = (x: number, width: number) => ({ ...base, data: { crop: { x, y: 0, width, height: 1 } } });
  expect(mergeNode(crop(0, 1), crop(0, 0.5), crop(0.6, 0.4))).toEqual(crop(0, 0.5));
});

test('edit beats delete on either side', () => {
  expect(mergeNode(base, undefined, moved)).toBe('unchanged');
  expect(mergeNode(base, moved, undefined)).toEqual(moved);
});

test('a node is deleted only if the client had seen it, and stays deleted if it did nothing', () => {
  expect(mergeNode(base, undefined, base)).toBeUndefined();
  expect(mergeNode(undefined, undefined, base)).toBe('unchanged');
  expect(mergeNode(base, base, undefined)).toBe('unchanged');
});

test('a field named __proto__ stays a field', () => {
  const odd = (value: unknown): CanvasNode => JSON.parse(`{"id":"a","__proto__":${JSON.stringify(value)}}`);
  const merged = mergeNode(odd({ x: 1 }), odd({ x: 2 }), { ...odd({ x: 1 }), title: 't' });
  expect(Object.getOwnPropertyDescriptor(merged, '__proto__')?.value).toEqual({ x: 2 });
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
});

test('a client that changed nothing changes nothing, and learns that others did', () => {
  fc.assert(
    fc.property(anyState, anyState, (before, today) => {
      const { change, merged } = mergeCanvas({ base: before, theirs: before, today });
      expect(isEmptyChange(change)).toBe(true);
      expect(merged).toBe(!isEmptyChange({ ...diffStates({ ...before, viewport: today.viewport }, today) }));
    }),
  );
});

test('without other changes the client gets exactly what it saved, unmerged', () => {
  fc.assert(
    fc.property(anyState, anyState, (before, theirs) => {
      const { change, merged } = mergeCanvas({ base: before, theirs, today: before });
      expect(sorted(applyChange(before, change))).toEqual(sorted(theirs));
      expect(merged).toBe(false);
    }),
  );
});

test('a save that is repeated because its answer was lost changes nothing', () => {
  fc.assert(
    fc.property(anyState, anyState, anyState, (before, theirs, today) => {
      const once = applyChange(today, mergeCanvas({ base: before, theirs, today }).change);
      const again = mergeCanvas({ base: before, theirs, today: once }).change;
      const { viewport: own, ...records } = again;
      expect(isEmptyChange(records)).toBe(true);
      expect(own ?? before.viewport).toEqual(theirs.viewport);
    }),
  );
});

test('a change request merges as the whole canvas does, from the records it names', () => {
  fc.assert(
    fc.property(anyState, anyState, anyState, (before, theirs, today) => {
      const whole = mergeCanvas({ base: before, theirs, today }).change;
      const request = { base: lookUp(before), today: lookUp(today), change: diffStates(before, theirs) };
      const { put, remove, putConnections, removeConnections } = mergeChange(request).change;
      const parts = applyChange(today, { put, remove, putConnections, removeConnections });
      const { nodes, connections } = applyChange(today, whole);
      expect(sorted(parts)).toEqual(sorted({ ...today, nodes, connections }));
    }),
  );
});

test('undo by merge takes back what one did and keeps what others did since', () => {
  const before = canvas([base, node('gone')]);
  const mine = { ...emptyChange, put: [moved, node('new')], remove: ['gone'] };
  const after = applyChange(before, mine);
  const today = applyChange(after, { ...emptyChange, put: [{ ...moved, title: 'Theirs' }, node('other')] });
  const undo = mergeChange({ base: lookUp(after), today: lookUp(today), change: invertChange(before, mine) });
  const expected = canvas([{ ...base, title: 'Theirs' }, node('gone'), node('other')]);
  expect(sorted(applyChange(today, undo.change))).toEqual(sorted(expected));
});

test('a change request says merged when a record ends otherwise than sent', () => {
  const today = lookUp(canvas([{ ...base, title: 'Theirs' }]));
  const seen = lookUp(canvas([base]));
  const put = { ...emptyChange, put: [moved] };
  expect(mergeChange({ base: seen, today, change: put }).merged).toBe(true);
  expect(mergeChange({ base: seen, today: seen, change: put }).merged).toBe(false);
  const removal = mergeChange({ base: lookUp(canvas()), today, change: { ...emptyChange, remove: ['a'] } });
  expect(removal).toEqual({ change: emptyChange, merged: true });
});

test('merging two editors who touch different fields gives the same whoever saves first', () => {
  const values = fc.record({ x: fc.integer(), alt: fc.string() });
  const others = fc.record({ y: fc.integer(), title: fc.string(), url: fc.string() });
  fc.assert(
    fc.property(anyNode, values, others, (before, one, two) => {
      const a = { ...before, x: one.x, data: { ...before.data, alt: one.alt } };
      const b = { ...before, y: two.y, title: two.title, data: { ...before.data, url: two.url } };
      const ab = save(save(canvas([before]), before, a), before, b);
      const ba = save(save(canvas([before]), before, b), before, a);
      expect(sorted(ab)).toEqual(sorted(ba));
    }),
  );
});

function save(today: CanvasState, seen: CanvasNode, theirs: CanvasNode): CanvasState {
  return applyChange(today, mergeCanvas({ base: canvas([seen]), theirs: canvas([theirs]), today }).change);
}

/** A server with history, two editors and the agent, each acting on what it last saw. */
type Step = { who: 0 | 1 | 2; act: 'add' | 'edit' | 'delete' | 'save' | 'save-whole' | 'load'; pick: number };
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1, 2),
  act: fc.constantFrom('add', 'edit', 'edit', 'delete', 'save', 'save-whole', 'load'),
  pick: fc.nat(20),
});

test('however two editors and the agent interleave, no node is lost that nobody deleted, nor an edited one', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let server = canvas([node('first')]);
      const editors = [0, 1, 2].map(() => ({ seen: server, local: server }));
      const added = new Set(['first']);
      const deletedBySomebody = new Set<string>();
      steps.forEach(({ who, act, pick }, index) => {
        const editor = editors[who];
        if (!editor) return;
        const ids = [...editor.local.nodes.keys()];
        const target = ids.length > 0 ? editor.local.nodes.get(ids[pick % ids.length] ?? '') : undefined;
        if (act === 'add') {
          editor.local = applyChange(editor.local, { ...emptyChange, put: [node(`${who}-${index}`)] });
        } else if (act === 'edit' && target) {
          const edited = { ...target, [`by${who}`]: index };
          editor.local = applyChange(editor.local, { ...emptyChange, put: [edited] });
        } else if (act === 'delete' && target && editor.seen.nodes.has(target.id)) {
          editor.local = applyChange(editor.local, { ...emptyChange, remove: [target.id] });
        } else if (act === 'load') {
          editor.seen = editor.local = server;
        } else if (act === 'save' || act === 'save-whole') {
          const sent = diffStates(editor.seen, editor.local);
          const { change } =
            act === 'save'
              ? mergeChange({ base: lookUp(editor.seen), today: lookUp(server), change: sent })
              : mergeCanvas({ base: editor.seen, theirs: editor.local, today: server });
          server = applyChange(server, change);
          for (const { id } of sent.put) added.add(id);
          for (const id of sent.remove) deletedBySomebody.add(id);
          for (const { id } of sent.put) expect(server.nodes.has(id)).toBe(true);
          editor.seen = editor.local = server;
        }
      });
      for (const id of added) if (!deletedBySomebody.has(id)) expect(server.nodes.has(id)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
