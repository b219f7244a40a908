import { orderAbove, type CanvasNode } from '@easel/canvas';
import type { TurnEvent } from '@easel/contract';
import type { Assets, StoredPicture } from '../assets/assets.ts';
import type { Database, Writer } from '../platform/database.ts';
import { askForPicture, type FinishedPicture } from '../platform/models/ask-for-picture.ts';
import type { Adjustment } from '../platform/models/fit-request.ts';
import { failureOf } from '../platform/models/model-failure.ts';
import type { PictureModel } from '../platform/models/models.ts';
import type { Canvases } from '../projects/canvas.ts';
import type { Projects } from '../projects/projects.ts';
import { brandReferences } from './brand-pictures.ts';
import { inParallel } from './parallel.ts';
import { pictureFailed } from './phrases.ts';
import { placeOf, slotsFor, wishesOf, type PictureWish } from './picture-slots.ts';
import type { MakePictures } from './tools.ts';
import * as queries from './turn-queries.ts';
import type { Turn } from './turn-facts.ts';
import type { TurnLog } from './turn-log.ts';

export interface PictureServices {
  database: Database;
  assets: Assets;
  canvases: Canvases;
  projects: Projects;
  turnLog: TurnLog;
  log: (message: string, about: object) => void;
}
export interface PictureCall {
  readonly id: string;
  readonly stepId: string;
  readonly input: MakePictures;
}
/** What the model hears: names, never bytes. */
export type PictureOutcome = {
  placed: { nodeId: string; title: string }[];
  failed: { title: string; reason: string }[];
  /** What became of wishes that the model cannot fulfil to the letter. */
  adjustments: readonly Adjustment[];
};
type Reserved = queries.Picture & { readonly wish: PictureWish };

/**
 * The tool behind `make_pictures`. Each picture first gets its place and the name of its bytes; a run that takes over
 * after a crash finds both, so it makes no picture twice and asks no model for bytes that are there.
 */
export async function* makePictures(
  turn: Turn,
  call: PictureCall,
  services: PictureServices,
  signal: AbortSignal,
): AsyncGenerator<readonly TurnEvent[], PictureOutcome> {
  const model = turn.pictureModel;
  const pictures = await reserve(turn, call, services);
  yield pictures.map(({ slot }) => ({ type: 'picture-started', slot }));
  // Of this run alone: a run that takes over makes nothing again, and tells of nothing twice.
  const adjustments = new Set<Adjustment>();
  const coming = pictures.filter(({ status }) => status === 'coming');
  await inParallel(coming, model.parallel, signal, (picture, stop) =>
    makePicture(turn, { picture, model, count: pictures.length, adjustments }, services, stop),
  );
  const settled = await queries.picturesOf(services.database.read, turn.id, call.id);
  const named = (status: string) => settled.filter((picture) => picture.status === status);
  return {
    placed: named('placed').map(({ slot }) => ({ nodeId: slot.nodeId, title: slot.title })),
    failed: named('failed').map(({ slot }) => ({ title: slot.title, reason: 'the model gave no usable picture' })),
    adjustments: [...adjustments],
  };
}

async function reserve(turn: Turn, call: PictureCall, services: PictureServices): Promise<Reserved[]> {
  const { database, canvases, assets, projects } = services;
  const wishes = wishesOf(call.input, turn.request);
  const pictures = await database.write(async (transaction) => {
    const known = await queries.picturesOf(transaction, turn.id, call.id);
    if (known.length > 0) return known;
    const nodes = await canvases.lockNodes(transaction, turn.projectId);
    const promised = await queries.comingSlots(transaction, turn.projectId);
    const slots = slotsFor(wishes, call.stepId, { nodes, promised, nearIds: turn.nearIds });
    const fresh = slots.map((slot, position) => {
      const { id, key } = assets.reserve('image/png');
      const place = { id: slot.pictureId, toolCallId: call.id, position, slot };
      return { ...place, status: 'coming' as const, assetId: id, assetKey: key };
    });
    await queries.insertPictures(transaction, turn, fresh);
    await noteProgress(transaction, turn, projects);
    return fresh;
  });
  return pictures.map((picture) => ({ ...picture, wish: wishes[picture.position]! }));
}

interface Making {
  readonly picture: Reserved;
  readonly model: PictureModel;
  readonly count: number;
  readonly adjustments: Set<Adjustment>;
}

