/** Files on a true object store, over HTTP: sent to it by their senders, judged and answered by the server. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Arrivals } from '../src/assets/arrivals.ts';
import { assetsByIds } from '../src/assets/queries.ts';
import type { Database } from '../src/platform/database.ts';
import { newPlace, objectStore, storageVariables } from './object-store.ts';
import { engines, openHouse, type House, type Person } from './house.ts';

const picture = (width = 300) =>
  sharp({ create: { width, height: 200, channels: 3, background: '#c2255c' } })
    .png()
    .toBuffer();

describe.skipIf(!objectStore).each(engines)('files in a bucket, on %s (skipped: no S3)', (engine) => {
  let house: House;
  let ada: Person;
  beforeAll(async () => {
    house = await openHouse(engine, {
      worker: true,
      variables: { ...storageVariables(newPlace()), EASEL__STORAGE__DELETE_GRACE_HOURS: '0' },
    });
    ada = await house.signIn('ada@example.org');
  });
  afterAll(() => house.leave());

  const ticketFor = (bytes: Uint8Array, contentType = 'image/png') =>
    ada.assets.uploadUrl({ fileName: 'a file', contentType, size: bytes.length });
  const put = (url: string, body: Uint8Array, headers: Record<string, string>) =>
    fetch(url, { method: 'PUT', body: new Uint8Array(body), headers });

  test('a picture goes past the server, is judged, and is read through it, smaller too', async () => {
    const bytes = await picture();
    const ticket = await ticketFor(bytes);
    expect(ticket.uploadUrl.startsWith(objectStore!.endpoint)).toBe(true);
    expect((await put(ticket.uploadUrl, bytes, ticket.headers)).status).toBe(200);
    const { assetId, ...meta } = await ada.assets.complete({ assetId: ticket.assetId });
    expect([assetId, meta]).toMatchObject([ticket.assetId, { width: 300, height: 200, bytes: bytes.length }]);
    const read = await fetch(house.baseUrl + ticket.publicUrl);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await fetch(house.baseUrl + ticket.publicUrl, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-3/${bytes.length}`]);
    const small = await fetch(`${house.baseUrl}${ticket.publicUrl}?w=64`, { headers: { accept: 'image/webp' } });
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(64);
  });

  test('what nobody completed is judged when it is first used; a page reads it, a project shows it', async () => {
    const bytes = await picture(301);
    const [first, second] = [await ticketFor(bytes), await ticketFor(bytes)];
    for (const { uploadUrl, headers } of [first, second]) await put(uploadUrl, bytes, headers);
    expect((await fetch(house.baseUrl + first.publicUrl)).status).toBe(200);
    const { id } = await ada.projects.create({});
    const data = { assetId: second.assetId, url: second.publicUrl };
    const node = { id: 'a', type: 'image', x: 0, y: 0, width: 30, height: 20, data };
    await ada.canvas.patch({ id }, { changes: { put: [node] } });
    const { assetMeta } = await ada.projects.query({ projectId: id });
    expect(assetMeta).toMatchObject({ [second.assetId]: { width: 301 } });
  });

  test('a project leaves as a file with its pictures, and comes back with them', async () => {
    const bytes = await picture(302);
    const { uploadUrl, headers, assetId, publicUrl: url } = await ticketFor(bytes);
    await put(uploadUrl, bytes, headers);
    const { id } = await ada.projects.create({});
    const node = { id: 'a', type: 'image', x: 0, y: 0, width: 30, height: 20, data: { assetId, url } };
    await ada.canvas.patch({ id }, { changes: { put: [node] } });
    await ada.assets.complete({ assetId });
    const { downloadUrl } = await ada.projectFiles.startExport({ id });
    const file = await (await fetch(house.baseUrl + downloadUrl)).bytes();
    const imported = await fetch(`${house.baseUrl}/api/projects/import`, {
      method: 'POST',
      body: file,
      headers: { authorization: `Bearer ${ada.session.accessToken}`, 'content-type': 'application/zip' },
    });
    const { coverUrls } = await ada.projects.get({ id: (await imported.json()).id });
    const copy = await fetch(house.baseUrl + coverUrls[0]);
    expect(Buffer.from(await copy.arrayBuffer()).equals(bytes)).toBe(true);
    expect(coverUrls[0]).not.toBe(url);
  });

  test('a job judges what nobody asked for, and forgets what never came', async () => {
    const bytes = await picture(303);
    const [came, never] = [await ticketFor(bytes), await ticketFor(bytes)];
    await put(came.uploadUrl, bytes, came.headers);
    await house.database.write((transaction) => transaction.updateTable('jobs').set({ due_at: 0 }).execute());
    const ready = () =>
      house.database.read
        .selectFrom('assets')
        .select(['id', 'ready'])
        .where('id', 'in', [came.assetId, never.assetId])
        .execute();
    await vi.waitFor(async () => expect(await ready()).toEqual([{ id: came.assetId, ready: 1 }]), 10_000);
  });

  test('an address takes no other type, no other length and no change', async () => {
    const bytes = await picture();
    const { uploadUrl, headers } = await ticketFor(bytes);
    const forged = uploadUrl.replace(
      /X-Amz-Signature=(.)/,
      (_, first) => `X-Amz-Signature=${first === '0' ? '1' : '0'}`,
    );
    const answers = [
      await put(uploadUrl, bytes, { 'content-type': 'text/html' }),
      await put(uploadUrl, Buffer.concat([bytes, bytes]), headers),
      await put(forged, bytes, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test.each([
    ['a page that calls itself PNG', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture that breaks off', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('%s is refused, removed and never answered', async (_, lie) => {
    const ticket = await ticketFor(lie);
    await put(ticket.uploadUrl, lie, ticket.headers);
    expect((await fetch(house.baseUrl + ticket.publicUrl)).status).toBe(404);
    await put(ticket.uploadUrl, lie, ticket.headers);
    const { assetId } = ticket;
    await expect(ada.assets.complete({ assetId })).rejects.toMatchObject({ errorCode: 'asset.type_mismatch' });
    // Removed: now there is nothing to judge.
    await expect(ada.assets.complete({ assetId })).rejects.toMatchObject({ errorCode: 'asset.not_found' });
  });

  test('a file that was judged stays as it is, whatever is put to its address later', async () => {
    const [bytes, other] = [await picture(), Buffer.from('<html></html>')];
    const ticket = await ticketFor(bytes);
    await put(ticket.uploadUrl, bytes, ticket.headers);
    await ada.assets.complete({ assetId: ticket.assetId });
    await put(ticket.uploadUrl, Buffer.concat([other, bytes]).subarray(0, bytes.length), ticket.headers);
    const { bytes: known } = await ada.assets.complete({ assetId: ticket.assetId });
    const read = await fetch(house.baseUrl + ticket.publicUrl);
    expect([known, Buffer.from(await read.arrayBuffer()).equals(bytes)]).toEqual([bytes.length, true]);
  });

  /** As another server sees it that has asked before anything came. */
  async function stale(assetId: string) {
    const [asset] = await assetsByIds(house.database.read, [assetId]);
    const arrivals = new Arrivals(house.services);
    return () => arrivals.take(asset!);
  }
  const keyOf = ({ publicUrl }: { publicUrl: string }) => publicUrl.split('/').at(-1)!;
  const isKept = async (ticket: { publicUrl: string }, bytes: Uint8Array) =>
    Buffer.from((await house.services.blobs.read(keyOf(ticket)))!).equals(bytes);
  const oneColour = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png({ compressionLevel: 0 })
      .toBuffer();

  test.each(['another good file', 'a file that is none'])(
    'servers that ask late are told of the file that was taken, though %s came since',
    async (name) => {
      const first = await oneColour('#f00');
      const ticket = await ticketFor(first);
      const takeLate = await stale(ticket.assetId);
      await put(ticket.uploadUrl, first, ticket.headers);
      const { thumbhash } = await ada.assets.complete({ assetId: ticket.assetId });
      const late = name === 'another good file' ? await oneColour('#00f') : Buffer.alloc(first.length, 1);
      await put(ticket.uploadUrl, late, ticket.headers);
      expect(await takeLate()).toMatchObject({ thumbhash, ready: 1 });
      expect(await isKept(ticket, first)).toBe(true);
    },
  );

  test.each([
    ['and came again', (bytes: Buffer) => bytes],
    ['and what came since is none', ({ length }: Buffer) => Buffer.alloc(length, 1)],
    ['and nothing else', () => null],
  ])('a file that was kept by a server that died then is told of: %s', async (_, laterOf) => {
    const [first, other] = [await oneColour('#f00'), await oneColour('#00f')];
    const ticket = await ticketFor(first);
    await house.services.blobs.put(keyOf(ticket), first);
    const later = laterOf(other);
    if (later) await put(ticket.uploadUrl, later, ticket.headers);
    expect(await ada.assets.complete({ assetId: ticket.assetId })).toMatchObject({ width: 8, height: 8 });
    expect(await isKept(ticket, first)).toBe(true);
  });

  test('what could not be taken while the database was away is taken later', async () => {
    const bytes = await picture(304);
    const ticket = await ticketFor(bytes);
    await put(ticket.uploadUrl, bytes, ticket.headers);
    const [asset] = await assetsByIds(house.database.read, [ticket.assetId]);
    const away = { read: house.database.read, write: () => Promise.reject(new Error('away')) };
    const arrivals = new Arrivals({ ...house.services, database: away as unknown as Database });
    await expect(arrivals.take(asset!)).rejects.toThrow('away');
    expect(await ada.assets.complete({ assetId: ticket.assetId })).toMatchObject({ width: 304 });
  });

  test('a file that is taken when its place is gone leaves nothing', async () => {
    const bytes = await picture(305);
    const ticket = await ticketFor(bytes);
    const take = await stale(ticket.assetId);
    await put(ticket.uploadUrl, bytes, ticket.headers);
    const { assetId: id } = ticket;
    await house.database.write((transaction) => transaction.deleteFrom('assets').where('id', '=', id).execute());
    await expect(take()).rejects.toMatchObject({ errorCode: 'asset.not_found' });
    const { blobs } = house.services;
    expect([await blobs.size(keyOf(ticket)), await blobs.direct!.arrival(keyOf(ticket), 1)]).toEqual([null, null]);
  });

  test('what came once the file was taken is cleared away when the address has expired', async () => {
    const bytes = await picture(306);
    const ticket = await ticketFor(bytes);
    await put(ticket.uploadUrl, bytes, ticket.headers);
    await ada.assets.complete({ assetId: ticket.assetId });
    await put(ticket.uploadUrl, bytes, ticket.headers);
    await house.database.write((transaction) => transaction.updateTable('jobs').set({ due_at: 0 }).execute());
    const { blobs } = house.services;
    await vi.waitFor(async () => expect(await blobs.direct!.arrival(keyOf(ticket), bytes.length)).toBeNull(), 10_000);
    expect(await isKept(ticket, bytes)).toBe(true);
  });

  test('nobody completes what another has sent', async () => {
    const bytes = await picture();
    const { assetId, uploadUrl, headers } = await ticketFor(bytes);
    await put(uploadUrl, bytes, headers);
    const eve = await house.signIn('eve@example.org');
    await expect(eve.assets.complete({ assetId })).rejects.toMatchObject({ errorCode: 'asset.not_found' });
  });

  test('a page may send files to the store and nowhere else', async () => {
    const { headers } = await fetch(house.baseUrl);
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${objectStore!.endpoint};`);
  });
});
