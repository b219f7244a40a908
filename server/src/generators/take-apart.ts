import { layersMissed, type TaskFailCode } from '@easel/contract';
import type { Assets } from '../assets/assets.ts';
import type { Designs } from '../assets/designs.ts';
import { PictureGone } from '../platform/models/embedded/designer.ts';
import { PageRefused, type PageReader } from '../platform/page-reader/page-reader.ts';
import { Inseparable } from '../platform/separator/separator.ts';
import { asAmplePixels } from '../platform/vector/draw-vector.ts';
import { partsOfDesign, partsOfPicture, type Parts } from './parts.ts';
import { askForLayers, engineOf, type LayerServices } from './ask-for-layers.ts';
import type { TaskRow } from './queries.ts';
import { isSamePicture } from './same-picture.ts';

export interface TakeApartServices extends LayerServices {
  readonly assets: Assets;
  readonly designs: Designs;
  readonly pageReader: PageReader;
}

/** Why there are no parts, and that asking again would not help. */
export class NoParts extends Error {
  readonly code: TaskFailCode;

  constructor(code: TaskFailCode, cause?: unknown) {
    super(reasons[code], { cause });
    this.code = code;
  }
}

/** In words, for who reads an answer of the API. */
export const reasons: Record<TaskFailCode, string> = {
  source_gone: 'The picture is no longer here.',
  source_refused: 'The address does not lead to a picture that this server may fetch.',
  source_unreadable: 'The file is no picture that can be read.',
  source_too_large: 'The picture is larger than this server takes.',
  too_slow: 'Taking this picture apart takes longer than a minute.',
  too_much_memory: 'Taking this picture apart takes more memory than there is for it.',
  failed: 'Taking the picture apart failed. Try again.',
};

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

export interface TakeApartRequest {
  readonly task: TaskRow;
  /** 0..1, rising. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/**
 * The parts of a task's picture: of our designer's from its own document, exactly; else as they are found.
 * @throws NoParts, `Inseparable` of a fault that may pass, or the reason of the signal
 */
export async function takeApart(request: TakeApartRequest, services: TakeApartServices): Promise<Parts> {
  const { task, signal } = request;
  const bytes = await bytesOf(task, services, signal);
  const drawn = task.source_url === null ? await drawAgain(task.source_id, bytes, services, signal) : null;
  if (drawn) return drawn;
  try {
    // What cannot be read is told of where it is taken apart.
    const seen = await asAmplePixels(bytes).catch(() => bytes);
    return await findParts(request, seen, services);
  } catch (error) {
    if (error instanceof Inseparable && error.reason !== 'failed') throw new NoParts(error.reason, error);
    throw error;
  }
}

/** What a model of layers is waited for, of the whole. */
const askingShare = 0.4;

/** As the operator's model sees them, and as they are found here where there is none, or none of use. */
async function findParts(
  { task, onProgress, signal }: TakeApartRequest,
  bytes: Uint8Array,
  services: TakeApartServices,
): Promise<Parts> {
  const isAsked = services.models.separator !== undefined && task.engine === engineOf(services.models);
  const given = await askForLayers({ task, bytes, signal }, services);
  const from = isAsked ? askingShare : 0;
  const found = await services.separator.separate({
    bytes,
    userId: task.user_id,
    ...(given && { given }),
    onProgress: (share) => onProgress(from + share * (1 - from)),
    signal,
  });
  if (!isAsked) return partsOfPicture(found);
  const { tookGiven } = found;
  const warnings = tookGiven ? found.warnings : [...found.warnings, layersMissed];
  return { ...partsOfPicture({ ...found, warnings }), tookGiven };
}

async function bytesOf(
  { source_id, source_url }: TaskRow,
  { assets, pageReader }: TakeApartServices,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (source_url === null) {
    const kept = await assets.bytesOf(source_id);
    if (kept) return kept;
    throw new NoParts('source_gone');
  }
  const maxBytes = assets.maxUploadBytes;
  try {
    const { bytes } = await pageReader.fetch(source_url, { types: pictureTypes, maxBytes }, signal);
    // What is longer comes cut.
    if (bytes.length >= maxBytes) throw new NoParts('source_too_large');
    return bytes;
  } catch (error) {
    throw error instanceof PageRefused ? new NoParts('source_refused', error) : error;
  }
}

/**
 * Nothing where it is no design of ours, where what it was drawn with is gone, or where the designer has changed since
 * and would draw it otherwise now.
 */
async function drawAgain(
  sourceId: string,
  picture: Uint8Array,
  { designs, models }: TakeApartServices,
  signal: AbortSignal,
): Promise<Parts | null> {
  const design = await designs.of(sourceId);
  const layered = design && models.pictures().find((model) => model.layered)?.layered;
  if (!layered) return null;
  try {
    const drawn = partsOfDesign(await layered.layers(design, signal));
    return (await isSamePicture(picture, drawn)) ? drawn : null;
  } catch (error) {
    if (error instanceof PictureGone) return null;
    throw error;
  }
}
