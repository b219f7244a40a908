import { encodeSnapshot, initialViewport, type CanvasNode } from '@easel/canvas';
import { ApiError, type ErrorCode } from '@easel/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importFaultOf, type ImportFaultKind } from '../../src/transfer/import-fault.ts';
import { readCanvasText } from '../../src/transfer/read-canvas-text.ts';

const text = { id: 'a', type: 'text', x: 0, y: 0, width: 10, height: 10, data: { text: 'Tea' } } as CanvasNode;
const canvas = { viewport: initialViewport, nodes: [text], connections: [] };
const string = encodeSnapshot(canvas);
const shape = { typeName: 'shape', id: 'shape:a', type: 'geo', parentId: 'page:1', index: 'a1', x: 1, y: 2, props: {} };
const records = [{ typeName: 'page', id: 'page:1', index: 'a1', name: '' }, shape];
const store = { store: Object.fromEntries(records.map((record) => [record.id, record])), schema: {} };

const faultOf = (words: string): ImportFaultKind | undefined => {
  try {
    readCanvasText(words);
    return undefined;
  } catch (error) {
    return importFaultOf(error);
  }
};

describe('a canvas as text', () => {
  test.each([
    ['a canvas string', string],
    ['one with space about it', `\n ${string}\n`],
    ['JSON', JSON.stringify(canvas)],
  ])('%s is read', (_, words) => {
    expect(readCanvasText(words).nodes).toMatchObject([{ id: 'a', data: { text: 'Tea' } }]);
  });

  test.each([
    ['a file of tldraw', { tldrawFileFormatVersion: 1, schema: {}, records }],
    ['a store', store],
    ['a snapshot of document and session', { document: store, session: {} }],
    ['a canvas that holds a snapshot', { tldrawSnapshot: store }],
  ])('%s is read', (_, value) => {
    expect(readCanvasText(JSON.stringify(value)).nodes.map(({ id }) => id)).toContain('shape:a');
  });

  test.each<[ImportFaultKind, string, string]>([
    ['unreadable', 'nothing', ''],
    ['unreadable', 'words', 'Buy milk'],
    ['unreadable', 'other JSON', '{"version":1,"elements":[]}'],
    ['unreadable', 'a list', '[1,2]'],
    ['string', 'a string that is cut short', string.slice(0, -9)],
    ['string', 'a string with foreign letters', `${string}!`],
    ['canvas', 'a node that is none', JSON.stringify({ ...canvas, nodes: [7] })],
    ['canvas', 'nodes that are no list', JSON.stringify({ ...canvas, nodes: 7 })],
    [
      'canvasTooLarge',
      'a node more than may be',
      JSON.stringify({ ...canvas, nodes: Array.from({ length: 50_001 }, (_, at) => ({ ...text, id: `${at}` })) }),
    ],
    ['canvasTooLarge', 'too deep a nest', `{"nodes":${'['.repeat(99)}${']'.repeat(99)}}`],
  ])('%s: %s', (kind, _, words) => {
    expect(faultOf(words)).toBe(kind);
  });

  test('whatever the text, it is read or refused for a reason that can be said', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((end) => string + end),
        ),
        (words) => {
          try {
            readCanvasText(words);
          } catch (error) {
            expect(importFaultOf(error)).toBeDefined();
          }
        },
      ),
    );
  });
});

test.each<[ErrorCode, ImportFaultKind | undefined]>([
  ['project_file.unreadable', 'damaged'],
  ['project_file.no_project', 'noProject'],
  ['project_file.other_format', 'otherFormat'],
  ['project_file.bad_picture', 'picture'],
  ['project_file.too_large', 'tooLarge'],
  ['asset.too_large', 'pictureTooLarge'],
  ['canvas.too_large', 'canvasTooLarge'],
  ['server.fault', undefined],
])('what the server calls %s is said as %s', (errorCode, kind) => {
  expect(importFaultOf(new ApiError(422, { error: '', errorCode, requestId: 'r' }))).toBe(kind);
});
