import { gzipSync } from 'node:zlib';
import { decodeSnapshot, encodeSnapshot, type CanvasNode } from '@easel/canvas';
import type { ProjectEvent } from '@easel/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

const viewport = { x: 0, y: 0, k: 1 };
const box = (id: string, more: object = {}) =>
  ({ id, type: 'text', x: 0, y: 0, width: 10, height: 10, ...more }) as CanvasNode;
const snapshot = (nodes: CanvasNode[], more: object = {}) =>
  encodeSnapshot({ viewport, nodes, connections: [], ...more });
const sortedIds = (nodes: readonly CanvasNode[]) => nodes.map(({ id }) => id).sort();

describe.each(engines)('canvases on %s', (engine) => {
  let house: House;
  let ada: Person;
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
  });
  afterAll(() => house.leave());

  const newProject = async () => (await ada.projects.create({ title: 'Canvas' })).id;
  const read = async (projectId: string) => {
    const document = await ada.projects.query({ projectId });
    return { version: document.version!, ...decodeSnapshot(document.canvas!) };
  };

  test('a whole canvas is saved as a string, and read again with all that it holds', async () => {
    const node = box('a', { data: { text: 'x', secret: { deep: [1, null] } }, future: 'kept' });
    const alien = box('b', { type: 'hologram', phase: 3 });
    const connection = { id: 'c', from: 'a', to: 'b', glow: true };
    const canvas = encodeSnapshot({
      viewport: { x: 5, y: 6, k: 2 },
      nodes: [node, alien],
      connections: [connection],
      era: { n: 9 },
    });
    const saved = await ada.canvas.save({ canvas, projectName: 'From outside', picCount: 0, version: '0' });
    expect(saved).toMatchObject({ newCreated: true, validProjectId: true, version: '1', merged: false });
    const { version, ...document } = await read(saved.projectId);
    expect(version).toBe('1');
    expect(document).toEqual({
      viewport: { x: 5, y: 6, k: 2 },
      nodes: [node, alien],
      connections: [connection],
      era: { n: 9 },
    });
    expect(await ada.projects.get({ id: saved.projectId })).toMatchObject({ title: 'From outside', nodeCount: 2 });
  });

  test('all three forms of the compatibility route save', async () => {
    const id = await newProject();
    expect(await ada.canvas.patch({ id }, { canvas: snapshot([box('a')]), version: '0' })).toMatchObject({
      version: '1',
    });
    const plain = { viewport, nodes: [box('a'), box('b')], connections: [] };
    expect(await ada.canvas.patch({ id }, { ...plain, version: '1' })).toMatchObject({ version: '2' });
    const changes = { put: [box('c')], remove: ['a'] };
    expect(await ada.canvas.patch({ id }, { baseVersion: '2', changes })).toMatchObject({
      version: '3',
      merged: false,
    });
    expect(sortedIds((await read(id)).nodes)).toEqual(['b', 'c']);
  });

  test('a save that changes nothing is no new version', async () => {
    const id = await newProject();
    await ada.canvas.patch({ id }, { canvas: snapshot([box('a')]), version: '0' });
    expect(await ada.canvas.patch({ id }, { canvas: snapshot([box('a')]), version: '1' })).toMatchObject({
      version: '1',
    });
  });

  test('two who save from the same version keep both works, field by field', async () => {
    const id = await newProject();
    await ada.canvas.patch({ id }, { changes: { put: [box('a'), box('b'), box('c')] } });
    await ada.canvas.patch(
      { id },
      { baseVersion: '1', changes: { put: [box('a', { x: 50 }), box('mine')], remove: ['b'] } },
    );
    const theirs = [box('a', { title: 'named' }), box('b'), box('theirs')];
    const saved = await ada.canvas.patch({ id }, { canvas: snapshot(theirs), version: '1' });
    expect(saved).toMatchObject({ version: '3', merged: true });
    const { nodes } = decodeSnapshot(saved.canvas!);
    expect(sortedIds(nodes)).toEqual(['a', 'mine', 'theirs']);
    expect(nodes.find((node) => node.id === 'a')).toEqual(box('a', { x: 50, title: 'named' }));
  });

  test('of a text that two wrote in the later save stands, or the words of both for those who ask for them', async () => {
    const saying = (text: string) => ({ put: [box('t', { data: { text } })] });
    const wordsAfter = async (mergeTexts: boolean) => {
      const id = await newProject();
      await ada.canvas.patch({ id }, { changes: saying('Menu') });
      await ada.canvas.patch({ id }, { baseVersion: '1', changes: saying('Menu of the day') });
      const late = { baseVersion: '1', changes: saying('Tea Menu'), mergeTexts };
      const [saved, again] = [await ada.canvas.patch({ id }, late), await ada.canvas.patch({ id }, late)];
      expect([saved, again]).toMatchObject([
        { version: '3', merged: true },
        { version: '3', merged: true },
      ]);
      return (await read(id)).nodes[0]!.data;
    };
    expect(await wordsAfter(false)).toEqual({ text: 'Tea Menu' });
    expect(await wordsAfter(true)).toEqual({ text: 'Tea Menu of the day' });
  });

  test('an edit beats a deletion, and nobody deletes what they have not seen', async () => {
    const id = await newProject();
    await ada.canvas.patch({ id }, { changes: { put: [box('a')] } });
    await ada.canvas.patch({ id }, { baseVersion: '1', changes: { put: [box('a', { x: 9 }), box('late')] } });
    await ada.canvas.patch({ id }, { baseVersion: '1', changes: { remove: ['a', 'late'] } });
    expect(sortedIds((await read(id)).nodes)).toEqual(['a', 'late']);
    await ada.canvas.patch({ id }, { canvas: snapshot([]) });
    expect(sortedIds((await read(id)).nodes)).toEqual(['a', 'late']);
  });

  test('a viewport is each person’s own and no change of the canvas', async () => {
    const id = await newProject();
    const moved = await ada.canvas.patch({ id }, { changes: { viewport: { x: 1, y: 2, k: 3 } } });
    expect(moved.version).toBe('0');
    expect((await read(id)).viewport).toEqual({ x: 1, y: 2, k: 3 });
  });

  test.each([
    ['no prefix', 'H4sI', 400, 'canvas.no_prefix'],
    ['no base64', 'SHAKKERDATA://?!', 422, 'canvas.undecodable'],
    ['no gzip', 'SHAKKERDATA://aGVsbG8=', 422, 'canvas.undecodable'],
    ['no JSON', `SHAKKERDATA://${gzipSync('{"nodes":').toString('base64')}`, 422, 'canvas.undecodable'],
    [
      'wrong shapes',
      `SHAKKERDATA://${gzipSync('{"viewport":1,"nodes":{}}').toString('base64')}`,
      422,
      'canvas.wrong_shape',
    ],
    [
      'too deep',
      `SHAKKERDATA://${gzipSync('['.repeat(100) + ']'.repeat(100)).toString('base64')}`,
      413,
      'canvas.too_large',
    ],
    ['a bomb', `SHAKKERDATA://${gzipSync(Buffer.alloc(80 * 2 ** 20, 32)).toString('base64')}`, 413, 'canvas.too_large'],
  ])('a canvas with %s is refused and changes nothing', async (_, canvas, status, errorCode) => {
    const id = await newProject();
    await ada.canvas.patch({ id }, { changes: { put: [box('a')] } });
    await expect(ada.canvas.patch({ id }, { canvas, version: '1' })).rejects.toMatchObject({ status, errorCode });
    expect((await read(id)).version).toBe('1');
  });

  test.each([
    ['a node without an id', { nodes: [{ type: 'text', x: 0, y: 0, width: 1, height: 1 }] }, 'canvas.wrong_shape'],
    ['two nodes of one id', { nodes: [box('a'), box('a')] }, 'canvas.wrong_shape'],
    ['a place that is no number', { nodes: [box('a', { x: '0' })] }, 'canvas.wrong_shape'],
    ['nothing at all', {}, 'canvas.missing'],
    ['a change of nonsense', { changes: { put: [{ id: 'a' }] } }, 'request.invalid'],
  ])('%s is refused', async (_, body, errorCode) => {
    const id = await newProject();
    await expect(ada.canvas.patch({ id }, body as object)).rejects.toMatchObject({ errorCode });
    expect(await ada.projects.get({ id })).toMatchObject({ version: '0', nodes: [] });
  });

  test('what changed since a version brings an old copy up to date', async () => {
    const id = await newProject();
    await ada.canvas.patch(
      { id },
      { changes: { put: [box('a'), box('b')], putConnections: [{ id: 'c', from: 'a', to: 'b' }] } },
    );
    const change = { put: [box('b', { x: 3 }), box('d')], remove: ['a'], removeConnections: ['c'] };
    await ada.canvas.patch({ id }, { baseVersion: '1', changes: change });
    const since = await ada.canvas.changes({ id }, { since: '1' });
    expect(since).toMatchObject({ version: '2', remove: ['a'], putConnections: [], removeConnections: ['c'] });
    expect(sortedIds(since.put)).toEqual(['b', 'd']);
    expect(await ada.canvas.changes({ id }, { since: '2' })).toMatchObject({ version: '2', put: [], remove: [] });
  });

  test('others hear of a change as it happens, and what they missed when they come back', async () => {
    const id = await newProject();
    await ada.canvas.patch({ id }, { changes: { put: [box('a')] } });
    const stop = new AbortController();
    const stream = ada.projects.events({ id }, { lastEventId: '0', signal: stop.signal });
    const next = async () => (await stream.next()).value as { id?: string; event: ProjectEvent };
    expect(await next()).toMatchObject({ event: { type: 'access-resolved' } });
    expect(await next()).toMatchObject({ id: '1', event: { type: 'canvas-changed', put: [{ id: 'a' }] } });
    await ada.canvas.patch({ id }, { baseVersion: '1', sessionId: 'tab', changes: { put: [box('b')] } });
    expect(await next()).toMatchObject({ id: '2', event: { put: [{ id: 'b' }], author: { sessionId: 'tab' } } });
    await ada.projects.rename({ id }, { title: 'New name' });
    expect(await next()).toMatchObject({ event: { type: 'project-renamed', title: 'New name' } });
    await ada.projects.remove({ id });
    expect(await next()).toMatchObject({ event: { type: 'project-deleted' } });
    stop.abort();
  });

  test('any interleaving of two editors with old copies loses nothing that nobody deleted', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      put: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 2 }),
      remove: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 1 }),
      catchUp: fc.boolean(),
    });
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const id = await newProject();
      const seen = ['0', '0'];
      const removed = new Set<string>();
      const everPut = new Set<string>();
      for (const [index, { who, put, remove, catchUp }] of steps.entries()) {
        const names = put.map((name) => `${who}${name}`);
        const gone = remove.map((name) => `${who}${name}`).filter((name) => !names.includes(name));
        const changes = { put: [...new Set(names)].map((name) => box(name, { x: index })), remove: gone };
        const { version } = await ada.canvas.patch({ id }, { baseVersion: seen[who]!, changes });
        for (const name of names) {
          everPut.add(name);
          removed.delete(name);
        }
        for (const name of gone) removed.add(name);
        if (catchUp) seen[who] = version;
      }
      const present = new Set(sortedIds((await read(id)).nodes));
      for (const name of everPut) if (!removed.has(name)) expect(present, name).toContain(name);
    });
    await fc.assert(property, { numRuns: 15 });
  });
});
