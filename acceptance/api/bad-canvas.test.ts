import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { emptySnapshot, pack, packBomb, packText, textNode } from './canvas-string.ts';
import { hasty, signIn, type Person } from './client.ts';
import type { ErrorBody, NewProject } from './shapes.ts';

let product: Product;
let ada: Person;
let id: string;
beforeAll(async () => {
  product = await startProduct(hasty);
  ada = await signIn(product.address, 'ada@example.com');
  id = (await ada.post<NewProject>('/api/projects', { title: 'Whole' })).id;
  await ada.patch(`/api/projects/${id}/canvas`, { baseVersion: '0', changes: { put: [textNode('a'), textNode('b')] } });
});
afterAll(() => product?.remove());

const mebibyte = 1024 * 1024;
const compressed = (canvas: unknown) => ({ canvas, version: '1' });
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
const packed = (fields: object) => compressed(pack({ ...emptySnapshot, ...fields }));
const plain = (fields: object) => ({ ...emptySnapshot, version: '1', ...fields });
const changes = (fields: object) => ({ baseVersion: '1', changes: fields });
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const { id: _, ...withoutId } = textNode('x');
const many = (count: number) => Array.from({ length: count }, (__, index) => textNode(`n${index}`));

const bad: [name: string, refusal: string, body: unknown][] = [
  ['no prefix', '400 canvas.no_prefix', compressed(base64(gzipSync('{}')))],
  ['another prefix', '400 canvas.no_prefix', compressed(`data://${base64(gzipSync('{}'))}`)],
  ['an empty string', '400 canvas.no_prefix', compressed('')],
  ['not base64', '422 canvas.undecodable', compressed('SHAKKERDATA://%%% no base64 %%%')],
  ['nothing after the prefix', '422 canvas.undecodable', compressed('SHAKKERDATA://')],
  ['not gzip', '422 canvas.undecodable', compressed(`SHAKKERDATA://${base64('plain text, no gzip')}`)],
  ['gzip cut short', '422 canvas.undecodable', compressed(pack(emptySnapshot).slice(0, -24))],
  ['not UTF-8', '422 canvas.undecodable', compressed(`SHAKKERDATA://${base64(gzipSync(Buffer.from([0xff, 0xfe])))}`)],
  ['not JSON', '422 canvas.undecodable', compressed(packText('{"nodes": [}'))],
  ['JSON, but no object', '422 canvas.wrong_shape', compressed(packText('[]'))],
  ['null', '422 canvas.wrong_shape', compressed(packText('null'))],
  ['no nodes at all', '422 canvas.wrong_shape', compressed(packText('{"viewport":{"x":0,"y":0,"k":1}}'))],
  ['nodes that are no list', '422 canvas.wrong_shape', packed({ nodes: {} })],
  ['a node that is no object', '422 canvas.wrong_shape', packed({ nodes: ['a'] })],
  ['a node without id', '422 canvas.wrong_shape', packed({ nodes: [withoutId] })],
  ['a node with a number for an id', '422 canvas.wrong_shape', packed({ nodes: [{ ...textNode('x'), id: 5 }] })],
  ['a node of no size', '422 canvas.wrong_shape', packed({ nodes: [{ ...textNode('x'), width: 'wide' }] })],
  ['a node of infinite size', '422 canvas.wrong_shape', packed({ nodes: [{ ...textNode('x'), width: 1e300 }] })],
  ['two nodes of one id', '422 canvas.wrong_shape', packed({ nodes: [textNode('x'), textNode('x')] })],
  ['connections that are no list', '422 canvas.wrong_shape', packed({ connections: 'none' })],
  ['a connection to nowhere', '422 canvas.wrong_shape', packed({ connections: [{ id: 'l', from: 'a' }] })],
  ['a viewport of zoom 0', '422 canvas.wrong_shape', packed({ viewport: { x: 0, y: 0, k: 0 } })],
  ['too many nodes', '413 canvas.too_large', packed({ nodes: many(50_001) })],
  ['nested too deep', '413 canvas.too_large', compressed(packText(`{"nodes":[],"deep":${nested(100)}}`))],
  ['nested a million levels', '413 canvas.too_large', compressed(packText(`{"nodes":[],"deep":${nested(1e6)}}`))],
  ['plain nodes that are no list', '422 canvas.wrong_shape', plain({ nodes: 'none' })],
  ['a plain node without id', '422 canvas.wrong_shape', plain({ nodes: [withoutId] })],
  ['a changed node without id', '400 request.invalid', changes({ put: [withoutId] })],
  ['removals that are no list', '400 request.invalid', changes({ remove: 'a' })],
  ['a canvas that is a number', '400 request.invalid', compressed(7)],
  ['no canvas at all', '400 canvas.missing', { version: '1' }],
  ['a body that is no object', '400 request.invalid', [1, 2]],
];

