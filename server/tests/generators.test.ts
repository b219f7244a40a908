import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type GeneratorTask, type TextRenderData } from '@easel/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reserveFiles } from '../src/generators/separate-layers-job.ts';
import { PageReader } from '../src/platform/page-reader/page-reader.ts';
import { startWorker } from '../src/workers.ts';
import { migratedDatabaseUrl } from './databases.ts';
import { signIn as signInAt, startServer } from './doomed-server.ts';
import { engines, openHouse, type House } from './house.ts';

const prompt = 'Poster "Night Market", Sat 12 October, 19:00, at Old Mill Square, lanterns, 480x640';
type Person = ReturnType<typeof createClient>;

const separate = (person: Person, project_id: string, image_url: string) =>
  person.generators.create({ project_id, generator_name: 'layer-separation', input_args: { image_url } });

async function ended(person: Person, project_id: string, task_id: string): Promise<GeneratorTask> {
  const read = () => person.generators.read({ project_id, task_id });
  return vi.waitUntil(
    async () => {
      const task = await read();
      return ['pending', 'processing'].includes(task.status) ? undefined : task;
    },
    { timeout: 60_000, interval: 50 },
  );
}

/** A poster by the built-in designer on a canvas of its own. */
async function makePoster(person: Person): Promise<{ id: string; url: string; assetId: string }> {
  const { id } = await person.projects.create({ prompt: '' });
  const contents = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: prompt }] }];
  const options = { messages: contents, imageCount: 1, imageSize: '480x640' };
  const { nodes } = await person.agent.chat({ id }, options);
  const { url, assetId } = nodes.find(({ type }) => type === 'image')!.data as { url: string; assetId: string };
  return { id, url, assetId };
}

