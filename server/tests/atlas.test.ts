import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Atlases } from '../src/assets/atlases.ts';
import { engines, openHouse, type House, type Person } from './house.ts';

/** A picture of one colour, which is told by its number. */
const colourOf = (number: number) => ({ r: (number * 37) % 256, g: (number * 91) % 256, b: (number * 53) % 256 });
const picture = (number: number) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: colourOf(number) } })
    .png()
    .toBuffer();

describe.each(engines)('atlases on %s', (engine) => {
  let house: House;
  let ada: Person;
  beforeAll(async () => {
    house = await openHouse(engine, { worker: true, variables: { EASEL__STORAGE__DELETE_GRACE_HOURS: '0' } });
    ada = await house.signIn('ada@example.org');
  });
  afterAll(() => house.leave());

  /** Kept as the agent keeps what it makes. */
  async function addPicture(number: number, bytes?: Uint8Array) {
    const { assets } = house.features;
    const reserved = assets.reserve('image/png');
    const content = bytes ?? (await picture(number));
    await assets.keep(reserved, await picture(number));
    const owner = { ownerId: ada.session.user.id, fileName: `${number}.png` };
    const { picture: kept, insert } = await assets.prepare(reserved, await picture(number), owner);
    await house.database.write(insert);
    // What cannot be read any more, as after a fault of the disk.
    if (bytes) await assets.keep(reserved, content);
    return { id: kept.id, url: kept.url, file: kept.url.split('/').at(-1)!, number };
  }
  const nodeOf = ({ id, url, number }: { id: string; url: string; number: number }) => ({
    id: `node ${number}`,
    type: 'image',
    x: number * 50,
    y: 0,
    width: 40,
    height: 20,
    data: { assetId: id, url },
  });
  async function projectWith(count: number) {
    const { id } = await ada.projects.create({ title: 'Wall' });
    const pictures = await Promise.all(Array.from({ length: count }, (_, number) => addPicture(number)));
    await ada.canvas.patch({ id }, { baseVersion: '0', changes: { put: pictures.map(nodeOf) } });
    return { id, pictures };
  }
  const atlasOf = (id: string) =>
    vi.waitFor(
      async () => {
        const atlas = await ada.canvas.atlas({ id });
        expect(atlas.complete).toBe(true);
        return atlas;
      },
      { timeout: 20_000, interval: 50 },
    );
  const read = (url: string) => fetch(house.baseUrl + url);
  async function colourAt(url: string, cell: number) {
    const { data, info } = await sharp(await (await read(url)).arrayBuffer())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [x, y] = [(cell % 32) * 64 + 32, Math.floor(cell / 32) * 64 + 32];
    return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  }

  test('asking builds a page on which each picture has its cell', async () => {
    const { id, pictures } = await projectWith(70);
    expect(await ada.canvas.atlas({ id })).toMatchObject({ version: '1', cell: 64, complete: false, pages: [] });
    const { pages } = await atlasOf(id);
    expect(pages).toHaveLength(1);
    const [{ url, files }] = pages as [(typeof pages)[number]];
    expect([...files].sort()).toEqual(pictures.map(({ file }) => file).sort());
    const page = await read(url);
    expect(page.headers.get('content-type')).toBe('image/webp');
    expect(page.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await page.arrayBuffer()).metadata()).toMatchObject({ width: 2048, height: 192 });
    for (const { file, number } of [pictures[0]!, pictures[33]!, pictures[69]!]) {
      const { r, g, b } = colourOf(number);
      const found = await colourAt(url, files.indexOf(file));
      [r, g, b, 255].forEach((value, at) => expect(Math.abs(found[at]! - value)).toBeLessThan(12));
    }
  });

  test('a page whose process died before its row was written is collected', async () => {
    const { id, pictures } = await projectWith(70);
    const { services, features } = house;
    let kept = '';
    const put: (typeof services.blobs)['put'] = async (key, bytes, options) => {
      await services.blobs.put(key, bytes, options);
      kept = key;
      throw new Error('killed');
    };
    const atlases = new Atlases({ ...services, files: features.files, blobs: { ...services.blobs, put } });
    const ids = pictures.map((one) => one.id);
    await expect(atlases.build(id, ids, new AbortController().signal)).rejects.toThrow('killed');
    expect(await services.blobs.size(kept)).not.toBeNull();
    const soon = { due_at: 0 };
    await house.database.write((transaction) =>
      transaction
        .updateTable('jobs')
        .set(soon)
        .where('kind', '=', 'drop-atlas-pages')
        .where('key', '=', kept)
        .execute(),
    );
    await vi.waitFor(async () => expect(await services.blobs.size(kept)).toBeNull(), 10_000);
    await atlasOf(id);
    const jobs = house.database.read.selectFrom('jobs').select('id').where('kind', '=', 'drop-atlas-pages');
    expect(await jobs.execute()).toEqual([]);
  });

  test('a page is also read smaller, with the same cells', async () => {
    const { id, pictures } = await projectWith(70);
    const [{ url, files }] = (await atlasOf(id)).pages as [{ url: string; files: string[] }];
    const small = await read(`${url}?w=512`);
    expect(small.headers.get('content-type')).toBe('image/webp');
    const { data, info } = await sharp(await small.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 512, height: 48 });
    const { file, number } = pictures[33]!;
    const cell = files.indexOf(file);
    const [x, y] = [(cell % 32) * 16 + 8, Math.floor(cell / 32) * 16 + 8];
    const { r, g, b } = colourOf(number);
    const from = (y * info.width + x) * info.channels;
    [r, g, b].forEach((value, at) => expect(Math.abs(data[from + at]! - value)).toBeLessThan(12));
  });

  test('pictures that come later join the page, and a few are not worth another', async () => {
    const { id, pictures } = await projectWith(64);
    const [before] = (await atlasOf(id)).pages;
    const few = await Promise.all([100, 101].map((number) => addPicture(number)));
    await ada.canvas.patch({ id }, { baseVersion: '1', changes: { put: few.map(nodeOf) } });
    expect((await atlasOf(id)).pages).toEqual([before]);

    const many = await Promise.all(Array.from({ length: 62 }, (_, at) => addPicture(200 + at)));
    await ada.canvas.patch({ id }, { baseVersion: '2', changes: { put: many.map(nodeOf) } });
    const { pages } = await atlasOf(id);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.url).not.toBe(before?.url);
    const shown = [...pictures, ...few, ...many].map(({ file }) => file);
    expect([...pages[0]!.files].sort()).toEqual(shown.sort());
    // Whoever was told of the old page just before can still read it.
    expect((await read(before!.url)).status).toBe(200);
  });

  test('what left the canvas is not named, and a page of which most has left is dissolved', async () => {
    const { id, pictures } = await projectWith(100);
    const [before] = (await atlasOf(id)).pages;
    // Shown on another canvas, so that nothing is deleted.
    const other = await ada.projects.create({ title: 'Keeper' });
    await ada.canvas.patch({ id: other.id }, { baseVersion: '0', changes: { put: pictures.map(nodeOf) } });
    await ada.canvas.patch({ id }, { baseVersion: '1', changes: { remove: ['node 0'] } });
    const [same] = (await atlasOf(id)).pages;
    expect(same?.url).toBe(before?.url);
    expect(same?.files).not.toContain(pictures[0]?.file);
    expect(same?.files.filter((file) => file === '')).toHaveLength(1);

    const gone = pictures.slice(1, 70).map(({ number }) => `node ${number}`);
    const many = await Promise.all(Array.from({ length: 70 }, (_, at) => addPicture(400 + at)));
    await ada.canvas.patch({ id }, { baseVersion: '2', changes: { put: many.map(nodeOf), remove: gone } });
    const { pages } = await atlasOf(id);
    expect(pages.map(({ url }) => url)).not.toContain(before?.url);
    const shown = [...pictures.slice(70), ...many].map(({ file }) => file);
    expect(pages.flatMap(({ files }) => files).sort()).toEqual(shown.sort());
  });

  test('a picture that is deleted for good takes the pages with it that show it', async () => {
    const { id, pictures } = await projectWith(66);
    const [page] = (await atlasOf(id)).pages;
    expect((await read(`${page!.url}?w=512`)).status).toBe(200);
    await ada.canvas.patch({ id }, { baseVersion: '1', changes: { remove: ['node 5'] } });
    const gone = pictures[5]!;
    await vi.waitFor(async () => expect((await read(page!.url)).status).toBe(404), { timeout: 20_000 });
    expect((await read(gone.url)).status).toBe(404);
    const key = page!.url.split('/').at(-1)!;
    for (const name of [key, `${key.split('.')[0]}.512.webp`])
      await vi.waitFor(async () => expect(await house.services.blobs.size(name)).toBeNull(), { timeout: 20_000 });
    const { pages } = await atlasOf(id);
    expect(pages.flatMap(({ files }) => files)).toHaveLength(65);
  });

  test('a project takes its pages along', async () => {
    const { id } = await projectWith(64);
    const [page] = (await atlasOf(id)).pages;
    await ada.projects.remove({ id });
    expect((await read(page!.url)).status).toBe(404);
  });

  test('a picture that cannot be read has no cell, and is not tried for ever', async () => {
    const { id, pictures } = await projectWith(70);
    const broken = await addPicture(300, Buffer.from('no picture'));
    await ada.canvas.patch({ id }, { baseVersion: '1', changes: { put: [nodeOf(broken)] } });
    const { pages } = await atlasOf(id);
    expect(pages.flatMap(({ files }) => files).sort()).toEqual(pictures.map(({ file }) => file).sort());
  });

  test('a project with few pictures has no pages and needs none', async () => {
    const { id } = await projectWith(3);
    expect(await ada.canvas.atlas({ id })).toMatchObject({ complete: true, pages: [] });
  });
});