/** Neither the canvas nor its version has changed. */
async function expectUnchanged(): Promise<void> {
  const { nodes, version } = await ada.get<{ nodes: { id: string }[]; version: string }>(`/api/projects/${id}`);
  expect({ ids: nodes.map((node) => node.id).toSorted(), version }).toEqual({ ids: ['a', 'b'], version: '1' });
}

test.each(bad)('a canvas with %s is refused and changes nothing', async (_name, refusal, body) => {
  await ada.refused(refusal, 'PATCH', `/api/projects/${id}/canvas`, { body });
  await expectUnchanged();
});

test('saveProject judges alike, and makes no project of a bad canvas', async () => {
  const before = await ada.get('/api/projects');
  for (const [, refusal, body] of bad.slice(0, 25)) {
    await ada.refused(refusal, 'POST', '/api/ns-a/project/saveProject', { body });
  }
  expect(await ada.get('/api/projects')).toEqual(before);
});

test('a refusal says where the fault lies', async () => {
  const body = packed({ nodes: [textNode('x'), { ...textNode('y'), width: 'wide' }] });
  const path = `/api/projects/${id}/canvas`;
  const { body: error } = await ada.refused('422 canvas.wrong_shape', 'PATCH', path, { body });
  expect(error.details?.[0]?.pointer).toBe('/body/canvas/nodes/1/width');
});

test('a body that is no JSON, of another type, or too large is refused', async () => {
  const path = `/api/projects/${id}/canvas`;
  await ada.refused('400 request.invalid', 'PATCH', path, { body: '{"canvas": ' });
  const xml = { body: '<canvas/>', headers: { 'content-type': 'application/xml' } };
  await ada.refused('415 request.unsupported_media_type', 'PATCH', path, xml);
  const huge = { body: JSON.stringify({ canvas: 'x'.repeat(33 * mebibyte) }) };
  // The server may hang up on a body that it will not read: then there is no answer to look at.
  const refused = await ada.call<ErrorBody>('PATCH', path, huge).catch(() => undefined);
  if (refused) expect(refused).toMatchObject({ status: 413, body: { errorCode: 'request.too_large' } });
  await expectUnchanged();
});

/** The most that any process of the product has held so far, in mebibytes. */
function mostMemory(): number {
  const holders = readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(product.dataFolder);
    } catch {
      return false; // no process, or one that has just ended
    }
  });
  const peaks = holders.map((pid) => /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.max(...peaks.map((kilobytes) => Number(kilobytes ?? 0) / 1024));
}

test('bombs of 300 MiB are cut off: refused, nothing changed, and memory stays bounded', async () => {
  const canvas = await packBomb(300);
  expect(canvas.length).toBeLessThan(mebibyte);
  const body = compressed(canvas);
  const before = mostMemory();
  for (let round = 0; round < 3; round++) {
    const request = () => ada.refused('413 canvas.too_large', 'PATCH', `/api/projects/${id}/canvas`, { body });
    await Promise.all([request(), request(), request(), request()]);
  }
  await ada.refused('413 canvas.too_large', 'POST', '/api/ns-a/project/saveProject', { body });
  // Four at once may each hold what the limit allows, in pieces and whole; the bombs themselves would be 1,200 MiB.
  expect(mostMemory() - before).toBeLessThan(700);
  await expectUnchanged();
});
