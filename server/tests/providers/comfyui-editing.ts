import sharp from 'sharp';
import type { Speak } from './stand-in.ts';

const run = '5c1f2a8e-0000-4000-8000-000000000002';
type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

/**
 * A ComfyUI that edits: keeps what is uploaded under a name of its own, refuses a graph that loads anything else as the
 * real one does, and paints what is white in the mask, at the size of the picture.
 */
export function speakComfyUiEditing(paint: string) {
  const files = new Map<string, Buffer>();
  const graphs: Graph[] = [];
  let result: Buffer | undefined;
  const speak: Speak = ({ method, path, query, json, headers, bytes }) => {
    const asked = `${method} ${path}`;
    if (asked === 'POST /upload/image') {
      const file = fileIn(bytes, String(headers['content-type']));
      if (!file) return { status: 400, body: '' };
      const name = `kept_${files.size + 1}.png`;
      files.set(`sub/${name}`, file);
      return { body: { name, subfolder: 'sub', type: 'input' } };
    }
    if (asked === 'POST /prompt') {
      const graph = json.prompt as Graph;
      const missing = Object.entries(graph).filter(
        ([, node]) => node.class_type.startsWith('LoadImage') && !files.has(String(node.inputs.image)),
      );
      if (missing.length > 0) {
        const errors = missing.map(([id, { inputs }]) => {
          const details = `image - Invalid image file: ${String(inputs.image)}`;
          return [id, { errors: [{ type: 'custom_validation_failed', details }], dependent_outputs: ['9'] }];
        });
        const error = { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation' };
        return { status: 400, body: { error, node_errors: Object.fromEntries(errors) } };
      }
      graphs.push(graph);
      return { body: { prompt_id: run, number: graphs.length, node_errors: {} } };
    }
    if (asked === `GET /history/${run}`) {
      if (!result) {
        // Known once it is painted.
        void painted(graphs.at(-1)!, files, paint).then((picture) => (result = picture));
        return { body: {} };
      }
      const images = [{ filename: 'easel_1.png', subfolder: '', type: 'output' }];
      return { body: { [run]: { outputs: { 9: { images } }, status: { status_str: 'success', completed: true } } } };
    }
    if (asked === 'GET /view' && query.get('type') === 'output') {
      return { headers: { 'content-type': 'image/png' }, body: result };
    }
    return undefined;
  };
  return { speak, files, graphs };
}

async function painted(graph: Graph, files: ReadonlyMap<string, Buffer>, paint: string): Promise<Buffer> {
  const [picture, mask] = ['10', '11'].map((id) => files.get(String(graph[id]!.inputs.image))!);
  const { width, height } = await sharp(picture).metadata();
  const alpha = await sharp(mask)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .toBuffer();
  const ink = sharp({ create: { width, height, channels: 3, background: paint } });
  const over = await ink.joinChannel(alpha).png().toBuffer();
  return sharp(picture)
    .composite([{ input: over }])
    .png()
    .toBuffer();
}

/** The bytes of the part named `image`. */
function fileIn(body: Buffer, contentType: string): Buffer | undefined {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  const start = body.indexOf('\r\n\r\n', body.indexOf('name="image"'));
  const end = boundary ? body.indexOf(`\r\n--${boundary}`, start) : -1;
  return start < 0 || end < 0 ? undefined : body.subarray(start + 4, end);
}

export const editingWorkflow = {
  3: { class_type: 'KSampler', inputs: { seed: 1, steps: 20 } },
  5: { class_type: 'ImageScale', inputs: { image: ['10', 0], width: 512, height: 512 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: 'before', clip: ['4', 1] } },
  9: { class_type: 'SaveImage', inputs: { filename_prefix: 'easel' } },
  10: { class_type: 'LoadImage', inputs: { image: 'none.png' } },
  11: { class_type: 'LoadImageMask', inputs: { image: 'none.png', channel: 'red' } },
};
export const editingNodes = { Prompt: '6', Width: '5', Height: '5', Seed: '3', Image: '10', Mask: '11', Output: '9' };
