import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { unzip } from '../unzip.ts';
import { textNode } from './canvas-string.ts';
import { connect, hasty, signIn, type Person } from './client.ts';
import { isoTime, type NewProject, type Project, type Ticket } from './shapes.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ...hasty, EASEL__STORAGE__DELETE_GRACE_HOURS: '0' });
});
afterAll(() => product?.remove());

const at = (url: string) => new URL(url, product.address);

async function upload(person: Person): Promise<Ticket & { bytes: Buffer }> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c2255c' } })
    .png()
    .toBuffer();
  const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
  const ticket = await person.post<Ticket>('/api/assets/upload-url', wish);
  await fetch(at(ticket.uploadUrl), { method: ticket.method, headers: ticket.headers, body: new Uint8Array(bytes) });
  return { ...ticket, bytes };
}

/** A project that shows one picture of the person. */
async function drawn(person: Person, title: string) {
  const picture = await upload(person);
  const { id } = await person.post<NewProject>('/api/projects', { title, prompt: '' });
  const data = { assetId: picture.assetId, url: picture.publicUrl, naturalWidth: 40, naturalHeight: 30, alt: '' };
  const image = { id: 'picture', type: 'image', x: 0, y: 0, width: 40, height: 30, data };
  await person.patch(`/api/projects/${id}/canvas`, { baseVersion: '0', changes: { put: [image, textNode('words')] } });
  return { id, picture };
}

test('an export is one zip with the account, every project and its pictures, and its address serves once', async () => {
  const ada = await signIn(product.address, 'ada@example.com');
  const { id, picture } = await drawn(ada, '中秋 / 菜单');
  const { downloadUrl, expiresAt } = await ada.post<{ downloadUrl: string; expiresAt: string }>('/api/account/export');
  expect(expiresAt).toMatch(isoTime);
  // A browser that follows a link sends no token.
  const response = await fetch(at(downloadUrl));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="easel-.+\.zip"/);
  const files = await unzip(new Uint8Array(await response.arrayBuffer()));
  const folder = `projects/中秋 菜单-${id.slice(-8)}`;
  expect([...files.keys()].sort()).toEqual(
    ['README.txt', 'account.json', `${folder}/assets/${picture.assetId}.png`, `${folder}/project.easel.json`].sort(),
  );
  expect(files.get(`${folder}/assets/${picture.assetId}.png`)!.equals(picture.bytes)).toBe(true);
  const kept = JSON.parse(files.get(`${folder}/project.easel.json`)!.toString());
  const { nodes, title } = await ada.get<Project>(`/api/projects/${id}`);
  expect(kept).toMatchObject({ format: 'easel-project', formatVersion: 1, id, title, threads: [] });
  expect(kept.canvas.nodes).toEqual(nodes);
  expect(JSON.parse(files.get('account.json')!.toString()).profile).toEqual(ada.session.user);

  const stranger = connect(product.address);
  await stranger.refused('404 account.export_expired', 'GET', downloadUrl);
  await stranger.refused('401 auth.required', 'POST', '/api/account/export');
});

test('a deleted account is gone with all that is its own, also after a crash, and its address starts anew', async () => {
  const email = 'grace@example.com';
  const grace = await signIn(product.address, email);
  const stranger = connect(product.address);
  const { id, picture } = await drawn(grace, 'Gone');
  const wrong = { body: { confirmation: 'ada@example.com' } };
  await grace.refused('400 account.confirmation_wrong', 'DELETE', '/api/account', wrong);
  await stranger.refused('401 auth.required', 'DELETE', '/api/account', { body: { confirmation: email } });
  expect((await grace.get<Project>(`/api/projects/${id}`)).title).toBe('Gone');

  const right = { body: { confirmation: ' Grace@Example.com ' } };
  expect(await grace.call('DELETE', '/api/account', right)).toMatchObject({ status: 200, body: { deleted: true } });
  await product.kill();
  await product.restart();
  await grace.refused('401 auth.required', 'GET', '/api/account/profile');
  await grace.refused('401 auth.required', 'POST', '/api/projects', { body: { title: 'Ghost', prompt: '' } });
  const { refreshToken } = grace.session;
  await stranger.refused('401 auth.refresh_spent', 'POST', '/api/auth/refresh', { body: { refreshToken } });
  await expect.poll(async () => (await fetch(at(picture.publicUrl))).status, { timeout: 60_000 }).toBe(404);

  const anew = await signIn(product.address, email);
  expect(anew.session.user.id).not.toBe(grace.session.user.id);
  expect(await anew.get('/api/projects')).toEqual({ projects: [] });
  await anew.refused('404 project.not_found', 'GET', `/api/projects/${id}`);
});
