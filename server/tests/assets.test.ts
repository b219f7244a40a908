import { randomUUID } from 'node:crypto';
import { emptyChange } from '@easel/canvas';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { stemOf } from '../src/assets/asset-keys.ts';
import { deleteAssets } from '../src/assets/delete-assets-job.ts';
import { Files } from '../src/assets/files.ts';
import { allJobs } from '../src/workers.ts';
import { engines, openHouse, type House, type Person } from './house.ts';

const picture = (format: 'png' | 'jpeg' | 'webp', width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c2255c' } })
    .toFormat(format)
    .toBuffer();

describe.each(engines)('files on %s', (engine) => {
  let house: House;
  let ada: Person;
  beforeAll(async () => {
    house = await openHouse(engine, { worker: true, variables: { EASEL__STORAGE__DELETE_GRACE_HOURS: '0' } });
    ada = await house.signIn('ada@example.org');
  });
  afterAll(() => house.leave());

  async function upload(bytes: Uint8Array, contentType: string, size = bytes.length) {
    const ticket = await ada.assets.uploadUrl({ fileName: 'a file', contentType, size });
    const response = await fetch(house.baseUrl + ticket.uploadUrl, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: ticket.headers,
    });
    return { ticket, response, answer: await response.json() };
  }

  test('an uploaded picture is measured, read by everyone who has its address, and kept for ever', async () => {
    const bytes = await picture('png');
    const { ticket, response, answer } = await upload(bytes, 'image/png');
    expect(response.status).toBe(200);
    expect(answer).toMatchObject({ width: 300, height: 200, contentType: 'image/png', bytes: bytes.length });
    expect(answer.thumbhash).not.toBe('');
    const read = await fetch(house.baseUrl + ticket.publicUrl);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    expect(read.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = read.headers.get('etag')!;
    expect((await fetch(house.baseUrl + ticket.publicUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await fetch(house.baseUrl + ticket.publicUrl, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-3/${bytes.length}`]);
  });

  test('a picture comes smaller and in a form that the reader takes', async () => {
    const { ticket } = await upload(await picture('jpeg', 800, 600), 'image/jpeg');
    const read = async (accept: string, query = '?w=256') => {
      const response = await fetch(house.baseUrl + ticket.publicUrl + query, { headers: { accept } });
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      return [response.headers.get('content-type'), format, width, height];
    };
    expect(await read('image/avif,image/webp,*/*')).toEqual(['image/webp', 'webp', 256, 192]);
    expect(await read('image/avif')).toEqual(['image/avif', 'heif', 256, 192]);
    expect(await read('*/*')).toEqual(['image/png', 'png', 256, 192]);
    for (const [accept, contentType] of [
      ['image/webp;q=0, image/png', 'image/png'],
      ['image/webp;q=0,image/avif;q=0,*/*', 'image/png'],
      ['IMAGE/WebP', 'image/webp'],
      ['image/webp;q=0.3,image/png;q=0.9', 'image/png'],
      ['image/png,image/webp', 'image/webp'],
      ['image/webp;q=0.5,image/avif', 'image/avif'],
      ['image/*', 'image/png'],
      ['', 'image/png'],
    ] as const) {
      expect((await read(accept))[0], accept).toBe(contentType);
    }
    expect((await fetch(`${house.baseUrl}${ticket.publicUrl}?w=257`)).status).toBe(400);
  });

  test.each([
    ['a JPEG that calls itself PNG', () => picture('jpeg'), 'image/png', 0],
    ['text that calls itself SVG', () => Buffer.from('<html><svg></svg></html>'), 'image/svg+xml', 0],
    ['fewer bytes than announced', () => picture('png'), 'image/png', 1],
    ['a picture that cannot be decoded', async () => (await picture('png')).subarray(0, 60), 'image/png', 0],
  ])('%s is refused and removed', async (_, make, contentType, missing) => {
    const bytes = await make();
    const { ticket, response, answer } = await upload(bytes, contentType, bytes.length + missing);
    expect([response.status, answer.errorCode]).toEqual([422, 'asset.type_mismatch']);
    expect((await fetch(house.baseUrl + ticket.publicUrl)).status).toBe(404);
  });

  /** An upload that has begun while nothing was there, and sends its last bytes when it is told to. */
  async function beginUpload(bytes: Uint8Array, size = bytes.length) {
    const { assets } = house.features;
    const ticket = await assets.issueUpload(ada.session.user.id, { fileName: 'a', contentType: 'image/png', size });
    const query = new URL(ticket.uploadUrl, house.baseUrl).searchParams;
    const permit = { expires: Number(query.get('expires')), signature: query.get('signature')! };
    const send = (body: AsyncIterable<Uint8Array>) =>
      assets.receive(ticket.assetId, permit, body).then(
        ({ thumbhash }) => thumbhash,
        (error) => error.errorCode,
      );
    const [began, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slowly = async function* () {
      began.resolve();
      yield bytes.subarray(0, 10);
      await end.promise;
      yield bytes.subarray(10);
    };
    const sent = send(slowly());
    await began.promise;
    const key = ticket.publicUrl.split('/').at(-1)!;
    return { ...ticket, key, send, finish: () => (end.resolve(), sent) };
  }
  const oneColour = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png({ compressionLevel: 0 })
      .toBuffer();
  async function* once(bytes: Uint8Array) {
    yield bytes;
  }

  test('a file that is there stays, whatever a second upload to its address brings', async () => {
    const [first, other] = [await oneColour('#f00'), await oneColour('#00f')];
    for (const late of [Buffer.alloc(first.length, 1), other]) {
      const { key, assetId, send, finish } = await beginUpload(late, first.length);
      const taken = await send(once(first));
      expect(await finish()).toBe(late === other ? taken : 'asset.type_mismatch');
      expect(Buffer.from((await house.services.blobs.read(key))!).equals(first)).toBe(true);
      expect(await house.features.assets.describe([assetId])).toMatchObject({ [assetId]: { thumbhash: taken } });
    }
  });

  test('a file whose server died before it was told of is told of as it stands, once it is sent again', async () => {
    const [first, other] = [await oneColour('#f00'), await oneColour('#00f')];
    const { key, send, finish } = await beginUpload(other);
    await house.services.blobs.put(key, first);
    const told = await finish();
    expect(Buffer.from((await house.services.blobs.read(key))!).equals(first)).toBe(true);
    expect(await send(once(other))).toBe(told);
    expect(told).not.toBe(await upload(other, 'image/png').then(({ answer }) => answer.thumbhash));
  });

  test('a file that comes when its place is gone leaves nothing', async () => {
    const { key, assetId, finish } = await beginUpload(await picture('png'));
    await house.database.write((transaction) => transaction.deleteFrom('assets').where('id', '=', assetId).execute());
    expect(await finish()).toBe('asset.not_found');
    expect(await house.services.blobs.size(key)).toBeNull();
  });

  test('more bytes than announced, foreign types and changed addresses are refused', async () => {
    const bytes = await picture('png');
    const more = await upload(bytes, 'image/png', bytes.length - 1);
    expect([more.response.status, more.answer.errorCode]).toEqual([413, 'asset.too_large']);
    const wish = { fileName: 'x', size: 10 };
    await expect(ada.assets.uploadUrl({ ...wish, contentType: 'text/html' })).rejects.toMatchObject({ status: 415 });
    const huge = ada.assets.uploadUrl({ ...wish, contentType: 'image/png', size: 2 ** 40 });
    await expect(huge).rejects.toMatchObject({ errorCode: 'asset.too_large' });
    const { uploadUrl } = await ada.assets.uploadUrl({ fileName: 'x', contentType: 'image/png', size: bytes.length });
    const forged = uploadUrl.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`);
    const refused = await fetch(house.baseUrl + forged, { method: 'PUT', body: new Uint8Array(bytes) });
    expect([refused.status, (await refused.json()).errorCode]).toEqual([403, 'asset.upload_expired']);
  });

  test('SVG is served so that it can run nothing', async () => {
    const svg = Buffer.from(
      '<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    const { ticket, response } = await upload(svg, 'image/svg+xml');
    expect(response.status).toBe(200);
    const read = await fetch(house.baseUrl + ticket.publicUrl);
    expect(read.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(read.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a dropped picture is deleted, unless something shows it when its time comes', async () => {
    const [{ ticket: kept }, { ticket: lost }] = [
      await upload(await picture('png'), 'image/png'),
      await upload(await picture('webp'), 'image/webp'),
    ];
    const { id } = await ada.projects.create({});
    const other = await ada.projects.create({});
    const node = (name: string, { assetId, publicUrl }: { assetId: string; publicUrl: string }) => {
      return { id: name, type: 'image', x: 0, y: 0, width: 300, height: 200, data: { assetId, url: publicUrl } };
    };
    await ada.canvas.patch({ id }, { changes: { put: [node('a', kept), node('b', lost)] } });
    await ada.canvas.patch({ id: other.id }, { changes: { put: [node('c', kept)] } });
    expect((await ada.projects.get({ id })).coverUrls).toHaveLength(2);
    await fetch(`${house.baseUrl}${lost.publicUrl}?w=64`);
    const { version } = await ada.projects.get({ id });
    await ada.canvas.patch({ id }, { baseVersion: version, changes: { remove: ['a', 'b'] } });
    await vi.waitFor(async () => expect((await fetch(house.baseUrl + lost.publicUrl)).status).toBe(404), 10_000);
    expect((await fetch(house.baseUrl + kept.publicUrl)).status).toBe(200);
    await ada.projects.remove({ id: other.id });
    await vi.waitFor(async () => expect((await fetch(house.baseUrl + kept.publicUrl)).status).toBe(404), 10_000);
  });

  test('a smaller form that is made while its picture is deleted does not stay', async () => {
    const { ticket } = await upload(await picture('png', 41), 'image/png');
    const key = ticket.publicUrl.split('/').at(-1)!;
    const { blobs, database } = house.services;
    const put: (typeof blobs)['put'] = async (...file) => {
      const facts = await blobs.put(...file);
      await blobs.delete(key);
      return facts;
    };
    const files = new Files({ database, blobs: { ...blobs, put }, assets: house.features.assets });
    await expect(files.open(key, 64, ['webp'])).rejects.toMatchObject({ errorCode: 'asset.not_found' });
    expect(await Array.fromAsync(blobs.list(stemOf(key)))).toEqual([]);
  });

  test('a deletion that comes after another has deleted all of it ends, and is not tried again', async () => {
    const { database, queue } = house.services;
    const jobs = () => database.read.selectFrom('jobs').select(['kind', 'attempts', 'error']).execute();
    await database.write((transaction) => queue.enqueue(transaction, deleteAssets, { assetIds: [randomUUID()] }));
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 10_000);
  });

  const shownAs = (id: string, { assetId, publicUrl }: { assetId: string; publicUrl: string }) => {
    return { id, type: 'image', x: 0, y: 0, width: 300, height: 200, data: { assetId, url: publicUrl } };
  };
  const runDeletion = (assetIds: string[], at?: string) => {
    const { run } = allJobs(house.services, house.features).find(({ kind }) => kind.name === deleteAssets.name)!;
    return run({ assetIds, ...(at && { at }) }, { id: randomUUID(), attempt: 1, signal: new AbortController().signal });
  };
  test('a picture that came back and was dropped again keeps to the grace of that time', async () => {
    const { database, features } = house;
    const { ticket } = await upload(await picture('png', 29), 'image/png');
    const status = async () => (await fetch(house.baseUrl + ticket.publicUrl)).status;
    const dropped = async () => {
      await database.write((transaction) => features.assets.dropLater(transaction, [ticket.assetId], 1));
      const row = database.read.selectFrom('assets').select('dropped_at').where('id', '=', ticket.assetId);
      return (await row.executeTakeFirstOrThrow()).dropped_at!;
    };
    const first = await dropped();
    await vi.waitUntil(() => new Date().toISOString() > first);
    const second = await dropped();
    await runDeletion([ticket.assetId], first);
    expect(
      await database.read.selectFrom('assets').select('id').where('id', '=', ticket.assetId).execute(),
    ).toHaveLength(1);
    expect(await status()).toBe(200);
    await runDeletion([ticket.assetId], second);
    await vi.waitFor(async () => expect(await status()).toBe(404), 10_000);
    // Those that were put off have nothing left to do.
    await database.write((transaction) =>
      transaction.deleteFrom('jobs').where('kind', '=', deleteAssets.name).execute(),
    );
  });

  /** Resolves once a transaction waits for another one. */
  const isWaitedFor = () =>
    vi.waitFor(async () => {
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await waiting.execute(house.database.engine.reader)).rows).toHaveLength(1);
    }, 10_000);

  test('a picture that comes back while its deletion begins stays', async () => {
    const { ticket } = await upload(await picture('png', 31), 'image/png');
    const { id } = await ada.projects.create({});
    const change = { ...emptyChange, put: [shownAs('a', ticket)] };
    const author = { kind: 'user' as const, id: ada.session.user.id };
    const request = { projectId: id, userId: author.id, author, base: 0, wish: { change } };
    const [saved, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const saving = house.database.write(async (transaction) => {
      await house.features.canvases.saveWithin(transaction, request);
      saved.resolve();
      await end.promise;
    });
    await saved.promise;
    const deleting = runDeletion([ticket.assetId]);
    if (engine === 'postgres') await Promise.race([deleting, isWaitedFor()]);
    end.resolve();
    await Promise.all([saving, deleting]);
    expect(await house.features.assets.goneAmong([ticket.assetId])).toEqual([]);
    expect((await fetch(house.baseUrl + ticket.publicUrl)).status).toBe(200);
  });

  test('a picture that comes back while its deletion ends is known to be gone; its bytes go, if not at once', async () => {
    const { ticket } = await upload(await picture('png', 32), 'image/png');
    const key = ticket.publicUrl.split('/').at(-1)!;
    const { blobs } = house.services;
    const away = vi.spyOn(blobs, 'deleteAll').mockRejectedValueOnce(new Error('the disk is away'));
    await runDeletion([ticket.assetId]);
    expect(await house.features.assets.goneAmong([ticket.assetId])).toEqual([ticket.assetId]);
    await vi.waitFor(async () => expect(await blobs.size(key)).toBeNull(), 10_000);
    expect(away).toHaveBeenCalledTimes(2);
    away.mockRestore();
  });

  test('the layers of a picture that was taken apart are no cover while a whole one is there', async () => {
    const [{ ticket: whole }, { ticket: layer }] = [
      await upload(await picture('png'), 'image/png'),
      await upload(await picture('webp'), 'image/webp'),
    ];
    const { id } = await ada.projects.create({});
    const node = (name: string, { assetId, publicUrl }: { assetId: string; publicUrl: string }, more = {}) => {
      const data = { assetId, url: publicUrl };
      return { id: name, type: 'image', x: 0, y: 0, width: 300, height: 200, parentId: null, data, ...more };
    };
    const taken = { parentId: 'frame', meta: { source: 'generator' } };
    await ada.canvas.patch({ id }, { changes: { put: [node('a', whole)] } });
    await ada.canvas.patch({ id }, { changes: { put: [node('b', layer, taken)] } });
    expect(await ada.projects.get({ id })).toMatchObject({ coverUrl: whole.publicUrl, coverUrls: [whole.publicUrl] });
    const { version } = await ada.projects.get({ id });
    await ada.canvas.patch({ id }, { baseVersion: version, changes: { remove: ['a'] } });
    expect(await ada.projects.get({ id })).toMatchObject({ coverUrls: [layer.publicUrl] });
  });

  /** A picture that stood on a canvas, and was dropped with it, once `worn` has been called with it. */
  async function outlives(worn: (picture: { publicUrl: string }) => Promise<unknown>): Promise<number> {
    const { ticket } = await upload(await picture('png'), 'image/png');
    await worn(ticket);
    const { id } = await ada.projects.create({});
    const data = { assetId: ticket.assetId, url: ticket.publicUrl };
    await ada.canvas.patch(
      { id },
      { changes: { put: [{ id: 'a', type: 'image', x: 0, y: 0, width: 1, height: 1, data }] } },
    );
    await ada.projects.remove({ id });
    const leftOver = () => house.database.read.selectFrom('jobs').select('id').execute();
    await vi.waitFor(async () => expect(await leftOver()).toEqual([]), 10_000);
    return (await fetch(house.baseUrl + ticket.publicUrl)).status;
  }

  test('a picture is kept for a node that knows no more of it than the address of a smaller form', async () => {
    const { id } = await ada.projects.create({});
    const status = await outlives(async ({ publicUrl }) => {
      const data = { url: `${publicUrl}?w=512` };
      const node = { id: 'small', type: 'image', x: 0, y: 0, width: 1, height: 1, data };
      await ada.canvas.patch({ id }, { changes: { put: [node] } });
    });
    expect(status).toBe(200);
  });

  test('an avatar is kept for as long as somebody wears it', async () => {
    const status = await outlives(async ({ publicUrl: avatarUrl }) => {
      expect(await ada.account.changeProfile({ avatarUrl })).toMatchObject({ avatarUrl });
    });
    expect(status).toBe(200);
    expect(await outlives(async () => {})).toBe(404);
  });

  test('an avatar that was named by its whole address is kept as well, also where it was stored like that', async () => {
    const byAddress = await outlives(async ({ publicUrl }) => {
      const profile = await ada.account.changeProfile({ avatarUrl: house.baseUrl + publicUrl });
      expect(profile).toMatchObject({ avatarUrl: publicUrl });
    });
    const storedWhole = await outlives(async ({ publicUrl }) => {
      const avatar_url = house.baseUrl + publicUrl;
      await house.database.write((transaction) =>
        transaction.updateTable('users').set({ avatar_url }).where('id', '=', ada.session.user.id).execute(),
      );
    });
    expect([byAddress, storedWhole]).toEqual([200, 200]);
  });
});
