import { expect, test } from 'vitest';
import {
  entriesOf,
  hasSeveralSpeakers,
  turnsToFollow,
  type Conversation,
  type Entry,
} from '../../src/agent/conversation.ts';
import { settledIn, type Outgoing } from '../../src/agent/outgoing.ts';
import { isToBeHad } from '../../src/agent/step-pictures.tsx';
import { answer, asked, image, picture, step, view } from './turns.ts';

const none: Conversation = { threadId: 'thread', messages: [], views: new Map(), outgoing: [], sentWith: new Map() };
const outgoing = (part: Partial<Outgoing>): Outgoing => ({
  key: 'key',
  threadId: 'thread',
  text: 'Make it warmer',
  sentWith: {},
  selection: [],
  knownTurns: new Set(),
  failed: false,
  ...part,
});
const told = (entries: Entry[]) =>
  entries.map((entry) => (entry.kind === 'asked' ? `${entry.text}: ${entry.state}` : `answer: ${entry.turn.status}`));

test('shows the messages of one conversation and no other', () => {
  const messages = [
    asked('a', 'One'),
    answer('a', 'done'),
    asked('b', 'Two', 'other'),
    answer('b', 'done', [], 'other'),
  ];
  expect(told(entriesOf({ ...none, messages }))).toEqual(['One: sent', 'answer: done']);
});

test('a turn behind a running one waits, without an answer of its own', () => {
  const messages = [asked('a', 'One'), answer('a', 'running'), asked('b', 'Two'), answer('b', 'pending')];
  expect(told(entriesOf({ ...none, messages }))).toEqual(['One: sent', 'answer: running', 'Two: waiting']);
  expect(turnsToFollow(messages, new Map())).toEqual(['a']);
});

test('when the log tells of the end, the next turn stops waiting before the history is read anew', () => {
  const messages = [asked('a', 'One'), answer('a', 'running'), asked('b', 'Two'), answer('b', 'pending')];
  const views = new Map([['a', view({ status: 'done', message: answer('a', 'done') })]]);
  expect(told(entriesOf({ ...none, messages, views }))).toEqual([
    'One: sent',
    'answer: done',
    'Two: sent',
    'answer: pending',
  ]);
  expect(turnsToFollow(messages, views)).toEqual(['b']);
});

test('follows one turn of each conversation', () => {
  const messages = [answer('a', 'running'), answer('b', 'pending'), answer('c', 'pending', [], 'other')];
  expect(turnsToFollow(messages, new Map())).toEqual(['a', 'c']);
});

test('a message on its way stands at the end, and waits where a turn runs', () => {
  const messages = [asked('a', 'One'), answer('a', 'running')];
  const going = [outgoing({}), outgoing({ key: 'lost', text: 'Bluer', failed: true })];
  expect(told(entriesOf({ ...none, messages, outgoing: going })).slice(2)).toEqual([
    'Make it warmer: waiting',
    'Bluer: lost',
  ]);
  expect(told(entriesOf({ ...none, outgoing: going }))[0]).toBe('Make it warmer: sending');
  expect(entriesOf({ ...none, threadId: null, outgoing: going })).toEqual([]);
});

test('an answer knows all that was asked, so that trying again leaves no picture and no wish out', () => {
  const reference = { nodeId: 'vase', assetId: 'asset', url: '/api/files/vase.png', title: 'Vase' };
  const question = asked('a', 'A cover in its colours');
  const contents = [...question.contents, { type: 'reference' as const, ...reference }];
  const messages = [{ ...question, contents }, answer('a', 'failed')];
  const sentWith = new Map([['a', { imageCount: 2 }]]);
  const [, answered] = entriesOf({ ...none, messages, sentWith });
  expect(answered).toMatchObject({
    asked: { text: 'A cover in its colours', references: [reference], sentWith: { imageCount: 2 } },
  });
});

