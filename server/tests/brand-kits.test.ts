import { randomUUID } from 'node:crypto';
import { defaultSizes, emptyBrandDocument, type BrandDocument, type ProjectEvent } from '@easel/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

const notFound = { status: 404, errorCode: 'brand_kit.not_found' };

describe.each(engines)('Brand Kits on %s', (engine) => {
  let house: House;
  let ada: Person;
  let eve: Person;
  let people = 0;
  const somebody = () => house.signIn(`somebody-${people++}@example.org`);
  beforeAll(async () => {
    house = await openHouse(engine, { worker: true, variables: { EASEL__STORAGE__DELETE_GRACE_HOURS: '0' } });
    [ada, eve] = [await house.signIn('ada@example.org'), await house.signIn('eve@example.org')];
  });
  afterAll(() => house.leave());

  const textOf = (fields: object = {}) => JSON.stringify({ ...emptyBrandDocument(), name: 'Oto', ...fields });
  const save = (
    person: Person,
    { id = randomUUID() as string, isDefault = false, ...fields }: Record<string, unknown>,
  ) => person.brandKits.save({ id: id as string }, { document: textOf(fields), isDefault: isDefault as boolean });
  const read = ({ document }: { document: string }): BrandDocument => JSON.parse(document);

  async function upload(person: Person, contentType = 'image/png') {
    const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c2255c' } });
    // The first bytes of a font are all that tells one.
    const font = Buffer.concat([Buffer.from('wOF2\0\x01\0\0', 'latin1'), Buffer.alloc(60)]);
    const bytes = new Uint8Array(contentType === 'font/woff2' ? font : await image.png().toBuffer());
    const ticket = await person.assets.uploadUrl({ fileName: 'a file', contentType, size: bytes.length });
    const { status } = await fetch(house.baseUrl + ticket.uploadUrl, {
      method: 'PUT',
      body: bytes,
      headers: ticket.headers,
    });
    expect(status).toBe(200);
    return { assetId: ticket.assetId, url: ticket.publicUrl };
  }
  const statusOf = async (url: string) => (await fetch(house.baseUrl + url)).status;

  test('a kit is created and replaced under the id of the client, and listed newest first', async () => {
    const person = await somebody();
    const older = await save(person, { name: ' Tea  House ' });
    expect(older.name).toBe('Tea House');
    // Lists are ordered by time, so the next one must be made in a later millisecond.
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(Date.parse(older.createdAt)), 10_000);
    const newer = await save(person, { name: '', brandName: '茶里' });
    expect(newer.name).toBe('茶里');
    const again = await save(person, { id: older.id, name: 'Tea', tagline: 'Slowly' });
    expect(again).toMatchObject({ id: older.id, name: 'Tea', createdAt: older.createdAt });
    expect(read(again).tagline).toBe('Slowly');
    const { brandKits } = await person.brandKits.list();
    expect(brandKits).toEqual([newer, again]);
  });

  test('id, times and default inside a document are the server’s, and what we do not know is kept', async () => {
    const lies = { id: 'other', createdAt: '1999', updatedAt: '1999', applyToNewProjects: true };
    const text = textOf({ ...lies, odd: { deep: [1] }, voice: { traits: 'calm', pace: 'slow' } });
    const kit = await ada.brandKits.save({ id: randomUUID() }, { document: text, isDefault: false });
    const { id, createdAt, updatedAt } = kit;
    expect(kit.isDefault).toBe(false);
    const document = read(kit);
    expect(document).toMatchObject({ id, createdAt, updatedAt, applyToNewProjects: false, odd: { deep: [1] } });
    expect(document.voice).toEqual({ traits: 'calm', pace: 'slow', guidance: '', sample: '' });
    await ada.brandKits.remove({ id });
  });

  test('fields that are left out are empty, but a version must be there', async () => {
    const document = (text: string) => ada.brandKits.save({ id: randomUUID() }, { document: text, isDefault: false });
    const { version: _, ...versionless } = emptyBrandDocument();
    await expect(document(JSON.stringify(versionless))).rejects.toMatchObject({
      status: 400,
      errorCode: 'brand_kit.document_invalid',
      details: [{ pointer: '/body/document/version' }],
    });
    const kit = await document('{"version":1}');
    expect(read(kit)).toEqual({
      ...emptyBrandDocument(),
      id: kit.id,
      createdAt: kit.createdAt,
      updatedAt: kit.updatedAt,
    });
    await ada.brandKits.remove({ id: kit.id });
  });

  test.each([
    ['no JSON', '{', ''],
    ['a list', '[]', ''],
    ['another version', '{"version":2}', '/version'],
    ['a list for a text', '{"version":1,"personality":[]}', '/personality'],
    [
      'a colour that is none',
      '{"version":1,"colorGroups":[{"name":"a","colors":[{"name":"b","hex":"red"}]}]}',
      '/colorGroups/0/colors/0/hex',
    ],
    ['a logo without a file', '{"version":1,"logos":[{"name":"a","url":"/a"}]}', '/logos/0/assetId'],
    ['a zero character', '{"version":1,"name":"a\\u0000"}', '/name'],
    ['a prototype', '{"version":1,"voice":{"__proto__":{}}}', '/voice'],
    ['too many levels', `{"version":1,"odd":${'['.repeat(70)}${']'.repeat(70)}}`, `/odd${'/0'.repeat(63)}`],
    [
      'an address without a file',
      '{"version":1,"typography":[{"role":"a","family":"b","url":"https://x/y"}]}',
      '/typography/0/url',
    ],
  ])('%s is refused with the place in the document, and nothing is made', async (_, document, pointer) => {
    const id = randomUUID();
    await expect(ada.brandKits.save({ id }, { document, isDefault: true })).rejects.toMatchObject({
      status: 400,
      errorCode: 'brand_kit.document_invalid',
      details: [{ pointer: `/body/document${pointer}` }],
    });
    expect((await ada.brandKits.list()).brandKits.some((kit) => kit.id === id)).toBe(false);
  });

  test('a document holds up to a MiB', async () => {
    const padded = (length: number) => {
      const bare = JSON.stringify({ version: 1, odd: '' }).length;
      return JSON.stringify({ version: 1, odd: 'x'.repeat(length - bare) });
    };
    const id = randomUUID();
    const over = ada.brandKits.save({ id }, { document: padded(1_048_577), isDefault: false });
    await expect(over).rejects.toMatchObject({ status: 413, errorCode: 'brand_kit.too_large' });
    await ada.brandKits.save({ id }, { document: padded(1_048_576), isDefault: false });
    await ada.brandKits.remove({ id });
  });

  test('a kit of somebody else is not there: not to read, take over, delete, bind or begin with', async () => {
    const kit = await save(ada, { name: 'Ada’s' });
    const { id: projectId } = await eve.projects.create({});
    await expect(save(eve, { id: kit.id, name: 'Mine now' })).rejects.toMatchObject(notFound);
    await expect(eve.brandKits.remove({ id: kit.id })).rejects.toMatchObject(notFound);
    await expect(eve.projects.bindBrandKit({ id: projectId }, { brandKitId: kit.id })).rejects.toMatchObject(notFound);
    await expect(eve.projects.create({ brandKitId: kit.id })).rejects.toMatchObject(notFound);
    expect((await eve.brandKits.list()).brandKits).toEqual([]);
    expect((await ada.brandKits.list()).brandKits).toContainEqual(kit);
    await ada.brandKits.remove({ id: kit.id });
    await expect(ada.brandKits.remove({ id: kit.id })).rejects.toMatchObject(notFound);
  });

  test('two people who draw the same id at once: one has it, the other is told that there is none', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const id = randomUUID();
    const outcomes = await Promise.allSettled([save(one, { id }), save(two, { id })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')!.reason).toMatchObject(notFound);
    const lists = await Promise.all([one, two].map(async (person) => (await person.brandKits.list()).brandKits.length));
    expect(lists.toSorted()).toEqual([0, 1]);
  });

  test('of many that become the default at once, one is', async () => {
    const person = await somebody();
    const kits = await Promise.all(Array.from({ length: 8 }, () => save(person, { isDefault: true })));
    const { brandKits } = await person.brandKits.list();
    expect(brandKits).toHaveLength(8);
    expect(brandKits.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    expect(brandKits.filter((kit) => read(kit).applyToNewProjects)).toHaveLength(1);
    await save(person, { id: kits[3]!.id, isDefault: true });
    const after = (await person.brandKits.list()).brandKits.filter(({ isDefault }) => isDefault);
    expect(after.map(({ id }) => id)).toEqual([kits[3]!.id]);
  });

  test('nobody has more than fifty, not even by asking for many at once; those one has can be replaced', async () => {
    const person = await somebody();
    const outcomes = await Promise.allSettled(
      Array.from({ length: defaultSizes.BrandKits + 4 }, () => save(person, {})),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, errorCode: 'brand_kit.too_many' });
    const [first] = (await person.brandKits.list()).brandKits;
    expect((await save(person, { id: first!.id, name: 'Again' })).name).toBe('Again');
  });

  test('files must be finished uploads of one’s own, of the right kind, under their own address', async () => {
    const [logo, font, foreign] = [await upload(ada), await upload(ada, 'font/woff2'), await upload(eve)];
    const type = { role: 'display', family: 'Oto Sans', weight: 700, size: 48, description: 'Titles' };
    const kit = await save(ada, {
      logos: [{ ...logo, name: 'Mark', kind: 'primary', odd: 1 }],
      typography: [{ ...type, ...font }],
      cover: logo,
    });
    expect(read(kit).logos[0]).toEqual({ ...logo, name: 'Mark', kind: 'primary', odd: 1 });
    const { assetId: unfinished } = await ada.assets.uploadUrl({ fileName: 'x', contentType: 'image/png', size: 9 });
    const wrong: [object, string][] = [
      [{ logos: [{ ...foreign, name: '' }] }, '/logos/0/assetId'],
      [{ logos: [{ assetId: unfinished, url: logo.url, name: '' }] }, '/logos/0/assetId'],
      [{ logos: [{ ...logo, url: foreign.url, name: '' }] }, '/logos/0/url'],
      [{ logos: [{ ...logo, url: 'https://evil.example/logo.png', name: '' }] }, '/logos/0/url'],
      [{ referenceImages: [logo, { ...font }] }, '/referenceImages/1/assetId'],
      [{ typography: [{ ...type, ...logo }] }, '/typography/0/assetId'],
      [{ cover: { ...logo, assetId: randomUUID() } }, '/cover/assetId'],
    ];
    for (const [fields, pointer] of wrong) {
      await expect(save(ada, { id: kit.id, ...fields })).rejects.toMatchObject({
        errorCode: 'brand_kit.document_invalid',
        details: [{ pointer: `/body/document${pointer}` }],
      });
    }
    expect((await ada.brandKits.list()).brandKits).toContainEqual(kit);
    await ada.brandKits.remove({ id: kit.id });
  });

  test('files that a kit names no more go, unless something else shows them', async () => {
    const [kept, shared, dropped] = [await upload(ada), await upload(ada), await upload(ada)];
    const logos = [kept, shared, dropped].map((file) => ({ ...file, name: '' }));
    const kit = await save(ada, { logos });
    const other = await save(ada, { cover: shared });
    await save(ada, { id: kit.id, logos: logos.slice(0, 1) });
    await vi.waitFor(async () => expect(await statusOf(dropped.url)).toBe(404), 10_000);
    expect([await statusOf(kept.url), await statusOf(shared.url)]).toEqual([200, 200]);
    await ada.brandKits.remove({ id: kit.id });
    await vi.waitFor(async () => expect(await statusOf(kept.url)).toBe(404), 10_000);
    expect(await statusOf(shared.url)).toBe(200);
    await ada.brandKits.remove({ id: other.id });
  });

  test('a picture that goes from the canvas stays for the kit', async () => {
    const [held, free] = [await upload(ada), await upload(ada)];
    const kit = await save(ada, { referenceImages: [held] });
    const { id } = await ada.projects.create({});
    const put = [held, free].map((data, index) => {
      return { id: `n${index}`, type: 'image', x: 0, y: 0, width: 20, height: 20, data };
    });
    await ada.canvas.patch({ id }, { changes: { put } });
    await ada.projects.remove({ id });
    await vi.waitFor(async () => expect(await statusOf(free.url)).toBe(404), 10_000);
    expect(await statusOf(held.url)).toBe(200);
    await ada.brandKits.remove({ id: kit.id });
  });

  test('a new project takes the default, none where it says so, or the kit it names', async () => {
    const person = await somebody();
    expect((await person.projects.create({})).brandKitId).toBe('');
    const [main, other] = [await save(person, { isDefault: true }), await save(person, {})];
    expect((await person.projects.create({})).brandKitId).toBe(main.id);
    expect((await person.projects.create({ brandKitId: '' })).brandKitId).toBe('');
    expect((await person.projects.create({ brandKitId: other.id })).brandKitId).toBe(other.id);
    await expect(person.projects.create({ brandKitId: randomUUID() })).rejects.toMatchObject(notFound);
  });

  test('the owner binds and unbinds; others who may edit may not; those who look on hear of it', async () => {
    const kit = await save(ada, {});
    const { id } = await ada.projects.create({ brandKitId: '' });
    await ada.sharing.addMember({ id }, { identifier: 'eve@example.org', permission: 'editor' });
    const heard: ProjectEvent[] = [];
    const stop = house.features.news.hear(id, (event) => heard.push(event));
    await house.features.news.heard();
    expect(await ada.projects.bindBrandKit({ id }, { brandKitId: kit.id })).toEqual({
      projectId: id,
      brandKitId: kit.id,
    });
    expect((await eve.projects.get({ id })).brandKitId).toBe(kit.id);
    await expect(eve.projects.bindBrandKit({ id }, { brandKitId: '' })).rejects.toMatchObject({ status: 403 });
    expect(await ada.projects.bindBrandKit({ id }, { brandKitId: '' })).toEqual({ projectId: id, brandKitId: '' });
    expect((await ada.projects.get({ id })).brandKitId).toBe('');
    expect((await ada.brandKits.list()).brandKits).toContainEqual(kit);
    const told = [kit.id, ''].map((brandKitId) => ({ type: 'brand-kit-changed', brandKitId }));
    await vi.waitFor(() => expect(heard).toEqual(told), 10_000);
    stop();
    await ada.brandKits.remove({ id: kit.id });
  });

  test('who sees the canvas sees the kit’s name, colours, typefaces and logos, and nothing else of it', async () => {
    const [logo, font] = [await upload(ada), await upload(ada, 'font/woff2')];
    const shown = {
      colorGroups: [{ name: 'Lead', colors: [{ name: 'Pine', hex: '#0b3d2e' }] }],
      typography: [{ role: 'display', family: 'Oto Sans', ...font }],
      logos: [{ ...logo, name: 'Mark' }],
    };
    const secret = { visual: { donts: 'SECRET' }, voice: { guidance: 'SECRET' }, summary: 'SECRET', cover: logo };
    const kit = await save(ada, { name: ' ', brandName: 'Oto', ...shown, ...secret });
    const { id } = await ada.projects.create({ brandKitId: kit.id });
    await ada.sharing.addMember({ id }, { identifier: 'eve@example.org', permission: 'canvas' });
    const { brandKit } = await eve.projects.brandKit({ id });
    expect(brandKit).toEqual({ id: kit.id, name: 'Oto', ...shown });
    // A colleague's browser loads the letters, too.
    expect(await statusOf(brandKit!.typography[0]!.url!)).toBe(200);
    await save(ada, { id: kit.id, name: 'Now' });
    expect((await eve.projects.brandKit({ id })).brandKit).toMatchObject({ name: 'Now', logos: [] });
    await ada.brandKits.remove({ id: kit.id });
    expect(await eve.projects.brandKit({ id })).toEqual({ brandKit: null });
  });

  test('deleting a kit clears its bindings and nothing else, also while projects are being bound to it', async () => {
    const kit = await save(ada, {});
    const node = { id: 'n', type: 'text', x: 0, y: 0, width: 20, height: 20, data: { text: 'stays' } };
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) ids.push((await ada.projects.create({ brandKitId: '' })).id);
    await ada.canvas.patch({ id: ids[0]! }, { changes: { put: [node] } });
    await ada.projects.bindBrandKit({ id: ids[0]! }, { brandKitId: kit.id });
    const outcomes = await Promise.allSettled([
      ...ids.slice(1).map((id) => ada.projects.bindBrandKit({ id }, { brandKitId: kit.id })),
      ada.brandKits.remove({ id: kit.id }),
      ada.projects.create({ brandKitId: kit.id }),
    ]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(notFound);
    }
    const { projects } = await ada.projects.list({});
    expect(projects.filter(({ brandKitId }) => brandKitId === kit.id)).toEqual([]);
    expect((await ada.projects.get({ id: ids[0]! })).nodes).toMatchObject([node]);
  });
});
