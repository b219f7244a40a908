import { addAbortSignal } from 'node:stream';
import { keyOf } from './asset-keys.ts';
import type { Blobs } from '../platform/blobs/blobs.ts';
import type { ZipEntry } from '../platform/zip.ts';

/** The files of one export, opened one at a time, and the names of those that were not there. */
export class StoredPictures {
  readonly missing: string[] = [];
  readonly #blobs: Blobs;
  readonly #at: Date;
  readonly #signal: AbortSignal;

  /** @param services.signal aborts when nobody reads any more */
  constructor(services: { blobs: Blobs; at: Date; signal: AbortSignal }) {
    this.#blobs = services.blobs;
    this.#at = services.at;
    this.#signal = services.signal;
  }

  async *entry(name: string, url: string): AsyncGenerator<ZipEntry> {
    this.#signal.throwIfAborted();
    // Older profiles hold their avatar's address whole.
    const key = keyOf(url, 'any');
    const opened = key && (await this.#blobs.open(key));
    if (!opened) {
      this.missing.push(name);
      return;
    }
    // Whoever reads the stream hears of it; but it may fail before anyone does, and nobody listening ends the process.
    opened.stream.on('error', () => {});
    try {
      yield { name, bytes: addAbortSignal(this.#signal, opened.stream), at: this.#at };
    } finally {
      opened.stream.destroy();
    }
  }
}
