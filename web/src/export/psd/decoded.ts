/** Pictures that a worker has decoded, for layers that show the same one. */

/** Decoded pixels that are kept at most, in bytes. */
const budget = 192 * 1024 * 1024;
/** As many as may wait for their turn are kept whatever they weigh. */
const leastKept = 4;

interface Entry {
  readonly bitmap: Promise<ImageBitmap>;
  bytes: number;
}

export class Decoded {
  /** The one asked for last comes last. */
  readonly #known = new Map<string, Entry>();

  find(url: string, blob: Blob): Promise<ImageBitmap> {
    const entry = this.#known.get(url) ?? this.#decode(url, blob);
    this.#known.delete(url);
    this.#known.set(url, entry);
    return entry.bitmap;
  }

  #decode(url: string, blob: Blob): Entry {
    const entry: Entry = { bitmap: createImageBitmap(blob), bytes: 0 };
    entry.bitmap.then(
      ({ width, height }) => {
        entry.bytes = width * height * 4;
        this.#makeRoom();
      },
      () => this.#known.delete(url),
    );
    return entry;
  }

  #makeRoom(): void {
    let bytes = [...this.#known.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [url, entry] of this.#known) {
      if (bytes <= budget || this.#known.size <= leastKept) return;
      this.#known.delete(url);
      bytes -= entry.bytes;
      void entry.bitmap.then((bitmap) => bitmap.close());
    }
  }
}
