import type { ImageModelV4 } from '@ai-sdk/provider';
import Type, { type Static } from 'typebox';
import { ModelFailure } from '../model-failure.ts';
import { askJson, tellToStop, type Provider } from './ask-json.ts';
import { download } from './download.ts';
import { pollUntil } from './poll.ts';
import { dataUrl, smallImageModel, type PictureTask } from './small-image-model.ts';

const Prediction = Type.Object({
  id: Type.String({ pattern: '^\\w+$' }),
  status: Type.String(),
  output: Type.Optional(Type.Unknown()),
  error: Type.Optional(Type.Unknown()),
});
type Prediction = Static<typeof Prediction>;

/** @param name `<owner>/<name>`, or with `:<version>` for a model without an official latest one */
export function replicateModel(provider: Provider, name: string): ImageModelV4 {
  const [model = '', version] = name.split(':');
  const start = version
    ? (input: object) => ({ path: '/predictions', body: { version, input } })
    : (input: object) => ({ path: `/models/${model}/predictions`, body: { input } });
  return smallImageModel('replicate', name, async (task) => {
    const { signal } = task;
    const begun = await askJson(provider, { method: 'POST', ...start(inputOf(task)), signal }, Prediction);
    const path = `/predictions/${begun.id}`;
    try {
      let latest: Prediction = begun;
      const output = await pollUntil(async () => {
        const known = outputOf(latest);
        if (known === undefined) latest = await askJson(provider, { path, signal }, Prediction);
        return known ?? outputOf(latest);
      }, signal);
      return await download(output, provider, signal);
    } catch (error) {
      if (signal?.aborted) tellToStop(provider, { method: 'POST', path: `${path}/cancel` });
      throw error;
    }
  });
}

/** `undefined` while it is being made. */
function outputOf({ status, output, error }: Prediction): string | undefined {
  if (status === 'starting' || status === 'processing') return undefined;
  if (status === 'failed' && /nsfw|safety|sensitive|flagged/i.test(String(error))) {
    throw new ModelFailure('refused_content');
  }
  if (status !== 'succeeded') throw new ModelFailure('other', { detail: 'run_failed' });
  const first: unknown = Array.isArray(output) ? output[0] : output;
  if (typeof first === 'string') return first;
  throw new ModelFailure('no_picture_support');
}

function inputOf(task: PictureTask): object {
  const { prompt, negative, width, height, aspectRatio, seed, files, mask, upscale } = task;
  const [first] = files;
  // An upscaler takes a picture and a factor, and refuses sizes.
  if (upscale && first) return { image: dataUrl(first), scale: upscale };
  return {
    prompt,
    seed,
    ...(aspectRatio ? { aspect_ratio: aspectRatio } : { width, height }),
    ...(negative && { negative_prompt: negative }),
    ...(first && { image: dataUrl(first) }),
    ...(mask && { mask: dataUrl(mask) }),
  };
}
