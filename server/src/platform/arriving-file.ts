import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unlessFull } from './disk-full.ts';

const abandonedMs = 24 * 3_600_000;

/**
 * What is sent, as a file: some readers have to go to and fro in it. It is gone when the work has ended.
 * @param folder where files wait while they are read; ours alone
 * @throws Refusal `server.disk_full`, and what the body or the work throws
 */
export async function asFile<T>(
  body: AsyncIterable<Uint8Array>,
  folder: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    await receive(body, folder, path).catch((error: unknown) => {
      throw unlessFull(error);
    });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(body: AsyncIterable<Uint8Array>, folder: string, path: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/** What a process that died left behind. Younger files may be another one's work. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts && Date.now() - facts.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}
