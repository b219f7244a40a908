/** Canvases that lie about what they are, and canvases of records that no client of ours would write. */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from '../house.ts';
import { damaged } from './bytes.ts';
import { hostileText, hostileValue } from './hostile.ts';

const node = (id: string, more: object = {}) => ({ id, type: 'text', x: 0, y: 0, width: 9, height: 9, ...more });
const whole = (nodes: unknown, more: object = {}) => ({
  viewport: { x: 0, y: 0, k: 1 },
  nodes,
  connections: [],
  ...more,
});
const packed = (bytes: string | Uint8Array) => `SHAKKERDATA://${gzipSync(bytes).toString('base64')}`;
const sent = (document: unknown) => packed(JSON.stringify(document));
const good = sent(whole([node('a')]));
const goodJson = JSON.stringify(whole([node('a'), node('b', { parentId: 'a', order: 'a1' })]));

/** tldraw keeps records in a store, by id. */
const tldraw = (...records: object[]) => ({
  tldrawSnapshot: { store: Object.fromEntries(records.map((record, at) => [`shape:${at}`, record])), schema: {} },
});
const shape = (more: object) => ({ typeName: 'shape', id: 'shape:0', type: 'geo', x: 0, y: 0, props: {}, ...more });

const lies: Record<string, [canvas: string, status: number]> = {
  nothing: ['SHAKKERDATA://', 422],
  'another prefix': ['shakkerdata://AAAA', 400],
  'half of its base64': [good.slice(0, good.length / 2), 422],
  'base64 with a stranger in it': [`${good.slice(0, 40)}*${good.slice(41)}`, 422],
  'gzip of no JSON': [packed('tea'), 422],
  'gzip of half a JSON': [packed(goodJson.slice(0, 40)), 422],
  'gzip of no UTF-8': [packed(Uint8Array.of(0x22, 0xff, 0xfe, 0x22)), 422],
  'something behind the gzip': [
    `SHAKKERDATA://${Buffer.concat([gzipSync(goodJson), Buffer.alloc(9, 7)]).toString('base64')}`,
    422,
  ],
  'seventy megabytes of spaces': [packed(Buffer.alloc(70 * 1024 * 1024, ' ')), 413],
  'a million levels': [packed('['.repeat(1_000_000)), 413],
  'a million levels in a node': [packed(`{"nodes":[{"id":"a","data":${'{"a":'.repeat(1_000_000)}`), 413],
  'ten million values': [packed(`{"nodes":[${'0,'.repeat(7_000_000)}0]}`), 413],
  'a number beyond all numbers': [packed(goodJson.replace('"x":0', '"x":1e999')), 422],
  'no number': [packed(goodJson.replace('"x":0', '"x":NaN')), 422],
  'a key twice': [packed(goodJson.replace('"nodes":', '"nodes":[],"nodes":')), 200],
  'a prototype': [packed(goodJson.replace('{', '{"__proto__":{"nodes":[]},')), 200],
  'an id twice': [sent(whole([node('a'), node('a')])), 422],
  'an id of nothing': [sent(whole([node('')])), 422],
  'nodes that are none': [sent(whole([null])), 422],
  'no nodes': [sent({ viewport: { x: 0, y: 0, k: 1 } }), 422],
  'a node that holds itself': [sent(whole([node('a', { parentId: 'a' })])), 200],
  'nodes that hold each other': [sent(whole([node('a', { parentId: 'b' }), node('b', { parentId: 'a' })])), 200],
  'orders that are none': [sent(whole([node('a', { order: '~~~' }), node('b', { order: '\u0000' })])), 200],
  'a line from nowhere to nowhere': [sent(whole([], { connections: [{ id: 'c', from: 'x', to: 'y' }] })), 200],
  'a tldraw snapshot of nothing': [sent(whole([], { tldrawSnapshot: 7 })), 422],
  'a tldraw snapshot that is text of no JSON': [sent(whole([], { tldrawSnapshot: '{' })), 422],
  'a tldraw shape that holds itself': [sent(whole([], tldraw(shape({ parentId: 'shape:0' })))), 200],
  'a tldraw shape beyond all numbers': [sent(whole([], tldraw(shape({ x: '1e999', rotation: null, props: [] })))), 200],
};

