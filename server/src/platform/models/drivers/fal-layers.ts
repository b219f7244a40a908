import Type from 'typebox';
import type { LayerDriver } from '../layer-model.ts';
import { ModelFailure } from '../model-failure.ts';
import { askJson, tellToStop, type Provider } from './ask-json.ts';
import { download } from './download.ts';
import { completed, Queued } from './fal.ts';
import { pollUntil } from './poll.ts';
import { dataUrl } from './small-image-model.ts';

const Result = Type.Object({ images: Type.Array(Type.Object({ url: Type.String() }), { maxItems: 16 }) });

/** As `fal-ai/qwen-image-layered` takes a picture apart: so many layers, the lowest first. */
export function falLayers(provider: Provider, model: string, layers: number): LayerDriver {
  const app = model.split('/').slice(0, 2).join('/');
  const requestOf = (run: string) => `/${app}/requests/${encodeURIComponent(run)}`;
  const stop = (run: string) => tellToStop(provider, { method: 'PUT', path: `${requestOf(run)}/cancel` });
  return {
    begin: async ({ png }, signal) => {
      const body = {
        image_url: dataUrl({ bytes: png, mediaType: 'image/png' }),
        num_layers: layers,
        output_format: 'png',
      };
      return (await askJson(provider, { method: 'POST', path: `/${model}`, body, signal }, Queued)).request_id;
    },
    fetch: async (run, signal) => {
      await pollUntil(() => completed(provider, requestOf(run), signal), signal);
      const { images } = await askJson(provider, { path: requestOf(run), signal }, Result);
      const files: Uint8Array[] = [];
      for (const { url } of images) files.push(await download(url, provider, signal));
      if (files.length === 0) throw new ModelFailure('garbage', { detail: 'no_picture' });
      return files;
    },
    stop,
  };
}
