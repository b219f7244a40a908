import { randomUUID } from 'node:crypto';
import type { ImageModelV4 } from '@ai-sdk/provider';
import Type, { type Static } from 'typebox';
import { ModelFailure } from '../model-failure.ts';
import { ask, askJson, tellToStop, type Provider } from './ask-json.ts';
import { pollUntil } from './poll.ts';
import { smallImageModel, type PictureFile, type PictureTask } from './small-image-model.ts';
import { filledWorkflow, type NodeMapping, type Workflow } from './workflow.ts';

export const Queued = Type.Object({ prompt_id: Type.String({ minLength: 1 }) });
const Uploaded = Type.Object({ name: Type.String(), subfolder: Type.Optional(Type.String()) });
const Picture = Type.Object({ filename: Type.String(), subfolder: Type.String(), type: Type.String() });
const Outputs = Type.Record(Type.String(), Type.Object({ images: Type.Optional(Type.Array(Picture)) }));
const History = Type.Record(
  Type.String(),
  Type.Object({
    outputs: Outputs,
    status: Type.Optional(Type.Object({ status_str: Type.String(), completed: Type.Optional(Type.Boolean()) })),
  }),
);

/** A graph of nodes on somebody's own machine: a workflow is queued, its history watched, its picture fetched. */
export function comfyUiModel(provider: Provider, id: string, workflow: Workflow, nodes: NodeMapping): ImageModelV4 {
  return smallImageModel('comfyui', id, async (task) => {
    const { signal } = task;
    const prompt = filledWorkflow(workflow, nodes, await valuesOf(provider, task));
    const body = { prompt, client_id: randomUUID() };
    const { prompt_id: run } = await askJson(provider, { method: 'POST', path: '/prompt', body, signal }, Queued);
    try {
      const outputs = await pollUntil(() => outputsOf(provider, run, signal), signal);
      const { filename, subfolder, type } = pictureAmong(outputs, nodes.Output);
      const query = new URLSearchParams({ filename, subfolder, type });
      return new Uint8Array(await (await ask(provider, { path: `/view?${query}`, signal })).arrayBuffer());
    } catch (error) {
      if (signal?.aborted) stop(provider, run);
      throw error;
    }
  });
}

async function valuesOf(provider: Provider, task: PictureTask) {
  const { prompt, negative, width, height, seed, files, mask, signal } = task;
  const [first] = files;
  const values = { Prompt: prompt, Negative: negative, Width: width, Height: height, Seed: seed };
  if (!first) return values;
  const Image = await upload(provider, first, signal);
  return { ...values, Image, ...(mask && { Mask: await upload(provider, mask, signal) }) };
}

export async function upload(provider: Provider, { bytes, mediaType }: PictureFile, signal: AbortSignal | undefined) {
  const form = new FormData();
  const extension = mediaType.split('/')[1] ?? 'png';
  form.set('image', new Blob([new Uint8Array(bytes)], { type: mediaType }), `easel-${randomUUID()}.${extension}`);
  const { name, subfolder } = await askJson(
    provider,
    { method: 'POST', path: '/upload/image', form, signal },
    Uploaded,
  );
  return subfolder ? `${subfolder}/${name}` : name;
}

/** `undefined` while it waits or runs: it enters the history when it has ended. */
export async function outputsOf(provider: Provider, run: string, signal: AbortSignal | undefined) {
  const history = await askJson(provider, { path: `/history/${encodeURIComponent(run)}`, signal }, History);
  const entry = history[run];
  if (!entry) return undefined;
  if (entry.status?.status_str === 'error') throw new ModelFailure('other', { detail: 'run_failed' });
  return entry.outputs;
}

/** In the order of their batch. Previews are of the type `temp`, and count only where the workflow saves nothing. */
export function picturesAmong(outputs: Static<typeof Outputs>, output: string | undefined): Static<typeof Picture>[] {
  const named = output === undefined ? Object.values(outputs) : [outputs[output]];
  const pictures = named.flatMap((node) => node?.images ?? []);
  const saved = pictures.filter(({ type }) => type === 'output');
  return saved.length > 0 ? saved : pictures;
}

function pictureAmong(outputs: Static<typeof Outputs>, output: string | undefined): Static<typeof Picture> {
  const [picture] = picturesAmong(outputs, output);
  if (!picture) throw new ModelFailure('garbage', { detail: 'nothing_saved' });
  return picture;
}

/** Out of the line, or, when it runs already, interrupted: by its name, since others share the machine. */
export function stop(provider: Provider, run: string): void {
  tellToStop(provider, { method: 'POST', path: '/queue', body: { delete: [run] } });
  tellToStop(provider, { method: 'POST', path: '/interrupt', body: { prompt_id: run } });
}
