import type { CanvasNode } from '@easel/canvas';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { startFakeModels } from './fake-models.ts';
import { openHouse } from './house.ts';
import { speakOpenAi } from './providers/openai.ts';
import { startStandIn } from './providers/stand-in.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test('a model that plans names canvas pictures to work from: their pixels go along, lines tell of them, others are left out', async () => {
  const painter = await startStandIn(speakOpenAi);
  const wanted = [
    { title: 'Both', prompt: 'a tray with both', references: ['cup', 'pot', 'cup', 'nowhere', 'words'] },
    { title: 'None', prompt: 'an empty tray' },
  ];
  const planner = await startFakeModels({
    chat: (results) =>
      results === 0
        ? { calls: [{ name: 'make_pictures', input: { brief: 'Trays', size: '512x512', pictures: wanted } }] }
        : { text: 'Done.' },
  });
  const model = `{ ID: painter, Label: P, Kind: image, Driver: openai, BaseURL: '${painter.url}/v1', Model: p, Parallel: 1 }`;
  const yaml = `${planner.yaml.replace(/^.*ID: painter,.*$/m, '')}\n  - ${model}\n`;
  const house = await openHouse('sqlite', { worker: true, yaml });
  cleanUps.push(painter.close, planner.close, house.leave);
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ brandKitId: '' });
  const put = async (nodeId: string, background: string) => {
    const size = { width: 300, height: 300 };
    const bytes = await sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer();
    const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
    const { assetId, publicUrl: url, uploadUrl, headers } = await ada.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    const data = { assetId, url, naturalWidth: 300, naturalHeight: 300 };
    const node = { id: nodeId, type: 'image', title: `The ${nodeId}`, x: 0, y: 0, ...size, data } as CanvasNode;
    await ada.canvas.patch({ id }, { changes: { put: [node] } });
  };
  await put('cup', '#cc3333');
  await put('pot', '#33cc33');
  const words = {
    id: 'words',
    type: 'text',
    x: 900,
    y: 900,
    width: 90,
    height: 40,
    data: { text: 'tea' },
  } as CanvasNode;
  await ada.canvas.patch({ id }, { changes: { put: [words] } });
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'Put them on a tray' }] }];
  const { status, nodes } = await ada.agent.chat({ id }, { messages });
  expect([status, nodes.length]).toEqual(['done', 2]);

  const [asked] = planner.requests.filter(({ kind }) => kind === 'chat');
  expect(JSON.stringify(asked!.body)).toContain('Ids of canvas pictures that it works from.');
  const posts = painter.asked.filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual(['/v1/images/edits', '/v1/images/generations']);
  const sent = posts[0]!.bytes.toString('latin1');
  expect(sent.match(/name="image(?:\[\])?"; filename/g)).toHaveLength(2);
  expect(Buffer.from(sent, 'latin1').toString()).toContain('1: "The cup"; 2: "The pot"');
  const both = nodes.find(({ title }) => title === 'Both')!;
  const { connections } = await ada.projects.get({ id });
  const drawn = connections.toSorted((one, other) => one.from.localeCompare(other.from));
  expect(drawn.map(({ from, to, kind }) => ({ from, to, kind }))).toEqual([
    { from: 'cup', to: both.id, kind: 'derived' },
    { from: 'pot', to: both.id, kind: 'derived' },
  ]);
});
