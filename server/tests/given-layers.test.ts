import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeneratorTask } from '@easel/contract';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { ModelConfiguration } from '../src/platform/models/configured-models.ts';
import { openModels } from '../src/platform/models/open-models.ts';
import { startWorker } from '../src/workers.ts';
import { engines, openHouse, type EngineName, type House, type Person } from './house.ts';
import {
  layeredPicture,
  layerNodes,
  layerSize,
  layerWorkflow,
  speakComfyUiLayers,
  speakFalLayers,
} from './providers/layers.ts';
import { startStandIn, type Speak } from './providers/stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'easel-layers-'));
const workflowPath = join(folder, 'layers.json');
writeFileSync(workflowPath, JSON.stringify(layerWorkflow));
// Each reads two pictures in processes of their own, behind everything else that the machine does.
vi.setConfig({ testTimeout: 120_000 });
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
afterAll(() => rmSync(folder, { recursive: true }));

const model = { ID: 'layers', Label: 'Layers', Kind: 'separate', Layers: 3, Price: { Credits: 30 } };
const fal = { ...model, Driver: 'fal', Model: 'fal-ai/qwen-image-layered', Key: 'k' };
const comfy = { ...model, Driver: 'comfyui', Workflow: workflowPath, Nodes: layerNodes };
const credits = { EASEL__CREDITS__ENABLED: 'true', EASEL__CREDITS__MONTHLY_ALLOWANCE: '100' };
const { whole, layers } = await layeredPicture();

interface Wish {
  readonly speak: Speak;
  readonly settings?: object;
  readonly variables?: Readonly<Record<string, string>>;
}

/** A house whose pictures a provider takes apart, and a picture in it. */
async function open(engine: EngineName, { speak, settings = fal, variables = credits }: Wish) {
  const standIn = await startStandIn(speak);
  cleanUps.push(standIn.close);
  const yaml = `Models:\n  - ${JSON.stringify({ ...settings, BaseURL: standIn.url })}\n`;
  const house = await openHouse(engine, { worker: true, yaml, variables });
  cleanUps.push(house.leave);
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ brandKitId: '' });
  const wish = { fileName: 'a.png', contentType: 'image/png', size: whole.length };
  const { publicUrl: url, uploadUrl, headers } = await ada.assets.uploadUrl(wish);
  await fetch(new URL(uploadUrl, house.baseUrl), { method: 'PUT', body: new Uint8Array(whole), headers });
  const ask = () =>
    ada.generators.create({ project_id: id, generator_name: 'layer-separation', input_args: { image_url: url } });
  const begun = () => standIn.asked.filter(({ method, path }) => method === 'POST' && /prompt|layered/.test(path));
  return { standIn, house, ada, id, ask, begun };
}

function ended(ada: Person, project_id: string, task_id: string): Promise<GeneratorTask> {
  const read = () => ada.generators.read({ project_id, task_id });
  const look = async () => {
    const task = await read();
    return ['pending', 'processing'].includes(task.status) ? undefined : task;
  };
  return vi.waitUntil(look, { timeout: 100_000, interval: 50 });
}

/** How far what the parts give is from the picture, levels. */
async function offOf(house: House, { artifacts }: GeneratorTask): Promise<number> {
  const images = artifacts.filter(({ type }) => type === 'image');
  const overlays = await Promise.all(
    images.map(async ({ content, bbox }) => {
      const input = Buffer.from(await (await fetch(house.baseUrl + content)).arrayBuffer());
      return { input, left: bbox!.x, top: bbox!.y };
    }),
  );
  const blank = sharp({ create: { ...layerSize, channels: 4, background: '#0000' } });
  const laid = await blank.composite(overlays).removeAlpha().raw().toBuffer();
  const shown = await sharp(whole).removeAlpha().raw().toBuffer();
  return Math.max(...laid.map((level, at) => Math.abs(level - shown[at]!)));
}
const warningsOf = ({ artifacts }: GeneratorTask) => artifacts[0]!.metadata.warnings ?? [];
const missed = expect.stringContaining('The model for layers');

