import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the bytes of files lie. A key is made of letters, digits, `_`, `-`, `.` and `/`, at least two characters; no
 * part between slashes is empty or begins with a dot, and no key is the folder of another.
 */
export interface Blobs {
  /** Whole and durable when it returns, without trace when it throws. @throws BlobTooLarge beyond `maxBytes` */
  put(
    key: string,
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
    options?: { maxBytes?: number },
  ): Promise<{ bytes: number }>;
  /** `size` is that of the whole file, also when a range of it is opened. */
  open(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number } | null>;
  read(key: string): Promise<Uint8Array | null>;
  size(key: string): Promise<number | null>;
  /** Succeeds when there is nothing to delete, so that it may be repeated. */
  delete(key: string): Promise<void>;
  /** Deletes every blob whose key begins with the prefix, which has at least two characters. */
  deleteAll(prefix: string): Promise<void>;
  /**
   * Every blob whose key begins with the prefix, or every blob there is; in no order. What is put or deleted meanwhile
   * may be listed or not; all else is listed once.
   */
  list(prefix?: string): AsyncIterable<BlobFacts>;
  /** Of stores that browsers reach by themselves. */
  readonly direct?: DirectUploads;
  /**
   * Of all others: takes in what came by way of this server and is not judged yet. It is not listed, and nobody is
   * answered with it; what a process left that died is cleared away with time.
   * @throws BlobTooLarge beyond `maxBytes`
   */
  readonly draft?: (bytes: AsyncIterable<Uint8Array>, options: { maxBytes: number }) => Promise<Draft>;
}

export interface Draft {
  readonly size: number;
  /** @throws Refusal `asset.not_found` when others have discarded it */
  read(): Promise<Uint8Array>;
  /** Puts it under a key, whole and durable, unless there is a blob already: that one stays. Answers whether it did. */
  keepAs(key: string): Promise<boolean>;
  /** Succeeds when it was kept or discarded before. */
  discard(): Promise<void>;
}

/**
 * Takes files past this server. What came stays apart from the blobs, under the same keys, until it has been judged: it
 * is not listed, and nobody is answered with it.
 */
export interface DirectUploads {
  /** Where browsers send files to: scheme, host and port. */
  readonly origin: string;
  /** An address that takes one PUT of this type and this many bytes, as often as it is tried until it expires. */
  addressFor(key: string, file: { contentType: string; bytes: number; expiresInSeconds: number }): Promise<string>;
  /** Addresses for a large file in parts of so many bytes, the last one shorter; `null` for what should go as one. */
  partsFor(key: string, file: { bytes: number; expiresInSeconds: number }): Promise<UploadParts | null>;
  /**
   * What came under a key, whole, or in parts that are so many bytes together; `null` as long as nothing has. It is there
   * for others, too, and may be another file by the next time: a draft reads it once, and keeps what it has read.
   */
  arrival(key: string, bytes: number): Promise<Draft | null>;
  /** Removes what came under a key, and parts of what did not come whole. */
  forget(key: string): Promise<void>;
}

export interface UploadParts {
  /** Of each part but the last. */
  readonly bytes: number;
  /** In the order of the parts; each takes one PUT, as often as it is tried until it expires. */
  readonly urls: string[];
}

export interface BlobFacts {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

export class BlobTooLarge extends Error {
  override readonly name = 'BlobTooLarge';

  constructor(maxBytes: number) {
    super(`the blob has more than ${maxBytes} bytes`);
  }
}

const part = '[A-Za-z0-9_-][A-Za-z0-9_.-]*';
const keyForm = new RegExp(`^${part}(/${part})*$`);
const prefixForm = new RegExp(`^${part}(/${part})*/?$`);

export function isKey(key: string): boolean {
  return key.length >= 2 && keyForm.test(key);
}

/** Keys come from our own rows, but a path made of one must never leave its folder, so each is looked at. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a key of a blob: ${JSON.stringify(key)}`);
}

/** A shorter prefix would name more than any caller can mean. */
export function checkPrefix(prefix: string): void {
  if (prefix.length < 2 || !prefixForm.test(prefix)) throw new Error(`not a prefix: ${JSON.stringify(prefix)}`);
}

/** The bytes in pieces, cut off with an error once there are too many. */
export async function* withinLimit(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const piece of bytes instanceof Uint8Array ? [bytes] : bytes) {
    total += piece.byteLength;
    if (total > maxBytes) throw new BlobTooLarge(maxBytes);
    yield piece;
  }
}
