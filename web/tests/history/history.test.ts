import type { CanvasNode } from '@easel/canvas';
import type { HistoryEntry } from '@easel/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOf, differences } from '../../src/history/compare.ts';
import { byDay, dateWords, daysAgo } from '../../src/history/days.ts';
import { withNewest, type HistoryPage } from '../../src/history/newest.ts';
import { passes, wordsOfEntry } from '../../src/history/version-words.ts';

const entry = (part: Partial<HistoryEntry>): HistoryEntry => ({
  version: '2',
  since: '1',
  at: '2026-11-20T14:33:00.000Z',
  author: { kind: 'user', id: 'u', name: 'Mei', avatarUrl: null },
  turnId: null,
  name: null,
  restoredFrom: null,
  added: 0,
  changed: 0,
  removed: 0,
  connections: 0,
  pictures: 0,
  thumbnails: [],
  ...part,
});
const agent = { kind: 'agent' as const, id: 'agent', name: '', avatarUrl: null };
const said = (part: Partial<HistoryEntry>) =>
  wordsOfEntry(entry(part)).map(({ key, values }) => [key, values['count']]);

test('an entry says what came, what changed and what went; pictures by themselves', () => {
  expect(said({ author: agent, added: 4, pictures: 4 })).toEqual([['did.made', 4]]);
  expect(said({ added: 3, pictures: 1, changed: 2, removed: 1 })).toEqual([
    ['did.addedPictures', 1],
    ['did.addedBeside', 2],
    ['did.changed', 2],
    ['did.removed', 1],
  ]);
  expect(said({ added: 2, connections: 3 })).toEqual([['did.added', 2]]);
  expect(said({ connections: 3 })).toEqual([['did.joined', 3]]);
  expect(said({ restoredFrom: '1', changed: 9 })).toEqual([['did.restored', undefined]]);
  expect(said({})).toEqual([['did.nothing', undefined]]);
});

test('the filters keep people, the agent, and what bears a name', () => {
  const all = [entry({}), entry({ author: agent }), entry({ name: 'Printed' })];
  const kept = (['everyone', 'people', 'agent', 'named'] as const).map(
    (filter) => all.filter((one) => passes(one, filter)).length,
  );
  expect(kept).toEqual([3, 2, 1, 1]);
});

test('days are those of the calendar', () => {
  const now = new Date(2026, 10, 20, 9, 0);
  const at = (day: number, hour: number) => ({ at: new Date(2026, 10, day, hour).toISOString() });
  const groups = byDay([at(20, 8), at(20, 0), at(19, 23), at(3, 12)]);
  expect(groups.map(({ day, entries }) => [daysAgo(day, now), entries.length])).toEqual([
    [0, 2],
    [1, 1],
    [null, 1],
  ]);
  expect(dateWords(groups[2]!.day, now, 'zh-CN')).toBe('2026年11月3日');
  expect(dateWords(groups[2]!.day, now, 'en')).toBe('3 November');
});

test('a version is told from today by what came, went, moved and changed', () => {
  const node = (id: string, part: Partial<CanvasNode> = {}): CanvasNode => ({
    id,
    type: 'image',
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    data: { url: id },
    ...part,
  });
  const nodes = (...all: CanvasNode[]) => new Map(all.map((one) => [one.id, one]));
  const version = nodes(node('same'), node('moves'), node('changes'), node('restacked'), node('goes'));
  const today = nodes(
    node('same'),
    node('moves', { x: 40 }),
    node('changes', { x: 40, title: 'Other' }),
    node('restacked', { order: 'a5' }),
    node('comes'),
  );
  const marks = differences(version, today);
  expect(marks.map(({ node: { id }, difference }) => [id, difference])).toEqual([
    ['moves', 'moved'],
    ['changes', 'changed'],
    ['goes', 'gone'],
    ['comes', 'new'],
  ]);
  expect(countOf(marks)).toEqual({ new: 1, moved: 1, changed: 1, gone: 1 });
});

test('what is new goes above what was read before, with no gap and nothing twice, however much it is', () => {
  const perPage = 4;
  /** As the server answers: entries that end before a version, newest first. */
  const pageOf = (newest: number, before: number): HistoryPage => {
    const versions: HistoryEntry[] = [];
    for (let at = Math.min(newest, before - 1); at > 0 && versions.length < perPage; at -= 1) {
      versions.push(entry({ version: String(at) }));
    }
    const last = Number(versions.at(-1)?.version ?? 1);
    return { versions, next: last > 1 ? String(last) : null };
  };
  fc.assert(
    fc.property(fc.nat(30), fc.nat(5), fc.nat(12), (newest, further, added) => {
      const pages = [pageOf(newest, Infinity)];
      for (let page = 0; page < further; page += 1) {
        const { next } = pages.at(-1)!;
        if (next !== null) pages.push(pageOf(newest, Number(next)));
      }
      const merged = withNewest(pages, pageOf(newest + added, Infinity));
      const shown = merged.flatMap(({ versions }) => versions).map(({ version }) => Number(version));
      expect(shown).toEqual(shown.map((_, at) => newest + added - at));
      const last = shown.at(-1) ?? 1;
      expect(merged.at(-1)!.next).toBe(last > 1 ? String(last) : null);
      // What one had scrolled to is still there, unless more has happened than a page holds.
      if (added < perPage) expect(last).toBeLessThanOrEqual(Number(pages.at(-1)!.versions.at(-1)?.version ?? last));
    }),
  );
});
