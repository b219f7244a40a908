/** What only a store over the network can do: answer late, in pages, with errors, or not at all. */
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ListMultipartUploadsCommand, UploadPartCommand, CreateMultipartUploadCommand } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, test } from 'vitest';
import { BlobTooLarge } from '../src/platform/blobs/blobs.ts';
import { BucketFault, openS3Blobs } from '../src/platform/blobs/s3.ts';
import { sweepUnfinished } from '../src/platform/blobs/s3-direct.ts';
import { placeOf, type BucketSettings } from '../src/platform/blobs/s3-stores.ts';
import { bucketAt, newPlace, objectStore } from './object-store.ts';

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  open.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Hands requests on as they are, once it lets them through.
 * @param refuses with which status, if so; told how often this one was sent before
 */
async function inFrontOf(
  target: string,
  refuses: (request: IncomingMessage, before: number) => number | null,
): Promise<string> {
  const counts = new Map<string, number>();
  return listen((incoming, outgoing) => {
    const name = `${incoming.method} ${incoming.url}`;
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    const status = refuses(incoming, before);
    if (status !== null) {
      incoming.resume();
      const code = status === 501 ? 'NotImplemented' : 'ServiceUnavailable';
      outgoing.writeHead(status).end(`<Error><Code>${code}</Code><Message>away</Message></Error>`);
      return;
    }
    const { method, url, headers } = incoming;
    const onwards = request(new URL(url!, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onwards);
  });
}

async function* megabytes(count: number, then?: Error) {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(1024 * 1024, at);
  if (then) throw then;
}

describe.skipIf(!objectStore)('an object store (skipped: no S3)', () => {
  const partsLeft = async (place: BucketSettings) => {
    const { client, name, prefix } = await bucketAt(place);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: name, Prefix: prefix }));
    return Uploads.length;
  };

  test('a large file goes up in parts and comes back whole; of one that fails no part stays', async () => {
    const place = newPlace();
    const blobs = await openS3Blobs(place, () => {});
    expect(await blobs.put('large', megabytes(20))).toEqual({ bytes: 20 * 1024 * 1024 });
    const whole = Buffer.concat(await Array.fromAsync(megabytes(20)));
    expect(whole.equals((await blobs.read('large'))!)).toBe(true);
    await expect(blobs.put('broken', megabytes(20, new Error('the client has gone')))).rejects.toThrow('gone');
    await expect(blobs.put('broken', megabytes(20), { maxBytes: 18e6 })).rejects.toBeInstanceOf(BlobTooLarge);
    expect([await blobs.size('broken'), await partsLeft(place)]).toEqual([null, 0]);
  });

  test('lists and deletions go through all pages', async () => {
    const blobs = await openS3Blobs({ ...newPlace(), pageSize: 3 }, () => {});
    const keys = Array.from({ length: 8 }, (_, index) => `many/${index}`);
    await Promise.all(['kept', ...keys].map((key) => blobs.put(key, Buffer.from('x'))));
    const listed = await Array.fromAsync(blobs.list());
    expect(listed.map(({ key }) => key).toSorted()).toEqual(['kept', ...keys]);
    await blobs.deleteAll('many/');
    expect((await Array.fromAsync(blobs.list())).map(({ key }) => key)).toEqual(['kept']);
  });

  test('what nobody finished is swept once it is old: files that were never judged, and parts', async () => {
    const place = newPlace();
    const [blobs, bucket] = [await openS3Blobs(place, () => {}), await bucketAt(place)];
    await blobs.put('kept', Buffer.from('x'));
    const file = { contentType: 'image/png', bytes: 1, expiresInSeconds: 60 };
    const url = await blobs.direct!.addressFor('arrival', file);
    await fetch(url, { method: 'PUT', body: 'x', headers: { 'content-type': 'image/png' } });
    const part = { Bucket: bucket.name, Key: `${bucket.prefix}broken`, PartNumber: 1 };
    const { UploadId } = await bucket.client.send(new CreateMultipartUploadCommand(part));
    await bucket.client.send(new UploadPartCommand({ ...part, UploadId, Body: 'x' }));
    const arrived = async () => (await blobs.direct!.arrival('arrival', 1))?.size;
    await sweepUnfinished(bucket);
    expect([await arrived(), await partsLeft(place)]).toEqual([1, 1]);
    await sweepUnfinished(bucket, -60_000);
    expect([await arrived(), await partsLeft(place), await blobs.size('kept')]).toEqual([undefined, 0, 1]);
  });

  test('a large file comes in parts, each of its own length, and is one once it is asked for', async () => {
    const mebibyte = 1024 * 1024;
    const sizes = { partsBeyondBytes: 5 * mebibyte, partBytes: 5 * mebibyte };
    const place = { ...newPlace(), ...sizes };
    const blobs = await openS3Blobs(place, () => {});
    const { direct } = blobs;
    expect(await direct!.partsFor('small', { bytes: 5 * mebibyte, expiresInSeconds: 60 })).toBeNull();
    const file = Buffer.concat(await Array.fromAsync(megabytes(7)));
    const { bytes, urls } = (await direct!.partsFor('large', { bytes: file.length, expiresInSeconds: 60 }))!;
    const pieces = urls.map((_, at) => file.subarray(at * bytes, (at + 1) * bytes));
    const put = (url: string, body: Uint8Array) => fetch(url, { method: 'PUT', body: new Uint8Array(body) });
    expect((await put(urls[1]!, pieces[0]!)).status).toBe(403);
    expect((await put(urls[1]!, pieces[1]!)).status).toBe(200);
    expect(await direct!.arrival('large', file.length)).toBeNull();
    expect((await put(urls[0]!, pieces[0]!)).status).toBe(200);
    const draft = (await direct!.arrival('large', file.length))!;
    expect(file.equals(await draft.read())).toBe(true);
    expect([await draft.keepAs('large'), await draft.keepAs('large')]).toEqual([true, false]);
    expect((await direct!.arrival('large', file.length))!.size).toBe(file.length);
    await direct!.forget('large');
    expect([await direct!.arrival('large', file.length), await blobs.size('large')]).toEqual([null, file.length]);
  });

  test('what came is kept as it was read, where nothing is kept yet; nothing of what is forgotten stays', async () => {
    const place = { ...newPlace(), partsBeyondBytes: 5 * 1024 * 1024 };
    const blobs = await openS3Blobs(place, () => {});
    const { direct } = blobs;
    const headers = { 'content-type': 'image/png' };
    const url = await direct!.addressFor('key', { contentType: 'image/png', bytes: 6, expiresInSeconds: 60 });
    const arrives = async (body: string) => {
      await fetch(url, { method: 'PUT', body, headers });
      const draft = (await direct!.arrival('key', 6))!;
      return { ...draft, text: String(await draft.read()) };
    };
    const drafts = [await arrives('first.'), await arrives('second')];
    expect([await drafts[1]!.keepAs('key'), await drafts[0]!.keepAs('key')]).toEqual([true, false]);
    expect(String(await blobs.read('key'))).toBe('second');
    const kept = await Promise.all(drafts.map((draft) => draft.keepAs('at-once')));
    const keptText = drafts.filter((_, at) => kept[at]).map(({ text }) => text);
    expect(keptText).toEqual([String(await blobs.read('at-once'))]);
    await direct!.partsFor('key', { bytes: 6 * 1024 * 1024, expiresInSeconds: 60 });
    await direct!.forget('key');
    expect([await direct!.arrival('key', 6), await partsLeft(place)]).toEqual([null, 0]);
    await arrives('third.');
    const draft = (await direct!.arrival('key', 6))!;
    await direct!.forget('key');
    await expect(draft.read()).rejects.toMatchObject({ errorCode: 'asset.not_found' });
  });

  test('a store that knows no conditions keeps what came first all the same', async () => {
    const target = objectStore!.endpoint;
    const endpoint = await inFrontOf(target, ({ headers }) => (headers['if-none-match'] ? 501 : null));
    const { direct, ...blobs } = await openS3Blobs({ ...newPlace(), endpoint }, () => {});
    const url = await direct!.addressFor('key', { contentType: 'image/png', bytes: 1, expiresInSeconds: 60 });
    const keeps = async (body: string) => {
      await fetch(url, { method: 'PUT', body, headers: { 'content-type': 'image/png' } });
      return (await direct!.arrival('key', 1))!.keepAs('key');
    };
    expect([await keeps('1'), await keeps('2'), String(await blobs.read('key'))]).toEqual([true, false, '1']);
  });

  test('a store that is slow for a moment is asked again; one that stays away is named, without a secret', async () => {
    let away = false;
    const endpoint = await inFrontOf(objectStore!.endpoint, (_, before) => (away || before < 2 ? 503 : null));
    const reasons: string[] = [];
    const blobs = await openS3Blobs({ ...newPlace(), endpoint }, (reason) => reasons.push(reason));
    await blobs.put('patient', Buffer.from('content'));
    expect(String(await blobs.read('patient'))).toBe('content');
    away = true;
    for (const ask of [
      () => blobs.put('new', Buffer.from('x')),
      () => blobs.read('patient'),
      () => blobs.size('patient'),
      () => blobs.deleteAll('patient'),
    ]) {
      await expect(ask()).rejects.toMatchObject({ errorCode: 'storage.unavailable' });
    }
    expect(reasons.at(-1)).toContain('ServiceUnavailable');
    expect(reasons.join()).not.toContain(objectStore!.secretKey);
    away = false;
    expect(await blobs.size('new')).toBeNull();
  });

  test('a store that refuses a key that was good is asked again, as one that is away', async () => {
    let refuses = false;
    const endpoint = await inFrontOf(objectStore!.endpoint, () => (refuses ? 403 : null));
    const reasons: string[] = [];
    const blobs = await openS3Blobs({ ...newPlace(), endpoint }, (reason) => reasons.push(reason));
    refuses = true;
    const put = () => blobs.put('paid', Buffer.from('x'));
    await expect(put()).rejects.toMatchObject({ errorCode: 'storage.unavailable' });
    expect(reasons.at(-1)).toContain('status 403');
    refuses = false;
    expect(await put()).toEqual({ bytes: 1 });
  });

  test.each([
    ['a wrong secret', { secretKey: 'a-canary' }, 'Storage.SecretKey', 'it is not the secret of the access key'],
    ['an unknown key', { accessKey: 'nobody' }, 'Storage.AccessKey', 'knows no such access key'],
    ['another bucket', { bucket: 'no-such-bucket' }, 'Storage.Bucket', 'there is no bucket no-such-bucket at'],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }, 'Storage.Endpoint', 'no object store answers at'],
  ])('%s stops the start with a sentence', async (_, wrong, setting, reason) => {
    const place = { ...newPlace(), ...wrong };
    const fault = await openS3Blobs(place, () => {}).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BucketFault);
    expect(fault).toMatchObject({ setting, message: expect.stringContaining(reason) });
    expect((fault as Error).message).not.toContain(place.secretKey);
  });
});