async function makePicture(turn: Turn, making: Making, services: PictureServices, signal: AbortSignal): Promise<void> {
  const { assets, database, turnLog } = services;
  const { picture, model } = making;
  const reserved = { id: picture.assetId, key: picture.assetKey };
  try {
    let bytes = await assets.kept(reserved);
    if (!bytes) {
      const made = await askModel(turn, making, assets, signal);
      for (const adjustment of made.adjustments) making.adjustments.add(adjustment);
      bytes = made.png;
      await assets.keep(reserved, bytes);
    }
    const owner = { ownerId: turn.authorId, fileName: `${picture.slot.title}.png` };
    const prepared = await assets.prepare(reserved, bytes, owner);
    await database.write(async (transaction) => {
      await prepared.insert(transaction);
      await place(transaction, { turn, picture, model, stored: prepared.picture }, services);
    });
  } catch (error) {
    // A stop is no failure of the picture: whoever stopped decides what becomes of it.
    signal.throwIfAborted();
    services.log('a picture failed', { turnId: turn.id, pictureId: picture.id, error });
    const reason = pictureFailed(turn.request.language, failureOf(error).kind);
    await database.write(async (transaction) => {
      await queries.settlePicture(transaction, picture.id, 'failed');
      await turnLog.appendWithin(transaction, turn.id, { type: 'picture-failed', pictureId: picture.id, reason });
    });
  }
}

async function askModel(
  turn: Turn,
  { picture, model, count }: Making,
  assets: Assets,
  signal: AbortSignal,
): Promise<FinishedPicture> {
  const { prompt, width, height } = picture.wish;
  const { language, seed, quality } = turn.request;
  const brand = await turn.brand();
  const hints = { language, position: picture.position, count, quality, ...(brand && { brand: brand.hints }) };
  const kit = await brandReferences(brand, { model, own: 0, assets });
  const asked = kit.words ? `${prompt}\n${kit.words}` : prompt;
  // Our own designer would take rules for copy; it reads them from its hints.
  const told = model.procedural || !brand?.picturePrompt ? asked : `${brand.picturePrompt}\n${asked}`;
  // Few providers take a seed; for the embedded designer it decides the directions, and it has one quality.
  const own = model.procedural ? { seed } : { quality };
  return askForPicture(model, { prompt: told, width, height, hints, references: kit.references, ...own }, signal);
}

/** Canvas, picture and log in one transaction: a run that takes over finds a picture told of exactly when it stands. */
async function place(
  transaction: Writer,
  made: { turn: Turn; picture: Reserved; model: PictureModel; stored: StoredPicture },
  { canvases, projects, turnLog }: PictureServices,
): Promise<void> {
  const { turn, picture } = made;
  const promised = await queries.comingSlots(transaction, turn.projectId);
  const author = { kind: 'agent' as const, id: turn.authorId, turnId: turn.id };
  const { version, nodes } = await canvases.place(transaction, {
    projectId: turn.projectId,
    author,
    make: (standing) => {
      const box = placeOf(picture.slot, { nodes: standing, promised });
      return [{ ...nodeOf(made), ...box, order: orderAbove(standing) }];
    },
  });
  await queries.settlePicture(transaction, picture.id, 'placed');
  await noteProgress(transaction, turn, projects);
  const event = { type: 'picture-placed' as const, pictureId: picture.id, node: nodes[0]!, version: String(version) };
  await turnLog.appendWithin(transaction, turn.id, event);
}

function nodeOf({
  turn,
  picture,
  model,
  stored,
}: Parameters<typeof place>[1]): Omit<CanvasNode, 'x' | 'y' | 'width' | 'height'> {
  const { slot, wish } = picture;
  return {
    id: slot.nodeId,
    type: 'image',
    rotation: 0,
    opacity: 1,
    parentId: null,
    locked: false,
    hidden: false,
    title: slot.title,
    meta: { source: 'agent' as const, turnId: turn.id, createdAt: new Date().toISOString() },
    data: {
      assetId: stored.id,
      url: stored.url,
      naturalWidth: stored.width,
      naturalHeight: stored.height,
      thumbhash: stored.thumbhash,
      alt: slot.title,
      prompt: wish.prompt,
      // People are told what no trained model has made.
      model: model.procedural ? `${model.id} (procedural)` : model.id,
    },
  };
}

async function noteProgress(transaction: Writer, turn: Turn, projects: Projects): Promise<void> {
  const { done, wanted } = await queries.countPictures(transaction, turn.id);
  await projects.noteTurn(transaction, turn.projectId, { turnId: turn.id, picturesDone: done, picturesWanted: wanted });
}
