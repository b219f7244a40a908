/** Single objects of a bucket, or of a folder of it, by our keys. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Refusal } from '@easel/contract';
import { checkKey, type Blobs } from './blobs.ts';
import { objectAt, type Bucket } from './s3-bucket.ts';
import { isTaken, knowsNoConditions } from './s3-faults.ts';

const attemptsOfRead = 3;

export type Objects = Pick<Blobs, 'open' | 'read' | 'size' | 'delete'>;

export function objects(bucket: Bucket): Objects {
  const { client } = bucket;
  const at = (key: string) => {
    checkKey(key);
    return objectAt(bucket, key);
  };
  const open: Blobs['open'] = async (key, range) => {
    const within = range && { Range: `bytes=${range.start}-${range.end}` };
    const answer = await bucket.find(client.send(new GetObjectCommand({ ...at(key), ...within })));
    if (!answer) return null;
    const whole = answer.ContentRange?.split('/')[1] ?? answer.ContentLength;
    return { stream: answer.Body as Readable, size: Number(whole) };
  };
  return {
    open,
    read: (key) => readWhole(bucket, () => open(key)),
    async size(key) {
      const answer = await bucket.find(client.send(new HeadObjectCommand(at(key))));
      return answer ? (answer.ContentLength ?? 0) : null;
    },
    async delete(key) {
      await bucket.find(client.send(new DeleteObjectCommand(at(key))));
    },
  };
}

/** An answer that breaks off is asked for again; the client itself repeats only what has not begun. */
async function readWhole(bucket: Bucket, open: () => ReturnType<Blobs['open']>): Promise<Uint8Array | null> {
  for (let attempt = 1; ; attempt += 1) {
    const opened = await open();
    if (!opened) return null;
    try {
      const bytes = await buffer(opened.stream);
      if (bytes.length === opened.size) return bytes;
      throw new Error(`an object of ${opened.size} bytes ended after ${bytes.length}`);
    } catch (error) {
      if (attempt === attemptsOfRead) return bucket.ask(Promise.reject(error));
    }
  }
}

/**
 * Puts an object where there is none; answers whether it did. Of several at once the store takes the first. Stores that
 * know no conditions are asked before, so that there only what comes in the same moment may replace another.
 */
export async function putIfFree(bucket: Bucket, key: string, bytes: Uint8Array): Promise<boolean> {
  const isThere = async () => (await objects(bucket).size(key)) !== null;
  if (await isThere()) return false;
  const put = (condition: { IfNoneMatch?: string }) => {
    const params = { ...objectAt(bucket, key), Body: bytes, ...condition };
    // In one piece wherever that may be: not every store heeds the condition where it joins parts.
    return new Upload({ client: bucket.client, params, partSize: bucket.partsBeyondBytes }).done();
  };
  const putting = put({ IfNoneMatch: '*' }).catch((error: unknown) => {
    if (!knowsNoConditions(error)) throw error;
    return put({});
  });
  const wasPut = putting.then(
    () => true,
    (error: unknown) => {
      if (isTaken(error)) return false;
      throw error;
    },
  );
  if (await bucket.ask(wasPut)) return true;
  // A store also turns away what meets another request in its middle, of which nothing need come.
  if (!(await isThere())) throw new Refusal('storage.unavailable');
  return false;
}
