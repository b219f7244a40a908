import { randomBytes } from 'node:crypto';
import type { Atlas } from '@easel/contract';
import type { Blobs } from '../platform/blobs/blobs.ts';
import { refersToNothing, type Database, type Writer } from '../platform/database.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { urlOf } from './asset-keys.ts';
import { buildAtlas, dropAtlasPages } from './atlas-jobs.ts';
import { cellOf, cellsPerPage, cellSide, pageOf } from './atlas-page.ts';
import * as pages from './atlas-queries.ts';
import type { Files } from './files.ts';
import { isPicture } from './media-types.ts';
import * as queries from './queries.ts';

/** Fewer pictures than this are no reason for a page: a browser asks for them one by one. */
const worthAPage = 64;
/** How long a page that another has replaced can still be read, for those who were just told of it. */
const retiredForMs = 10 * 60_000;
/** How long a page may take from its file to its row: what has none by then was left by a process that died. */
const unfinishedForMs = 60 * 60_000;
/** Thumbnails made at once: each may decode a large picture. */
const lanes = 4;

export interface AtlasServices {
  database: Database;
  blobs: Blobs;
  queue: Queue;
  files: Files;
}

/** A picture as an atlas needs it. */
interface Picture {
  readonly id: string;
  readonly key: string;
}

/**
 * Overview pages: thumbnails of a canvas's pictures, a thousand to a file, so that ten thousand arrive in ten answers.
 * A page is a file like others, immutable under an unguessable name. A full page stays as it is; one with room left is
 * replaced when enough pictures have come. A page goes when the project does, when most of what it shows has left the
 * canvas, and in the very transaction that deletes any picture on it for good.
 */
export class Atlases {
  readonly #services: AtlasServices;

  constructor(services: AtlasServices) {
    this.#services = services;
  }

  /** What there is for these pictures. What is missing begins to be built. */
  async list(projectId: string, assetIds: readonly string[]): Promise<Pick<Atlas, 'complete' | 'pages'>> {
    const { database, queue } = this.#services;
    const wanted = await this.#pictures(assetIds);
    const live = (await pages.livePages(database.read, projectId)).map(readPage);
    const complete = missingFrom(wanted, live).length < worthAPage;
    if (!complete) {
      await database.write((transaction) => queue.enqueue(transaction, buildAtlas, { projectId }, { key: projectId }));
    }
    const shown = new Set(wanted.map(({ key }) => key));
    return {
      complete,
      // Whoever may see the canvas need not learn the names of what has left it.
      pages: live.map(({ key, files }) => ({
        url: urlOf(key),
        files: files.map((file) => (shown.has(file) ? file : '')),
      })),
    };
  }

  /** Makes the pages that are missing, one transaction each. */
  async build(projectId: string, assetIds: readonly string[], signal: AbortSignal): Promise<void> {
    const wanted = await this.#pictures(assetIds);
    for (;;) {
      signal.throwIfAborted();
      const live = (await pages.livePages(this.#services.database.read, projectId)).map(readPage);
      const { kept, dissolved } = sortOut(live, wanted);
      const missing = missingFrom(wanted, kept);
      if (missing.length < worthAPage) return;
      const open = kept.find(({ files, skipped }) => files.length + skipped.length < cellsPerPage);
      const carried = new Set(open ? [...open.files, ...open.skipped] : []);
      const content = [...wanted.filter(({ key }) => carried.has(key)), ...missing].slice(0, cellsPerPage);
      const replaced = [...dissolved, ...(open ? [open] : [])].map(({ key }) => key);
      await this.#addPage(projectId, content, replaced, signal);
    }
  }

  /** Part of the caller's transaction: every page of the project goes if that commits. */
  async dropAll(transaction: Writer, projectId: string): Promise<void> {
    await this.#drop(transaction, await pages.pageKeysOf(transaction, projectId));
  }

  /** Part of the transaction that deletes a picture for good: no page may show it any longer. */
  async dropPagesWith(transaction: Writer, assetId: string): Promise<void> {
    await this.#drop(transaction, await pages.pageKeysWith(transaction, assetId));
  }

  async #drop(transaction: Writer, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await pages.deletePages(transaction, keys);
    await this.#services.queue.enqueue(transaction, dropAtlasPages, { keys: [...keys] });
  }

  async #pictures(assetIds: readonly string[]): Promise<Picture[]> {
    const rows = await queries.assetsByIds(this.#services.database.read, assetIds);
    return rows
      .filter(({ ready, content_type }) => ready && isPicture(content_type))
      .map(({ id, key }) => ({ id, key }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async #addPage(
    projectId: string,
    content: readonly Picture[],
    replaced: readonly string[],
    signal: AbortSignal,
  ): Promise<void> {
    const { database, blobs, queue } = this.#services;
    const drawn = await this.#drawCells(content, signal);
    const usable = drawn.filter(({ cell }) => cell !== null);
    const key = `${randomBytes(16).toString('base64url')}.webp`;
    await database.write((transaction) =>
      queue.enqueue(transaction, dropAtlasPages, { keys: [key] }, { key, dueInMs: unfinishedForMs }),
    );
    await blobs.put(key, await pageOf(usable.map(({ cell }) => cell)));
    const row = {
      key,
      project_id: projectId,
      files_json: JSON.stringify(usable.map(({ picture }) => picture.key)),
      skipped_json: JSON.stringify(drawn.filter(({ cell }) => cell === null).map(({ picture }) => picture.key)),
      made_at: new Date().toISOString(),
      retired: 0 as const,
    };
    try {
      await database.write(async (transaction) => {
        await pages.insertPage(
          transaction,
          row,
          usable.map(({ picture }) => picture.id),
        );
        await queue.settle(transaction, dropAtlasPages, key);
        await pages.retirePages(transaction, replaced);
        if (replaced.length > 0)
          await queue.enqueue(transaction, dropAtlasPages, { keys: [...replaced] }, { dueInMs: retiredForMs });
      });
    } catch (error) {
      await blobs.delete(key);
      // A picture was deleted while its page was drawn: the next run draws a page without it.
      throw refersToNothing(error) ? new Error('a picture of the page is gone') : error;
    }
  }

  /** In order; what cannot be read as a picture has no cell. */
  async #drawCells(content: readonly Picture[], signal: AbortSignal) {
    const drawn: { picture: Picture; cell: Buffer | null }[] = content.map((picture) => ({ picture, cell: null }));
    const waiting = [...drawn];
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          signal.throwIfAborted();
          next.cell = await this.#services.files.thumbnail(next.picture.key, cellSide).then(cellOf, () => null);
        }
      }),
    );
    return drawn;
  }
}

interface Page {
  readonly key: string;
  readonly files: string[];
  readonly skipped: string[];
}

function readPage({ key, files_json, skipped_json }: pages.PageRow): Page {
  return { key, files: JSON.parse(files_json), skipped: JSON.parse(skipped_json) };
}

function missingFrom(wanted: readonly Picture[], live: readonly Page[]): Picture[] {
  const covered = new Set(live.flatMap(({ files, skipped }) => [...files, ...skipped]));
  return wanted.filter(({ key }) => !covered.has(key));
}

/** A page of which most has left the canvas costs more than it gives: what is left of it moves to another. */
function sortOut(live: readonly Page[], wanted: readonly Picture[]): { kept: Page[]; dissolved: Page[] } {
  const shown = new Set(wanted.map(({ key }) => key));
  const isWorthIt = ({ files }: Page) => files.filter((file) => shown.has(file)).length * 2 >= files.length;
  return { kept: live.filter(isWorthIt), dissolved: live.filter((page) => !isWorthIt(page)) };
}