// What could differ between engines is below.
describe.runIf(engines.includes('sqlite'))('layers of a provider', () => {
  const engine = 'sqlite';
  test.each([
    ['ComfyUI, without the first, which is the whole picture', comfy, speakComfyUiLayers([whole, ...layers])],
    ['a workflow that leaves the first out by itself', comfy, speakComfyUiLayers(layers)],
    ['fal', fal, speakFalLayers(layers)],
  ])('of %s come in their order', async (_, settings, speak) => {
    const standIn = await startStandIn(speak);
    cleanUps.push(standIn.close);
    const models = openModels([{ ...settings, BaseURL: standIn.url } as ModelConfiguration]);
    cleanUps.push(() => models.close());
    const { signal } = new AbortController();
    const run = await models.separator!.begin({ png: whole, ...layerSize }, signal);
    const files = await models.separator!.fetch(run, signal);
    expect(files.map((file) => layers.findIndex((layer) => layer.equals(file)))).toEqual([0, 1, 2]);
  });

  test('stand as they are seen, and are paid once', async () => {
    const speak = speakComfyUiLayers([whole, ...layers]);
    const { house, ada, id, ask, begun } = await open(engine, { speak, settings: comfy });
    const { task_id } = await ask();
    const task = await ended(ada, id, task_id);
    const images = task.artifacts.filter(({ type }) => type === 'image');
    expect(images.map(({ bbox }) => bbox!.x)).toEqual([0, 30, 70]);
    expect(warningsOf(task)).toEqual([]);
    expect(await offOf(house, task)).toBeLessThanOrEqual(1);
    expect(await ask(), 'nobody pays twice for the same picture').toEqual({ task_id, status: 'completed' });
    expect(begun()).toHaveLength(1);
    expect((await ada.credits.account()).balance).toBe(70);
  });

  test.each([
    ['fails', fal, speakFalLayers(layers, { ends: 'failed' })],
    ['hangs', { ...fal, TimeoutSeconds: 1 }, speakFalLayers(layers, { ends: 'never' })],
    ['answers no pictures', fal, speakFalLayers([Buffer.from('no'), Buffer.from('picture')])],
  ])('that %s is done without, is said, and costs nothing', async (_, settings, speak) => {
    const { house, ada, id, ask } = await open(engine, { speak, settings });
    const { task_id } = await ask();
    const task = await ended(ada, id, task_id);
    expect(task.status).toBe('completed');
    expect(warningsOf(task)).toContainEqual(missed);
    expect(task.artifacts.filter(({ label }) => label === 'fg_image').length).toBeGreaterThan(0);
    expect(await offOf(house, task)).toBeLessThanOrEqual(1);
    expect((await ada.credits.account()).balance).toBe(100);
    expect((await ask()).task_id, 'the next wish asks it again').not.toBe(task_id);
  });

  test('are named for what they are, and tested with a picture of two layers', async () => {
    const { ada } = await open(engine, { speak: speakComfyUiLayers([whole, ...layers]), settings: comfy });
    const listed = (await ada.models.list()).models.find(({ id }) => id === 'layers');
    expect(listed).toMatchObject({ kinds: ['separate'], provider: 'comfyui' });
    const tested = await ada.models.test({ id: 'layers' });
    expect(tested).toMatchObject({ ok: true, picture: expect.stringMatching(/^data:image\/webp/) });
  });

  test('are not asked for with too few credits', async () => {
    const variables = { ...credits, EASEL__CREDITS__MONTHLY_ALLOWANCE: '20' };
    const { ada, id, ask, begun } = await open(engine, { speak: speakFalLayers(layers), variables });
    const task = await ended(ada, id, (await ask()).task_id);
    expect(warningsOf(task)).toContainEqual(missed);
    expect(begun()).toHaveLength(0);
  });
});

// What is kept between processes is kept in the database.
describe.each(engines)('layers of a provider on %s', (engine) => {
  test('are called off where the provider is, with the task', async () => {
    const { standIn, ada, id, ask } = await open(engine, { speak: speakFalLayers(layers, { ends: 'never' }) });
    const { task_id } = await ask();
    await standIn.heard('GET', /status$/);
    expect((await ada.generators.cancel({ project_id: id, task_id })).status).toBe('canceled');
    await standIn.heard('PUT', /cancel$/);
    expect((await ada.credits.account()).balance).toBe(100);
  });

  test('are waited for by the server that takes over, and not asked for again', async () => {
    let ready = false;
    const [waiting, done] = [speakFalLayers(layers, { ends: 'never' }), speakFalLayers(layers)];
    const speak: Speak = (asked, standIn) => (ready ? done : waiting)(asked, standIn);
    const { standIn, house, ada, id, ask, begun } = await open(engine, { speak });
    const { task_id } = await ask();
    await standIn.heard('GET', /status$/);
    await house.stopWorking();
    ready = true;
    const heir = startWorker(house.services, house.features);
    cleanUps.push(() => heir.drain(1_000));
    const task = await ended(ada, id, task_id);
    expect(warningsOf(task)).toEqual([]);
    expect(begun()).toHaveLength(1);
    expect((await ada.credits.account()).balance).toBe(70);
  });
});
