import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** Opens zips with a reader that is none of ours. It refuses names that lead out of the folder. */
export async function unzip(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const opened = await fromBufferPromise(Buffer.from(zip), { lazyEntries: true, strictFileNames: true });
  for await (const entry of opened.eachEntry()) {
    const bytes = await buffer(await opened.openReadStreamPromise(entry));
    if (files.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} is spoilt`);
    files.set(entry.fileName, bytes);
  }
  return files;
}
