import { randomUUIDv7 } from 'node:crypto';
import type { JSONObject } from '@ai-sdk/provider';
import { orderAbove, type CanvasNode, type Connection } from '@easel/canvas';
import type { TurnEvent } from '@easel/contract';
import type { Assets, StoredPicture } from '../assets/assets.ts';
import type { Designs } from '../assets/designs.ts';
import type { Credits } from '../credits/credits.ts';
import type { Writer } from '../platform/database.ts';
import { askForPicture, type FinishedPicture, type PictureDemand } from '../platform/models/ask-for-picture.ts';
import type { Adjustment } from '../platform/models/fit-request.ts';
import { failureOf } from '../platform/models/model-failure.ts';
import type { DesignSource, Models, PictureModel } from '../platform/models/models.ts';
import type { Queue } from '../platform/queue/queue.ts';
import type { Canvases } from '../projects/canvas.ts';
import type { Projects } from '../projects/projects.ts';
import { askOnce, type AskingServices } from './asking.ts';
import { askedWords } from './asked-words.ts';
import { brandReferences, type BrandReferences } from './brand-pictures.ts';
import { checkWordsLater, withoutWords, writesNoWords } from './check-words.ts';
import { keptPrompt } from './operation-wishes.ts';
import { calculate, drawnFrom, inputsOf, namesOf } from './paint-picture.ts';
import { inParallel } from './parallel.ts';
import { isPassing, patiently } from './patience.ts';
import { nameBefore, ownNames } from './picture-names.ts';
import { pictureFailed } from './phrases.ts';
import { PictureRefusal, pictureRefused } from './picture-refusal.ts';
import { placeOf, slotsFor, wishesOf } from './picture-slots.ts';
import { sourcesOfNodes, type PictureSource } from './picture-sources.ts';
import { costOfWay } from './picture-ways.ts';
import type { PictureWish } from './picture-wish.ts';
import type { PlannedPictures } from './tools.ts';
import * as queries from './turn-queries.ts';
import type { Turn } from './turn-facts.ts';
import type { TurnLog } from './turn-log.ts';

