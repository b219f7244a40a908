import type { CanvasNode } from '@easel/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';
import { callerWith } from './share-callers.ts';

const box = (id: string, more: object = {}) =>
  ({ id, type: 'text', x: 0, y: 0, width: 10, height: 10, ...more }) as CanvasNode;

describe.each(engines)('copies of a project on %s', (engine) => {
  let house: House;
  let ada: Person;
  let bob: Person;
  beforeAll(async () => {
    house = await openHouse(engine, { worker: true, variables: { EASEL__STORAGE__DELETE_GRACE_HOURS: '0' } });
    ada = await house.signIn('ada@example.org');
    bob = await house.signIn('bob@example.org');
  });
  afterAll(() => house.leave());

  async function uploadNode(id: string) {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c2255c' } })
      .png()
      .toBuffer();
    const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
    const { uploadUrl, headers, assetId, publicUrl } = await ada.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    const status = async () => (await fetch(house.baseUrl + publicUrl)).status;
    return { node: box(id, { type: 'image', data: { assetId, url: publicUrl } }), publicUrl, status };
  }
  const jobsDone = () =>
    vi.waitFor(async () => {
      expect(await house.database.read.selectFrom('jobs').select('id').execute()).toEqual([]);
    }, 10_000);
  async function invite(projectId: string, permission: 'editor' | 'viewer') {
    const at = new Date().toISOString();
    const member = { project_id: projectId, identifier: 'bob@example.org', kind: 'email', permission } as const;
    const row = { ...member, id: crypto.randomUUID(), created_at: at, updated_at: at };
    await house.database.write((transaction) => transaction.insertInto('project_members').values(row).execute());
  }

  test('a copy has the canvas with all that is on it, and a history of its own', async () => {
    const { node, publicUrl } = await uploadNode('p');
    const canvas = {
      viewport: { x: 1, y: 2, k: 3 },
      nodes: [box('a', { future: { kept: 1 } }), node],
      connections: [{ id: 'c', from: 'a', to: 'p', glow: true }],
    };
    const { id } = await ada.projects.create({ title: 'Tea' });
    await ada.canvas.patch({ id }, { ...canvas, version: '0' });
    await ada.canvas.patch({ id }, { changes: { put: [box('b')] }, version: '1' });
    const copy = await ada.versions.duplicate({ id }, {});
    expect(copy).toMatchObject({ title: 'Tea copy', role: 'owner', nodeCount: 3, picCount: 1, coverUrls: [publicUrl] });
    expect(copy.id).not.toBe(id);
    const [original, made] = [await ada.projects.get({ id }), await ada.projects.get({ id: copy.id })];
    const { nodes, connections, viewport } = original;
    expect(made).toMatchObject({ nodes, connections, viewport, version: '1', messages: [] });
    expect((await ada.versions.list({ id: copy.id })).versions).toMatchObject([
      { version: '1', added: 3, connections: 1 },
    ]);
    expect((await ada.versions.read({ id: copy.id, version: '0' })).nodes).toEqual([]);
    await ada.canvas.patch({ id: copy.id }, { changes: { remove: ['a'] }, version: '1' });
    expect((await ada.projects.get({ id })).nodeCount).toBe(3);
  });

  test('titles come from the wish, or from the original in the language of the request', async () => {
    const { id } = await ada.projects.create({ title: '海报' });
    expect((await ada.versions.duplicate({ id }, { title: ' My  own ' })).title).toBe('My own');
    const answer = await fetch(`${house.baseUrl}/api/projects/${id}/duplicate`, {
      method: 'POST',
      body: '{}',
      headers: {
        authorization: `Bearer ${ada.session.accessToken}`,
        'content-type': 'application/json',
        'accept-language': 'zh-CN',
      },
    });
    expect(await answer.json()).toMatchObject({ title: '海报副本' });
    const long = await ada.projects.create({ title: 't'.repeat(200) });
    const { title } = await ada.versions.duplicate({ id: long.id }, {});
    expect([title.length, title.endsWith('t copy')]).toEqual([200, true]);
    const untitled = await ada.projects.create({});
    expect((await ada.versions.duplicate({ id: untitled.id }, {})).title).toBe('');
  });

  test('an editor’s copy is the editor’s own, without the kit and the sharing of the original', async () => {
    const { id } = await ada.projects.create({ title: 'Shared' });
    await house.database.write((transaction) =>
      transaction.updateTable('projects').set({ brand_kit_id: 'kit' }).where('id', '=', id).execute(),
    );
    await invite(id, 'editor');
    const copy = await bob.versions.duplicate({ id }, {});
    expect(copy).toMatchObject({ role: 'owner', brandKitId: '', title: 'Shared copy' });
    await expect(ada.projects.get({ id: copy.id })).rejects.toMatchObject({ status: 404 });
    expect(await ada.versions.duplicate({ id }, {})).toMatchObject({ brandKitId: 'kit' });
  });

  test('a copy takes the decisions along, for whoever copies, and each changes its own from then on', async () => {
    const { id } = await ada.projects.create({ title: 'Decided' });
    const first = await ada.memory.addToProject({ id }, { text: 'Always use navy' });
    const second = await ada.memory.addToProject({ id }, { text: '以后都用衬线字体' });
    await ada.memory.addOwn({ text: 'Sign with A.L.' });
    await invite(id, 'editor');
    for (const person of [ada, bob]) {
      const copy = await person.versions.duplicate({ id }, {});
      const { memories } = await person.memory.ofProject({ id: copy.id });
      expect(memories).toEqual([second, first].map((memory) => ({ ...memory, id: expect.any(String), origin: null })));
      await person.memory.removeFromProject({ id: copy.id, memoryId: memories[0]!.id });
      expect((await ada.memory.ofProject({ id })).memories).toEqual([second, first]);
    }
  });

  test('deleting either leaves the pictures to the other', async () => {
    for (const first of ['original', 'copy'] as const) {
      const { node, status } = await uploadNode('p');
      const { id } = await ada.projects.create({ title: 'Pictures' });
      await ada.canvas.patch({ id }, { changes: { put: [node] } });
      const copy = await ada.versions.duplicate({ id }, {});
      await ada.projects.remove({ id: first === 'original' ? id : copy.id });
      await jobsDone();
      expect(await status()).toBe(200);
      await ada.projects.remove({ id: first === 'original' ? copy.id : id });
      await vi.waitFor(async () => expect(await status()).toBe(404), 10_000);
    }
  });

  test('a picture that is pasted into somebody else’s project stays there, byte for byte, when its first one goes', async () => {
    const { node, status, publicUrl } = await uploadNode('p');
    const bytes = async () => Buffer.from(await (await fetch(house.baseUrl + publicUrl)).arrayBuffer());
    const [first, original] = [await ada.projects.create({ title: 'First' }), await bytes()];
    await ada.canvas.patch({ id: first.id }, { changes: { put: [node] } });
    const second = await bob.projects.create({ title: 'Second' });
    await bob.canvas.patch({ id: second.id }, { changes: { put: [{ ...node, id: 'pasted' }] } });
    await ada.projects.remove({ id: first.id });
    await jobsDone();
    expect((await bytes()).equals(original)).toBe(true);
    const { assetMeta } = await bob.projects.query({ projectId: second.id });
    expect(Object.values(assetMeta!)).toMatchObject([{ url: publicUrl, width: 30, height: 20 }]);
    await bob.projects.remove({ id: second.id });
    await vi.waitFor(async () => expect(await status()).toBe(404), 10_000);
  });

  test('whoever may edit by the link copies the project, who may look does not', async () => {
    const { id } = await ada.projects.create({ title: 'Linked' });
    const { shareId } = await ada.sharing.setLink({ id }, { permission: 'editor' });
    const byLink = callerWith(house, { 'x-share-id': shareId! }, bob);
    await expect(bob.versions.duplicate({ id }, {})).rejects.toMatchObject({ status: 404 });
    expect(await byLink.versions.duplicate({ id }, {})).toMatchObject({ role: 'owner', title: 'Linked copy' });
    await ada.sharing.setLink({ id }, { permission: 'viewer' });
    await expect(byLink.versions.duplicate({ id }, {})).rejects.toMatchObject({ status: 403 });
  });

  test('ten thousand nodes are copied whole', async () => {
    const { id } = await ada.projects.create({ title: 'Wall' });
    await ada.canvas.patch({ id }, { changes: { put: Array.from({ length: 10_000 }, (_, n) => box(`n${n}`)) } });
    const copy = await ada.versions.duplicate({ id }, {});
    expect(copy.nodeCount).toBe(10_000);
    expect((await ada.projects.get({ id: copy.id })).nodes).toHaveLength(10_000);
  });
});