describe.each(engines)('layer separation on %s', (engine) => {
  // What no engine could do differently.
  const testOnce = test.runIf(engine === 'sqlite');
  let house: House;
  beforeEach(async () => {
    house = await openHouse(engine, { worker: true });
  });
  afterEach(() => house.leave());

  const bytes = async (url: string) => Buffer.from(await (await fetch(house.baseUrl + url)).arrayBuffer());

  testOnce('a design of ours is taken apart exactly, and its words are real text', async () => {
    const ada = await house.signIn('ada@example.org');
    const { id, url } = await makePoster(ada);
    const { task_id } = await separate(ada, id, url);
    const task = await ended(ada, id, task_id);
    expect(task).toMatchObject({ status: 'completed', progress: 1, fail_reason: null, project_id: id });
    const images = task.artifacts.filter(({ type }) => type === 'image');
    expect(images[0]).toMatchObject({ label: 'bg_image', bbox: { x: 0, y: 0, width: 480, height: 640 } });
    const { texts } = JSON.parse(task.artifacts.find(({ type }) => type === 'text')!.content) as {
      texts: TextRenderData[];
    };
    expect(texts.map(({ lines }) => lines.join(' ').toLowerCase())).toContain('night market');
    const parts = [
      ...images.map(({ content, bbox, metadata }) => ({ url: content, box: bbox!, order: metadata.order })),
      ...texts.map(({ raster, order }) => ({ url: raster.url, box: raster.bbox, order })),
    ].sort((a, b) => a.order - b.order);
    const overlays = await Promise.all(
      parts.map(async (part) => ({ input: await bytes(part.url), left: part.box.x, top: part.box.y })),
    );
    const blank = { create: { width: 480, height: 640, channels: 4 as const, background: '#0000' } };
    const laid = await sharp(blank).composite(overlays).raw().toBuffer();
    const shown = await sharp(await bytes(url))
      .ensureAlpha()
      .raw()
      .toBuffer();
    const off = laid.reduce((sum, level, at) => sum + Math.abs(level - shown[at]!), 0) / laid.length;
    expect(off).toBeLessThan(1);
  });

  test('a picture has one task, however often and by whomever it is asked for', async () => {
    const ada = await house.signIn('ada@example.org');
    const { id, url } = await makePoster(ada);
    const asked = await Promise.all([1, 2, 3].map(() => separate(ada, id, url)));
    expect(new Set(asked.map(({ task_id }) => task_id)).size).toBe(1);
    const done = await ended(ada, id, asked[0]!.task_id);
    expect(await separate(ada, id, house.baseUrl + url)).toEqual({ task_id: done.task_id, status: 'completed' });
    const [gone] = done.artifacts;
    await house.database.write((transaction) =>
      transaction.deleteFrom('assets').where('id', '=', gone!.metadata.assetId!).execute(),
    );
    expect((await separate(ada, id, url)).task_id, 'layers that are deleted are drawn anew').not.toBe(done.task_id);
  });

  testOnce('what is no picture here, nor at a public address, is refused', async () => {
    const ada = await house.signIn('ada@example.org');
    const { id, url, assetId } = await makePoster(ada);
    const refused = (image_url: string, generator_name = 'layer-separation') =>
      ada.generators
        .create({ project_id: id, generator_name, input_args: { image_url } })
        .catch((error: { errorCode: string }) => error.errorCode);
    expect(await refused(url, 'upscaler')).toBe('generator.unknown');
    for (const address of [
      'http://10.0.0.1/a.png',
      'http://localhost/a.png',
      'file:///etc/passwd',
      '/api/files/AAAAAAAAAAAAAAAAAAAAAA.png',
    ]) {
      expect(await refused(address), address).toBe('generator.source_unsupported');
    }
    await expect(ada.generators.read({ project_id: id, task_id: assetId })).rejects.toMatchObject({
      errorCode: 'generator.task_not_found',
    });
  });

  testOnce('a design that the designer would draw otherwise today is taken apart as any other picture', async () => {
    const ada = await house.signIn('ada@example.org');
    const { id, url, assetId } = await makePoster(ada);
    const design = house.database.read
      .selectFrom('asset_designs')
      .select('design_json')
      .where('asset_id', '=', assetId);
    const kept = JSON.parse((await design.executeTakeFirstOrThrow()).design_json);
    // As if the designer had learned another way since.
    const design_json = JSON.stringify({ ...kept, wish: { ...kept.wish, seed: kept.wish.seed + 77 } });
    await house.database.write((transaction) =>
      transaction.updateTable('asset_designs').set({ design_json }).where('asset_id', '=', assetId).execute(),
    );
    const task = await ended(ada, id, (await separate(ada, id, url)).task_id);
    expect(task).toMatchObject({ status: 'completed', fail_code: null });
    const [ground, ...others] = task.artifacts;
    expect(ground).toMatchObject({ label: 'bg_image', metadata: { id: 'background', confidence: expect.any(Number) } });
    const { texts } = JSON.parse(others.at(-1)!.content) as { texts: TextRenderData[] };
    const words = texts.map(({ lines }) => lines.join(' ').toLowerCase()).join(' ');
    expect(words).toContain('night');
    expect(
      texts.every(({ exact }) => !exact),
      'nothing changes by itself',
    ).toBe(true);
  });

  testOnce('a drawing that calls itself small is taken apart as sharply as a large one', async () => {
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ prompt: '' });
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">
      <rect width="40" height="30" fill="#eee"/><circle cx="12" cy="15" r="6" fill="#c33"/></svg>`);
    const wish = { fileName: 'mark.svg', contentType: 'image/svg+xml', size: svg.length };
    const { uploadUrl, publicUrl, headers } = await ada.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: svg, headers });
    const { artifacts } = await ended(ada, id, (await separate(ada, id, publicUrl)).task_id);
    const [ground, disc] = artifacts;
    expect(ground).toMatchObject({ label: 'bg_image', bbox: { x: 0, y: 0, width: 1024, height: 768 } });
    expect(disc!.label).toBe('fg_image');
    expect(Math.abs(disc!.bbox!.width - (12 * 1024) / 40)).toBeLessThan(20);
  });

  test('a task that is stopped stays stopped, and asking again begins another', async () => {
    const ada = await house.signIn('ada@example.org');
    const { id, url } = await makePoster(ada);
    const { task_id } = await separate(ada, id, url);
    const canceled = await ada.generators.cancel({ project_id: id, task_id });
    expect(canceled.status).toBe('canceled');
    const again = await separate(ada, id, url);
    expect(again.task_id).not.toBe(task_id);
    expect((await ended(ada, id, again.task_id)).status).toBe('completed');
    expect((await ada.generators.read({ project_id: id, task_id })).status).toBe('canceled');
  });

  test('layers that were kept before their task was stopped are deleted', async () => {
    const { database, services, features } = house;
    await house.stopWorking();
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ prompt: '' });
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1864ab' } })
      .png()
      .toBuffer();
    const wish = { fileName: 'a.png', contentType: 'image/png', size: picture.length };
    const { uploadUrl, publicUrl, headers, assetId } = await ada.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(picture), headers });
    const { task_id } = await separate(ada, id, publicUrl);
    // As far as a run comes before it is told to stop.
    const [file] = (await reserveFiles(task_id, 1, { database, assets: features.assets }))!;
    await features.assets.keep(file!, picture);
    await ada.generators.cancel({ project_id: id, task_id });
    expect(await reserveFiles(task_id, 2, { database, assets: features.assets })).toBeNull();
    await database.write((transaction) => transaction.updateTable('jobs').set({ due_at: 0 }).execute());
    const worker = startWorker(services, features);
    await vi.waitUntil(async () => (await services.blobs.read(file!.key)) === null, { timeout: 20_000, interval: 20 });
    await worker.drain(1_000);
    expect(await features.assets.goneAmong([file!.id, assetId])).toEqual([file!.id]);
  });
});

describe.runIf(engines.includes('sqlite'))('a picture from elsewhere', () => {
  test('is fetched and taken apart; what is none says why', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
      <rect width="200" height="200" fill="#eee"/><rect x="50" y="60" width="90" height="70" fill="#234"/></svg>`;
    const png = await sharp(Buffer.from(svg)).png().toBuffer();
    const site = createServer((request, response) => {
      const { url = '' } = request;
      if (url === '/moved.png') return response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end();
      response.setHeader('content-type', url === '/page.png' ? 'text/html' : 'image/png');
      return response.end(url === '/broken.png' ? 'broken' : png);
    });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    const bounds = { maxBytes: 1e6, maxRunes: 1000, timeoutMs: 5000, concurrency: 1 };
    const pageReader = new PageReader(bounds, { allowedOrigins: [origin] });
    const house = await openHouse('sqlite', { worker: true, pageReader });
    try {
      const ada = await house.signIn('ada@example.org');
      const { id } = await ada.projects.create({ prompt: '' });
      const endOf = async (address: string) => ended(ada, id, (await separate(ada, id, origin + address)).task_id);
      const found = await endOf('/a.png');
      expect(found.status).toBe('completed');
      expect(found.artifacts.filter(({ label }) => label === 'fg_image')).toHaveLength(1);
      expect(await endOf('/a.png'), 'the same address, the same task').toEqual(found);
      expect(await endOf('/broken.png')).toMatchObject({ status: 'failed', fail_code: 'source_unreadable' });
      expect(await endOf('/page.png')).toMatchObject({ status: 'failed', fail_code: 'source_refused' });
      expect(await endOf('/moved.png')).toMatchObject({ status: 'failed', fail_code: 'source_refused' });
    } finally {
      await house.leave();
      await pageReader.close();
      site.close();
    }
  });
});

describe.each(engines)('a server killed while it takes a picture apart on %s', (engine) => {
  const cleanUps: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  test('goes on with it after its start', async () => {
    const { url, remove } = await migratedDatabaseUrl(engine);
    const folder = mkdtempSync(join(tmpdir(), 'easel-generators-'));
    writeFileSync(join(folder, 'easel.yaml'), '');
    cleanUps.push(remove, () => rmSync(folder, { recursive: true }));
    const first = await startServer(folder, url, cleanUps);
    const ada = await signInAt(first.baseUrl);
    const poster = await makePoster(ada);
    const { task_id } = await separate(ada, poster.id, poster.url);
    await vi.waitUntil(
      async () => (await ada.generators.read({ project_id: poster.id, task_id })).status !== 'pending',
      { timeout: 20_000, interval: 5 },
    );
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    const second = await startServer(folder, url, cleanUps);
    const back = await signInAt(second.baseUrl);
    const task = await ended(back, poster.id, task_id);
    expect(task.status).toBe('completed');
  }, 120_000);
});