/** Records with one thing of theirs made into anything. */
const oddNode = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor'),
    fc.constantFrom('image', 'text', 'frame', 'shape', 'sticky', 'toString'),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'parentId',
          'order',
          'rotation',
          'opacity',
          'meta',
          'data',
          'title',
          'locked',
          'hidden',
          'x',
          'width',
        ),
        fc.oneof(hostileValue, hostileText, fc.constantFrom('a', 'b', 'c', 'a0', 'a1', 'Zz')),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([id, type, fields]) => ({ ...node(id), type, ...Object.fromEntries(fields) }));

describe.each(engines)('canvases on %s', (engine) => {
  let house: House;
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
    ({ id } = await ada.projects.create({ title: 'Tea' }));
  });
  afterAll(() => house.leave());

  const save = async (body: object) => {
    const headers = { authorization: `Bearer ${ada.session.accessToken}` };
    const answer = await house.app.inject({
      method: 'PATCH',
      url: `/api/projects/${id}/canvas`,
      payload: body,
      headers,
    });
    return answer.statusCode;
  };
  const state = async () => {
    const { version, nodes, connections } = await ada.projects.get({ id });
    return { version, nodes, connections };
  };
  /** Whatever was saved, all that reads a canvas can read it. */
  async function stillOpens(): Promise<void> {
    const { version, nodes } = await state();
    const { put } = await ada.canvas.changes({ id }, { since: '0' });
    expect(put.map((one) => one.id).toSorted()).toEqual(nodes.map((one) => one.id).toSorted());
    await ada.canvas.atlas({ id });
    if (version !== '0') await ada.versions.read({ id, version });
    await ada.projects.list({});
  }
  async function check(body: object, statuses: readonly number[]): Promise<void> {
    const before = await state();
    const status = await save(body);
    expect(statuses).toContain(status);
    if (status !== 200) expect(await state()).toEqual(before);
    await stillOpens();
  }

  test.each(Object.entries(lies))('%s', async (_, [canvas, status]) => check({ canvas }, [status]));

  const anyRefusal = [200, 400, 413, 422];
  const numRuns = Number(process.env.EASEL_FUZZ_FILES ?? 30);

  test('damaged strings and damaged JSON are read or refused', async () => {
    const strings = damaged([Buffer.from(good)]).map((bytes) => bytes.toString('latin1'));
    const json = damaged([Buffer.from(goodJson)]).map(packed);
    await fc.assert(
      fc.asyncProperty(fc.oneof(strings, json), (canvas) => check({ canvas }, anyRefusal)),
      { numRuns },
    );
  });

  test('records of any kind are kept or refused, as a whole and as changes, and the project still opens', async () => {
    const records = fc.array(oddNode, { maxLength: 3 });
    const forms = fc.oneof(
      records.map((nodes) => ({ canvas: sent(whole(nodes)) })),
      records.map((nodes) => whole(nodes)),
      records.map((put) => ({ changes: { put } })),
      fc
        .tuple(hostileValue, records)
        .map(([value, nodes]) => ({ canvas: sent(whole(nodes, { tldrawSnapshot: value })) })),
      hostileValue.map((value) => ({ changes: value })),
    );
    await fc.assert(
      fc.asyncProperty(forms, (body) => check(body, anyRefusal)),
      { numRuns: 2 * numRuns },
    );
    const { id: copy } = await ada.versions.duplicate({ id }, {});
    const { downloadUrl } = await ada.projectFiles.startExport({ id: copy });
    expect((await house.app.inject(downloadUrl)).statusCode).toBe(200);
  });
});
