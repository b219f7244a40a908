import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';

export interface ZipEntry {
  /** With `/` between folders; never begins with one. */
  readonly name: string;
  readonly bytes: string | Uint8Array | Readable;
  readonly at: Date;
}

/**
 * A zip that is written while it is read: the next entry is asked for once the one before it is out. What it holds is
 * stored as it is, since pictures are compressed already. When the reader goes, `entries` is ended.
 */
export function zipOf(entries: AsyncGenerator<ZipEntry>): Readable {
  return Readable.from(pieces(entries), { objectMode: false });
}

async function* pieces(entries: AsyncGenerator<ZipEntry>): AsyncGenerator<Uint8Array> {
  const reader = makeZip(inputs(entries)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Both at once: ending the entries closes the file that the zip may still be waiting for.
    await Promise.allSettled([entries.return(undefined), reader.cancel()]);
  }
}

async function* inputs(entries: AsyncGenerator<ZipEntry>) {
  for await (const { name, bytes, at } of entries) yield { name, input: bytes, lastModified: at };
}