const place = { bucket: 'b', accessKey: 'a', secretKey: 's' };
test.each<[BucketSettings, object]>([
  [
    { ...place, driver: 'minio', endpoint: 'http://m:9000' },
    { endpoint: 'http://m:9000', pathStyle: true },
  ],
  [
    { ...place, driver: 's3', region: 'eu-west-1' },
    { endpoint: 'https://s3.eu-west-1.amazonaws.com', pathStyle: false },
  ],
  [{ ...place, driver: 'aws-s3', region: 'cn-north-1' }, { endpoint: 'https://s3.cn-north-1.amazonaws.com.cn' }],
  [{ ...place, driver: 'r2', endpoint: 'https://x.r2.cloudflarestorage.com' }, { region: 'auto' }],
  [
    { ...place, driver: 'oss', region: 'oss-cn-beijing' },
    { endpoint: 'https://s3.oss-cn-beijing.aliyuncs.com', region: 'cn-beijing', pathStyle: false },
  ],
])('%j is found where its driver knows it to be', (settings, expected) => {
  expect(placeOf(settings)).toMatchObject(expected);
});

test('browsers are sent to the address that they can reach, with the bucket where the driver puts it', async () => {
  const endpoint = await listen((_, answer) => answer.end('<ListBucketResult/>'));
  const addressAt = async (settings: BucketSettings) => {
    const { direct } = await openS3Blobs(settings, () => {});
    const url = await direct!.addressFor('ab', { contentType: 'image/png', bytes: 1, expiresInSeconds: 9 });
    return [direct!.origin, url.split('?')[0]];
  };
  const publicEndpoint = 'https://files.example.org';
  expect(await addressAt({ ...place, driver: 'minio', endpoint, publicEndpoint })).toEqual([
    'https://files.example.org',
    'https://files.example.org/b/.arrived/ab',
  ]);
  const bucket = 'easel-files';
  expect(await addressAt({ ...place, bucket, driver: 'oss', pathStyle: true, endpoint, publicEndpoint })).toEqual([
    'https://files.example.org',
    'https://files.example.org/easel-files/.arrived/ab',
  ]);
});
