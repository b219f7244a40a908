import type { Speak } from './stand-in.ts';

export const speakA1111: Speak = ({ method, path, json }, { picture }) => {
  if (method === 'GET' && path === '/sdapi/v1/options') return { body: { sd_model_checkpoint: 'loaded' } };
  const images = { images: [picture.toString('base64')], parameters: {}, info: '{}' };
  if (method === 'POST' && path === '/sdapi/v1/txt2img') return { body: images };
  if (method === 'POST' && path === '/sdapi/v1/img2img') {
    if (Array.isArray(json.init_images)) return { body: images };
    return { status: 404, body: { detail: 'Init image not found' } };
  }
  if (method === 'POST' && path === '/sdapi/v1/extra-single-image') {
    return { body: { html_info: '', image: picture.toString('base64') } };
  }
  return undefined;
};
