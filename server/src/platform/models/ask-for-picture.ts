import type { ImageModelV4File, SharedV4ProviderOptions } from '@ai-sdk/provider';
import { plainCapabilities, type Capabilities } from './capabilities.ts';
import { intoFrame, keepOutside, outOfFrame, type EditFrame } from './edit-frame.ts';
import { finishPicture, shrinkReference, wholePicture, type ReferencePicture } from './finish-picture.ts';
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
  /** White where the first reference may change; what is not stays as it is, to the pixel. */
  readonly mask?: ReferencePicture;
  /** The first reference is what is edited: the answer shows the same part of the world, at the wanted size. */
  readonly edits?: boolean;
  /** Makes the first reference this many times as large; for models that can. */
  readonly upscale?: number;
  /** The same for each asking for the same picture: a provider that heeds it makes and bills it once. */
  readonly idempotencyKey?: string;
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
 * was asked for. Asked of a model at most as often side by side as it takes, whoever asks.
 * @throws ModelFailure, or the signal's reason
 */
export function askForPicture(
  model: PictureModel,
  demand: PictureDemand,
  signal: AbortSignal,
): Promise<FinishedPicture> {
  const ask = () => askAtOnce(model, demand, signal);
  // Its time counts from here on: waiting for others is none of the model's slowness.
  return model.turnstile ? model.turnstile.pass(signal, ask) : ask();
}

async function askAtOnce(model: PictureModel, demand: PictureDemand, signal: AbortSignal): Promise<FinishedPicture> {
  const can = model.capabilities ?? plainCapabilities;
  const { references = [], mask, ...plain } = demand;
  const fitted = fitRequest({ ...plain, references: references.length, masked: mask !== undefined }, can);
  const whole = AbortSignal.any([signal, AbortSignal.timeout(model.timeoutMs)]);
  try {
    const inputs = await inputsOf(demand, fitted, can);
    const { images, isRetryable } = await model.model.doGenerate({
      prompt: demand.prompt,
      n: 1,
      size: fitted.size,
      aspectRatio: fitted.aspectRatio,
      seed: demand.seed,
      files: inputs.files,
      mask: inputs.mask,
      abortSignal: whole,
      ...(demand.idempotencyKey && { headers: { 'idempotency-key': demand.idempotencyKey } }),
      providerOptions: optionsFor(demand, fitted),
    });
    whole.throwIfAborted();
    const [first] = images;
    if (first === undefined) throw new ModelFailure(isRetryable === false ? 'refused_content' : 'no_picture_support');
    const bytes = typeof first === 'string' ? Buffer.from(first, 'base64') : first;
    const { png, adjustment } = await finish(bytes, demand, inputs);
    const shrunk = inputs.shrunk ? (['references_shrunk'] as const) : [];
    return { png, adjustments: [...fitted.adjustments, ...shrunk, ...(adjustment ? [adjustment] : [])] };
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error);
  }
}

interface Inputs {
  readonly files: ImageModelV4File[] | undefined;
  readonly mask: ImageModelV4File | undefined;
  readonly shrunk: boolean;
  /** Where the picture that is edited stands in what was sent. */
  readonly frame?: EditFrame;
}

async function inputsOf(demand: PictureDemand, fitted: FittedRequest, can: Capabilities): Promise<Inputs> {
  const { references = [], mask, edits = false } = demand;
  const taken = references.slice(0, fitted.references);
  const [first, ...others] = taken;
  if (!first) return { files: undefined, mask: undefined, shrunk: false };
  if (!edits && !fitted.masked) {
    const pictures = await Promise.all(taken.map((picture) => shrinkReference(picture, can.maxImageBytes)));
    return { files: pictures.map(fileOf), mask: undefined, shrunk: pictures.some(({ shrunk }) => shrunk) };
  }
  const edited = { picture: first, mask: fitted.masked ? mask : undefined, wanted: demand };
  const inputs = await intoFrame(edited, fitted, can);
  const pictures = await Promise.all(others.map((picture) => shrinkReference(picture, can.maxImageBytes)));
  return {
    files: [inputs.picture, ...pictures].map(fileOf),
    mask: inputs.mask && fileOf(inputs.mask),
    shrunk: pictures.some(({ shrunk }) => shrunk),
    frame: inputs.frame,
  };
}

async function finish(answer: Uint8Array, demand: PictureDemand, { frame, mask: sent }: Inputs) {
  if (!frame) return finishPicture(answer, demand);
  const png = await outOfFrame(await wholePicture(answer), frame, demand);
  const [original] = demand.references ?? [];
  if (!sent || !demand.mask || !original) return { png, adjustment: null };
  return { png: await keepOutside(original.bytes, png, { mask: demand.mask, wanted: demand }), adjustment: null };
}

function fileOf({ bytes, mediaType }: ReferencePicture): ImageModelV4File {
  return { type: 'file', data: bytes, mediaType };
}

/** Each driver reads its own name; none but ours reads `easel`. */
function optionsFor({ hints, upscale }: PictureDemand, { quality, negative, transparent }: FittedRequest) {
  const told = { ...(quality && { quality }), ...(transparent && { background: 'transparent' }) };
  return {
    ...(hints && { [easelOptions]: hints }),
    openai: told,
    compatible: told,
    [pictureOptions]: { ...(negative && { negative }), ...(upscale && { upscale }) },
  };
}