export interface PictureServices extends AskingServices {
  assets: Assets;
  designs: Designs;
  canvases: Canvases;
  projects: Projects;
  models: Models;
  credits: Credits;
  turnLog: TurnLog;
  queue: Queue;
}
export interface PictureCall {
  readonly id: string;
  readonly stepId: string;
  readonly input: PlannedPictures;
}
/** What is told when the places of the pictures are sure, by a run that knows so many entries of the journal. */
export interface Beginning {
  readonly events: readonly TurnEvent[];
  readonly known: number;
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
export async function makePictures(
  turn: Turn,
  call: PictureCall,
  beginning: Beginning,
  services: PictureServices,
  signal: AbortSignal,
): Promise<PictureOutcome> {
  const model = turn.pictureModel;
  const pictures = await reserve(turn, call, beginning, services);
  // Of this run alone: a run that takes over makes nothing again, and tells of nothing twice.
  const adjustments = new Set<Adjustment>();
  const reasons = new Map<string, string>();
  const coming = pictures.filter(({ status }) => status === 'coming');
  await inParallel(coming, model.parallel, signal, (picture, stop) =>
    makePicture(turn, { picture, model, count: pictures.length, adjustments, reasons }, services, stop),
  );
  const settled = await queries.picturesOf(services.database.read, turn.id, call.id);
  const named = (status: string) => settled.filter((picture) => picture.status === status);
  return {
    placed: named('placed').map(({ slot }) => ({ nodeId: slot.nodeId, title: slot.title })),
    failed: named('failed').map(({ id, slot }) => {
      return { title: slot.title, reason: reasons.get(id) ?? pictureFailed(turn.request.language, 'other') };
    }),
    adjustments: [...adjustments],
  };
}

/** One picture of a step alone, once more; it keeps its place, or finds the nearest free one. */
export async function makePictureAgain(
  turn: Turn,
  call: PictureCall,
  pictureId: string,
  services: PictureServices,
  signal: AbortSignal,
): Promise<void> {
  const all = await queries.picturesOf(services.database.read, turn.id, call.id);
  const picture = all.find(({ id, status }) => id === pictureId && status === 'coming');
  const wish = picture && wishesOf(call.input, turn.request)[picture.position];
  if (!wish) return;
  const making = {
    picture: { ...picture, wish },
    model: turn.pictureModel,
    count: all.length,
    adjustments: new Set<Adjustment>(),
    reasons: new Map<string, string>(),
  };
  await makePicture(turn, making, services, signal);
}

/** Promises each picture its place, once, and tells that they are begun. @throws Refusal `credits.insufficient` */
async function reserve(
  turn: Turn,
  call: PictureCall,
  { events, known }: Beginning,
  services: PictureServices,
): Promise<Reserved[]> {
  const { database, turnLog } = services;
  const wishes = wishesOf(call.input, turn.request);
  const sources = await sourcesFor(turn, wishes, services);
  const pictures = await database.write(async (transaction) => {
    await turnLog.appendRunningWithin(transaction, turn.id, events, known);
    const before = await queries.picturesOf(transaction, turn.id, call.id);
    const all =
      before.length > 0 ? before : await promisePlaces(transaction, { turn, call, wishes, sources }, services);
    for (const { slot } of all) await turnLog.appendWithin(transaction, turn.id, { type: 'picture-started', slot });
    return all;
  });
  return pictures.map((picture) => ({ ...picture, wish: wishes[picture.position]! }));
}

interface Promising {
  readonly turn: Turn;
  readonly call: PictureCall;
  readonly wishes: readonly PictureWish[];
  /** Of each wish. */
  readonly sources: readonly (readonly PictureSource[])[];
}

async function promisePlaces(
  transaction: Writer,
  { turn, call, wishes, sources }: Promising,
  { canvases, assets, projects, credits }: PictureServices,
): Promise<queries.Picture[]> {
  const nodes = await canvases.lockNodes(transaction, turn.projectId);
  const promised = await queries.comingSlots(transaction, turn.projectId);
  const slots = slotsFor(wishes, call.stepId, { nodes, promised, nearIds: turn.nearIds });
  const fresh = slots.map((slot, position) => {
    const { id, key } = assets.reserve('image/png');
    const place = { id: slot.pictureId, toolCallId: call.id, position, slot };
    const bytes = { assetId: id, assetKey: key, sources: sources[position]! };
    return { ...place, ...bytes, status: 'coming' as const, tries: 0, payerId: null };
  });
  await queries.insertPictures(transaction, turn, fresh);
  const amount = costOfWay({ model: turn.pictureModel, how: turn.how }, credits);
  const charges = fresh.map((picture) => ({ key: chargeOf(picture), amount }));
  await credits.reserve(transaction, { userId: turn.authorId, projectId: turn.projectId }, charges);
  await noteProgress(transaction, turn, projects);
  return fresh;
}

/** What each of the pictures works from: what the person points at, then what the agent adds to it. */
async function sourcesFor(
  { projectId, request }: Turn,
  wishes: readonly PictureWish[],
  { canvases, assets }: PictureServices,
): Promise<PictureSource[][]> {
  const { pictures = [] } = request;
  const named = new Set(wishes.flatMap(({ workFrom = [] }) => workFrom));
  const nodes = named.size > 0 ? (await canvases.nodes(projectId)).filter(({ id }) => named.has(id)) : [];
  const known = new Map((await sourcesOfNodes(nodes, assets)).map((source) => [source.nodeId, source]));
  const pointedAt = new Set(pictures.map(({ nodeId }) => nodeId));
  return wishes.map(({ workFrom = [] }) => {
    const added = [...new Set(workFrom)].flatMap((id) => (pointedAt.has(id) ? [] : (known.get(id) ?? [])));
    return [...pictures, ...added];
  });
}

/** Under which its cost is booked: each asking is paid for itself. */
export function chargeOf({ id, tries }: Pick<queries.Picture, 'id' | 'tries'>): string {
  return `picture:${id}:${tries}`;
}

interface Making {
  readonly picture: Reserved;
  readonly model: PictureModel;
  readonly count: number;
  readonly adjustments: Set<Adjustment>;
  /** Why pictures failed, by their ids. */
  readonly reasons: Map<string, string>;
}

async function makePicture(turn: Turn, making: Making, services: PictureServices, signal: AbortSignal): Promise<void> {
  const { assets, designs, database, turnLog } = services;
  const { picture, model } = making;
  const reserved = { id: picture.assetId, key: picture.assetKey };
  const settling = { turnId: turn.id, id: picture.id };
  const prepare = (bytes: Uint8Array) =>
    assets.prepare(reserved, bytes, { ownerId: turn.authorId, fileName: `${picture.slot.title}.png` });
  try {
    const asking = { pictureId: picture.id, made: () => assets.kept(reserved) };
    let preparing: ReturnType<typeof prepare> | undefined;
    const bytes = await askOnce(asking, services, signal, async (stop) => {
      const calculated = turn.how === 'calculation';
      const made = await (calculated ? calculate(turn, picture.wish, assets) : askModel(turn, making, assets, stop));
      for (const adjustment of made.adjustments) making.adjustments.add(adjustment);
      // Measured while they are written. That they are no picture is told once they are kept.
      preparing = prepare(made.png);
      preparing.catch(() => {});
      await patiently(() => assets.keep(reserved, made.png), stop);
      return made.png;
    });
    // The rest is for whoever holds the turn.
    signal.throwIfAborted();
    if (!bytes) return;
    const prepared = await (preparing ?? prepare(bytes));
    const design = await designOf(turn, making, assets);
    await database.write(async (transaction) => {
      if (!(await queries.settlePicture(transaction, settling, 'placed'))) return;
      await prepared.insert(transaction);
      if (design) await designs.keep(transaction, reserved.id, design);
      await place(transaction, { turn, picture, model, stored: prepared.picture }, services);
    });
  } catch (error) {
    // A stop is no failure of the picture: whoever stopped decides what becomes of it.
    signal.throwIfAborted();
    // Nor is a store or database that is away: the job is done again when it is back.
    if (isPassing(error)) throw error;
    services.log('a picture failed', { turnId: turn.id, pictureId: picture.id, error });
    const { language } = turn.request;
    const refused = error instanceof PictureRefusal;
    const reason = refused ? pictureRefused(language, error.reason) : pictureFailed(language, failureOf(error).kind);
    making.reasons.set(picture.id, reason);
    await database.write(async (transaction) => {
      if (!(await queries.settlePicture(transaction, settling, 'failed'))) return;
      await services.credits.release(transaction, chargeOf(picture));
      await turnLog.appendWithin(transaction, turn.id, {
        type: 'picture-failed',
        pictureId: picture.id,
        reason,
        // What the picture itself rules out no second asking changes; a model may yet do what it did not.
        ...(refused && { final: true }),
      });
    });
  }
}

async function askModel(turn: Turn, making: Making, assets: Assets, signal: AbortSignal): Promise<FinishedPicture> {
  return askForPicture(making.model, await demandOf(turn, making, assets), signal);
}

/** What a picture follows from that can be drawn again, also where a run that died had drawn it. */
async function designOf(turn: Turn, making: Making, assets: Assets): Promise<DesignSource | null> {
  const { layered } = making.model;
  if (!layered || turn.how === 'calculation') return null;
  return layered.sourceOf(await demandOf(turn, making, assets));
}

async function demandOf(turn: Turn, { picture, model, count }: Making, assets: Assets): Promise<PictureDemand> {
  const { width, height } = picture.wish;
  const { request } = turn;
  const { language, seed, quality } = request;
  const brand = await turn.brand();
  const { design } = picture.wish;
  const drawn = model.layered && design && { design: sourceAsHint(design) };
  const hints = {
    language,
    position: picture.position,
    count,
    quality,
    ...(brand && { brand: brand.hints }),
    ...drawn,
    ...(model.layered && !design && !request.operation && pictureHint(picture.sources, request)),
  };
  const inputs = await inputsOf(turn, picture, assets);
  const { references: own = [] } = inputs;
  const kit = isPlain(turn) ? noReferences : await brandReferences(brand, { model, own: own.length, assets });
  // Few providers take a seed; for the embedded designer it decides the directions, and it has one quality.
  const told = model.procedural ? { seed } : { quality };
  const references = [...own, ...kit.references];
  const prompt = promptOf(turn, picture, { model, kit, rules: brand?.picturePrompt });
  const idempotencyKey = chargeOf(picture);
  return { ...inputs, prompt, width, height, hints, references, idempotencyKey, ...told };
}

/** The picture that our own designer works with, by where it is kept. */
function pictureHint(sources: readonly PictureSource[], request: Turn['request']) {
  const source = drawnFrom(sources, request);
  return source && { picture: { assetId: source.assetId, key: source.key, cut: source.cut && { ...source.cut } } };
}

/** As plain data, which is all that hints are. */
const sourceAsHint = ({ wish, position }: DesignSource) => ({ wish: wish as unknown as JSONObject, position });

const noReferences: BrandReferences = { references: [], words: '' };

/** Whether a picture only becomes larger, or loses its background: no brand has a say in that. */
function isPlain({ request: { operation } }: Turn): boolean {
  return operation !== undefined && operation.kind !== 'edit' && operation.kind !== 'variations';
}

function promptOf(
  turn: Turn,
  { wish, sources }: Reserved,
  { model, kit, rules }: { model: PictureModel; kit: BrandReferences; rules: string | undefined },
): string {
  const names = model.capabilities?.edit ? namesOf(sources) : '';
  const mute = writesNoWords(model) && askedWords(wish.prompt).length > 0 ? withoutWords : '';
  const asked = [wish.prompt, names, kit.words, mute].filter(Boolean).join('\n');
  // Our own designer would take rules for copy; it reads them from its hints.
  return model.procedural || !rules || isPlain(turn) ? asked : `${rules}\n${asked}`;
}

/** Canvas, picture and log in one transaction: a run that takes over finds a picture told of exactly when it stands. */
async function place(
  transaction: Writer,
  made: { turn: Turn; picture: Reserved; model: PictureModel; stored: StoredPicture },
  services: PictureServices,
): Promise<void> {
  const { canvases, projects, credits, turnLog } = services;
  const { turn, picture, model, stored } = made;
  const promised = await queries.comingSlots(transaction, turn.projectId);
  const author = { kind: 'agent' as const, id: turn.authorId, turnId: turn.id };
  const { version, nodes } = await canvases.place(transaction, {
    projectId: turn.projectId,
    author,
    connections: linesTo(turn, picture),
    make: (standing) => {
      const box = placeOf(picture.slot, { nodes: standing, promised });
      // Somebody may have called something so since it was promised.
      const [title] = ownNames([picture.slot.title], standing);
      return [{ ...nodeOf(made, title!), ...box, order: orderAbove(standing) }];
    },
  });
  await credits.spend(transaction, chargeOf(picture));
  // A picture that comes after the end of its turn is no progress of it.
  if (picture.tries === 0) await noteProgress(transaction, turn, projects);
  const event = { type: 'picture-placed' as const, pictureId: picture.id, node: nodes[0]!, version: String(version) };
  await turnLog.appendWithin(transaction, turn.id, event);
  const { wish, slot } = picture;
  await checkWordsLater(transaction, { turn, model, wish, nodeId: slot.nodeId, stored }, services);
}

function nodeOf(
  { turn, picture, model, stored }: Parameters<typeof place>[1],
  title: string,
): Omit<CanvasNode, 'x' | 'y' | 'width' | 'height'> {
  const { slot, wish } = picture;
  return {
    id: slot.nodeId,
    type: 'image',
    rotation: 0,
    opacity: 1,
    parentId: null,
    locked: false,
    hidden: false,
    title,
    meta: { source: 'agent' as const, turnId: turn.id, createdAt: new Date().toISOString() },
    data: {
      assetId: stored.id,
      url: stored.url,
      naturalWidth: stored.width,
      naturalHeight: stored.height,
      thumbhash: stored.thumbhash,
      alt: nameBefore(title, wish.title),
      prompt: keptPrompt(turn.request, turn.how === 'redraw', wish.prompt),
      model: makerOf(turn, model),
    },
  };
}

/** What is only calculated stays the work of whoever made the picture before. */
function makerOf({ how, request }: Turn, model: PictureModel): string {
  if (how === 'calculation') return request.pictures?.[0]?.model ?? '';
  // People are told what no trained model has made.
  return model.procedural ? `${model.id} (procedural)` : model.id;
}

/** Lines from what a picture was made from; none from what its model has never seen. */
function linesTo({ how, pictureModel, request }: Turn, { sources, slot, wish }: Reserved): Connection[] {
  const used = pictureModel.layered && drawnFrom(sources, request);
  const seen =
    how !== 'model' || wish.design || used || pictureModel.capabilities?.edit || pictureModel.capabilities?.upscale;
  const from = (request.operation ? sources.slice(0, 1) : used && !wish.design ? [used] : sources).flatMap(
    ({ nodeId }) => nodeId ?? [],
  );
  if (!seen) return [];
  return from.map((id) => ({ id: randomUUIDv7(), from: id, to: slot.nodeId, kind: 'derived' }));
}

async function noteProgress(transaction: Writer, turn: Turn, projects: Projects): Promise<void> {
  const { done, wanted } = await queries.countPictures(transaction, turn.id);
  await projects.noteTurn(transaction, turn.projectId, { turnId: turn.id, picturesDone: done, picturesWanted: wanted });
}
