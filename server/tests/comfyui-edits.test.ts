import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CanvasNode } from '@easel/canvas';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { askFor, startFakeModels } from './fake-models.ts';
import { engines, openHouse } from './house.ts';
import { editingNodes, editingWorkflow, speakComfyUiEditing } from './providers/comfyui-editing.ts';
import { startStandIn } from './providers/stand-in.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A gradient, so that a shifted or scaled pixel shows. */
function gradient(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at++) data.set([at % width, Math.floor(at / width), 90], at * 3);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
const raw = (png: Uint8Array) => sharp(png).removeAlpha().raw().toBuffer();

describe.each(engines)('edits with ComfyUI on %s', (engine) => {
  test('upload picture and mask, fill both into the workflow, and change nothing outside of the mask', async () => {
    const comfy = speakComfyUiEditing('#2b55e6');
    const standIn = await startStandIn(comfy.speak);
    const planner = await startFakeModels({ chat: askFor(['Cup']) });
    const folder = mkdtempSync(join(tmpdir(), 'easel-comfy-'));
    const workflow = join(folder, 'edit.json');
    writeFileSync(workflow, JSON.stringify(editingWorkflow));
    const model = { ID: 'painter', Label: 'P', Kind: 'image', Driver: 'comfyui', BaseURL: standIn.url };
    const line = JSON.stringify({ ...model, Workflow: workflow, Nodes: editingNodes });
    const yaml = `${planner.yaml.replace(/^.*ID: painter,.*$/m, '')}\n  - ${line}\n`;
    const house = await openHouse(engine, { worker: true, yaml });
    cleanUps.push(standIn.close, planner.close, () => rmSync(folder, { recursive: true }), house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ brandKitId: '' });
    const upload = async (bytes: Uint8Array) => {
      const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
      const { assetId, publicUrl: url, uploadUrl, headers } = await ada.assets.uploadUrl(wish);
      await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
      return { assetId, url };
    };
    const [width, height] = [240, 160];
    const before = await gradient(width, height);
    const place = { x: 0, y: 0, width, height };
    const data = { ...(await upload(before)), naturalWidth: width, naturalHeight: height };
    const cup = { id: 'cup', type: 'image', title: 'The cup', ...place, data } as CanvasNode;
    await ada.canvas.patch({ id }, { changes: { put: [cup] } });
    const half = sharp({ create: { width: width / 2, height, channels: 3, background: '#fff' } });
    const mask = await half
      .extend({ left: width / 2, background: '#000' })
      .png()
      .toBuffer();
    const { assetId } = await upload(mask);
    const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'Make it a teapot' }] }];
    const { status, nodes } = await ada.agent.chat({ id }, { messages, mask: { nodeId: 'cup', assetId } });
    expect(status).toBe('done');

    const paths = standIn.asked.map(({ method, path }) => `${method} ${path.replace(/history\/.*/, 'history')}`);
    expect(paths.slice(0, 3)).toEqual(['POST /upload/image', 'POST /upload/image', 'POST /prompt']);
    expect(paths.at(-1)).toBe('GET /view');
    const [graph] = comfy.graphs;
    expect(graph!['6']!.inputs.text).toContain('Make it a teapot');
    expect(graph!['10']!.inputs.image).toBe('sub/kept_1.png');
    expect(graph!['11']!.inputs).toMatchObject({ image: 'sub/kept_2.png', channel: 'red' });
    const sizes = await Promise.all([...comfy.files.values()].map((file) => sharp(file).metadata()));
    expect(new Set(sizes.map((size) => `${size.width}x${size.height}`)).size).toBe(1);

    const answer = await fetch(house.baseUrl + String(nodes[0]!.data!.url));
    const [made, was] = [await raw(new Uint8Array(await answer.arrayBuffer())), await raw(before)];
    expect(made.length).toBe(was.length);
    for (let y = 0; y < height; y++) {
      const [from, to] = [y * width * 3, (y * width + width / 2) * 3];
      expect(made.subarray(from, to).equals(was.subarray(from, to)), `row ${y}`).toBe(true);
    }
    const inside = (80 * width + 200) * 3;
    expect([...made.subarray(inside, inside + 3)]).toEqual([0x2b, 0x55, 0xe6]);
  });
});
