import sharp from 'sharp';
import type { Speak } from './stand-in.ts';

const run = '5c1f2a8e-0000-4000-8000-000000000003';
export const layerSize = { width: 160, height: 128 };
const [red, blue, sand] = ['#d62839', '#1d4ed8', '#f4ead5'];
const svg = (inside: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="128">${inside}</svg>`))
    .png()
    .toBuffer();
const ground = `<rect width="160" height="128" fill="${sand}"/>`;
const disc = `<circle cx="60" cy="64" r="30" fill="${red}"/>`;
const card = `<rect x="70" y="40" width="60" height="48" fill="${blue}"/>`;

/** What is taken apart, and what Qwen-Image-Layered would answer: the lowest layer first, slightly off in its colours. */
export async function layeredPicture() {
  const near = (text: string) => text.replace(red, '#d42a3b').replace(blue, '#1f50d5').replace(sand, '#f2ecd3');
  const [whole, ...layers] = await Promise.all([ground + disc + card, near(ground), near(disc), near(card)].map(svg));
  return { whole: whole!, layers };
}

export interface LayerManner {
  /** Ends never, or with the failure of the run. */
  readonly ends?: 'never' | 'failed';
}

/** A workflow of Qwen-Image-Layered: a batch of one more than was asked for, the first the whole picture. */
export function speakComfyUiLayers(pictures: readonly Buffer[], { ends }: LayerManner = {}): Speak {
  let looks = 0;
  return ({ method, path, query }) => {
    const asked = `${method} ${path}`;
    if (asked === 'POST /upload/image') return { body: { name: 'up.png', subfolder: '', type: 'input' } };
    if (asked === 'POST /prompt') return { body: { prompt_id: run, number: 1, node_errors: {} } };
    if (asked === `GET /history/${run}`) {
      looks += 1;
      if (ends === 'never' || looks < 2) return { body: {} };
      const images = pictures.map((_, at) => ({ filename: `layer_${at}_.png`, subfolder: '', type: 'output' }));
      const status = { status_str: ends === 'failed' ? 'error' : 'success', completed: !ends, messages: [] };
      return { body: { [run]: { outputs: { 9: { images } }, status } } };
    }
    if (asked === 'GET /view') {
      const at = Number(/^layer_(\d+)_/.exec(query.get('filename') ?? '')?.[1]);
      return { headers: { 'content-type': 'image/png' }, body: pictures[at] };
    }
    return asked === 'POST /queue' || asked === 'POST /interrupt' ? { body: '' } : undefined;
  };
}

/** `fal-ai/qwen-image-layered`: as many layers as were asked for. */
export function speakFalLayers(pictures: readonly Buffer[], { ends }: LayerManner = {}): Speak {
  const request = '/fal-ai/qwen-image-layered/requests/req-1';
  return ({ method, path }, { url }) => {
    const asked = `${method} ${path}`;
    if (asked === 'POST /fal-ai/qwen-image-layered') return { body: { request_id: 'req-1', queue_position: 0 } };
    if (asked === `GET ${request}/status`) {
      const status = ends === 'never' ? 'IN_PROGRESS' : 'COMPLETED';
      return { body: { status, ...(ends === 'failed' && { error: 'out of memory' }) } };
    }
    if (asked === `GET ${request}`) {
      const images = pictures.map((_, at) => ({ url: `${url}/files/${at}.png`, content_type: 'image/png' }));
      return { body: { images, seed: 1, timings: {}, has_nsfw_concepts: [], prompt: '' } };
    }
    const file = /^GET \/files\/(\d+)\.png$/.exec(asked);
    if (file) return { headers: { 'content-type': 'image/png' }, body: pictures[Number(file[1])] };
    if (asked === `PUT ${request}/cancel`) return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } };
    return undefined;
  };
}

export const layerWorkflow = {
  3: { class_type: 'KSampler', inputs: { seed: 7, latent_image: ['5', 0] } },
  5: { class_type: 'EmptyQwenImageLayeredLatentImage', inputs: { width: 640, height: 640, layers: 3, batch_size: 1 } },
  8: { class_type: 'LoadImage', inputs: { image: 'none.png' } },
  9: { class_type: 'SaveImage', inputs: { filename_prefix: 'layer' } },
};
export const layerNodes = { Image: '8', Layers: '5', Width: '5', Height: '5', Seed: '3', Output: '9' };
