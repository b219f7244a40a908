import { emptyTurnView, foldTurnEvent, type TurnEvent, type TurnStep } from '@easel/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const id = (name: string) => `01900000-0000-7000-8000-${name.padStart(12, '0')}`;
const slot = (name: string) => {
  return { pictureId: id(name), nodeId: name, stepId: 'pictures', title: name, x: 0, y: 0, width: 10, height: 10 };
};
const node = (name: string) => ({ id: name, type: 'image', x: 0, y: 0, width: 10, height: 10 });
const step = (status: 'coming' | 'running' | 'done') => ({
  id: 'brief',
  kind: 'brief' as const,
  label: 'Brief',
  status,
});
const log: TurnEvent[] = [
  { type: 'turn-started', turnId: id('1'), threadId: id('2'), at: '2026-01-01T00:00:00.000Z' },
  { type: 'steps-planned', steps: [step('running')] },
  { type: 'text-added', part: 0, at: 0, text: 'Two ' },
  { type: 'text-added', part: 0, at: 4, text: 'animals.' },
  { type: 'step-changed', step: step('done') },
  { type: 'picture-started', slot: slot('a') },
  { type: 'picture-started', slot: slot('b') },
  { type: 'picture-placed', pictureId: id('a'), node: node('a'), version: '1' },
  { type: 'picture-failed', pictureId: id('b'), reason: 'no answer', final: true },
  { type: 'text-added', part: 1, at: 0, text: 'Done.' },
];
const tell = (events: readonly TurnEvent[]) => events.reduce(foldTurnEvent, emptyTurnView);

test('a log tells the steps, the passages and what became of each picture', () => {
  expect(tell(log)).toMatchObject({
    status: 'running',
    steps: [{ id: 'brief', status: 'done' }],
    texts: ['Two animals.', 'Done.'],
    pictures: [
      { status: 'placed', node: { id: 'a' } },
      { status: 'failed', reason: 'no answer', final: true },
    ],
  });
});

test('a turn that was taken over may tell its end anew from any point, and nothing is told twice', () => {
  const retold = fc.integer({ min: 0, max: log.length - 1 });
  fc.assert(
    fc.property(retold, (from) => {
      // A passage is told from its beginning; all else may begin anywhere.
      const start = log.findLastIndex(
        (event, index) => index <= from && !(event.type === 'text-added' && event.at > 0),
      );
      expect(tell([...log, ...log.slice(start)])).toEqual(tell(log));
    }),
  );
});

const ended = (status: 'failed' | 'done', steps: TurnStep[]): TurnEvent => {
  const place = { id: id('9'), threadId: id('2'), turnId: id('1'), createdAt: '2026-01-01T00:00:00.000Z' };
  return {
    type: 'turn-ended',
    status,
    message: { ...place, role: 'assistant', status, contents: [{ type: 'plan', steps }] },
  };
};

test('what is tried again after the end is on its way once more, until the turn ends once more', () => {
  const making = { id: 'pictures', kind: 'pictures' as const, label: 'Making', status: 'running' as const };
  const lost = { ...making, label: 'Made 1', status: 'failed' as const };
  const first = tell([...log, { type: 'step-changed', step: making }, ended('failed', [lost])]);
  expect(first).toMatchObject({ status: 'failed', steps: [{ label: 'Made 1', status: 'failed' }] });
  const again: TurnEvent[] = [
    { type: 'picture-retried', pictureId: id('b') },
    { type: 'step-changed', step: making },
  ];
  const trying = again.reduce(foldTurnEvent, first);
  expect(trying.pictures[1]).toEqual({ slot: slot('b'), status: 'coming', retried: true });
  expect(trying).toMatchObject({ status: 'failed', steps: [{ status: 'running' }] });
  const come: TurnEvent[] = [
    { type: 'picture-placed', pictureId: id('b'), node: node('b'), version: '2' },
    ended('done', [{ ...lost, label: 'Made 2', status: 'done' }]),
  ];
  const done = come.reduce(foldTurnEvent, trying);
  expect(done).toMatchObject({ status: 'done', steps: [{ label: 'Made 2', status: 'done' }] });
  expect(done.pictures.map(({ status, retried }) => [status, retried])).toEqual([
    ['placed', undefined],
    ['placed', undefined],
  ]);
});

test('a proposal stands until it is decided on, or the turn ends', () => {
  const proposal = {
    proposalId: 'call-1',
    stepId: 'pictures',
    size: '640x320',
    model: { id: 'painter', procedural: false },
    otherModels: [],
    pictures: [{ title: 'Fox', prompt: 'A fox' }],
  };
  const waiting = tell([...log, { type: 'plan-proposed', proposal }]);
  expect(waiting).toMatchObject({ status: 'pending', proposal });
  const other = foldTurnEvent(waiting, { type: 'plan-decided', proposalId: 'call-0', answer: 'yes' });
  expect(other).toEqual(waiting);
  const decided = foldTurnEvent(waiting, { type: 'plan-decided', proposalId: 'call-1', answer: 'yes' });
  expect(decided).toMatchObject({ status: 'running', proposal: null });
  expect(foldTurnEvent(waiting, ended('failed', []))).toMatchObject({ status: 'failed', proposal: null });
});
