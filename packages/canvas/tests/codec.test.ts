import { gzipSync as nativeGzip } from 'node:zlib';
import { gzipSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CanvasError,
  decodeSnapshot,
  encodeSnapshot,
  parseSnapshotText,
  readSnapshotObject,
  snapshotPrefix,
} from '@easel/canvas';
import { anyDocument, node } from './canvases.ts';

const viewport = { x: 0, y: 0, k: 1 };

function pack(text: string): string {
  return snapshotPrefix + gzipSync(strToU8(text)).toBase64();
}

function refusal(act: () => unknown): CanvasError {
  try {
    act();
  } catch (error) {
    if (error instanceof CanvasError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}

test('saving and loading keeps everything, what we do not know included', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const written = JSON.parse(JSON.stringify(document));
      expect(decodeSnapshot(encodeSnapshot(document))).toEqual(written);
      expect(parseSnapshotText(JSON.stringify(document))).toEqual(written);
      expect(readSnapshotObject(written)).toEqual(written);
    }),
  );
});

test('a node of an unknown type with fields of unexpected types comes back as it came', () => {
  const odd = node('n', {
    type: 'hologram',
    opacity: 'half',
    parentId: 7,
    data: [1, null],
    meta: 'x',
    deep: { a: [] },
  } as never);
  expect(decodeSnapshot(pack(JSON.stringify({ viewport, nodes: [odd] }))).nodes).toEqual([odd]);
});

test('a missing viewport is the initial one, missing connections are none', () => {
  expect(readSnapshotObject({ nodes: [] })).toEqual({ viewport, nodes: [], connections: [] });
});

test('text outside the Latin alphabet and of several pieces survives', () => {
  const title = '设计🎨'.repeat(50_000);
  const document = { viewport, nodes: [node('n', { title })], connections: [] };
  expect(decodeSnapshot(encodeSnapshot(document))).toEqual(document);
});

test('the same canvas gives the same string', () => {
  const document = { viewport, nodes: [node('n')], connections: [] };
  expect(encodeSnapshot(document)).toBe(encodeSnapshot(structuredClone(document)));
});

const good = JSON.stringify({ viewport, nodes: [node('a')], connections: [] });
const packed = pack(good);
const cut = snapshotPrefix + Uint8Array.fromBase64(packed.slice(snapshotPrefix.length)).slice(0, -20).toBase64();

test.each([
  ['', 'no_prefix'],
  [good, 'no_prefix'],
  [packed.slice(1), 'no_prefix'],
  [`${snapshotPrefix}%%%`, 'not_base64'],
  [snapshotPrefix, 'not_gzip'],
  [snapshotPrefix + strToU8('plain words, no gzip at all').toBase64(), 'not_gzip'],
  [cut, 'not_gzip'],
  [pack(''), 'not_json'],
  [pack('{"nodes": ['), 'not_json'],
  [pack('"unterminated'), 'not_json'],
  [snapshotPrefix + gzipSync(new Uint8Array([0x22, 0xff, 0xfe, 0x22])).toBase64(), 'not_json'],
  [pack('['.repeat(65) + ']'.repeat(65)), 'too_deep'],
  [pack('['.repeat(1_000_000)), 'too_deep'],
])('refuses a string that holds no canvas (%#)', (text, reason) => {
  expect(refusal(() => decodeSnapshot(text)).reason).toBe(reason);
});

test('brackets within strings are no depth', () => {
  const title = '[{'.repeat(100) + '\\"[['.repeat(50) + '\\';
  const document = { viewport, nodes: [node('a', { title })], connections: [] };
  expect(parseSnapshotText(JSON.stringify(document))).toEqual(document);
});

