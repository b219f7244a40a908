/** Blobs as objects of a bucket. Loaded only where a driver wants it: the SDK is large. */
import { Readable } from 'node:stream';
import { DeleteObjectsCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkKey, checkPrefix, isKey, withinLimit, type Blobs } from './blobs.ts';
import { objectAt, openBucket, type Bucket } from './s3-bucket.ts';
import { directUploads, sweepUnfinished } from './s3-direct.ts';
import { objects } from './s3-objects.ts';
import type { BucketSettings } from './s3-stores.ts';

export { BucketFault } from './s3-faults.ts';

/** What is larger goes up in parts of this size. As many are in memory at once as go up side by side, and one more. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 3;

/**
 * @param warn told why a request has failed for good
 * @throws BucketFault
 */
export async function openS3Blobs(settings: BucketSettings, warn: (reason: string) => void): Promise<Blobs> {
  const bucket = await openBucket(settings, warn);
  // Nobody waits for it: what it clears away is in nobody's way.
  sweepUnfinished(bucket).catch((error: Error) => warn(`unfinished uploads were not swept: ${error.message}`));
  return s3Blobs(bucket, await directUploads(bucket));
}

function s3Blobs(bucket: Bucket, direct: NonNullable<Blobs['direct']>): Blobs {
  return {
    ...objects(bucket),
    direct,
    async put(key, bytes, { maxBytes = Infinity } = {}) {
      checkKey(key);
      return upload(bucket, key, withinLimit(bytes, maxBytes));
    },
    async deleteAll(prefix) {
      checkPrefix(prefix);
      for await (const keys of pages(bucket, prefix)) await deleteListed(bucket, keys);
    },
    async *list(prefix) {
      if (prefix !== undefined) checkPrefix(prefix);
      for await (const found of pages(bucket, prefix ?? '')) yield* found;
    },
  };
}

/** In one piece, or in parts that become an object all at once; parts of what fails are taken back. */
async function upload(bucket: Bucket, key: string, pieces: AsyncIterable<Uint8Array>): Promise<{ bytes: number }> {
  let bytes = 0;
  let sourceFault: { error: unknown } | undefined;
  const counted = async function* () {
    try {
      for await (const piece of pieces) {
        bytes += piece.byteLength;
        yield piece;
      }
    } catch (error) {
      sourceFault = { error };
      throw error;
    }
  };
  const Body = Readable.from(counted(), { objectMode: true });
  const params = { ...objectAt(bucket, key), Body };
  try {
    await new Upload({ client: bucket.client, params, partSize: partBytes, queueSize: partsAtOnce }).done();
    return { bytes };
  } catch (error) {
    if (sourceFault) throw sourceFault.error;
    return bucket.ask(Promise.reject(error));
  } finally {
    Body.destroy();
  }
}

/** Keys as we name them and their sizes. What is no key of ours is somebody else's. */
async function* pages(bucket: Bucket, prefix: string): AsyncGenerator<{ key: string; size: number }[]> {
  const { client, name, prefix: folder, pageSize } = bucket;
  const listed = paginateListObjectsV2({ client, pageSize }, { Bucket: name, Prefix: folder + prefix });
  for (;;) {
    const { value: page, done } = await bucket.ask(listed.next());
    if (done) return;
    yield (page.Contents ?? []).flatMap(({ Key = '', Size = 0 }) => {
      const key = Key.slice(folder.length);
      return isKey(key) ? [{ key, size: Size }] : [];
    });
  }
}

async function deleteListed(bucket: Bucket, found: readonly { key: string }[]): Promise<void> {
  if (found.length === 0) return;
  const Objects = found.map(({ key }) => ({ Key: bucket.prefix + key }));
  const request = new DeleteObjectsCommand({ Bucket: bucket.name, Delete: { Objects, Quiet: true } });
  const { Errors = [] } = await bucket.ask(bucket.client.send(request));
  const [first] = Errors;
  if (first) throw new Error(`the object store kept ${Errors.length} objects: ${first.Code} ${first.Message}`);
}
