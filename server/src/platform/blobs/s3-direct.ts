/** Files that browsers send to the store themselves, and what is left of those that never came whole. */
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type MultipartUpload,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { checkKey, isKey, type Blobs, type DirectUploads } from './blobs.ts';
import { objectAt, type Bucket } from './s3-bucket.ts';

/** Begins with a dot, which no key does. */
const arrivals = '.arrived/';
const abandonedMs = 24 * 3_600_000;
/** The signature holds for a file of this type and length only. */
const signableHeaders = new Set(['content-type', 'content-length', 'host']);

/** @param objectsOf reads and deletes the objects of a folder of the bucket */
export async function directUploads(
  bucket: Bucket,
  objectsOf: (folder: Bucket) => Pick<Blobs, 'read' | 'size' | 'delete'>,
): Promise<DirectUploads> {
  const folder: Bucket = { ...bucket, prefix: bucket.prefix + arrivals };
  const addressFor: DirectUploads['addressFor'] = (key, { contentType, bytes, expiresInSeconds }) => {
    checkKey(key);
    const request = new PutObjectCommand({ ...objectAt(folder, key), ContentType: contentType, ContentLength: bytes });
    return getSignedUrl(bucket.publicClient, request, { expiresIn: expiresInSeconds, signableHeaders });
  };
  // The SDK alone knows where the bucket's name goes.
  const sample = await addressFor('sample', { contentType: 'image/png', bytes: 1, expiresInSeconds: 1 });
  return { origin: new URL(sample).origin, addressFor, arrived: objectsOf(folder) };
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
    if (!isOld(Initiated) || !isKey(Key.slice(prefix.length))) continue;
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
