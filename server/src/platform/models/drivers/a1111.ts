import type { ImageModelV4 } from '@ai-sdk/provider';
import Type from 'typebox';
import { ModelFailure } from '../model-failure.ts';
import { askJson, type Provider } from './ask-json.ts';
import { smallImageModel } from './small-image-model.ts';

const Upscaled = Type.Object({ image: Type.String() });
const Answer = Type.Object({ images: Type.Array(Type.String()) });

/** How far a picture may leave its reference; the program's own default repaints nearly all of it. */
const denoising = 0.6;
/** Under a mask something new is wanted, and all around it stays. */
const maskedDenoising = 0.85;
const upscaler = 'R-ESRGAN 4x+';

/**
 * A web UI for diffusion models by its `/sdapi/v1`. A turn that is stopped leaves the program to finish: its way to
 * interrupt stops whatever is running, which may be somebody else's.
 * @param checkpoint `undefined`: the one that is loaded
 */
export function a1111Model(provider: Provider, checkpoint: string | undefined): ImageModelV4 {
  return smallImageModel('a1111', checkpoint ?? 'loaded', async (task) => {
    const { prompt, negative, width, height, seed, files, mask, upscale, signal } = task;
    const [first] = files;
    if (upscale && first) {
      const body = { image: base64(first.bytes), resize_mode: 0, upscaling_resize: upscale, upscaler_1: upscaler };
      const path = '/sdapi/v1/extra-single-image';
      return pictureIn((await askJson(provider, { method: 'POST', path, body, signal }, Upscaled)).image);
    }
    const body = {
      prompt,
      negative_prompt: negative ?? '',
      width,
      height,
      seed,
      batch_size: 1,
      n_iter: 1,
      do_not_save_samples: true,
      do_not_save_grid: true,
      ...(checkpoint && { override_settings: { sd_model_checkpoint: checkpoint } }),
      ...(first && { init_images: [base64(first.bytes)], denoising_strength: mask ? maskedDenoising : denoising }),
      ...(first && mask && { mask: base64(mask.bytes), inpainting_fill: 1, inpaint_full_res: false }),
    };
    const path = first ? '/sdapi/v1/img2img' : '/sdapi/v1/txt2img';
    const { images } = await askJson(provider, { method: 'POST', path, body, signal }, Answer);
    const [image] = images;
    if (!image) throw new ModelFailure('garbage', { detail: 'no_picture' });
    return pictureIn(image);
  });
}

function pictureIn(text: string): Uint8Array {
  return Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64');
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
