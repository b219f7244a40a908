import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { textNode } from './canvas-string.ts';
import { connect, hasty, signIn, type Person } from './client.ts';
import { openStream } from './event-stream.ts';
import { isoTime, type NewProject, type Node, type Project, type Summary, type Ticket } from './shapes.ts';

interface Entry {
  version: string;
  since: string;
  at: string;
  author: { kind: string; id: string; name: string };
  name: string | null;
  restoredFrom: string | null;
  added: number;
  changed: number;
  removed: number;
  pictures: number;
  thumbnails: string[];
}
interface PastCanvas {
  version: string;
  nodes: Node[];
  missingAssets: string[];
}

let product: Product;
let ada: Person;
beforeAll(async () => {
  product = await startProduct(hasty);
  ada = await signIn(product.address, 'ada@example.com');
});
afterAll(() => product?.remove());

const create = (title: string) => ada.post<NewProject>('/api/projects', { title });
const save = (id: string, baseVersion: string, changes: object) =>
  ada.patch(`/api/projects/${id}/canvas`, { baseVersion, changes });
const read = (id: string) => ada.get<Project>(`/api/projects/${id}`);
const idsOf = (nodes: Node[]) => nodes.map((node) => node.id).toSorted();

async function uploadPicture() {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2255c' } })
    .png()
    .toBuffer();
  const wish = { fileName: 'p.png', contentType: 'image/png', size: bytes.length };
  const ticket = await ada.post<Ticket>('/api/assets/upload-url', wish);
  const address = new URL(ticket.uploadUrl, product.address);
  await fetch(address, { method: ticket.method, headers: ticket.headers, body: new Uint8Array(bytes) });
  const data = { assetId: ticket.assetId, url: ticket.publicUrl, naturalWidth: 60, naturalHeight: 40, alt: '' };
  return { bytes, url: ticket.publicUrl, node: { id: 'p', type: 'image', x: 0, y: 0, width: 60, height: 40, data } };
}

test('yesterday was better: it is seen, brought back as a new version, and today is not lost', async () => {
  const { id } = await create('History');
  const { node, url, bytes } = await uploadPicture();
  await save(id, '0', { put: [textNode('a'), node] });
  await ada.post(`/api/projects/${id}/versions`, { name: 'Good' });
  await save(id, '1', { put: [textNode('b')], remove: ['a', 'p'] });
  const { versions, next } = await ada.get<{ versions: Entry[]; next: string | null }>(`/api/projects/${id}/versions`);
  expect(next).toBeNull();
  expect(versions).toMatchObject([
    { version: '2', since: '1', name: null, restoredFrom: null, added: 1, changed: 0, removed: 2, pictures: 0 },
    { version: '1', since: '0', name: 'Good', added: 2, pictures: 1, thumbnails: [url] },
  ]);
  expect(versions[0]!.at).toMatch(isoTime);
  expect(versions[0]!.author).toMatchObject({ kind: 'user', id: ada.session.user.id });
  const past = await ada.get<PastCanvas>(`/api/projects/${id}/versions/1`);
  expect([idsOf(past.nodes), past.missingAssets]).toEqual([['a', 'p'], []]);
  const stream = await openStream(ada, `/api/projects/${id}/events`);
  await stream.until('access-resolved');
  expect(await ada.post(`/api/projects/${id}/versions/1/restore`, {})).toEqual({
    version: '3',
    previous: '2',
    missingAssets: [],
  });
  const told = await stream.until('canvas-changed');
  expect(told.at(-1)?.data).toMatchObject({ type: 'canvas-changed', version: '3', remove: ['b'] });
  stream.hangUp();
  expect(idsOf((await read(id)).nodes)).toEqual(['a', 'p']);
  const shown = await fetch(new URL(url, product.address));
  expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
  expect(idsOf((await ada.get<PastCanvas>(`/api/projects/${id}/versions/2`)).nodes)).toEqual(['b']);
  await ada.refused('404 version.not_found', 'GET', `/api/projects/${id}/versions/9`);
  await ada.refused('400 request.invalid', 'GET', `/api/projects/${id}/versions/latest`);
});

test('a restore that was answered is there after a power cut', async () => {
  const { id } = await create('Durable');
  await save(id, '0', { put: [textNode('a')] });
  await save(id, '1', { remove: ['a'] });
  await ada.post(`/api/projects/${id}/versions/1/restore`, {});
  await product.kill();
  await product.restart();
  const again = connect(product.address, ada.session.accessToken);
  expect(idsOf((await again.get<Project>(`/api/projects/${id}`)).nodes)).toEqual(['a']);
});

test('a copy is a project of its own', async () => {
  const { id } = await create('Poster');
  await save(id, '0', { put: [textNode('a')] });
  const copy = await ada.post<Summary>(`/api/projects/${id}/duplicate`, {});
  expect(copy).toMatchObject({ title: 'Poster copy', nodeCount: 1, role: 'owner' });
  await ada.remove(`/api/projects/${id}`);
  expect(idsOf((await read(copy.id)).nodes)).toEqual(['a']);
});

test('who has the project open is told to the others', async () => {
  const { id } = await create('Together');
  const stream = await openStream(ada, `/api/projects/${id}/events`);
  await stream.until('access-resolved');
  const window = { sessionId: 'w1', cursor: { x: 3, y: 4 }, selection: ['a'] };
  expect(await ada.post(`/api/projects/${id}/presence`, window)).toEqual({ announced: true });
  const seen = (await stream.until('presence-changed')).at(-1)?.data;
  expect(seen).toMatchObject({ present: { ...window, userId: ada.session.user.id } });
  await ada.post(`/api/projects/${id}/presence`, { ...window, leaving: true });
  expect((await stream.until('presence-left')).at(-1)?.data).toMatchObject({ sessionId: 'w1' });
  stream.hangUp();
});

test('a project goes as a file to another account', async () => {
  const { id } = await create('Travels');
  const { node, bytes } = await uploadPicture();
  await save(id, '0', { put: [node, textNode('a', { future: { kept: 1 } })] });
  const { downloadUrl } = await ada.post<{ downloadUrl: string }>(`/api/projects/${id}/export`, {});
  const file = await (await fetch(new URL(downloadUrl, product.address))).arrayBuffer();
  expect((await fetch(new URL(downloadUrl, product.address))).status).toBe(404);
  const bob = await signIn(product.address, 'bob@example.com');
  const send = async (body: ArrayBuffer) => {
    const response = await fetch(new URL('/api/projects/import', product.address), {
      method: 'POST',
      headers: { authorization: `Bearer ${bob.session.accessToken}`, 'content-type': 'application/zip' },
      body,
    });
    return { status: response.status, body: (await response.json()) as Summary & { errorCode?: string } };
  };
  const made = await send(file);
  expect([made.status, made.body.title]).toEqual([200, 'Travels']);
  const { nodes } = await bob.get<Project>(`/api/projects/${made.body.id}`);
  expect(nodes.find((one) => one.id === 'a')).toEqual(textNode('a', { future: { kept: 1 } }));
  const { url } = nodes.find((one) => one.id === 'p')!['data'] as { url: string };
  const picture = await fetch(new URL(url, product.address));
  expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true);
  const cut = await send(file.slice(0, file.byteLength / 2));
  expect([cut.status, cut.body.errorCode]).toEqual([422, 'project_file.unreadable']);
  const { projects } = await bob.get<{ projects: Summary[] }>('/api/projects');
  expect(projects).toHaveLength(1);
});
