import { randomUUID } from 'node:crypto';
import { link, mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { unlessFull } from '../disk-full.ts';
import { checkKey, checkPrefix, withinLimit, type BlobFacts, type Blobs, type Draft } from './blobs.ts';

/** Begins with a dot, which no key does. */
const unfinished = '.unfinished';
const abandonedMs = 24 * 3_600_000;
/** What file systems without hard links answer, shared folders and mounted object stores among them. */
const cannotLink = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Files in a folder, spread over subfolders by the first two characters of their keys. */
export function localBlobs(folder: string): Blobs {
  const fileOf = (key: string) => {
    checkKey(key);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes, { maxBytes = Infinity } = {}) {
      const file = fileOf(key);
      const draft = await writeDraft(folder, withinLimit(bytes, maxBytes));
      try {
        await makeDurably(dirname(file));
        await rename(draft.file, file);
        await syncFolder(dirname(file));
        return { bytes: draft.size };
      } catch (error) {
        await rm(draft.file, { force: true });
        throw unlessFull(error);
      }
    },
    draft: async (bytes, { maxBytes }) => draftOf(await writeDraft(folder, withinLimit(bytes, maxBytes)), fileOf),
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

interface DraftFile {
  readonly file: string;
  readonly size: number;
}

async function writeDraft(folder: string, bytes: AsyncIterable<Uint8Array>): Promise<DraftFile> {
  const file = join(folder, unfinished, randomUUID());
  try {
    await mkdir(dirname(file), { recursive: true });
    return { file, size: await writeDurably(file, bytes) };
  } catch (error) {
    await rm(file, { force: true });
    throw unlessFull(error);
  }
}

function draftOf({ file: draft, size }: DraftFile, fileOf: (key: string) => string): Draft {
  return {
    size,
    read: () => readFile(draft),
    async keepAs(key) {
      const file = fileOf(key);
      await makeDurably(dirname(file)).catch((error: unknown) => {
        throw unlessFull(error);
      });
      const kept = await moveIfFree(draft, file);
      if (kept) await syncFolder(dirname(file));
      return kept;
    },
    discard: () => rm(draft, { force: true }),
  };
}

/** A link fails where a name is taken, a rename replaces what has it: of two that come at once the first one stays. */
async function moveIfFree(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    await rm(draft, { force: true });
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!cannotLink.has(code)) throw unlessFull(error);
  }
  if (await unlessMissing(stat(file))) return false;
  await rename(draft, file);
  return true;
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

/** As with a file, a new folder lasts only once the one that it is in is written too. */
async function makeDurably(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) await syncFolder(dirname(made));
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
