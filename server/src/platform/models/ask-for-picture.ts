import type { ImageModelV4File, SharedV4ProviderOptions } from '@ai-sdk/provider';
import { plainCapabilities } from './capabilities.ts';
import { finishPicture, shrinkReference, type ReferencePicture } from './finish-picture.ts';
import { fitRequest, type Adjustment, type FittedRequest, type Quality } from './fit-request.ts';
import { failureOf, ModelFailure } from './model-failure.ts';
import { easelOptions, pictureOptions, type PictureModel } from './models.ts';

export interface PictureDemand {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly quality?: Quality;
  readonly negative?: string;
  readonly transparent?: boolean;
  readonly seed?: number;
  readonly references?: readonly ReferencePicture[];
  /** White where the first reference may change. */
  readonly mask?: ReferencePicture;
  /** For our own designer. */
  readonly hints?: SharedV4ProviderOptions[string];
}

export interface FinishedPicture {
  /** Of exactly the size that was asked for. */
  readonly png: Uint8Array;
  readonly adjustments: readonly Adjustment[];
}

/**
 * One picture from one model: the wish is fitted to what it can do, its answer is checked and brought to the size that
 * was asked for.
 * @throws ModelFailure, or the signal's reason
 */
export async function askForPicture(
  model: PictureModel,
  demand: PictureDemand,
  signal: AbortSignal,
): Promise<FinishedPicture> {
  const can = model.capabilities ?? plainCapabilities;
  const { references = [], mask, ...plain } = demand;
  const fitted = fitRequest({ ...plain, references: references.length, masked: mask !== undefined }, can);
  const whole = AbortSignal.any([signal, AbortSignal.timeout(model.timeoutMs)]);
  try {
    const inputs = await inputsOf(demand, fitted, can.maxImageBytes);
    const { images, isRetryable } = await model.model.doGenerate({
      prompt: demand.prompt,
      n: 1,
      size: fitted.size,
      aspectRatio: fitted.aspectRatio,
      seed: demand.seed,
      files: inputs.files,
      mask: inputs.mask,
      abortSignal: whole,
      providerOptions: optionsFor(demand, fitted),
    });
    whole.throwIfAborted();
    const [first] = images;
    if (first === undefined) throw new ModelFailure(isRetryable === false ? 'refused_content' : 'no_picture_support');
    const bytes = typeof first === 'string' ? Buffer.from(first, 'base64') : first;
    const { png, adjustment } = await finishPicture(bytes, demand);
    const shrunk = inputs.shrunk ? (['references_shrunk'] as const) : [];
    return { png, adjustments: [...fitted.adjustments, ...shrunk, ...(adjustment ? [adjustment] : [])] };
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error);
  }
}

async function inputsOf({ references = [], mask }: PictureDemand, fitted: FittedRequest, maxBytes: number) {
  if (!fitted.references) return { files: undefined, mask: undefined, shrunk: false };
  const pictures = await Promise.all(references.map((picture) => shrinkReference(picture, maxBytes)));
  return {
    files: pictures.map(fileOf),
    mask: fitted.masked && mask ? fileOf(mask) : undefined,
    shrunk: pictures.some(({ shrunk }) => shrunk),
  };
}

function fileOf({ bytes, mediaType }: ReferencePicture): ImageModelV4File {
  return { type: 'file', data: bytes, mediaType };
}

/** Each driver reads its own name; none but ours reads `easel`. */
function optionsFor({ hints }: PictureDemand, { quality, negative, transparent }: FittedRequest) {
  const told = { ...(quality && { quality }), ...(transparent && { background: 'transparent' }) };
  return {
    ...(hints && { [easelOptions]: hints }),
    openai: told,
    compatible: told,
    [pictureOptions]: { ...(negative && { negative }) },
  };
}
