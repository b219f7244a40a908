import { createHash, type Hash } from 'node:crypto';
import type { Blobs } from '../platform/blobs/blobs.ts';
import { StoreRefusal } from './store-refusal.ts';

export interface BlobCopied {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface BlobsCopied {
  readonly blobs: readonly BlobCopied[];
  /** Bytes that were sent; the others were there. */
  readonly sentBytes: number;
}

const atOnce = 4;

/**
 * Brings every blob of one store into another and reads each again there. What an earlier run brought is compared, not
 * sent again. Blobs that are deleted meanwhile are left out.
 *
 * @throws StoreRefusal when the target holds blobs that the source does not know, unless they are to be replaced
 */
export async function copyBlobs(
  from: Blobs,
  to: Blobs,
  { replace = false, say = () => {} }: { replace?: boolean; say?: (progress: string) => void } = {},
): Promise<BlobsCopied> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of from.list()) sizes.set(key, size);
  await clearOthers(to, sizes, replace);
  const blobs: BlobCopied[] = [];
  let sentBytes = 0;
  const waiting = sizes.entries();
  const work = async () => {
    for (const [key, size] of waiting) {
      const copied = await copyBlob(from, to, key, size);
      if (!copied) continue;
      if (copied.sent) sentBytes += copied.blob.bytes;
      blobs.push(copied.blob);
      if (blobs.length % 100 === 0) say(`files: ${blobs.length} of ${sizes.size}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { blobs: blobs.toSorted((a, b) => (a.key < b.key ? -1 : 1)), sentBytes };
}

async function clearOthers(to: Blobs, known: ReadonlyMap<string, number>, replace: boolean): Promise<void> {
  const others: string[] = [];
  for await (const { key } of to.list()) {
    if (known.has(key)) continue;
    if (!replace) throw new StoreRefusal(`The target store holds other files already (${key}). Name an empty one.`);
    others.push(key);
  }
  for (const key of others) await to.delete(key);
}

type Copied = { blob: BlobCopied; sent: boolean };

async function copyBlob(from: Blobs, to: Blobs, key: string, size: number): Promise<Copied | null> {
  if ((await to.size(key)) === size) {
    const [ours, theirs] = await Promise.all([digestBlob(from, key), digestBlob(to, key)]);
    if (ours !== null && ours === theirs) return { blob: { key, bytes: size, sha256: ours }, sent: false };
  }
  return await send(from, to, key);
}

async function send(from: Blobs, to: Blobs, key: string): Promise<Copied | null> {
  const source = await from.open(key);
  if (!source) return null;
  const hash = createHash('sha256');
  const { bytes } = await to.put(key, hashed(source.stream, hash));
  const sha256 = hash.digest('hex');
  if (bytes !== source.size || (await digestBlob(to, key)) !== sha256) {
    throw new StoreRefusal(`${key} is not the same in the target store.`);
  }
  return { blob: { key, bytes, sha256 }, sent: true };
}

/** @returns null when there is no such blob */
export async function digestBlob(blobs: Blobs, key: string): Promise<string | null> {
  const opened = await blobs.open(key);
  return opened && (await digestOf(opened.stream));
}

async function digestOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}
