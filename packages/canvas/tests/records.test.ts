import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ancestorsOf,
  assetIdOf,
  boundsOf,
  cornersOf,
  faultOfNode,
  hitsNode,
  normaliseConnection,
  normaliseNode,
  unionOf,
} from '@easel/canvas';
import { anyJson, canvas, node } from './canvases.ts';

test('reading a node fills in what is missing and leaves the record alone', () => {
  const record = Object.freeze(node('a', { data: { url: '/p.webp', assetId: 'x' } }));
  expect(normaliseNode(record)).toMatchObject({
    kind: 'image',
    rotation: 0,
    opacity: 1,
    parentId: null,
    locked: false,
    source: 'user',
    data: { url: '/p.webp', assetId: 'x', alt: '', naturalWidth: 0 },
  });
  expect(normaliseNode(record)).toBe(normaliseNode(record));
});

test('whatever the optional fields hold, a node that may be kept can be read', () => {
  const type = fc.constantFrom('image', 'text', 'frame', 'shape', 'hologram');
  const optional = fc.dictionary(fc.constantFrom('rotation', 'opacity', 'order', 'parentId', 'meta', 'title'), anyJson);
  const names = ['url', 'crop', 'fontSize', 'align', 'points', 'shape', 'clip', 'assetId', 'cornerRadius'];
  const data = fc.oneof(anyJson, fc.dictionary(fc.constantFrom(...names), anyJson));
  fc.assert(
    fc.property(type, optional, data, (kind, fields, content) => {
      const record = node('a', { ...fields, type: kind, data: content as never });
      expect(faultOfNode(record)).toBeUndefined();
      const reading = normaliseNode(record);
      expect(reading.rotation >= 0 && reading.rotation < 360).toBe(true);
      expect(reading.opacity >= 0 && reading.opacity <= 1).toBe(true);
      expect(reading.kind).toBe(kind === 'hologram' ? 'unknown' : kind);
      assetIdOf(record);
    }),
  );
});

test('only an image names an asset, and only in a form that a database takes', () => {
  expect(assetIdOf(node('a', { data: { assetId: 'x' } }))).toBe('x');
  expect(assetIdOf(node('a', { type: 'text', data: { assetId: 'x' } }))).toBeUndefined();
  expect(assetIdOf(node('a', { data: { assetId: 'x\u0000' } }))).toBeUndefined();
});

test('a connection of an unknown kind is read as one drawn by hand', () => {
  const record = { id: 'c', from: 'a', to: 'b', kind: 'odd' as never, fromSide: 'middle' as never };
  expect(normaliseConnection(record)).toMatchObject({ kind: 'manual', fromSide: null, label: '' });
});

test('ancestors end at a missing frame and at a cycle', () => {
  const state = canvas([
    node('a', { parentId: 'b' }),
    node('b', { parentId: 'c' }),
    node('c', { parentId: 'a' }),
    node('d', { parentId: 'gone' }),
  ]);
  expect(ancestorsOf(state, 'a').map(({ id }) => id)).toEqual(['b', 'c']);
  expect(ancestorsOf(state, 'd')).toEqual([]);
});

test('a quarter turn about the centre swaps width and height', () => {
  const bounds = boundsOf({ x: 0, y: 0, width: 100, height: 40, rotation: 90 });
  expect(bounds.x).toBeCloseTo(30);
  expect(bounds.y).toBeCloseTo(-30);
  expect(bounds.width).toBeCloseTo(40);
  expect(bounds.height).toBeCloseTo(100);
});

test('bounds hold every corner, and a turned node is hit where it is drawn', () => {
  const tilted = { x: 0, y: 0, width: 100, height: 20, rotation: 45 };
  const bounds = boundsOf(tilted);
  for (const corner of cornersOf(tilted)) {
    expect(corner.x).toBeGreaterThanOrEqual(bounds.x - 1e-9);
    expect(corner.x).toBeLessThanOrEqual(bounds.x + bounds.width + 1e-9);
  }
  expect(hitsNode(tilted, { x: 50, y: 10 })).toBe(true);
  expect(hitsNode(tilted, { x: 2, y: 10 })).toBe(false);
  expect(unionOf([])).toBeNull();
});
