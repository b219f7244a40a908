import { stateOf } from '@easel/canvas';
import { expect, test } from 'vitest';
import { nodesOfLayers, type SentPicture } from '../../src/export/import/layer-nodes.ts';
import type { FoundLayer } from '../../src/export/import/layers-found.ts';

const box = { x: 10, y: 20, width: 30, height: 40 };
const leaf = (name: string, more: Partial<FoundLayer> = {}): FoundLayer => ({
  name,
  opacity: 1,
  hidden: false,
  locked: false,
  box,
  picture: new Blob(),
  ...more,
});
const group = (name: string, children: readonly FoundLayer[], more: Partial<FoundLayer> = {}) =>
  leaf(name, { picture: null, children, ...more });
const leavesOf = (layers: readonly FoundLayer[]): FoundLayer[] =>
  layers.flatMap((layer) => (layer.children ? leavesOf(layer.children) : [layer]));

/** What a file of 400 by 300 becomes, and how many ids that took. */
function open(layers: readonly FoundLayer[]) {
  let ids = 0;
  const sent = { assetId: 'a', url: '/api/files/a.png', width: 30, height: 40 } satisfies SentPicture;
  const nodes = nodesOfLayers({
    canvas: stateOf({ viewport: { x: 0, y: 0, k: 1 }, nodes: [], connections: [] }),
    psd: { width: 400, height: 300, layers, simplified: 0 },
    name: 'File',
    at: { x: 200, y: 150 },
    pictures: new Map(leavesOf(layers).map((layer) => [layer, sent])),
    texts: new Map(),
    newId: () => `n${ids++}`,
    now: '2026-11-30T00:00:00.000Z',
  });
  return { nodes, ids };
}

test('groups come as deep as they are nested, each looked at once, and those that show nothing are left out', () => {
  const deep = Array.from({ length: 18 }, (_, at) => `${at}`).reduce(
    (inner, name) => group(name, [group('empty', []), inner]),
    leaf('heart'),
  );
  const { nodes, ids } = open([deep]);
  expect(nodes.map(({ title }) => title)).toEqual([
    'File',
    ...Array.from({ length: 18 }, (_, at) => `${17 - at}`),
    'heart',
  ]);
  nodes.slice(1).forEach((node, at) => expect(node.parentId).toBe(nodes[at]!.id));
  for (const node of nodes.slice(1)) expect(node).toMatchObject(box);
  expect(ids).toBeLessThan(3 * nodes.length);
});

test('a group that was cut by a turned frame is one, also where it is the file itself', () => {
  const cut = { x: 150, y: 100, width: 100, height: 60, rotation: 30 };
  const { nodes } = open([group('turned', [leaf('in')], { cut }), leaf('beside')]);
  expect(nodes[1]).toMatchObject({ title: 'turned', ...cut, data: { clip: true } });
  const all = { x: -10, y: 20, width: 420, height: 260, rotation: 45 };
  const { nodes: alone } = open([group('turned', [leaf('in')], { cut: all })]);
  expect(alone.map(({ title }) => title)).toEqual(['turned', 'in']);
  expect(alone[0]).toMatchObject({ ...all, data: { clip: true } });
});

test('what a file locks is locked, a group with what is in it as on the canvas', () => {
  const { nodes } = open([leaf('free'), leaf('fast', { locked: true }), group('set', [leaf('in')], { locked: true })]);
  expect(nodes.map(({ title, locked }) => [title, locked])).toEqual([
    ['File', false],
    ['free', false],
    ['fast', true],
    ['set', true],
    ['in', false],
  ]);
});
