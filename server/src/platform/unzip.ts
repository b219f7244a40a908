import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

export interface ZipLimits {
  readonly entries: number;
  /** Of all that is in it, unpacked. */
  readonly bytes: number;
}

/** It is no zip, is damaged, or is locked with a password. */
export class UnreadableZip extends Error {
  override readonly name = 'UnreadableZip';
}
export class ZipTooLarge extends Error {
  override readonly name = 'ZipTooLarge';
}

/** Above this size, what unpacks to so many times its packed size is made to fill a disk or a memory. */
const innocentBytes = 16 * 1024 * 1024;
const highestRatio = 200;

/** A zip that came from outside. Its names are only looked up and never become paths, so none can lead anywhere. */
export class Unzipped {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** Bytes of a file unpacked; `null` when there is none of that name. */
  sizeOf(name: string): number | null {
    return this.#entries.get(name)?.uncompressedSize ?? null;
  }

  /** Reads a file whole: ask for its size first. @throws UnreadableZip */
  async read(name: string): Promise<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new UnreadableZip(`there is no ${name}`);
    return refusing(async () => {
      // The stream itself fails when it holds more or fewer bytes than the directory says.
      const stream = await this.#zip.openReadStreamPromise(entry);
      const bytes = Buffer.concat(await stream.toArray());
      if (crc32(bytes) !== entry.crc32) throw new UnreadableZip(`${name} is damaged`);
      return bytes;
    });
  }

  close(): void {
    this.#zip.close();
  }
}

/** Reads the directory and nothing else. @throws UnreadableZip, ZipTooLarge */
export async function openZip(path: string, limits: ZipLimits): Promise<Unzipped> {
  const zip = await refusing(() => openPromise(path, { lazyEntries: true, autoClose: false }));
  try {
    if (zip.entryCount > limits.entries) throw new ZipTooLarge(`it has more than ${limits.entries} files`);
    return new Unzipped(zip, await refusing(() => entriesOf(zip, limits)));
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile, limits: ZipLimits): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressedSize, uncompressedSize } = entry;
    if (fileName.endsWith('/')) continue;
    if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new UnreadableZip(`${fileName} cannot be unpacked`);
    if (entries.has(fileName)) throw new UnreadableZip(`${fileName} is there twice`);
    bytes += uncompressedSize;
    const isBomb = uncompressedSize > innocentBytes && uncompressedSize > compressedSize * highestRatio;
    if (isBomb || bytes > limits.bytes) throw new ZipTooLarge(`it unpacks to more than ${limits.bytes} bytes`);
    entries.set(fileName, entry);
  }
  return entries;
}

/** What a disk says is not the zip's fault; all else is. */
async function refusing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ZipTooLarge || /^E[A-Z0-9]+$/.test((error as { code?: string }).code ?? '')) throw error;
    throw new UnreadableZip(error instanceof Error ? error.message : 'it cannot be read', { cause: error });
  }
}
