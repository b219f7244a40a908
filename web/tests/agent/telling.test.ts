import type { ThreadSummary } from '@easel/contract';
import { expect, test } from 'vitest';
import { entriesOf, type Entry } from '../../src/agent/conversation.ts';
import { pendingSlots, promisedSlots } from '../../src/agent/pending-slots.ts';
import { turnOf } from '../../src/agent/shown-turn.ts';
import { progressOf } from '../../src/agent/spoken-progress.ts';
import { spokenAt, threadsByDay } from '../../src/agent/thread-days.ts';
import { answer, image, picture, step, view } from './turns.ts';

const waiting = {
  proposal: {
    proposalId: 'call-1',
    stepId: 'pictures',
    size: '640x320',
    model: { id: 'painter', procedural: false },
    otherModels: [],
    pictures: [{ title: 'Fox', prompt: 'A fox' }],
  },
};
const thread = (name: string, updateTime: string): ThreadSummary => ({
  agentThreadId: name,
  projectId: 'project',
  title: name,
  text: '',
  status: 'done',
  createTime: updateTime,
  updateTime,
});
const entries = (
  message: Parameters<typeof entriesOf>[0]['messages'][number],
  live?: ReturnType<typeof view>,
): Entry[] =>
  entriesOf({
    threadId: 'thread',
    messages: [message],
    views: new Map(live ? [['a', live]] : []),
    outgoing: [],
    sentWith: new Map(),
  });

test('conversations are grouped by the reader’s days, empty days left out', () => {
  const now = new Date(2026, 10, 21, 1, 0);
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).toISOString();
  const groups = threadsByDay([thread('a', at(21, 0)), thread('b', at(20, 23)), thread('c', at(14, 9))], now);
  expect(groups.map(({ day, threads }) => [day, threads.map(({ title }) => title)])).toEqual([
    ['today', ['a']],
    ['yesterday', ['b']],
    ['earlier', ['c']],
  ]);
  expect(threadsByDay([thread('c', at(14, 9))], now).map(({ day }) => day)).toEqual(['earlier']);
});

test('the hour for near days, the date before, as the language writes them', () => {
  const at = new Date(2026, 10, 14, 9, 5).toISOString();
  expect(spokenAt(at, 'today', 'en')).toBe('09:05');
  expect(spokenAt(at, 'earlier', 'en')).toBe('14 Nov');
  expect(spokenAt(at, 'earlier', 'zh-CN')).toBe('11月14日');
});

test('a screen reader hears the running step with what is there, then the end', () => {
  const running = view({
    steps: [step('Read the brief', 'done', 'brief'), step('Making 2 pictures', 'running')],
    pictures: [picture('one', 'placed', 'Making 2 pictures'), picture('two', 'coming', 'Making 2 pictures')],
  });
  expect(progressOf(entries(answer('a', 'running'), running))).toEqual({
    kind: 'step',
    label: 'Making 2 pictures',
    placed: 1,
  });
  const stored = answer('a', 'done', [{ type: 'plan', steps: [step('pictures', 'done')] }, image('one')]);
  expect(progressOf(entries(stored))).toEqual({ kind: 'ended', status: 'done', placed: 1 });
  const { proposal } = waiting;
  expect(progressOf(entries(answer('a', 'pending'), view({ status: 'pending', proposal })))).toEqual({ kind: 'plan' });
  expect(progressOf([])).toBeNull();
});

test('the canvas draws what is on its way, and is told of every place that was promised', () => {
  const pictures = [picture('one', 'placed'), picture('two', 'coming'), picture('three', 'failed')];
  const views = new Map([
    ['a', view({ pictures })],
    ['b', view({ status: 'canceled', pictures: [picture('four', 'coming')] })],
    ['c', view({ status: 'done', pictures: [{ ...picture('five', 'coming'), retried: true }] })],
  ]);
  expect(pendingSlots(views).map(({ slot, state }) => `${slot.title} ${state}`)).toEqual([
    'two coming',
    'three failed',
    'five coming',
  ]);
  expect(promisedSlots(views).map(({ turnId, slot }) => `${turnId} ${slot.title}`)).toEqual([
    'a one',
    'a two',
    'a three',
    'b four',
    'c five',
  ]);
});

test('pictures that a stop gave up are missing; those tried again are on their way, and their step with them', () => {
  const plan = [{ ...step('pictures', 'stopped'), note: 'Stopped.' }];
  const message = answer('a', 'canceled', [{ type: 'plan', steps: plan }]);
  const ended = view({ status: 'canceled', message, steps: plan, pictures: [picture('one', 'coming')] });
  const [lost] = turnOf(message, ended).steps;
  expect(lost).toMatchObject({ status: 'stopped', pictures: [{ key: 'one', state: 'dropped' }] });
  const trying = {
    ...ended,
    steps: [step('pictures', 'running')],
    pictures: [{ ...picture('one', 'coming'), retried: true as const }],
  };
  const [again] = turnOf(message, trying).steps;
  expect(again).toMatchObject({ status: 'running', pictures: [{ key: 'one', state: 'coming' }] });
  expect(again).not.toHaveProperty('note');
});
