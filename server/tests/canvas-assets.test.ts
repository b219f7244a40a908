/** What the pictures of a canvas are, which is looked up anew only where the canvas has changed. */
import { encodeSnapshot, type CanvasNode } from '@easel/canvas';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CanvasAssets } from '../src/projects/canvas-assets.ts';
import { engines, openHouse, type House, type Person } from './house.ts';

const viewport = { x: 0, y: 0, k: 1 };
const nodeIds = ['a', 'b', 'c'] as const;

describe.each(engines)('pictures of canvases on %s', (engine) => {
  let house: House;
  let ada: Person;
  let pictures: { assetId: string; url: string }[];
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
    pictures = await Promise.all(['#123', '#456', '#789'].map(upload));
  });
  afterAll(() => house.leave());

  async function upload(background: string) {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
    const { assetId, uploadUrl, publicUrl, headers } = await ada.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    return { assetId, url: publicUrl };
  }

  /** Each place shows one of the pictures, or is empty. */
  const showing = fc.tuple(...nodeIds.map(() => fc.option(fc.nat({ max: 2 }))));
  const canvasOf = (shown: readonly (number | null)[]) => {
    const nodes = nodeIds.flatMap((id, place) => {
      const picture = pictures[shown[place] ?? -1];
      return picture
        ? [{ id, type: 'image', x: 0, y: 0, width: 8, height: 8, data: picture } as unknown as CanvasNode]
        : [];
    });
    return encodeSnapshot({ viewport, nodes, connections: [] });
  };

  test('are told as they would be if nothing had been kept', async () => {
    const services = { database: house.database, assets: house.features.assets };
    await fc.assert(
      fc.asyncProperty(fc.array(showing, { minLength: 2, maxLength: 5 }), async (steps) => {
        const kept = new CanvasAssets(services);
        const { id } = await ada.projects.create({ title: 'Canvas' });
        let version = '0';
        for (const shown of steps) {
          ({ version } = await ada.canvas.patch({ id }, { canvas: canvasOf(shown), version }));
          const moment = { id, version: Number(version) };
          const told: Record<string, unknown> = JSON.parse(await kept.metaOf(moment));
          expect(told).toEqual(JSON.parse(await new CanvasAssets(services).metaOf(moment)));
          const wanted = shown.flatMap((picture) => (picture === null ? [] : [pictures[picture]!.assetId]));
          expect(new Set(Object.keys(told))).toEqual(new Set(wanted));
        }
      }),
      { numRuns: 25 },
    );
  });
});
