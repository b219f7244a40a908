import type { Speak } from './stand-in.ts';

const run = '5c1f2a8e-0000-4000-8000-000000000001';

/** `/prompt` queues, `/history` knows a run from its second look on, `/view` answers bytes. */
export function speakComfyUi({ fails = false, neverEnds = false } = {}): Speak {
  let looks = 0;
  return ({ method, path, query, json }, { picture }) => {
    const asked = `${method} ${path}`;
    if (asked === 'POST /prompt') {
      const known = Object.values((json.prompt ?? {}) as Record<string, { class_type?: string }>);
      const valid = known.length > 0 && known.every((node) => node.class_type);
      if (valid) return { body: { prompt_id: run, number: 1, node_errors: {} } };
      return { status: 400, body: { error: { type: 'prompt_no_outputs', message: 'Prompt has no outputs' } } };
    }
    if (asked === `GET /history/${run}`) {
      looks += 1;
      if (neverEnds || looks < 2) return { body: {} };
      const status = { status_str: fails ? 'error' : 'success', completed: !fails, messages: [] };
      const preview = { filename: 'p.png', subfolder: '', type: 'temp' };
      const saved = { filename: 'easel_1.png', subfolder: 'a b', type: 'output' };
      return { body: { [run]: { outputs: { 8: { images: [preview] }, 9: { images: [saved] } }, status } } };
    }
    if (asked === 'GET /view') {
      const right = query.get('filename') === 'easel_1.png' && query.get('subfolder') === 'a b';
      return right ? { headers: { 'content-type': 'image/png' }, body: picture } : undefined;
    }
    if (asked === 'POST /upload/image') return { body: { name: 'up.png', subfolder: '', type: 'input' } };
    if (asked === 'POST /queue' || asked === 'POST /interrupt') return { body: '' };
    return undefined;
  };
}

export const workflow = {
  3: { class_type: 'KSampler', inputs: { seed: 1, steps: 20 } },
  5: { class_type: 'EmptyLatentImage', inputs: { width: 512, height: 512, batch_size: 1 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: 'before', clip: ['4', 1] } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: '', clip: ['4', 1] } },
  8: { class_type: 'LoadImage', inputs: { image: 'none.png' } },
  9: { class_type: 'SaveImage', inputs: { filename_prefix: 'easel' } },
};
export const nodes = { Prompt: '6', Negative: '7.text', Width: '5', Height: '5', Seed: '3', Image: '8', Output: '9' };
