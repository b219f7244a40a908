/**
 * Ids stand inside of bodies, where no route looks at them before its handler does. Eve knows the ids of Ada's things
 * and names them wherever a body takes one; she must learn nothing from it, and change nothing.
 */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';
import { unzip } from './unzip.ts';

describe.each(engines)('ids of others in bodies on %s', (engine) => {
  let house: House;
  let ada: Person;
  let eve: Person;
  let hers: Awaited<ReturnType<typeof thingsOf>>;
  let id: string;
  beforeAll(async () => {
    house = await openHouse(engine, { worker: true });
    [ada, eve] = [await house.signIn('ada@example.org'), await house.signIn('eve@example.org')];
    hers = await thingsOf(ada);
    ({ id } = await eve.projects.create({ title: 'Hers' }));
  });
  afterAll(() => house.leave());

  async function upload(person: Person) {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b7285' } })
      .png()
      .toBuffer();
    const wish = { fileName: 'secret-name.png', contentType: 'image/png', size: bytes.length };
    const { assetId, publicUrl: url, uploadUrl, headers } = await person.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    return { assetId, url, key: url.split('/').at(-1)! };
  }
  const node = (data: Record<string, unknown>, name = 'n') => {
    return { id: name, type: 'image', x: 0, y: 0, width: 40, height: 40, title: '', data };
  };
  async function thingsOf(person: Person) {
    const picture = await upload(person);
    const project = await person.projects.create({ title: 'Private' });
    await person.canvas.patch({ id: project.id }, { baseVersion: '0', changes: { put: [node(picture)] } });
    const asked = await person.projects.create({ title: '', prompt: 'A poster for tea' });
    const kitId = randomUUID();
    const document = JSON.stringify({ version: 1, name: 'Kit', logos: [] });
    await person.brandKits.save({ id: kitId }, { document, isDefault: false });
    const memory = await person.memory.addOwn({ text: 'Always in green' });
    return { picture, project, asked, kitId, memory };
  }

  /** All that Eve gets to see of her own project, as one text. */
  async function seen(): Promise<string> {
    const { downloadUrl } = await eve.projectFiles.startExport({ id });
    const zip = await unzip(Buffer.from(await (await fetch(house.baseUrl + downloadUrl)).arrayBuffer()));
    const copy = await eve.versions.duplicate({ id }, {});
    const read = [
      eve.projects.query({ projectId: id, cid: '' }),
      eve.projects.query({ projectId: copy.id, cid: '' }),
      eve.projects.get({ id }),
      eve.projects.list(),
      eve.canvas.atlas({ id }),
      eve.versions.list({ id }),
      eve.agent.history({ id }),
    ];
    return `${JSON.stringify(await Promise.all(read))}${[...zip].map(([name, bytes]) => `${name}\n${bytes}`).join('\n')}`;
  }

  test('a node may name any file by its id, and shows none but by its address', async () => {
    const { assetId, url, key } = hers.picture;
    const { version } = await eve.projects.get({ id });
    await eve.canvas.patch({ id }, { baseVersion: version, changes: { put: [node({ assetId, url: '' })] } });
    expect(await seen()).not.toContain(key);
    await eve.canvas.patch({ id }, { baseVersion: version, changes: { put: [node({ assetId, url }, 'known')] } });
    expect((await eve.projects.query({ projectId: id, cid: '' })).assetMeta).toHaveProperty(assetId);
    expect(await seen()).toContain(`assets/${assetId}.png`);
    const { version: now } = await eve.projects.get({ id });
    await eve.canvas.patch({ id }, { baseVersion: now, changes: { remove: ['n', 'known'] } });
    expect((await fetch(house.baseUrl + url)).status).toBe(200);
  });

  const call = async (method: string, path: string, body: object) => {
    const { accessToken } = eve.session;
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const answer = await fetch(house.baseUrl + path, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, text: await answer.text() };
  };
  type Attack = [name: string, method: string, path: () => string, body: () => object, status: number];
  const chat = () => `/api/projects/${id}/agent/chat`;
  const say = (more: object) => ({ messages: [{ role: 'user', contents: [{ type: 'text', text: 'Tea' }] }], ...more });
  const mask = () => ({ nodeId: 'own', assetId: hers.picture.assetId });
  const turn = () => `/api/projects/${id}/agent/turns/${hers.asked.turnId}`;
  const attacks: Attack[] = [
    ['a file as a reference', 'POST', chat, () => say({ references: [{ assetId: hers.picture.assetId }] }), 404],
    ['a file as a mask', 'POST', chat, () => say({ mask: mask() }), 400],
    ['a thread to speak in', 'POST', chat, () => say({ threadId: hers.asked.threadId }), 404],
    ['a turn to cancel', 'POST', () => `${turn()}/cancel`, () => ({}), 404],
    ['a turn to decide', 'POST', () => `${turn()}/decision`, () => ({ proposalId: randomUUID(), answer: 'yes' }), 404],
    ['a memory to change', 'PATCH', () => `/api/account/memories/${hers.memory.id}`, () => ({ text: 'Red' }), 404],
    [
      'a memory of a person in a project',
      'PATCH',
      () => `/api/projects/${id}/memories/${hers.memory.id}`,
      () => ({ text: 'Red' }),
      404,
    ],
    ['a kit for a new project', 'POST', () => '/api/projects', () => ({ brandKitId: hers.kitId }), 404],
    ['a kit to bind', 'PATCH', () => `/api/projects/${id}/brand-kit`, () => ({ brandKitId: hers.kitId }), 404],
    [
      'a kit to replace',
      'PUT',
      () => `/api/brand-kits/${hers.kitId}`,
      () => ({ document: '{"version":1}', isDefault: true }),
      404,
    ],
    ['a kit to take away', 'POST', () => `/api/brand-kits/${hers.kitId}/export`, () => ({}), 404],
    ['an upload to complete', 'POST', () => `/api/assets/${hers.picture.assetId}/complete`, () => ({}), 404],
    ['a project to save over', 'POST', () => '/api/ns-a/project/saveProject', () => saved(hers.project.id), 404],
    [
      'a logo',
      'PUT',
      () => `/api/brand-kits/${randomUUID()}`,
      () => ({ document: JSON.stringify({ version: 1, logos: [hers.picture] }), isDefault: false }),
      400,
    ],
    [
      'a face without its address',
      'PATCH',
      () => '/api/account/profile',
      () => ({ avatarUrl: hers.picture.assetId }),
      400,
    ],
  ];
  const saved = (projectId: string) => ({ projectId, nodes: [], connections: [], viewport: { x: 0, y: 0, k: 1 } });

  test.each(attacks)('%s', async (_, method, path, body, status) => {
    const { version } = await eve.projects.get({ id });
    const own = node(await upload(eve), 'own');
    await eve.canvas.patch({ id }, { baseVersion: version, changes: { put: [own] } });
    const answer = await call(method, path(), body());
    expect([answer.status, answer.text]).toEqual([status, expect.not.stringContaining(hers.picture.key)]);
  });

  test('after all of it her things are as they were', async () => {
    const { nodes } = await ada.projects.get({ id: hers.project.id });
    expect(nodes).toHaveLength(1);
    expect((await ada.brandKits.list()).brandKits).toMatchObject([{ id: hers.kitId, name: 'Kit' }]);
    expect((await ada.memory.own()).memories).toMatchObject([{ text: 'Always in green' }]);
    expect((await fetch(house.baseUrl + hers.picture.url)).status).toBe(200);
  });
});
