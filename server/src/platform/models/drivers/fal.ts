import type { ImageModelV4 } from '@ai-sdk/provider';
import Type from 'typebox';
import { ModelFailure } from '../model-failure.ts';
import { askJson, tellToStop, type Provider } from './ask-json.ts';
import { download } from './download.ts';
import { pollUntil } from './poll.ts';
import { dataUrl, smallImageModel, type PictureTask } from './small-image-model.ts';

export const Queued = Type.Object({ request_id: Type.String({ pattern: '^[\\w-]+$' }) });
const Status = Type.Object({ status: Type.String(), error: Type.Optional(Type.String()) });
const Picture = Type.Object({ url: Type.String() });
const Result = Type.Object({
  images: Type.Optional(Type.Array(Picture, { minItems: 1 })),
  image: Type.Optional(Picture),
});

/** The queue API: a request is put in a line, looked after, and its result fetched. */
export function falModel(provider: Provider, model: string): ImageModelV4 {
  // What follows owner and name picks a way of using the model; its requests are kept without.
  const app = model.split('/').slice(0, 2).join('/');
  return smallImageModel('fal', model, async (task) => {
    const { signal } = task;
    const queued = await askJson(provider, { method: 'POST', path: `/${model}`, body: inputOf(task), signal }, Queued);
    const request = `/${app}/requests/${queued.request_id}`;
    try {
      await pollUntil(() => completed(provider, request, signal), signal);
      const result = await askJson(provider, { path: request, signal }, Result);
      const url = result.images?.[0]?.url ?? result.image?.url;
      if (!url) throw new ModelFailure('no_picture_support');
      return await download(url, provider, signal);
    } catch (error) {
      if (signal?.aborted) tellToStop(provider, { method: 'PUT', path: `${request}/cancel` });
      throw error;
    }
  });
}

export async function completed(provider: Provider, request: string, signal: AbortSignal | undefined) {
  const { status, error } = await askJson(provider, { path: `${request}/status`, signal }, Status);
  if (error) throw new ModelFailure('other', { detail: 'run_failed' });
  if (status === 'COMPLETED') return true;
  if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return undefined;
  throw new ModelFailure('garbage', { detail: 'other_json' });
}

function inputOf(task: PictureTask): object {
  const { prompt, negative, width, height, aspectRatio, seed, files, mask, upscale } = task;
  const [first, ...more] = files;
  // An upscaler takes a picture and a factor, and refuses sizes.
  if (upscale && first) return { image_url: dataUrl(first), upscale_factor: upscale };
  return {
    prompt,
    seed,
    num_images: 1,
    output_format: 'png',
    ...(aspectRatio ? { aspect_ratio: aspectRatio } : { image_size: { width, height } }),
    ...(negative && { negative_prompt: negative }),
    ...(first && { image_url: dataUrl(first) }),
    ...(first && more.length > 0 && { image_urls: files.map(dataUrl) }),
    ...(mask && { mask_url: dataUrl(mask) }),
  };
}
