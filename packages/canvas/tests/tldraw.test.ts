import { expect, test } from 'vitest';
import {
  boundsOf,
  CanvasError,
  cornersOf,
  convertTldraw,
  decodeSnapshot,
  faultOfNode,
  readSnapshotObject,
  sortByOrder,
} from '@easel/canvas';
import { node } from './canvases.ts';
import { snapshot, shape, store } from './tldraw-store.ts';

const document = readSnapshotObject({ tldrawSnapshot: snapshot });
const byId = (id: string) => document.nodes.find((one) => one.id === id);

test('every kind of shape becomes a node that keeps its original, in an order of its own', () => {
  const types = Object.fromEntries(document.nodes.map(({ id, type }) => [id, type]));
  expect(types).toEqual({
    'shape:frame': 'frame',
    'shape:photo': 'image',
    'shape:group': 'frame',
    'shape:title': 'text',
    'shape:star': 'shape',
    'shape:box': 'shape',
    'shape:box:label': 'text',
    'shape:note': 'shape',
    'shape:note:label': 'text',
    'shape:loose': 'shape',
    'shape:scribble': 'tldraw:draw',
    'shape:elsewhere': 'shape',
  });
  expect(byId('shape:photo')?.meta?.['original']).toEqual(store['shape:photo']);
  for (const one of document.nodes) expect(faultOfNode(one)).toBeUndefined();
  expect(sortByOrder(document.nodes).map(({ id }) => id)).toEqual(document.nodes.map(({ id }) => id));
});

test('coordinates of a child become those of the page, and a group encloses what it holds', () => {
  expect(byId('shape:photo')).toMatchObject({ x: 120, y: 230, width: 400, height: 300, parentId: 'shape:frame' });
  expect(byId('shape:title')?.parentId).toBe('shape:group');
  const group = byId('shape:group');
  expect(group).toMatchObject({ data: { background: 'transparent', clip: false, group: true }, parentId: null });
  const star = byId('shape:star');
  if (!group || !star) throw new Error('A node is missing.');
  expect(star.y + star.height).toBeLessThanOrEqual(group.y + group.height + 1e-6);
  expect(star.opacity).toBeCloseTo(0.25);
  expect(star.locked).toBe(true);
});

test('a turned shape stays where it was seen: theirs turn about the corner, ours about the centre', () => {
  const turned = convertTldraw({
    store: { one: shape('one', 'geo', 'page:1', { x: 10, y: 20, rotation: Math.PI / 2, props: { w: 100, h: 40 } }) },
  })?.nodes[0];
  if (!turned) throw new Error('The node is missing.');
  expect(turned.rotation).toBeCloseTo(90);
  const [topLeft] = cornersOf({ ...turned, rotation: 90 });
  expect(topLeft.x).toBeCloseTo(10);
  expect(topLeft.y).toBeCloseTo(20);
  expect(boundsOf({ ...turned, rotation: 90 })).toMatchObject({
    width: expect.closeTo(40),
    height: expect.closeTo(100),
  });
});

test('pictures keep address, size, words and crop; text keeps its words and look', () => {
  expect(byId('shape:photo')?.data).toEqual({
    url: 'https://pictures.example/cat.png',
    naturalWidth: 800,
    naturalHeight: 600,
    alt: 'A cat',
    crop: { x: 0.25, y: 0, width: 0.5, height: 1 },
  });
  expect(byId('shape:title')?.data).toMatchObject({
    text: 'Summer sale\nup to 50%\n• today\n• tomorrow',
    fontFamily: 'serif',
    fontSize: 36,
    align: 'center',
    color: '#e03131',
  });
  expect(byId('shape:star')?.data).toMatchObject({ shape: 'polygon', fill: '#f1ac4b' });
  expect(byId('shape:box:label')?.data).toMatchObject({ text: 'Step one' });
});

test('an arrow between two shapes is a connection, any other a node', () => {
  expect(document.connections).toEqual([
    {
      id: 'shape:arrow',
      from: 'shape:box',
      to: 'shape:note',
      kind: 'manual',
      label: 'then',
      meta: { original: store['shape:arrow'] },
    },
    { id: 'shape:old-arrow', from: 'shape:note', to: 'shape:box', kind: 'manual', meta: expect.anything() },
  ]);
  expect(byId('shape:loose')).toMatchObject({
    x: 0,
    y: -50,
    width: 200,
    height: 50,
    data: {
      shape: 'arrow',
      points: [
        { x: 0, y: 1 },
        { x: 1, y: 0 },
      ],
    },
  });
});

test('a second page lies to the right of the first', () => {
  const first = document.nodes.filter(({ id }) => id !== 'shape:elsewhere');
  const right = Math.max(...first.map((one) => boundsOf(one as never).x + boundsOf(one as never).width));
  expect(byId('shape:elsewhere')?.x).toBeCloseTo(right + 400);
});

test('what the user saw becomes the viewport', () => {
  expect(document.viewport).toEqual({ x: 100, y: -50, k: 0.5 });
});

test('all the forms in which a store is saved are read alike', () => {
  const nodes = document.nodes;
  expect(readSnapshotObject({ tldrawSnapshot: JSON.stringify(snapshot) }).nodes).toEqual(nodes);
  expect(readSnapshotObject({ tldrawSnapshot: { store, schema: {} } }).nodes).toEqual(nodes);
  expect(readSnapshotObject({ tldrawSnapshot: { records: Object.values(store), schema: {} } }).nodes).toEqual(nodes);
});

test('nodes of the canvas itself win over imported ones, other fields stay, the snapshot goes', () => {
  const own = node('shape:photo', { title: 'Mine' });
  const mixed = readSnapshotObject({ nodes: [own], tldrawSnapshot: snapshot, theme: 'dark' });
  expect(mixed.nodes.filter(({ id }) => id === 'shape:photo')).toEqual([own]);
  expect(mixed.nodes).toHaveLength(document.nodes.length);
  expect(mixed).toMatchObject({ theme: 'dark' });
  expect(mixed).not.toHaveProperty('tldrawSnapshot');
});

test('shapes that are each other’s parents, nest without end or are not shapes at all do no harm', () => {
  const cyclic = { a: shape('a', 'group', 'b', {}), b: shape('b', 'group', 'a', {}), c: 7, d: { typeName: 'shape' } };
  expect(convertTldraw({ store: cyclic })?.nodes).toEqual([]);
  const nested = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => {
      const id = `s${index}`;
      return [id, shape(id, 'frame', index === 0 ? 'page:1' : `s${index - 1}`, { props: { w: 1, h: 1 } })];
    }),
  );
  expect(() => convertTldraw({ store: nested })).toThrow(CanvasError);
  expect(() => convertTldraw({ store }, { maxNodes: 3 })).toThrow(CanvasError);
  expect(convertTldraw({ some: 'thing' })).toBeUndefined();
  expect(() => decodeSnapshot('{"tldrawSnapshot":{}}')).toThrow(CanvasError);
});
