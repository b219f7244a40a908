import type { Readable } from 'node:stream';
import { encodeSnapshot } from '@easel/canvas';
import { afterEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { askFor, startFakeModels } from './fake-models.ts';
import { engines, openHouse, type House, type HouseOptions, type Person } from './house.ts';
import { unzip } from './unzip.ts';

const picture = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

async function upload(house: House, person: Person, bytes: Uint8Array) {
  const wish = { fileName: 'a picture', contentType: 'image/png', size: bytes.length };
  const ticket = await person.assets.uploadUrl(wish);
  const body = new Uint8Array(bytes);
  await fetch(house.baseUrl + ticket.uploadUrl, { method: 'PUT', body, headers: ticket.headers });
  return { assetId: ticket.assetId, url: ticket.publicUrl };
}

const imageOf = (data: { assetId: string; url: string }) => {
  const place = { id: `node of ${data.assetId}`, type: 'image', x: 1, y: 2, width: 30, height: 20 };
  return { ...place, order: 'a0', data: { ...data, naturalWidth: 30, naturalHeight: 20, alt: '' } };
};

async function download(house: House, person: Person) {
  const { downloadUrl } = await person.personalData.startExport();
  const response = await fetch(house.baseUrl + downloadUrl);
  expect(response.status).toBe(200);
  return { response, files: await unzip(new Uint8Array(await response.arrayBuffer())) };
}

const read = (files: Map<string, Buffer>, name: string) => JSON.parse(files.get(name)!.toString());

describe.each(engines)('taking everything along on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  async function open(options: HouseOptions = {}) {
    const house = await openHouse(engine, options);
    cleanUps.push(house.leave);
    return { house, ada: await house.signIn('ada@example.org') };
  }

  test('each Brand Kit comes with its document and its files', async () => {
    const { house, ada } = await open();
    const logo = await upload(house, ada, await picture('#0a4'));
    const document = JSON.stringify({
      version: 1,
      name: '茶里',
      tagline: 'Slowly',
      logos: [{ ...logo, name: 'Mark' }],
    });
    const kit = await ada.brandKits.save({ id: crypto.randomUUID() }, { document, isDefault: true });
    const { files } = await download(house, ada);
    const folder = `brand-kits/茶里-${kit.id.slice(-8)}/`;
    const saved = read(files, `${folder}brand-kit.json`);
    expect(saved).toMatchObject({ id: kit.id, isDefault: true, document: { tagline: 'Slowly', logos: [logo] } });
    const bytes = await (await fetch(house.baseUrl + logo.url)).arrayBuffer();
    expect(files.get(folder + saved.assets[0].file)!.equals(Buffer.from(bytes))).toBe(true);
    expect(files.has('missing.txt')).toBe(false);
  });

  test('what was decided comes along, with its project or for all of them', async () => {
    const { house, ada } = await open();
    const { id } = await ada.projects.create({ title: 'Tea' });
    const ofProject = await ada.memory.addToProject({ id }, { text: 'Always use navy' });
    const own = await ada.memory.addOwn({ text: '署名 A.L.' });
    const { files } = await download(house, ada);
    expect(read(files, `projects/Tea-${id.slice(-8)}/memory.json`)).toEqual({ memories: [ofProject] });
    expect(read(files, 'memory.json')).toEqual({ memories: [own] });
  });

  test('what was booked in credits comes along', async () => {
    const models = await startFakeModels({ chat: askFor(['a fox']) });
    cleanUps.push(models.close);
    const yaml = `${models.yaml}\nCredits:\n  Enabled: true\n  MonthlyAllowance: 50\n  CostPerImage: 4\n`;
    const { house, ada } = await open({ worker: true, yaml });
    const { id } = await ada.projects.create({ title: 'Paid' });
    await ada.agent.chat({ id }, { messages: [{ role: 'user', contents: [{ type: 'text', text: 'a fox' }] }] });
    const { files } = await download(house, ada);
    const { entries } = read(files, 'credits.json');
    const booked = entries.map(({ kind, amount, projectId }: Record<string, unknown>) => [kind, amount, projectId]);
    expect(booked).toContainEqual(['grant', 50, null]);
    expect(booked).toContainEqual(['spend', -4, id]);
  });

  test('the zip holds the account, and each project with its canvas, its chat and its pictures', async () => {
    const models = await startFakeModels({ chat: askFor(['狐狸']) });
    cleanUps.push(models.close);
    const { house, ada } = await open({ worker: true, yaml: models.yaml });
    const [face, shown] = [await picture('#123'), await picture('#c25')];
    const avatar = await upload(house, ada, face);
    const profile = await ada.account.changeProfile({ name: '艾达 🎨', avatarUrl: avatar.url });
    const mine = await upload(house, ada, shown);
    const fields = { theme: { named: '未知' }, note: 'kept as it came' };
    const viewport = { x: 3, y: 4, k: 0.5 };
    const nodes = [imageOf(mine), { ...imageOf(mine), id: 'text', type: 'text', data: { text: '月亮' }, odd: 7 }];
    const connections = [{ id: 'c', from: 'text', to: nodes[0]!.id, odd: true }];
    const canvas = await encodeSnapshot({ ...fields, viewport, nodes, connections });
    const { id } = await ada.projects.create({ title: '中秋菜单' });
    await ada.canvas.save({ projectId: id, canvas });
    await ada.agent.chat({ id }, { messages: [{ role: 'user', contents: [{ type: 'text', text: '一只狐狸' }] }] });
    const empty = await ada.projects.create({ title: '' });

    const { response, files } = await download(house, ada);
    const today = new Date().toISOString().slice(0, 10);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const named = encodeURIComponent(`easel-艾达 🎨-${today}.zip`);
    const disposition = `attachment; filename="easel-__ _-${today}.zip"; filename*=UTF-8''${named}`;
    expect(response.headers.get('content-disposition')).toBe(disposition);
    const project = await ada.projects.get({ id });
    const folder = `projects/中秋菜单-${id.slice(-8)}`;
    const kept = read(files, `${folder}/project.easel.json`);
    expect(kept).toMatchObject({ format: 'easel-project', formatVersion: 1, id, title: '中秋菜单' });
    expect(kept).toMatchObject({
      createdAt: project.createdAt,
      updatedAt: project.updatedAt,
      version: project.version,
    });
    expect(kept.canvas).toEqual({ ...fields, viewport, nodes: project.nodes, connections: project.connections });
    expect(kept.canvas.nodes).toHaveLength(3);
    expect(kept.canvas.connections).toEqual(connections);
    const [thread] = kept.threads;
    expect(kept.threads).toHaveLength(1);
    expect(thread).toEqual({
      id: project.messages[0]!.threadId,
      title: '一只狐狸',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      messages: project.messages.map(({ author, ...message }) => {
        return author ? { ...message, author: { id: author.id, name: author.name } } : message;
      }),
    });
    expect(thread.messages[0].author).toEqual({ id: project.messages[0]!.author!.id, name: expect.any(String) });
    const painted = project.nodes.find(({ title }) => title === '狐狸')!.data as { assetId: string; url: string };
    expect(kept.assets.map(({ id: assetId }: { id: string }) => assetId).sort()).toEqual(
      [mine.assetId, painted.assetId].sort(),
    );
    for (const { id: assetId, file, url, contentType, bytes } of kept.assets) {
      expect([file, contentType]).toEqual([`assets/${assetId}.png`, 'image/png']);
      const original = Buffer.from(await (await fetch(house.baseUrl + url)).arrayBuffer());
      expect(files.get(`${folder}/${file}`)!.equals(original)).toBe(true);
      expect(original.length).toBe(bytes);
    }
    expect(files.get('avatar.png')!.equals(face)).toBe(true);
    expect(files.get('README.txt')!.toString()).toContain('你的 Easel 数据');
    const emptyFolder = `projects/project-${empty.id.slice(-8)}`;
    const account = read(files, 'account.json');
    expect(account.profile).toEqual(profile);
    expect(account.sessions).toMatchObject([{ device: expect.any(String), endedAt: null }]);
    expect(account.projects.map((place: { folder: string }) => place.folder)).toEqual([emptyFolder, folder]);
    expect([...files.keys()].sort()).toEqual(
      [
        'README.txt',
        'account.json',
        'avatar.png',
        `${folder}/project.easel.json`,
        ...kept.assets.map(({ file }: { file: string }) => `${folder}/${file}`),
        `${emptyFolder}/project.easel.json`,
      ].sort(),
    );
  });

  test('what others own is listed, not included', async () => {
    const { house, ada } = await open();
    const bob = await house.signIn('bob@example.org');
    const { id } = await bob.projects.create({ title: 'Of Bob' });
    const at = new Date().toISOString();
    const member = { id: crypto.randomUUID(), project_id: id, identifier: 'ada@example.org', kind: 'email' as const };
    await house.database.write((transaction) =>
      transaction
        .insertInto('project_members')
        .values({ ...member, permission: 'viewer', created_at: at, updated_at: at })
        .execute(),
    );
    const identity = { provider: 'https://id.example', subject: 'canary', user_id: ada.session.user.id };
    await house.database.write((transaction) =>
      transaction
        .insertInto('identities')
        .values({ ...identity, created_at: at })
        .execute(),
    );
    const { files } = await download(house, ada);
    expect(read(files, 'account.json')).toMatchObject({
      signIn: [{ provider: 'https://id.example', since: at }],
      projects: [],
      shared: [{ id, title: 'Of Bob', role: 'viewer' }],
    });
    expect([...files.keys()].sort()).toEqual(['README.txt', 'account.json']);
    expect(Buffer.concat([...files.values()]).toString()).not.toContain('canary');
  });

  test('titles of every kind make folders that any system can unpack', async () => {
    const { house, ada } = await open();
    const titles = [
      '../../etc/passwd',
      '..',
      '...',
      'C:\\Windows\\x',
      '/absolute',
      'a/b\\c:d*e?f"g<h>i|j',
      'ends with dots...',
      `${'长'.repeat(199)}`,
      `${'👩‍👩‍👧'.repeat(20)}`,
      'right\u202eleft',
      'CON',
      'twice',
      'twice',
    ];
    const ids = [];
    for (const title of titles) ids.push((await ada.projects.create({ title })).id);
    const { files } = await download(house, ada);
    const folders = [...files.keys()].filter((name) => name.startsWith('projects/')).map((name) => name.split('/'));
    expect(folders).toHaveLength(titles.length);
    for (const parts of folders) {
      expect(parts).toEqual([
        'projects',
        expect.stringMatching(/^[^/\\:*?"<>|\p{Cc}\u202e.][^/\\:*?"<>|\p{Cc}\u202e]*$/u),
        'project.easel.json',
      ]);
      expect(Buffer.byteLength(parts[1]!)).toBeLessThanOrEqual(120);
      expect(parts[1]!.isWellFormed()).toBe(true);
    }
    const families = folders.map(([, folder]) => folder!).find((folder) => folder.startsWith('👩'))!;
    expect(families.replaceAll('👩‍👩‍👧', '')).toMatch(/^-[0-9a-f]{8}$/);
    expect(folders.map(([, folder]) => folder!.slice(-8)).sort()).toEqual(ids.map((id) => id.slice(-8)).sort());
  });

  test('a picture whose bytes are gone is named, and the rest comes all the same', async () => {
    const { house, ada } = await open();
    const [gone, here] = [
      await upload(house, ada, await picture('#111')),
      await upload(house, ada, await picture('#222')),
    ];
    const { id } = await ada.projects.create({ title: 'Holes' });
    await ada.canvas.patch({ id }, { changes: { put: [imageOf(gone), imageOf(here)] } });
    await house.services.blobs.delete(gone.url.split('/').at(-1)!);
    const { files } = await download(house, ada);
    const folder = `projects/Holes-${id.slice(-8)}`;
    expect(files.get('missing.txt')!.toString()).toBe(`${folder}/assets/${gone.assetId}.png\n`);
    expect(files.has(`${folder}/assets/${here.assetId}.png`)).toBe(true);
    expect(files.has(`${folder}/assets/${gone.assetId}.png`)).toBe(false);
  });

  test('a ticket serves once, and only while it and its account last; a look at it spends nothing', async () => {
    const { house, ada } = await open();
    const start = async () => house.baseUrl + (await ada.personalData.startExport()).downloadUrl;
    const refusal = async (url: string) => {
      const response = await fetch(url);
      return [response.status, (await response.json()).errorCode, response.headers.get('content-disposition')];
    };
    const expired = [404, 'account.export_expired', null];
    const url = await start();
    const look = await fetch(url, { method: 'HEAD' });
    expect([look.status, look.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const answers = await Promise.all([1, 2, 3].map(() => fetch(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(await refusal(url)).toEqual(expired);
    expect(await refusal(`${house.baseUrl}/api/account/export/${'x'.repeat(43)}`)).toEqual(expired);
    const { downloadUrl, expiresAt } = await ada.personalData.startExport();
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(10);
    await ada.personalData.deleteAccount({ confirmation: 'ada@example.org' });
    expect(await refusal(house.baseUrl + downloadUrl)).toEqual(expired);
  });

  describe('with five hundred pictures', () => {
    const pictures = 500;
    const bytesEach = 256 * 1024;

    /** A house whose blobs say what is open, and a project that shows five hundred of them. */
    async function openGallery() {
      const { house, ada } = await open({ variables: { EASEL__STORAGE__DRIVER: 'memory' } });
      const { blobs } = house.services;
      const bytes = Buffer.alloc(bytesEach, 7);
      const { id } = await ada.projects.create({ title: 'Gallery' });
      const nodes = [];
      for (let index = 0; index < pictures; index++) {
        const reserved = house.features.assets.reserve('image/png');
        const facts = { owner_id: ada.session.user.id, file_name: '', content_type: 'image/png', bytes: bytesEach };
        const row = { ...reserved, ...facts, width: 1, height: 1, thumbhash: '', ready: 1 as const, created_at: '' };
        await house.database.write((transaction) => transaction.insertInto('assets').values(row).execute());
        await blobs.put(reserved.key, bytes);
        nodes.push(imageOf({ assetId: reserved.id, url: `/api/files/${reserved.key}` }));
      }
      await ada.canvas.patch({ id }, { changes: { put: nodes } });
      const counts = { opened: 0, open: 0, mostOpen: 0, last: null as Readable | null };
      const { open: openBlob } = blobs;
      blobs.open = async (...wish) => {
        const opened = await openBlob(...wish);
        counts.opened += 1;
        counts.mostOpen = Math.max(counts.mostOpen, ++counts.open);
        counts.last = opened!.stream.once('close', () => (counts.open -= 1));
        return opened;
      };
      return { house, ada, counts };
    }

    test('pictures are opened one by one, no sooner than the reader takes them', async () => {
      const { house, ada, counts } = await openGallery();
      const { downloadUrl } = await ada.personalData.startExport();
      const never = new AbortController().signal;
      const zip = await house.features.personalData.download(downloadUrl.split('/').at(-1)!, never);
      let read = 0;
      for await (const piece of await zip.open()) {
        read += (piece as Buffer).length;
        expect(counts.opened).toBeLessThanOrEqual(Math.floor(read / bytesEach) + 3);
      }
      expect(read).toBeGreaterThan(pictures * bytesEach);
      expect(counts).toMatchObject({ opened: pictures, open: 0, mostOpen: 1 });
    });

    test('a client that goes away ends the work', async () => {
      const { house, ada, counts } = await openGallery();
      const { downloadUrl } = await ada.personalData.startExport();
      const leave = new AbortController();
      const response = await fetch(house.baseUrl + downloadUrl, { signal: leave.signal });
      const reader = response.body!.getReader();
      for (let read = 0; read < 3 * bytesEach;) read += (await reader.read()).value!.length;
      const left = counts.last!;
      leave.abort();
      if (!left.closed) await new Promise((closed) => left.once('close', closed));
      await house.app.close();
      expect(counts.open).toBe(0);
      expect(counts.opened).toBeLessThan(pictures);
    });
  });
});

test('neither the ticket nor anything of the person is logged', async () => {
  const lines: string[] = [];
  const house = await openHouse('sqlite', { logged: { write: (line) => void lines.push(line) } });
  const ada = await house.signIn('canary@example.org');
  const { downloadUrl } = await ada.personalData.startExport();
  await (await fetch(house.baseUrl + downloadUrl)).arrayBuffer();
  await fetch(house.baseUrl + downloadUrl);
  await ada.personalData.deleteAccount({ confirmation: 'wrong-canary' }).catch(() => {});
  await house.leave();
  const log = lines.join('');
  expect(log).not.toContain(downloadUrl.split('/').at(-1));
  expect(log).not.toContain('canary');
  expect(log).toContain('"route":"/api/account/export/:ticket"');
});
