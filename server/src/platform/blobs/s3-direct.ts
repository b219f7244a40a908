/** Files that browsers send to the store themselves, and what is left of those that never came whole. */
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  UploadPartCommand,
  type MultipartUpload,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Refusal } from '@easel/contract';
import { checkKey, isKey, type DirectUploads, type Draft, type UploadParts } from './blobs.ts';
import { objectAt, type Bucket } from './s3-bucket.ts';
import { objects, putIfFree, type Objects } from './s3-objects.ts';

/** Begins with a dot, which no key does. */
const arrivals = '.arrived/';
const abandonedMs = 24 * 3_600_000;
/** The signature holds for a file of this type and length only. */
const signableHeaders = new Set(['content-type', 'content-length', 'host']);
/** A part has no type of its own. */
const signableOfParts = new Set(['content-length', 'host']);

export async function directUploads(bucket: Bucket): Promise<DirectUploads> {
  const folder: Bucket = { ...bucket, prefix: bucket.prefix + arrivals };
  const arrived = objects(folder);
  const addressFor: DirectUploads['addressFor'] = (key, { contentType, bytes, expiresInSeconds }) => {
    checkKey(key);
    const request = new PutObjectCommand({ ...objectAt(folder, key), ContentType: contentType, ContentLength: bytes });
    return getSignedUrl(bucket.publicClient, request, { expiresIn: expiresInSeconds, signableHeaders });
  };
  // The SDK alone knows where the bucket's name goes.
  const sample = await addressFor('sample', { contentType: 'image/png', bytes: 1, expiresInSeconds: 1 });
  return {
    origin: new URL(sample).origin,
    addressFor,
    async partsFor(key, file) {
      checkKey(key);
      return file.bytes > bucket.partsBeyondBytes ? addressParts(folder, key, file) : null;
    },
    async arrival(key, bytes) {
      const whole = await arrived.size(key);
      if (whole === null) await assemble(folder, key, bytes);
      const size = whole ?? (await arrived.size(key));
      return size === null ? null : draftOf(bucket, arrived, key, size);
    },
    async forget(key) {
      await arrived.delete(key);
      for (const { UploadId } of await uploadsOf(folder, key)) {
        await folder.find(folder.client.send(new AbortMultipartUploadCommand({ ...objectAt(folder, key), UploadId })));
      }
    },
  };
}

function draftOf(bucket: Bucket, arrived: Objects, key: string, size: number): Draft {
  let read: Promise<Uint8Array> | undefined;
  const readOnce = async () => {
    const bytes = await arrived.read(key);
    // Another process has taken it meanwhile, and discarded what came.
    if (!bytes) throw new Refusal('asset.not_found');
    return bytes;
  };
  const bytes = () => (read ??= readOnce());
  return {
    size,
    read: bytes,
    // The very bytes that were read: what stands at the address may change until it expires.
    keepAs: async (kept) => putIfFree(bucket, kept, await bytes()),
    discard: () => arrived.delete(key),
  };
}

async function addressParts(
  folder: Bucket,
  key: string,
  { bytes, expiresInSeconds }: { bytes: number; expiresInSeconds: number },
): Promise<UploadParts> {
  const { client, publicClient, partBytes } = folder;
  const { UploadId } = await folder.ask(client.send(new CreateMultipartUploadCommand(objectAt(folder, key))));
  const addressOf = (PartNumber: number) => {
    const ContentLength = Math.min(partBytes, bytes - (PartNumber - 1) * partBytes);
    const part = { ...objectAt(folder, key), UploadId, PartNumber, ContentLength };
    return getSignedUrl(publicClient, new UploadPartCommand(part), {
      expiresIn: expiresInSeconds,
      signableHeaders: signableOfParts,
    });
  };
  const count = Math.ceil(bytes / partBytes);
  return { bytes: partBytes, urls: await Promise.all(Array.from({ length: count }, (_, at) => addressOf(at + 1))) };
}

/** The store itself knows which parts came, so nobody needs to be believed. */
async function assemble(folder: Bucket, key: string, bytes: number): Promise<void> {
  const { client, ask } = folder;
  const at = objectAt(folder, key);
  for (const { UploadId } of await uploadsOf(folder, key)) {
    const parts = await ask(Array.fromAsync(partsOf(client, { ...at, UploadId })));
    // Somebody may ask while parts are still on their way.
    if (parts.reduce((sum, { Size = 0 }) => sum + Size, 0) !== bytes) continue;
    const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
    await ask(client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } })));
  }
}

async function uploadsOf(folder: Bucket, key: string): Promise<MultipartUpload[]> {
  const at = objectAt(folder, key);
  const listing = new ListMultipartUploadsCommand({ Bucket: at.Bucket, Prefix: at.Key });
  const { Uploads = [] } = await folder.ask(folder.client.send(listing));
  return Uploads.filter(({ Key }) => Key === at.Key);
}

/** Not the SDK's own pages: some stores name a next part behind the last one, too. */
async function* partsOf(client: S3Client, upload: { Bucket: string; Key: string; UploadId: string | undefined }) {
  let page = await client.send(new ListPartsCommand(upload));
  for (;;) {
    yield* page.Parts ?? [];
    if (!page.IsTruncated) return;
    page = await client.send(new ListPartsCommand({ ...upload, PartNumberMarker: page.NextPartNumberMarker }));
  }
}

/** Removes what nobody asked for after it came, and parts of uploads that broke off. Younger ones may be under way. */
export async function sweepUnfinished(bucket: Bucket, olderThanMs = abandonedMs): Promise<void> {
  const { client, name, prefix } = bucket;
  const isOld = (time: Date | undefined) => time !== undefined && Date.now() - time.getTime() > olderThanMs;
  const arrived = paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix + arrivals });
  for await (const { Contents = [] } of arrived) {
    for (const { Key, LastModified } of Contents) {
      if (isOld(LastModified)) await client.send(new DeleteObjectCommand({ Bucket: name, Key }));
    }
  }
  for await (const { Key = '', UploadId, Initiated } of uploadsUnderWay(bucket)) {
    const own = Key.slice(prefix.length);
    if (!isOld(Initiated) || !isKey(own.replace(arrivals, ''))) continue;
    await client.send(new AbortMultipartUploadCommand({ Bucket: name, Key, UploadId }));
  }
}

async function* uploadsUnderWay({ client, name, prefix }: Bucket): AsyncGenerator<MultipartUpload> {
  const asked = { Bucket: name, Prefix: prefix };
  let page = await client.send(new ListMultipartUploadsCommand(asked));
  for (;;) {
    yield* page.Uploads ?? [];
    if (!page.IsTruncated) return;
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    page = await client.send(new ListMultipartUploadsCommand({ ...asked, KeyMarker, UploadIdMarker }));
  }
}
