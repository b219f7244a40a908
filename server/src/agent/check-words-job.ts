import { randomUUIDv7 } from 'node:crypto';
import { readWording, wordsSetIn, type CanvasNode } from '@easel/canvas';
import type { Static } from 'typebox';
import type { Assets, Reserved } from '../assets/assets.ts';
import type { Database, Writer } from '../platform/database.ts';
import { job, type Job } from '../platform/queue/job.ts';
import { Inseparable, type Separator } from '../platform/separator/separator.ts';
import type { Canvases } from '../projects/canvas.ts';
import { checkWordsKind } from './check-words-kind.ts';

export interface CheckWordsServices {
  database: Database;
  assets: Assets;
  canvases: Canvases;
  separator: Separator;
  log: (message: string, about: object) => void;
}
type Wish = Static<typeof checkWordsKind.payload>;

/**
 * Reads a picture that a model was to write words in, and has its node say where they differ. Where the model is known
 * not to write, the right words are set at once. A picture that is gone, changed or already judged is left alone.
 */
export function checkWordsJob(services: CheckWordsServices): Job {
  return job(checkWordsKind, async (wish, { attempt, signal }) => {
    try {
      await check(wish, services, signal);
    } catch (error) {
      signal.throwIfAborted();
      const passes = !(error instanceof Inseparable) || error.reason === 'failed';
      if (passes && attempt < checkWordsKind.attempts) throw error;
      services.log('the words of a picture could not be read', { nodeId: wish.nodeId, error });
    }
    // Another worker that has taken this over may be about to add it.
    signal.throwIfAborted();
    // What was set for a picture that has changed meanwhile stands nowhere.
    if (wish.clean) await services.assets.forget(wish.clean);
  });
}

async function check(wish: Wish, services: CheckWordsServices, signal: AbortSignal): Promise<void> {
  const { assets, separator, canvases } = services;
  const { assetId, asked, clean, projectId, userId } = wish;
  if (!pictureOf(await canvases.nodes(projectId), wish)) return;
  const bytes = await assets.bytesOf(assetId);
  if (!bytes) return;
  if (clean) return setAtOnce(wish, clean, bytes, services, signal);
  const faults = await separator.checkWords({ bytes, userId, asked, signal });
  if (faults.length === 0) return;
  const wording = {
    assetId,
    faults: faults.map((fault) => ({ ...fault })),
    ...(!wish.writes && { cannotWrite: true }),
  };
  await services.database.write((transaction) =>
    change(transaction, wish, services, (picture) => [{ ...picture, data: { ...picture.data, wording } }]),
  );
}

async function setAtOnce(
  wish: Wish,
  reserved: Reserved,
  bytes: Uint8Array,
  services: CheckWordsServices,
  signal: AbortSignal,
): Promise<void> {
  const { assets, separator, database } = services;
  const { asked, userId } = wish;
  const set = await separator.setWords({ bytes, userId, asked, everything: true, signal });
  if (set.faults.length === 0) return;
  await assets.keep(reserved, set.png);
  const prepared = await assets.prepare(reserved, set.png, { ownerId: userId, fileName: 'words.png' });
  const { id, url, width, height } = prepared.picture;
  await database.write((transaction) =>
    change(
      transaction,
      wish,
      services,
      (picture, others) => {
        const unable = { assetId: wish.assetId, faults: set.faults.map((fault) => ({ ...fault })), cannotWrite: true };
        return wordsSetIn({
          picture: { ...picture, data: { ...picture.data, wording: unable } },
          clean: { assetId: id, url, width, height },
          texts: set.texts,
          faults: set.faults,
          others,
          source: 'agent',
          newId: randomUUIDv7,
          at: new Date().toISOString(),
        });
      },
      prepared.insert,
    ),
  );
}

/** The picture's change, unless somebody or an earlier run came first. */
async function change(
  transaction: Writer,
  wish: Wish,
  { canvases }: CheckWordsServices,
  make: (picture: CanvasNode, all: readonly CanvasNode[]) => CanvasNode[],
  before?: (transaction: Writer) => Promise<void>,
): Promise<void> {
  const { projectId, userId, turnId } = wish;
  const nodes = await canvases.lockNodes(transaction, projectId);
  const picture = pictureOf(nodes, wish);
  if (!picture) return;
  await before?.(transaction);
  const author = { kind: 'agent' as const, id: userId, turnId };
  await canvases.place(transaction, { projectId, author, make: () => make(picture, nodes) });
}

/** As it was placed, and not judged yet. */
function pictureOf(nodes: readonly CanvasNode[], { nodeId, assetId }: Wish): CanvasNode | undefined {
  return nodes.find(
    ({ id, data }) => id === nodeId && data?.['assetId'] === assetId && readWording(data ?? {}) === undefined,
  );
}
