import { randomUUID } from 'node:crypto';
import type { LayerDriver } from '../layer-model.ts';
import { ModelFailure } from '../model-failure.ts';
import { ask, askJson, type Provider } from './ask-json.ts';
import { outputsOf, picturesAmong, Queued, stop, upload } from './comfyui.ts';
import { pollUntil } from './poll.ts';
import { filledWorkflow, type NodeMapping, type Workflow } from './workflow.ts';

/** Longest side that the network was trained on, and what both sides are multiples of. */
const [mostSide, step] = [1024, 16];

/**
 * A workflow of Qwen-Image-Layered. Its batch is one longer than the layers that were asked for: the first is the whole
 * picture once more, which is no layer. A workflow that takes it out by itself is known by its count.
 */
export function comfyUiLayers(provider: Provider, workflow: Workflow, nodes: NodeMapping, layers: number): LayerDriver {
  return {
    begin: async ({ png, width, height }, signal) => {
      const Image = await upload(provider, { bytes: png, mediaType: 'image/png' }, signal);
      const scale = Math.min(1, mostSide / Math.max(width, height));
      const sideOf = (pixels: number) => Math.max(step, Math.round((pixels * scale) / step) * step);
      // One picture comes apart in one way: what was asked for before need not be made again there.
      const values = { Image, Layers: layers, Width: sideOf(width), Height: sideOf(height), Seed: 1 };
      const body = { prompt: filledWorkflow(workflow, nodes, values), client_id: randomUUID() };
      return (await askJson(provider, { method: 'POST', path: '/prompt', body, signal }, Queued)).prompt_id;
    },
    fetch: async (run, signal) => {
      const outputs = await pollUntil(() => outputsOf(provider, run, signal), signal);
      const pictures = picturesAmong(outputs, nodes.Output);
      const whole = nodes.Layers !== undefined && pictures.length <= layers ? 0 : 1;
      const files: Uint8Array[] = [];
      for (const { filename, subfolder, type } of pictures.slice(whole)) {
        const query = new URLSearchParams({ filename, subfolder, type });
        files.push(new Uint8Array(await (await ask(provider, { path: `/view?${query}`, signal })).arrayBuffer()));
      }
      if (files.length === 0) throw new ModelFailure('garbage', { detail: 'nothing_saved' });
      return files;
    },
    stop: (run) => stop(provider, run),
  };
}
