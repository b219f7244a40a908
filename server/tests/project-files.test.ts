import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { createClient, type ProjectSummary } from '@easel/contract';
import type { CanvasNode } from '@easel/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AssetIntake } from '../src/assets/asset-intake.ts';
import { engines, openHouse, type House, type Person } from './house.ts';
import { unzip } from './unzip.ts';
import { writeZip, type ZipPart } from './zip-writer.ts';

const box = (id: string, more: object = {}) =>
  ({ id, type: 'text', x: 0, y: 0, width: 10, height: 10, ...more }) as CanvasNode;
const paint = (colour: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();
type Picture = { assetId: string; url: string };
const blank = { viewport: { x: 0, y: 0, k: 1 }, nodes: [], connections: [] };
const projectPart = (fields: object = {}): ZipPart => ({
  name: 'project.easel.json',
  bytes: JSON.stringify({ format: 'easel-project', formatVersion: 1, title: 'From afar', canvas: blank, ...fields }),
});

describe.each(engines)('project files on %s', (engine) => {
  let house: House;
  let ada: Person;
  let bob: Person;
  beforeAll(async () => {
    house = await openHouse(engine, {
      worker: true,
      variables: { EASEL__STORAGE__DELETE_GRACE_HOURS: '0', EASEL__STORAGE__MAX_UPLOAD_BYTES: '100000' },
    });
    ada = await house.signIn('ada@example.org');
    bob = await house.signIn('bob@example.org');
  });
  afterAll(() => house.leave());

  async function uploadNode(id: string, colour: string) {
    const bytes = await paint(colour);
    const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
    const { uploadUrl, headers, assetId, publicUrl } = await ada.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    const data = { assetId, url: publicUrl, alt: 'kept' };
    return { bytes, assetId, publicUrl, node: box(id, { type: 'image', data, secret: { shows: publicUrl } }) };
  }
  async function download(id: string) {
    const { downloadUrl } = await ada.projectFiles.startExport({ id });
    const response = await fetch(house.baseUrl + downloadUrl);
    return { downloadUrl, response, zip: Buffer.from(await response.arrayBuffer()) };
  }
  async function send(person: Person, zip: Uint8Array) {
    const response = await fetch(`${house.baseUrl}/api/projects/import`, {
      method: 'POST',
      body: new Uint8Array(zip),
      headers: { authorization: `Bearer ${person.session.accessToken}`, 'content-type': 'application/zip' },
    });
    return { status: response.status, body: (await response.json()) as ProjectSummary & { errorCode: string } };
  }
  const waiting = () => readdir(join(house.settings.Data.Folder, 'imports')).catch(() => []);
  async function footprint() {
    const { read } = house.database;
    const count = async (table: 'assets' | 'projects') => (await read.selectFrom(table).select('id').execute()).length;
    return { assets: await count('assets'), projects: await count('projects'), waiting: await waiting() };
  }

  /** Makes the deletions that wait due, as the queue will find them, and waits until they are done. */
  async function inADay(): Promise<void> {
    await house.database.write((transaction) => transaction.updateTable('jobs').set({ due_at: 0 }).execute());
    await vi.waitFor(
      async () => expect(await house.database.read.selectFrom('jobs').select('id').execute()).toEqual([]),
      10_000,
    );
  }

  test('a project travels to another account with its canvas and its pictures, and without its chat', async () => {
    const picture = await uploadNode('p', '#c2255c');
    const canvas = {
      viewport: { x: 1, y: 2, k: 3 },
      nodes: [box('a', { future: [1] }), picture.node],
      connections: [{ id: 'c', from: 'a', to: 'p', glow: true }],
    };
    const { id } = await ada.projects.create({ title: 'Teehaus 茶/馆' });
    await ada.canvas.patch({ id }, { ...canvas, version: '0' });
    const { response, zip } = await download(id);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Teehaus 茶 馆.easel'));
    expect([...(await unzip(zip)).keys()]).toEqual(['project.easel.json', `assets/${picture.assetId}.png`]);
    await ada.projects.remove({ id });
    await vi.waitFor(async () => expect((await fetch(house.baseUrl + picture.publicUrl)).status).toBe(404), 10_000);
    const { status, body } = await send(bob, zip);
    expect([status, body]).toMatchObject([200, { title: 'Teehaus 茶/馆', role: 'owner', nodeCount: 2, picCount: 1 }]);
    const made = await bob.projects.get({ id: body.id });
    expect(made).toMatchObject({ viewport: canvas.viewport, connections: canvas.connections, messages: [] });
    const [text, image] = made.nodes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(text).toEqual(canvas.nodes[0]);
    const { assetId, url } = image!.data as unknown as Picture;
    expect(image).toEqual({ ...picture.node, data: { assetId, url, alt: 'kept' }, secret: { shows: url } });
    expect(assetId).not.toBe(picture.assetId);
    expect(made.coverUrls).toEqual([url]);
    const copy = await fetch(house.baseUrl + url);
    expect(Buffer.from(await copy.arrayBuffer()).equals(picture.bytes)).toBe(true);
    const owner = await house.database.read.selectFrom('assets').select('owner_id').where('id', '=', assetId).execute();
    expect(owner).toEqual([{ owner_id: bob.session.user.id }]);
    expect(await waiting()).toEqual([]);
  });

  test('a ticket serves once, for its own project, and is kept as a hash alone', async () => {
    const { id } = await ada.projects.create({ title: 'Once' });
    const { downloadUrl } = await ada.projectFiles.startExport({ id });
    expect((await fetch(house.baseUrl + downloadUrl, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(house.baseUrl + downloadUrl)).status).toBe(200);
    const again = await fetch(house.baseUrl + downloadUrl);
    expect([again.status, (await again.json()).errorCode]).toEqual([404, 'project_file.expired']);
    const { downloadUrl: late } = await ada.projectFiles.startExport({ id });
    const ticket = late.split('/').at(-1)!;
    expect((await fetch(`${house.baseUrl}/api/account/export/${ticket}`)).status).toBe(404);
    await ada.projects.remove({ id });
    expect((await fetch(house.baseUrl + late)).status).toBe(404);
    await expect(bob.projectFiles.startExport({ id })).rejects.toMatchObject({ status: 404 });
  });

  test('a folder around the files, packed files and files of other kinds do no harm', async () => {
    const bytes = await paint('#1864ab');
    const node = box('p', { type: 'image', data: { assetId: 'old', url: '/api/files/old' } });
    const listed = { id: 'old', url: '/api/files/old', file: 'assets/old.png' };
    const part = projectPart({ canvas: { ...blank, nodes: [node], era: 7 }, assets: [listed], more: '\\u0000' });
    const { body } = await send(
      ada,
      writeZip([
        { ...part, name: `Tea/${part.name}`, packed: true },
        { name: 'Tea/assets/old.png', bytes, packed: true },
        { name: 'Tea/assets/', bytes: '' },
        { name: '__MACOSX/Tea/project.easel.json', bytes: 'x' },
      ]),
    );
    const made = await ada.projects.get({ id: body.id });
    const { url } = made.nodes[0]!.data as unknown as { url: string };
    expect((await fetch(house.baseUrl + url)).status).toBe(200);
  });

  test('a picture that is named but not there becomes a placeholder', async () => {
    const node = box('p', { type: 'image', data: { assetId: 'old', url: '/api/files/old' } });
    const assets = [{ id: 'old', url: '/api/files/old', file: 'assets/old.png' }];
    const { status, body } = await send(ada, writeZip([projectPart({ canvas: { ...blank, nodes: [node] }, assets })]));
    expect(status).toBe(200);
    expect((await ada.projects.get({ id: body.id })).nodes).toEqual([node]);
  });

  test('a file that is listed under two names is taken in once, and shown wherever either stands', async () => {
    const named = (id: string) => ({ assetId: id, url: `/api/files/${id}` });
    const nodes = ['one', 'two'].map((id) => box(id, { type: 'image', data: named(id) }));
    const assets = ['one', 'two'].map((id) => ({ id, url: `/api/files/${id}`, file: 'assets/both.png' }));
    const picture = { name: 'assets/both.png', bytes: await paint('#d9480f') };
    const { body } = await send(ada, writeZip([projectPart({ canvas: { ...blank, nodes }, assets }), picture]));
    const shown = (await ada.projects.get({ id: body.id })).nodes.map(({ data }) => data as unknown as Picture);
    expect(shown[0]).toEqual(shown[1]);
    expect((await fetch(house.baseUrl + shown[0]!.url)).status).toBe(200);
  });

  test('what is taken in is held by what shows it, and collected where nothing does', async () => {
    const assets = [{ id: 'old', url: '/api/files/old', file: 'assets/only-here.png' }];
    const picture = { name: 'assets/only-here.png', bytes: await paint('#2b8a3e') };
    const shown = box('p', { type: 'image', data: { assetId: 'old', url: '/api/files/old' } });
    const { body: kept } = await send(
      ada,
      writeZip([projectPart({ canvas: { ...blank, nodes: [shown] }, assets }), picture]),
    );
    const { body: unused } = await send(ada, writeZip([projectPart({ assets }), picture]));
    expect(unused.nodeCount).toBe(0);
    await inADay();
    const { assetId, url } = (await ada.projects.get({ id: kept.id })).nodes[0]!.data as unknown as Picture;
    expect((await fetch(house.baseUrl + url)).status).toBe(200);
    const named = house.database.read.selectFrom('assets').select('id').where('file_name', '=', 'only-here.png');
    expect(await named.execute()).toEqual([{ id: assetId }]);
  });

  test('what a process that died had taken in is collected', async () => {
    const { assets, database, blobs } = { ...house.services, ...house.features };
    const intake = new AssetIntake({ assets, database, blobs }, ada.session.user.id);
    await intake.expect(3);
    const { url } = await intake.take('a.png', await paint('#5c940d'));
    expect((await fetch(house.baseUrl + url)).status).toBe(200);
    await inADay();
    expect((await fetch(house.baseUrl + url)).status).toBe(404);
  });

  test('an upload that breaks off leaves nothing', async () => {
    const headers = { authorization: `Bearer ${ada.session.accessToken}`, 'content-type': 'application/zip' };
    const sending = request(`${house.baseUrl}/api/projects/import`, { method: 'POST', headers });
    sending.on('error', () => {}); // it is broken off below
    sending.write('PK');
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), 10_000);
    sending.destroy();
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000);
  });

  const png = () => paint('#e67700');
  const listed = (file: string) => ({ id: file, url: `/api/files/${file}`, file: `assets/${file}` });
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['no zip', () => Buffer.from('PK this is no zip'), '422 project_file.unreadable'],
    ['nothing', () => Buffer.alloc(0), '422 project_file.unreadable'],
    ['a zip without a project', () => writeZip([{ name: 'a.txt', bytes: 'x' }]), '422 project_file.no_project'],
    [
      'a zip that is cut off',
      async () => writeZip([projectPart(), { name: 'a', bytes: await png() }]).subarray(0, 300),
      '422 project_file.unreadable',
    ],
    ['a locked zip', () => writeZip([{ ...projectPart(), flags: 1 }]), '422 project_file.unreadable'],
    ['a file that is damaged', () => writeZip([{ ...projectPart(), crc: 1 }]), '422 project_file.unreadable'],
    [
      'a file larger than it says',
      () => writeZip([{ ...projectPart(), packed: true, size: 5 }]),
      '422 project_file.unreadable',
    ],
    [
      'two projects',
      () => writeZip([projectPart(), { ...projectPart(), name: 'b/project.easel.json' }]),
      '422 project_file.no_project',
    ],
    ['the same name twice', () => writeZip([projectPart(), projectPart()]), '422 project_file.unreadable'],
    [
      'a name that leads out',
      () => writeZip([projectPart(), { name: '../a', bytes: '' }]),
      '422 project_file.unreadable',
    ],
    ['no JSON', () => writeZip([{ name: 'project.easel.json', bytes: '{"format":' }]), '422 project_file.unreadable'],
    [
      'no UTF-8',
      () => writeZip([{ name: 'project.easel.json', bytes: Buffer.from([0xff]) }]),
      '422 project_file.unreadable',
    ],
    ['a later format', () => writeZip([projectPart({ formatVersion: 2 })]), '422 project_file.other_format'],
    ['no canvas', () => writeZip([projectPart({ canvas: undefined })]), '422 project_file.unreadable'],
    [
      'a zero character behind a backslash',
      () => writeZip([projectPart({ title: '\\\0' })]),
      '422 project_file.unreadable',
    ],
    ['a zero character', () => writeZip([projectPart({ title: 'a\0b' })]), '422 project_file.unreadable'],
    [
      'a canvas of wrong shape',
      () => writeZip([projectPart({ canvas: { ...blank, nodes: [{ id: 1 }] } })]),
      '422 canvas.wrong_shape',
    ],
    [
      'one node more than a canvas may hold',
      () =>
        writeZip([
          projectPart({ canvas: { ...blank, nodes: Array.from({ length: 50_001 }, (_, n) => box(`n${n}`)) } }),
        ]),
      '413 canvas.too_large',
    ],
    [
      'a canvas that is too deep',
      () => writeZip([{ name: 'project.easel.json', bytes: `{"canvas":${'['.repeat(90)}` }]),
      '413 canvas.too_large',
    ],
    [
      'a bomb',
      () => writeZip([projectPart(), { name: 'a', bytes: Buffer.alloc(20 * 2 ** 20), packed: true }]),
      '413 project_file.too_large',
    ],
    [
      'too many files',
      () => writeZip([projectPart(), ...Array.from({ length: 20_000 }, (_, n) => ({ name: `f${n}`, bytes: '' }))]),
      '413 project_file.too_large',
    ],
    [
      'a picture larger than an upload may be',
      async () =>
        writeZip([
          projectPart({ assets: [listed('a'), listed('b')] }),
          { name: 'assets/a', bytes: await png() },
          { name: 'assets/b', bytes: Buffer.alloc(100_001) },
        ]),
      '413 asset.too_large',
    ],
    [
      'a picture that is none',
      async () =>
        writeZip([
          projectPart({ assets: [listed('a'), listed('b')] }),
          { name: 'assets/a', bytes: await png() },
          { name: 'assets/b', bytes: 'text' },
        ]),
      '422 project_file.bad_picture',
    ],
    [
      'a picture that cannot be decoded',
      async () =>
        writeZip([projectPart({ assets: [listed('a')] }), { name: 'assets/a', bytes: (await png()).subarray(0, 60) }]),
      '422 project_file.bad_picture',
    ],
  ])('%s is refused, and nothing of it stays', async (_, make, expected) => {
    const before = await footprint();
    const { status, body } = await send(ada, await make());
    expect(`${status} ${body.errorCode}`).toBe(expected);
    expect(await footprint()).toEqual(before);
  });

  test('visitors without an account are not let in', async () => {
    const visitor = createClient({ baseUrl: house.baseUrl });
    const { id } = await ada.projects.create({});
    await expect(visitor.projectFiles.startExport({ id })).rejects.toMatchObject({ status: 401 });
    expect((await fetch(`${house.baseUrl}/api/projects/import`, { method: 'POST', body: 'x' })).status).toBe(401);
  });
});
