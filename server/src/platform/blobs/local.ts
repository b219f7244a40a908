import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { unlessFull } from '../disk-full.ts';
import { checkKey, checkPrefix, withinLimit, type BlobFacts, type Blobs } from './blobs.ts';

/** Begins with a dot, which no key does. */
const unfinished = '.unfinished';
const abandonedMs = 24 * 3_600_000;

/** Files in a folder, spread over subfolders by the first two characters of their keys. */
export function localBlobs(folder: string): Blobs {
  const fileOf = (key: string) => {
    checkKey(key);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes, { maxBytes = Infinity } = {}) {
      const file = fileOf(key);
      const draft = join(folder, unfinished, randomUUID());
      try {
        await Promise.all([mkdir(dirname(file), { recursive: true }), mkdir(dirname(draft), { recursive: true })]);
        const size = await writeDurably(draft, withinLimit(bytes, maxBytes));
        await rename(draft, file);
        await syncFolder(dirname(file));
        return { bytes: size };
      } catch (error) {
        await rm(draft, { force: true });
        throw unlessFull(error);
      }
    },
    async open(key, range) {
      const handle = await unlessMissing(open(fileOf(key)));
      if (!handle) return null;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(range), size };
    },
    read: (key) => unlessMissing(readFile(fileOf(key))),
    size: async (key) => (await unlessMissing(stat(fileOf(key))))?.size ?? null,
    delete: (key) => rm(fileOf(key), { force: true }),
    async deleteAll(prefix) {
      checkPrefix(prefix);
      const within = join(folder, prefix.slice(0, 2), prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const begins = prefix.slice(prefix.lastIndexOf('/') + 1);
      const names = (await unlessMissing(readdir(within))) ?? [];
      const doomed = names.filter((name) => name.startsWith(begins));
      await Promise.all(doomed.map((name) => rm(join(within, name), { recursive: true, force: true })));
    },
    list(prefix) {
      if (prefix === undefined) return listAll(folder);
      checkPrefix(prefix);
      return listWithin(join(folder, prefix.slice(0, 2)), prefix);
    },
  };
}

/** One subfolder at a time; names that begin with a dot are none of ours. */
async function* listAll(folder: string): AsyncGenerator<BlobFacts> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  for (const name of names) if (!name.startsWith('.')) yield* listWithin(join(folder, name), '');
}

/** The keys of one subfolder, which are the paths within it. */
async function* listWithin(folder: string, prefix: string): AsyncGenerator<BlobFacts> {
  const entries = await unlessMissing(opendir(folder, { recursive: true }));
  for await (const entry of entries ?? []) {
    const file = join(entry.parentPath, entry.name);
    const key = relative(folder, file).replaceAll(sep, '/');
    if (!entry.isFile() || !key.startsWith(prefix)) continue;
    const facts = await unlessMissing(stat(file));
    if (facts) yield { key, size: facts.size };
  }
}

/** Removes what interrupted uploads left behind. Younger drafts may be another process's work. */
export async function sweepUnfinished(folder: string): Promise<void> {
  const drafts = join(folder, unfinished);
  for (const name of (await unlessMissing(readdir(drafts))) ?? []) {
    const draft = join(drafts, name);
    const facts = await unlessMissing(stat(draft));
    if (facts && Date.now() - facts.mtimeMs > abandonedMs) await rm(draft, { force: true });
  }
}

async function writeDurably(file: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const handle = await open(file, 'wx');
  try {
    let size = 0;
    for await (const piece of bytes) {
      await handle.writeFile(piece);
      size += piece.byteLength;
    }
    await handle.sync();
    return size;
  } finally {
    await handle.close();
  }
}

/** A rename lasts through a power cut only once its folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
