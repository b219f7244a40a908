import { encodeSnapshot, type CanvasNode, type Connection } from '@easel/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

let house: House;
let ada: Person;
beforeAll(async () => {
  house = await openHouse(engines.at(-1)!);
  ada = await house.signIn('ada@example.org');
});
afterAll(() => house.leave());

const viewport = { x: 12.5, y: -3, k: 0.25 };

async function upload(background: string) {
  const pixels = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const wish = { fileName: 'a.png', contentType: 'image/png', size: pixels.length };
  const { assetId, publicUrl: url, uploadUrl, headers } = await ada.assets.uploadUrl(wish);
  await fetch(house.baseUrl + uploadUrl, { method: 'PUT', headers, body: new Uint8Array(pixels) });
  return { assetId, url, bytes: pixels.length };
}
const save = (fields: Parameters<Person['canvas']['save']>[0]) => ada.canvas.save(fields);

test('nodes of every type and connections keep all of their fields', async () => {
  const { assetId, url } = await upload('#c33');
  const common = {
    x: 1.5,
    y: -2,
    width: 30,
    height: 20,
    rotation: 45,
    opacity: 0.5,
    order: 'a1',
    parentId: 'frame',
    locked: true,
    hidden: true,
    title: 'Title',
    meta: { source: 'user', createdAt: '2026-01-01T00:00:00.000Z' },
  };
  const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.4 };
  const nodes = [
    {
      ...common,
      id: 'frame',
      type: 'frame',
      parentId: null,
      data: { name: 'F', background: 'transparent', clip: true },
    },
    {
      ...common,
      id: 'image',
      type: 'image',
      data: {
        assetId,
        url,
        naturalWidth: 30,
        naturalHeight: 20,
        alt: 'A',
        prompt: 'P',
        model: 'M',
        crop,
        cornerRadius: 4,
      },
    },
    {
      ...common,
      id: 'text',
      type: 'text',
      data: {
        text: '茶',
        fontFamily: 'inter',
        fontSize: 12,
        fontWeight: 700,
        fontStyle: 'italic',
        color: '#123456',
        align: 'center',
        lineHeight: 1.2,
        letterSpacing: 0.1,
      },
    },
    ...['rectangle', 'ellipse', 'line', 'arrow', 'polygon'].map((shape) => ({
      ...common,
      id: shape,
      type: 'shape',
      data: {
        shape,
        fill: '#fff',
        stroke: '#000',
        strokeWidth: 2,
        cornerRadius: 3,
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    })),
  ] as unknown as CanvasNode[];
  const connections: Connection[] = [
    { id: 'c', from: 'image', to: 'text', fromSide: 'right', toSide: 'left', label: 'then', kind: 'manual' },
    { id: 'd', from: 'text', to: 'image', kind: 'derived' },
  ];
  const { projectId: id } = await save({ canvas: encodeSnapshot({ viewport, nodes, connections }) });
  const project = await ada.projects.get({ id });
  const byId = (list: readonly { id: string }[]) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byId(project.nodes)).toEqual(byId(nodes));
  expect(project.connections).toEqual(connections);
  expect(project.viewport).toEqual(viewport);
});

test('a document tells of each picture that it shows how it is to be laid out before it is there', async () => {
  const { assetId, url, bytes } = await upload('#3c3');
  const node = { id: 'a', type: 'image', x: 0, y: 0, width: 30, height: 20, data: { assetId, url } };
  const { projectId } = await save({ nodes: [node], connections: [], viewport });
  expect((await ada.projects.query({ projectId })).assetMeta).toEqual({
    [assetId]: { url, width: 30, height: 20, contentType: 'image/png', bytes, thumbhash: expect.stringMatching(/.+/) },
  });
});

test('of the covers that a client names, a picture of ours is taken, and nobody else’s address', async () => {
  const [shown, chosen] = [await upload('#33c'), await upload('#cc3')];
  const node = { id: 'a', type: 'image', x: 0, y: 0, width: 30, height: 20, data: shown };
  const { projectId } = await save({ nodes: [node], connections: [], projectCoverList: [chosen.url] });
  const cover = async () => (await ada.projects.list()).projects.find(({ id }) => id === projectId)!.coverUrl;
  expect(await cover()).toBe(chosen.url);
  const moved = { ...node, x: 9 };
  await save({
    projectId,
    version: '1',
    nodes: [moved],
    connections: [],
    projectCoverList: ['https://evil.example/a.png'],
  });
  expect(await cover()).toBe(shown.url);
});

test('a snapshot that holds a store of tldraw arrives as nodes that keep their originals', async () => {
  const shape = {
    id: 'shape:one',
    typeName: 'shape',
    type: 'geo',
    parentId: 'page:page',
    index: 'a1',
    x: 10,
    y: 20,
    rotation: 0,
    isLocked: false,
    opacity: 1,
    props: { geo: 'rectangle', w: 100, h: 50, color: 'blue', fill: 'solid', dash: 'draw', size: 'm' },
    meta: {},
  };
  const page = { id: 'page:page', typeName: 'page', name: 'Page', index: 'a1', meta: {} };
  const tldrawSnapshot = {
    store: { 'page:page': page, 'shape:one': shape },
    schema: { schemaVersion: 2, sequences: {} },
  };
  const document = { viewport, nodes: [], connections: [], tldrawSnapshot };
  const { projectId: id } = await save({ canvas: encodeSnapshot(document as never) });
  const { nodes } = await ada.projects.get({ id });
  expect(nodes).toMatchObject([{ type: 'shape', x: 10, y: 20, width: 100, height: 50, meta: { original: shape } }]);
});

test('a save to a project that is unknown, or somebody else’s, makes none', async () => {
  const eve = await house.signIn('eve@example.org');
  const { id } = await eve.projects.create({ title: 'Eve’s' });
  for (const projectId of [id, '01900000-0000-7000-8000-000000000000', 'tea']) {
    const refused = save({ projectId, nodes: [], connections: [] });
    await expect(refused).rejects.toMatchObject({ status: 404, errorCode: 'project.not_found' });
  }
  expect((await eve.projects.get({ id })).version).toBe('0');
});
