import type { Readable } from 'node:stream';

/** What handlers may return besides plain data. */

/** One event of a stream. Its `id` is what the client sends back as `Last-Event-ID` to go on from there. */
export interface Streamed<E> {
  readonly id?: string;
  readonly event: E;
}

/** A file; ranges, revalidation and HEAD are seen to by `files.ts`. */
export interface FileAnswer {
  readonly contentType: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** Names the content, without quotes. */
  readonly etag: string;
  /** Come last, so they also replace security headers where a file needs others. */
  readonly headers?: Readonly<Record<string, string>>;
  /** `start` and `end` are both included. */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/** A download that is made while it is sent: nobody knows its length, and no part of it can be asked for again. */
export interface DownloadAnswer {
  readonly contentType: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Called once, for GET alone. @throws Refusal */
  stream(): Promise<Readable>;
}

/** An answer that is JSON text already, so that a canvas of megabytes is not parsed only to be written again. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