test.each([
  ['[]', ''],
  ['null', ''],
  ['{}', '/nodes'],
  ['{"nodes":{}}', '/nodes'],
  ['{"nodes":[],"connections":{}}', '/connections'],
  ['{"nodes":[],"viewport":{"x":0,"y":0}}', '/viewport/k'],
  ['{"nodes":[],"viewport":{"x":0,"y":0,"k":0}}', '/viewport/k'],
  ['{"nodes":[null]}', '/nodes/0'],
  ['{"nodes":[{"id":"a","type":"image","x":0,"y":0,"width":1}]}', '/nodes/0/height'],
  ['{"nodes":[{"id":7,"type":"image","x":0,"y":0,"width":1,"height":1}]}', '/nodes/0/id'],
  ['{"nodes":[{"id":"a\\u0000","type":"image","x":0,"y":0,"width":1,"height":1}]}', '/nodes/0/id'],
  ['{"nodes":[{"id":"a","type":"image","x":"0","y":0,"width":1,"height":1}]}', '/nodes/0/x'],
  ['{"nodes":[{"id":"a","type":"image","x":1e300,"y":0,"width":1,"height":1}]}', '/nodes/0/x'],
  ['{"nodes":[{"id":"a","type":"image","x":1e999,"y":0,"width":1,"height":1}]}', '/nodes/0/x'],
  ['{"nodes":[{"id":"a","type":"image","x":0,"y":0,"width":-1,"height":1}]}', '/nodes/0/width'],
  [`{"nodes":[${JSON.stringify(node('a'))},${JSON.stringify(node('a'))}]}`, '/nodes/1/id'],
  ['{"nodes":[],"connections":[{"id":"c","from":"a"}]}', '/connections/0/to'],
  ['{"nodes":[],"tldrawSnapshot":{"schema":{}}}', '/tldrawSnapshot'],
])('refuses the wrong shape %s', (json, pointer) => {
  expect(refusal(() => parseSnapshotText(json))).toMatchObject({ reason: 'wrong_shape', pointer });
  expect(refusal(() => readSnapshotObject(JSON.parse(json)))).toMatchObject({ reason: 'wrong_shape', pointer });
});

test('holds the limits of nodes, connections, depth and values, in text and in objects', () => {
  const full = { nodes: [node('a'), node('b')], connections: [{ id: 'c', from: 'a', to: 'b' }] };
  const wide = { nodes: [], extra: Array.from({ length: 100 }, () => []) };
  const deep = { nodes: [], extra: [[[[]]]] };
  const cases = [
    [full, { maxNodes: 1 }, 'too_many_nodes'],
    [full, { maxConnections: 0 }, 'too_large'],
    [wide, { maxValues: 50 }, 'too_large'],
    [deep, { maxDepth: 4 }, 'too_deep'],
  ] as const;
  for (const [value, limits, reason] of cases) {
    expect(refusal(() => readSnapshotObject(value, limits)).reason).toBe(reason);
    expect(refusal(() => parseSnapshotText(JSON.stringify(value), limits)).reason).toBe(reason);
  }
  expect(readSnapshotObject(deep, { maxDepth: 5 })).toMatchObject(deep);
  expect(parseSnapshotText(JSON.stringify(deep), { maxDepth: 5 })).toMatchObject(deep);
});

test('an object that nests a million deep is refused without recursion', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 1_000_000; level++) deep = [deep];
  expect(refusal(() => readSnapshotObject({ nodes: [], deep })).reason).toBe('too_deep');
});

test('keys that reach for the prototype stay plain fields', () => {
  const json =
    '{"nodes":[{"id":"a","type":"t","x":0,"y":0,"width":1,"height":1,"__proto__":{"locked":true}}],"__proto__":{"polluted":1}}';
  const document = decodeSnapshot(pack(json));
  expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(document.nodes[0]?.locked).toBeUndefined();
  expect(JSON.parse(JSON.stringify(document.nodes[0]))).toEqual(JSON.parse(json).nodes[0]);
});

test('a bomb of 300 MB is cut at the limit, in bounded memory', () => {
  const bomb = snapshotPrefix + nativeGzip(new Uint8Array(300 * 1024 * 1024).fill(0x20)).toString('base64');
  expect(bomb.length).toBeLessThan(1_000_000);
  const before = process.memoryUsage().rss;
  expect(refusal(() => decodeSnapshot(bomb)).reason).toBe('too_large');
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
}, 60_000);

test('many members in one stream, each small, count together', () => {
  const member = gzipSync(new Uint8Array(1024 * 1024).fill(0x20));
  const stream = new Uint8Array(member.length * 20);
  for (let index = 0; index < 20; index++) stream.set(member, index * member.length);
  const text = snapshotPrefix + stream.toBase64();
  expect(refusal(() => decodeSnapshot(text, { maxBytes: 10 * 1024 * 1024 })).reason).toBe('too_large');
});

test('a header whose file name never ends is refused after its first pieces', () => {
  const endless = new Uint8Array(8 * 1024 * 1024).fill(0x61);
  endless.set([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]);
  expect(refusal(() => decodeSnapshot(snapshotPrefix + endless.toBase64())).reason).toBe('not_gzip');
});

test('noise after the prefix is refused for a reason, never by another error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (noise, asGzip) => {
      const bytes = asGzip ? new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, ...noise]) : noise;
      expect(refusal(() => decodeSnapshot(snapshotPrefix + bytes.toBase64()))).toBeInstanceOf(CanvasError);
    }),
  );
});
