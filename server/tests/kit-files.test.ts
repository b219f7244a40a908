import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyBrandDocument, type BrandDocument, type BrandKit } from '@easel/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';
import { unzip } from './unzip.ts';
import { writeZip, type ZipPart } from './zip-writer.ts';

const read = ({ document }: { document: string }): BrandDocument => JSON.parse(document);
const paint = (colour: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();
const font = Buffer.concat([Buffer.from('wOF2\0\x01\0\0', 'latin1'), Buffer.alloc(60)]);
const old = { there: randomUUID(), lost: randomUUID() };
const kitPart = (document: object = { version: 1 }, fields: object = {}): ZipPart => ({
  name: 'brand-kit.json',
  bytes: JSON.stringify({ format: 'easel-brand-kit', formatVersion: 1, document, ...fields }),
});

describe.each(engines)('Brand Kit files on %s', (engine) => {
  let house: House;
  let ada: Person;
  let bob: Person;
  beforeAll(async () => {
    house = await openHouse(engine, { variables: { EASEL__STORAGE__MAX_UPLOAD_BYTES: '100000' } });
    ada = await house.signIn('ada@example.org');
    bob = await house.signIn('bob@example.org');
  });
  afterAll(() => house.leave());

  async function upload(bytes: Uint8Array, contentType: string) {
    const wish = { fileName: 'a file', contentType, size: bytes.length };
    const { assetId, publicUrl: url, uploadUrl, headers } = await ada.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    return { assetId, url };
  }
  async function send(person: Person, zip: Uint8Array) {
    const response = await fetch(`${house.baseUrl}/api/brand-kits/import`, {
      method: 'POST',
      body: new Uint8Array(zip),
      headers: { authorization: `Bearer ${person.session.accessToken}`, 'content-type': 'application/zip' },
    });
    return { status: response.status, body: (await response.json()) as BrandKit & { errorCode: string } };
  }
  async function download(id: string) {
    const { downloadUrl } = await ada.brandKits.startExport({ id });
    const response = await fetch(house.baseUrl + downloadUrl);
    return { downloadUrl, response, zip: Buffer.from(await response.arrayBuffer()) };
  }
  async function footprint() {
    const { read: reader } = house.database;
    const count = async (table: 'assets' | 'brand_kits') =>
      (await reader.selectFrom(table).select('id').execute()).length;
    const waiting = await readdir(join(house.settings.Data.Folder, 'kit-imports')).catch(() => []);
    return { assets: await count('assets'), kits: await count('brand_kits'), waiting };
  }
  const save = (fields: object, isDefault = false) =>
    ada.brandKits.save(
      { id: randomUUID() },
      { document: JSON.stringify({ ...emptyBrandDocument(), ...fields }), isDefault },
    );

  test('a kit travels to another account with its files, and becomes nobody’s default on the way', async () => {
    const picture = await paint('#c2255c');
    const [logo, typeface] = [await upload(picture, 'image/png'), await upload(font, 'font/woff2')];
    const kit = await save(
      {
        name: 'Tee/馆',
        odd: { kept: [1] },
        logos: [{ ...logo, name: 'Mark', kind: 'primary' }],
        cover: logo,
        typography: [
          { role: 'display', family: 'Oto', weight: 700, ...typeface },
          { role: 'body', family: 'Inter' },
        ],
      },
      true,
    );
    const { response, zip } = await download(kit.id);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('Tee 馆.easelkit'));
    expect([...(await unzip(zip)).keys()].toSorted()).toEqual(
      ['brand-kit.json', `assets/${logo.assetId}.png`, `assets/${typeface.assetId}.woff2`].toSorted(),
    );
    await ada.brandKits.remove({ id: kit.id });
    const { status, body } = await send(bob, zip);
    expect([status, body]).toMatchObject([200, { name: 'Tee/馆', isDefault: false }]);
    expect(body.id).not.toBe(kit.id);
    const made = read(body);
    expect(made).toMatchObject({ odd: { kept: [1] }, applyToNewProjects: false });
    expect(made.cover!.assetId).toBe(made.logos[0]!.assetId);
    expect(made.logos[0]).toMatchObject({ name: 'Mark', kind: 'primary' });
    expect(made.logos[0]!.assetId).not.toBe(logo.assetId);
    expect(made.typography[1]).toEqual({ role: 'body', family: 'Inter' });
    const copy = await fetch(house.baseUrl + made.logos[0]!.url);
    expect(Buffer.from(await copy.arrayBuffer()).equals(picture)).toBe(true);
    const letters = await fetch(house.baseUrl + made.typography[0]!.url!);
    expect(Buffer.from(await letters.arrayBuffer()).equals(font)).toBe(true);
    // Held by the new kit: saving it again finds each file the person's own.
    await bob.brandKits.save({ id: body.id }, { document: body.document, isDefault: false, base: body.updatedAt });
  });

  test('a ticket serves once, for a kit of one’s own, and no longer than the kit stands', async () => {
    const kit = await save({ name: 'Once' });
    const { downloadUrl } = await ada.brandKits.startExport({ id: kit.id });
    expect((await fetch(house.baseUrl + downloadUrl, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(house.baseUrl + downloadUrl)).status).toBe(200);
    const again = await fetch(house.baseUrl + downloadUrl);
    expect([again.status, (await again.json()).errorCode]).toEqual([404, 'brand_kit.download_expired']);
    await expect(bob.brandKits.startExport({ id: kit.id })).rejects.toMatchObject({ errorCode: 'brand_kit.not_found' });
    const { downloadUrl: late } = await ada.brandKits.startExport({ id: kit.id });
    const ticket = late.split('/').at(-1)!;
    expect((await fetch(`${house.baseUrl}/api/account/export/${ticket}`)).status).toBe(404);
    await ada.brandKits.remove({ id: kit.id });
    const gone = await fetch(house.baseUrl + late);
    expect([gone.status, (await gone.json()).errorCode]).toEqual([404, 'brand_kit.download_expired']);
  });

  test('a folder around the files does no harm, and what is listed but not there is left out', async () => {
    const document = {
      version: 1,
      name: 'Packed',
      logos: [
        { assetId: old.there, url: '/x', name: 'There' },
        { assetId: old.lost, url: '/y', name: 'Lost' },
      ],
      typography: [{ role: 'display', family: 'Lost Sans', assetId: old.lost, url: '/y' }],
    };
    const assets = [
      { id: old.there, file: 'assets/there.png' },
      { id: old.lost, file: 'assets/lost.png' },
    ];
    const part = kitPart(document, { assets });
    const { status, body } = await send(
      ada,
      writeZip([
        { ...part, name: `Tea/${part.name}`, packed: true },
        { name: 'Tea/assets/there.png', bytes: await paint('#1864ab'), packed: true },
        { name: '__MACOSX/Tea/brand-kit.json', bytes: 'x' },
      ]),
    );
    expect(status).toBe(200);
    const made = read(body);
    expect(made.logos.map(({ name }) => name)).toEqual(['There']);
    expect(made.typography).toEqual([{ role: 'display', family: 'Lost Sans' }]);
  });

  test('an upload that was not changed may be put back under its base, and a late one is told', async () => {
    const kit = await save({ name: 'One' });
    const put = (base: string, name: string, isDefault = false) => {
      const document = JSON.stringify({ ...read(kit), name });
      return ada.brandKits.save({ id: kit.id }, { document, isDefault, base });
    };
    const [first, second] = await Promise.allSettled([put(kit.updatedAt, 'Two'), put(kit.updatedAt, 'Three')]);
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const late = [first, second].find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(late.reason).toMatchObject({ status: 409, errorCode: 'brand_kit.changed' });
    const { brandKits } = await ada.brandKits.list();
    const now = brandKits.find(({ id }) => id === kit.id)!;
    expect(['Two', 'Three']).toContain(now.name);
    // Another kit that becomes the default changes this one too, where it was.
    const asDefault = await put(now.updatedAt, now.name, true);
    await save({ name: 'New default' }, true);
    await expect(put(asDefault.updatedAt, now.name)).rejects.toMatchObject({ errorCode: 'brand_kit.changed' });
    await ada.brandKits.remove({ id: kit.id });
    await expect(put(asDefault.updatedAt, now.name)).rejects.toMatchObject({ errorCode: 'brand_kit.not_found' });
  });

  const listed = [{ id: old.there, file: 'assets/a' }];
  const shown = { version: 1, logos: [{ assetId: old.there, url: '/a', name: '' }] };
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['no zip', () => Buffer.from('PK this is no zip'), '422 brand_kit.file_unreadable'],
    ['nothing', () => Buffer.alloc(0), '422 brand_kit.file_unreadable'],
    ['a zip without a kit', () => writeZip([{ name: 'a.txt', bytes: 'x' }]), '422 brand_kit.file_unreadable'],
    [
      'two kits',
      () => writeZip([kitPart(), { ...kitPart(), name: 'b/brand-kit.json' }]),
      '422 brand_kit.file_unreadable',
    ],
    ['one that is cut off', () => writeZip([kitPart()]).subarray(0, 80), '422 brand_kit.file_unreadable'],
    ['one that is damaged', () => writeZip([{ ...kitPart(), crc: 1 }]), '422 brand_kit.file_unreadable'],
    [
      'a name that leads out',
      () => writeZip([kitPart(), { name: '../a', bytes: 'x' }]),
      '422 brand_kit.file_unreadable',
    ],
    [
      'a later format',
      () => writeZip([kitPart({ version: 1 }, { formatVersion: 2 })]),
      '422 brand_kit.file_unreadable',
    ],
    [
      'another format',
      () => writeZip([kitPart({ version: 1 }, { format: 'easel-project' })]),
      '422 brand_kit.file_unreadable',
    ],
    ['a document of another version', () => writeZip([kitPart({ version: 2 })]), '400 brand_kit.document_invalid'],
    [
      'a document over a MiB',
      () => writeZip([{ ...kitPart({ version: 1, odd: 'x'.repeat(1_100_000) }), packed: true }]),
      '413 brand_kit.too_large',
    ],
    [
      'a description that swells',
      () => writeZip([{ name: 'brand-kit.json', bytes: ' '.repeat(30_000_000), packed: true }]),
      '413 brand_kit.file_too_large',
    ],
    [
      'a bomb that lies',
      () => writeZip([{ name: 'brand-kit.json', bytes: ' '.repeat(30_000_000), packed: true, size: 100 }]),
      '422 brand_kit.file_unreadable',
    ],
    [
      'more than half a GiB, by its own word',
      () => writeZip([kitPart(), { name: 'assets/a', bytes: 'x', packed: true, size: 600_000_000 }]),
      '413 brand_kit.file_too_large',
    ],
    [
      'a logo that is no picture',
      () => writeZip([kitPart(shown, { assets: listed }), { name: 'assets/a', bytes: 'text' }]),
      '422 brand_kit.file_unreadable',
    ],
    [
      'a logo that is a font',
      () => writeZip([kitPart(shown, { assets: listed }), { name: 'assets/a', bytes: font }]),
      '400 brand_kit.document_invalid',
    ],
    [
      'a file larger than an upload may be',
      () => writeZip([kitPart(shown, { assets: listed }), { name: 'assets/a', bytes: Buffer.alloc(100_001) }]),
      '413 asset.too_large',
    ],
  ])('%s is refused, and nothing of it stays', async (_, make, refusal) => {
    const before = await footprint();
    const { status, body } = await send(ada, await make());
    expect(`${status} ${body.errorCode}`).toBe(refusal);
    expect(await footprint()).toEqual(before);
    expect(before.waiting).toEqual([]);
  });

  test('a fifty-first kit is refused with all of its files', async () => {
    const full = await house.signIn('full@example.org');
    const blank = { document: '{"version":1}', isDefault: false };
    for (let count = 0; count < 50; count++) await full.brandKits.save({ id: randomUUID() }, blank);
    const before = await footprint();
    const zip = writeZip([kitPart(shown, { assets: listed }), { name: 'assets/a', bytes: await paint('#2b8a3e') }]);
    expect(await send(full, zip)).toMatchObject({ status: 409, body: { errorCode: 'brand_kit.too_many' } });
    expect(await footprint()).toEqual(before);
  });
});
