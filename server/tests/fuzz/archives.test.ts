/** Zips that lie: about names, sizes, and what is in them. Nothing of a refused one stays. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BrandDocument, emptyBrandDocument } from '@easel/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from '../house.ts';
import { writeZip, type ZipPart } from '../zip-writer.ts';
import { damaged } from './bytes.ts';
import { nearlyValid, type Schema } from './from-schema.ts';
import { hostileValue } from './hostile.ts';

const canvas = {
  viewport: { x: 0, y: 0, k: 1 },
  nodes: [{ id: 'a', type: 'image', x: 0, y: 0, width: 9, height: 9, data: { assetId: 'p', url: '/api/files/x.png' } }],
  connections: [],
};
const project = (fields: object = {}): ZipPart => ({
  name: 'project.easel.json',
  bytes: JSON.stringify({ format: 'easel-project', formatVersion: 1, title: 'Tea', canvas, ...fields }),
});
const listed = (file: string) => project({ assets: [{ id: 'p', url: '/api/files/x.png', file }] });
const kit = (document: unknown, fields: object = {}): ZipPart => ({
  name: 'brand-kit.json',
  bytes: JSON.stringify({ format: 'easel-brand-kit', formatVersion: 1, document, ...fields }),
});
const zeros = Buffer.alloc(40 * 1024 * 1024);

describe.each(engines.slice(0, 1))('files of projects and kits on %s', (engine) => {
  let house: House;
  let ada: Person;
  let picture: Buffer;
  beforeAll(async () => {
    house = await openHouse(engine, { variables: { EASEL__STORAGE__MAX_UPLOAD_BYTES: '1000000' } });
    ada = await house.signIn('ada@example.org');
    picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c2255c' } })
      .png()
      .toBuffer();
  });
  afterAll(() => house.leave());

  async function send(what: 'projects' | 'brand-kits', zip: Uint8Array) {
    const headers = { authorization: `Bearer ${ada.session.accessToken}`, 'content-type': 'application/zip' };
    const request = { method: 'POST' as const, url: `/api/${what}/import`, payload: Buffer.from(zip), headers };
    return (await house.app.inject(request)).statusCode;
  }
  async function footprint() {
    const { read } = house.database;
    const count = async (table: 'assets' | 'brand_kits' | 'projects') =>
      (await read.selectFrom(table).select('id').execute()).length;
    const waiting = ['imports', 'kit-imports'].map((name) => join(house.settings.Data.Folder, name));
    const left = await Promise.all(waiting.map((folder) => readdir(folder).catch(() => [])));
    return [await count('assets'), await count('brand_kits'), await count('projects'), left.flat()];
  }
  async function check(what: 'projects' | 'brand-kits', zip: Uint8Array, statuses: readonly number[]): Promise<void> {
    const before = await footprint();
    const status = await send(what, zip);
    expect(statuses).toContain(status);
    if (status !== 200) expect(await footprint()).toEqual(before);
    // Kits may be no more than a few.
    else if (what === 'brand-kits') {
      for (const { id } of (await ada.brandKits.list()).brandKits) await ada.brandKits.remove({ id });
    }
  }

  const lies: Record<string, [parts: () => ZipPart[], status: number]> = {
    'a picture whose name leads out': [
      () => [listed('../../../out.png'), { name: '../../../out.png', bytes: picture }],
      422,
    ],
    'a picture whose name is a whole path': [
      () => [listed('/tmp/out.png'), { name: '/tmp/out.png', bytes: picture }],
      422,
    ],
    'a name with backslashes': [() => [listed('..\\out.png'), { name: '..\\out.png', bytes: picture }], 422],
    'two projects': [() => [project(), { ...project(), name: 'other/project.easel.json' }], 422],
    'a name twice': [() => [project(), project()], 422],
    'a name of nothing': [() => [project(), { name: '', bytes: 'x' }], 200],
    'a bomb beside the project': [() => [project(), { name: 'big', bytes: zeros, packed: true }], 413],
    'a bomb that says it is small': [() => [listed('big'), { name: 'big', bytes: zeros, packed: true, size: 9 }], 422],
    'a project that says it is small': [() => [{ ...project(), packed: true, size: 9 }], 422],
    'a project that says it is huge': [() => [{ ...project(), packed: true, size: 2 ** 32 - 2 }], 413],
    'a wrong checksum': [() => [{ ...project(), crc: 7 }], 422],
    'a password': [() => [{ ...project(), flags: 1 }], 422],
    'a picture that is a page': [() => [listed('p'), { name: 'p', bytes: '<html><script>alert(1)</script>' }], 422],
    'more files than may be': [
      () => [project(), ...Array.from({ length: 20_001 }, (_, at) => ({ name: `f${at}`, bytes: '' }))],
      413,
    ],
    'another format': [() => [project({ formatVersion: 99 })], 422],
    'a title beyond all titles': [() => [project({ title: 'x'.repeat(1_000_000) })], 200],
    'a canvas a million levels deep': [
      () => [{ name: 'project.easel.json', bytes: `{"canvas":${'['.repeat(1_000_000)}` }],
      413,
    ],
    'a prototype': [() => [{ name: '__proto__/project.easel.json', bytes: project().bytes }], 200],
  };
  test.each(Object.entries(lies))('a project file with %s', async (_, [parts, status]) => {
    await check('projects', writeZip(parts()), [status]);
    expect(['/tmp/out.png', join(house.settings.Data.Folder, 'out.png')].some((path) => existsSync(path))).toBe(false);
  });

  const numRuns = Number(process.env.EASEL_FUZZ_FILES ?? 40);
  const anyRefusal = [200, 400, 413, 422];

  test('damaged files leave nothing behind, or a whole project or kit', async () => {
    const projects = writeZip([listed('assets/p.png'), { name: 'assets/p.png', bytes: picture, packed: true }]);
    const kits = writeZip([kit({ ...emptyBrandDocument(), name: 'Tea' }), { name: 'assets/p.png', bytes: picture }]);
    await fc.assert(
      fc.asyncProperty(damaged([projects]), damaged([kits]), async (one, other) => {
        await check('projects', one, anyRefusal);
        await check('brand-kits', other, anyRefusal);
      }),
      { numRuns },
    );
  });

  test('kits of any document are kept or refused, from a file and under an id', async () => {
    const documents = fc.oneof(
      nearlyValid(BrandDocument as Schema, () => undefined),
      fc.record(
        Object.fromEntries(
          Object.entries(emptyBrandDocument()).map(([name, value]) => [
            name,
            fc.oneof(fc.constant(value), hostileValue),
          ]),
        ),
      ),
    );
    const mine = '11111111-2222-4333-8444-555555555555';
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        await check('brand-kits', writeZip([kit(document)]), anyRefusal);
        const headers = { authorization: `Bearer ${ada.session.accessToken}` };
        const payload = { document: JSON.stringify(document) ?? '', isDefault: true };
        const saved = await house.app.inject({ method: 'PUT', url: `/api/brand-kits/${mine}`, payload, headers });
        expect(anyRefusal).toContain(saved.statusCode);
        // A project takes the default kit, whatever stands in it.
        const { id } = await ada.projects.create({ title: 'with it' });
        await ada.projects.brandKit({ id });
        await ada.projects.remove({ id });
      }),
      { numRuns },
    );
  });
});