test('says whose words are whose once more than one person speaks, or may', () => {
  const by = (id: string, turnId: string) => ({ ...asked(turnId, 'One'), author: { id, name: id, avatarUrl: null } });
  const told = (...messages: Conversation['messages']) => entriesOf({ ...none, messages });
  const adas = told(by('ada', 'a'), answer('a', 'done'), by('ada', 'b'));
  expect(hasSeveralSpeakers(adas, 'ada')).toBe(false);
  expect(hasSeveralSpeakers(adas, null)).toBe(false);
  expect(hasSeveralSpeakers(adas, 'bob')).toBe(true);
  expect(hasSeveralSpeakers(told(by('ada', 'a'), by('bob', 'b')), null)).toBe(true);
  // What a window has just sent is its reader's.
  expect(hasSeveralSpeakers(entriesOf({ ...none, outgoing: [outgoing({})] }), 'ada')).toBe(false);
});

test('two messages of the same words are settled by one stored message each', () => {
  const sent = [outgoing({ key: 'first' }), outgoing({ key: 'second' })];
  const once = [asked('a', 'Make it warmer')];
  const twice = [...once, asked('b', 'Make it warmer')];
  expect(settledIn(once, sent).map(({ outgoing: { key }, turnId }) => [key, turnId])).toEqual([['first', 'a']]);
  expect(settledIn(twice, sent).map(({ turnId }) => turnId)).toEqual(['a', 'b']);
});

test('what was said before is not taken for what was just sent', () => {
  const messages = [asked('a', 'Make it warmer')];
  expect(settledIn(messages, [outgoing({ knownTurns: new Set(['a']) })])).toEqual([]);
  expect(settledIn(messages, [outgoing({ threadId: 'other' })])).toEqual([]);
  expect(settledIn(messages, [outgoing({ threadId: null })])[0]?.threadId).toBe('thread');
});

test('the live log shows a running turn: opening, steps with their pictures, what is said of them', () => {
  const running = view({
    texts: ['A grid.', 'Both are there.'],
    steps: [step('brief', 'done', 'brief'), step('pictures', 'running')],
    pictures: [picture('one', 'placed'), picture('two', 'coming')],
  });
  const [entry] = entriesOf({ ...none, messages: [answer('a', 'running')], views: new Map([['a', running]]) });
  const turn = entry?.kind === 'answered' ? entry.turn : null;
  expect(turn?.opening).toEqual(['A grid.']);
  expect(turn?.closing).toEqual(['Both are there.']);
  expect(turn?.steps.map(({ pictures }) => pictures.map(({ title, state }) => `${title} ${state}`))).toEqual([
    [],
    ['one placed', 'two coming'],
  ]);
});

test('a stored turn looks as it did live', () => {
  const contents = [
    { type: 'text' as const, text: 'A grid.' },
    { type: 'plan' as const, steps: [step('brief', 'done', 'brief'), step('pictures', 'done')] },
    image('one'),
    { type: 'text' as const, text: 'There it is.' },
  ];
  const [entry] = entriesOf({ ...none, messages: [answer('a', 'done', contents)] });
  const turn = entry?.kind === 'answered' ? entry.turn : null;
  expect([turn?.opening, turn?.closing]).toEqual([['A grid.'], ['There it is.']]);
  expect(turn?.steps[1]?.pictures).toMatchObject([{ nodeId: 'one', state: 'placed', procedural: true }]);
});

test('an answer without pictures is all opening', () => {
  const contents = [{ type: 'text' as const, text: 'Serif.' }];
  const [entry] = entriesOf({ ...none, messages: [answer('a', 'done', contents)] });
  expect(entry?.kind === 'answered' && [entry.turn.opening, entry.turn.closing]).toEqual([['Serif.'], []]);
});

test('pictures that were never made are dropped when the turn has ended, lost ones stay lost', () => {
  const stored = answer('a', 'canceled', [{ type: 'plan', steps: [step('pictures', 'stopped')] }]);
  const log = view({
    status: 'canceled',
    message: stored,
    pictures: [
      picture('one', 'placed'),
      picture('two', 'coming'),
      picture('three', 'failed'),
      { ...picture('four', 'failed'), final: true },
    ],
  });
  const [entry] = entriesOf({ ...none, messages: [stored], views: new Map([['a', log]]) });
  const shown = entry?.kind === 'answered' ? entry.turn.steps[0]!.pictures : [];
  expect(shown.map(({ state }) => state)).toEqual(['placed', 'dropped', 'failed', 'failed']);
  // What could never come is not offered to be tried again.
  expect(shown.map(isToBeHad)).toEqual([false, true, true, false]);
});
