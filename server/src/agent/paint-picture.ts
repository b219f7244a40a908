import type { Assets } from '../assets/assets.ts';
import type { FinishedPicture, PictureDemand } from '../platform/models/ask-for-picture.ts';
import { plainCapabilities } from '../platform/models/capabilities.ts';
import type { ReferencePicture } from '../platform/models/finish-picture.ts';
import { putsPictureIn } from '../platform/models/embedded/request.ts';
import { cutFlatBackground, NoFlatGround } from '../platform/flat-background.ts';
import { PictureRefusal } from './picture-refusal.ts';
import { readSource, type PictureSource } from './picture-sources.ts';
import type { PictureWish } from './picture-wish.ts';
import { enlarge } from './picture-work/enlarge.ts';
import { groundFor, onGround } from './picture-work/expand-ground.ts';
import { longestSide } from './operation-wishes.ts';
import type { Turn } from './turn-facts.ts';
import type { TurnRequest } from './turn-request.ts';

/** What a model works from: in their order, the edited picture first. */
export type PictureInputs = Pick<PictureDemand, 'references' | 'mask' | 'edits' | 'transparent' | 'upscale'>;

/** The inputs of one picture, read from what is kept here. @throws PictureRefusal */
export async function inputsOf(
  { request, pictureModel, how }: Turn,
  { wish, sources }: { wish: PictureWish; sources: readonly PictureSource[] },
  assets: Assets,
): Promise<PictureInputs> {
  const { edit, upscale } = pictureModel.capabilities ?? plainCapabilities;
  // A model that takes none need not wait for them; that they were left out, the model's fitting says.
  if (how !== 'model' || wish.design || sources.length === 0) return {};
  const { operation } = request;
  const taken = operation?.kind === 'upscale' || operation?.kind === 'expand' ? sources.slice(0, 1) : sources;
  if (pictureModel.layered && drawnFrom(sources, request)) return { references: taken.slice(1).map(() => nothing) };
  if (!edit && !upscale) return { references: taken.map(() => nothing) };
  const [first, ...others] = await Promise.all(taken.map((source) => readSource(source, assets)));
  if (!first) return {};
  if (operation?.kind === 'upscale') return { references: [first], upscale: operation.factor };
  if (operation?.kind === 'expand') {
    const [source] = sources;
    const ground = await onGround(first, groundFor(source!.pixels, operation.edges, longestSide));
    return { references: [ground.picture], mask: ground.mask, edits: true };
  }
  const references = [first, ...others];
  const mask = request.mask && sources[0]?.nodeId === request.mask.nodeId;
  return {
    references,
    ...(mask && request.mask && { mask: await readSource(request.mask.picture, assets) }),
    ...(operation?.kind === 'remove-background' && { transparent: true }),
    // Variations are to differ, so they need not keep the frame; the size they keep.
    ...(keepsFrame(wish, sources) && operation?.kind !== 'variations' && { edits: true }),
  };
}

/**
 * The picture that our own designer places, or takes colours from: the first that it did not draw itself; one of its own
 * where the words want it in a new design.
 */
export function drawnFrom(sources: readonly PictureSource[], { text }: Pick<TurnRequest, 'text'>) {
  const other = sources.find(({ model }) => !model.endsWith('(procedural)'));
  return other ?? (putsPictureIn(text) ? sources[0] : undefined);
}

/** Where a model takes no pictures, how many there were is all that is told. */
const nothing: ReferencePicture = { bytes: new Uint8Array(), mediaType: 'image/png' };
/** Ratios nearer than this are the same. */
const sameRatio = 0.02;

/** Whether the result is to be of the shape of the picture that it works from. */
function keepsFrame({ width, height }: PictureWish, [source, ...others]: readonly PictureSource[]): boolean {
  // Several pictures are mixed into something new.
  if (!source || others.length > 0) return false;
  return Math.abs(width / height / (source.pixels.width / source.pixels.height) - 1) < sameRatio;
}

/** A picture that needs no model. @throws PictureRefusal */
export async function calculate({ request }: Turn, wish: PictureWish, assets: Assets): Promise<FinishedPicture> {
  const [source] = request.pictures ?? [];
  const { bytes } = await readSource(source!, assets);
  if (request.operation?.kind === 'upscale') {
    return { png: await enlarge(bytes, wish), adjustments: ['upscaled_plainly'] };
  }
  const cut = await cutFlatBackground(bytes).catch((error: unknown) => {
    throw error instanceof NoFlatGround ? new PictureRefusal(error.reason) : error;
  });
  return { png: await enlarge(cut, wish), adjustments: ['background_by_colour'] };
}

/** Which picture is which, for a model that is shown several: people name them by their titles. */
export function namesOf(sources: readonly PictureSource[]): string {
  if (sources.length < 2 || sources.every(({ title }) => !title)) return '';
  const names = sources.map(({ title }, position) => `${position + 1}: ${JSON.stringify(title.slice(0, 120))}`);
  return `The pictures are, in their order, ${names.join('; ')}.`;
}
