import { expect, test } from 'vitest';
import { citedIn, citedParts, onePerSite, sourcesOf } from '../../src/agent/sources.ts';
import { turnOf } from '../../src/agent/shown-turn.ts';
import { answer, step, view } from './turns.ts';

const page = (url: string, title = url) => ({ title, url, snippet: '', Content: '' });
const first = { query: 'one', results: [page('https://www.example.org/a', 'A'), page('https://b.example/b', 'B')] };
const second = { query: 'two', results: [page('https://example.org/c', 'C')] };
const sources = sourcesOf([first, second]).flat();

test('pages are numbered through all searches, and named by their site', () => {
  expect(sources.map(({ number, title, site }) => [number, title, site])).toEqual([
    [1, 'A', 'example.org'],
    [2, 'B', 'b.example'],
    [3, 'C', 'example.org'],
  ]);
  expect(onePerSite(sources).map(({ number }) => number)).toEqual([1, 2]);
});

test('what is no address of the Web is no link, and shifts no number', () => {
  const odd = [page('javascript:alert(1)'), page('data:text/html,x'), page('nonsense'), page('https://good.example/')];
  expect(
    sourcesOf([{ results: odd }])
      .flat()
      .map(({ number, site }) => [number, site]),
  ).toEqual([[4, 'good.example']]);
});

test.each([
  ['It opened in 1883 [1].', ['It opened in 1883', 1, '.']],
  ['Both [1][3] say so.', ['Both', 1, 3, ' say so.']],
  ['Both [1, 3] say so.', ['Both', 1, 3, ' say so.']],
  ['两处【1、2】都这么说。', ['两处', 1, 2, '都这么说。']],
  ['[2] begins', [2, ' begins']],
  ['A list [4], an index a[0], a year [1883] and [x]', ['A list [4], an index a[0], a year [1883] and [x]']],
  ['half of it [1, 9]', ['half of it [1, 9]']],
  ['', []],
] as const)('“%s” cites', (text, expected) => {
  expect(citedParts(text, sources).map((part) => (typeof part === 'string' ? part : part.number))).toEqual(expected);
});

test('cited pages are found in all texts, each once and in their order', () => {
  expect(citedIn(['C [3].', 'A [1], C [3].'], sources).map(({ number }) => number)).toEqual([1, 3]);
});

test('each search that answered has its pages, live and from the stored message', () => {
  const steps = [
    step('brief', 'done', 'brief'),
    step('search-0-0', 'done', 'search'),
    step('search-1-0', 'failed', 'search'),
    step('search-2-0', 'done', 'search'),
  ];
  const stored = answer('t', 'done', [
    { type: 'text', text: 'I look.' },
    { type: 'plan', steps },
    { type: 'search', ...first },
    { type: 'search', ...second },
    { type: 'text', text: 'Done [3].' },
  ]);
  const searches = [
    { part: 0, ...first },
    { part: 2, ...second },
  ];
  const live = view({
    steps,
    searches,
    texts: ['I look.', 'And again.', 'Once more.', 'Before the pictures.', 'After.'],
  });
  for (const turn of [turnOf(stored, undefined), turnOf(answer('t', 'running'), live)]) {
    expect(turn.steps.map((one) => one.sources.map(({ number }) => number))).toEqual([[], [1, 2], [], [3]]);
    expect(turn.sources).toEqual(sources);
  }
  // What is said up to the pictures stands before the steps, as it will when the turn has ended.
  expect(turnOf(answer('t', 'running'), live)).toMatchObject({
    opening: ['I look.', 'And again.', 'Once more.', 'Before the pictures.'],
    closing: ['After.'],
  });
});
