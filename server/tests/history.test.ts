import type { CanvasNode } from '@easel/canvas';
import type { HistoryEntry } from '@easel/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

const box = (id: string, more: object = {}) =>
  ({ id, type: 'text', x: 0, y: 0, width: 10, height: 10, ...more }) as CanvasNode;
const link = (id: string, from: string, to: string) => ({ id, from, to });
const sorted = <R extends { id: string }>(records: readonly R[]) => records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
const told = ({ version, author, added, changed, removed }: HistoryEntry) =>
  `${version} ${author.name}: +${added} ~${changed} -${removed}`;

describe.each(engines)('the history of a canvas on %s', (engine) => {
  let house: House;
  let ada: Person;
  let bob: Person;
  beforeAll(async () => {
    house = await openHouse(engine, { worker: true, variables: { EASEL__STORAGE__DELETE_GRACE_HOURS: '0' } });
    ada = await house.signIn('ada@example.org');
    bob = await house.signIn('bob@example.org');
    await ada.account.changeProfile({ name: 'Ada' });
    await bob.account.changeProfile({ name: 'Bob' });
  });
  afterAll(() => house.leave());
  afterEach(() => void vi.useRealTimers());

  async function sharedProject(): Promise<string> {
    const { id } = await ada.projects.create({ title: 'History' });
    const at = new Date().toISOString();
    const member = { project_id: id, identifier: 'bob@example.org', kind: 'email', permission: 'editor' } as const;
    const row = { ...member, id: crypto.randomUUID(), created_at: at, updated_at: at };
    await house.database.write((transaction) => transaction.insertInto('project_members').values(row).execute());
    return id;
  }
  const save = (person: Person, id: string, changes: object, baseVersion?: string) =>
    person.canvas.patch({ id }, { changes, ...(baseVersion && { baseVersion }) });
  const today = async (id: string) => {
    const { version, nodes, connections } = await ada.projects.get({ id });
    return { version, nodes: sorted(nodes), connections: sorted(connections) };
  };
  const past = async (id: string, version: string) => {
    const { nodes, connections } = await ada.versions.read({ id, version });
    return { version, nodes: sorted(nodes), connections: sorted(connections) };
  };

  async function upload(colour: string) {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
      .png()
      .toBuffer();
    const wish = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
    const { uploadUrl, headers, assetId, publicUrl } = await ada.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: new Uint8Array(bytes), headers });
    const node = (id: string) => box(id, { type: 'image', data: { assetId, url: publicUrl } });
    const status = async () => (await fetch(house.baseUrl + publicUrl)).status;
    return { assetId, publicUrl, node, status };
  }

  test('what one person did within a minute is one entry, with what came of it', async () => {
    const id = await sharedProject();
    const picture = await upload('#c2255c');
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 300_000) * 300_000 });
    await save(ada, id, { put: [box('a'), picture.node('p')] });
    vi.setSystemTime(Date.now() + 20_000);
    await save(ada, id, { put: [box('a', { x: 1 }), box('gone')], putConnections: [link('c', 'a', 'p')] }, '1');
    await save(ada, id, { remove: ['gone'] }, '2');
    vi.setSystemTime(Date.now() + 61_000);
    await save(ada, id, { put: [box('a', { x: 2 })] }, '3');
    await save(bob, id, { remove: ['a'] }, '4');
    const { versions, next } = await ada.versions.list({ id });
    expect(next).toBeNull();
    expect(versions.map(told)).toEqual(['5 Bob: +0 ~0 -1', '4 Ada: +0 ~1 -0', '3 Ada: +2 ~0 -0']);
    expect(versions[2]).toMatchObject({
      since: '0',
      author: { kind: 'user', id: ada.session.user.id, name: 'Ada' },
      turnId: null,
      name: null,
      restoredFrom: null,
      connections: 1,
      pictures: 1,
      thumbnails: [picture.publicUrl],
    });
  });

  test('a line between two elements is no element, also where it comes, changes and goes by itself', async () => {
    const id = await sharedProject();
    await save(ada, id, { put: [box('a'), box('b')], putConnections: [link('c', 'a', 'b'), link('d', 'b', 'a')] });
    await save(bob, id, { putConnections: [{ ...link('c', 'a', 'b'), label: 'then' }], removeConnections: ['d'] }, '1');
    const { versions } = await ada.versions.list({ id });
    expect(versions.map(told)).toEqual(['2 Bob: +0 ~0 -0', '1 Ada: +2 ~0 -0']);
    expect(versions.map(({ connections }) => connections)).toEqual([2, 2]);
  });

  test('people who work at once have an entry each, however their saves alternate', async () => {
    const id = await sharedProject();
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 300_000) * 300_000 });
    for (const turn of [0, 1, 2]) {
      await save(ada, id, { put: [box(`a${turn}`)] });
      await save(bob, id, { put: [box(`b${turn}`)] });
    }
    const { versions } = await ada.versions.list({ id });
    expect(versions.map(told)).toEqual(['6 Bob: +3 ~0 -0', '5 Ada: +3 ~0 -0']);
  });

  /** Writes the log itself, since no test waits for hours of work. */
  async function fillLog(id: string, changes: { author: string; turn: string | null; seconds: number }[]) {
    let at = Date.now() - 3_600_000;
    const rows = changes.map(({ author, turn, seconds }, index) => {
      at += seconds * 1000;
      const place = { project_id: id, version: index + 1, kind: 'node' as const, record_id: `n${index % 7}` };
      const facts = { author_id: author, turn_id: turn, at: new Date(at).toISOString(), asset_id: null };
      return { ...place, ...facts, before_json: index < 7 ? null : JSON.stringify(box(`n${index % 7}`)) };
    });
    await house.database.write(async (transaction) => {
      for (let start = 0; start < rows.length; start += 1_000) {
        await transaction
          .insertInto('canvas_changes')
          .values(rows.slice(start, start + 1_000))
          .execute();
      }
      await transaction.updateTable('projects').set({ version: rows.length }).where('id', '=', id).execute();
    });
  }

  async function allPages(id: string, limit: number): Promise<HistoryEntry[]> {
    const entries: HistoryEntry[] = [];
    let before: string | null = null;
    do {
      const page: { versions: HistoryEntry[]; next: string | null } = await ada.versions.list(
        { id },
        { limit, ...(before && { before }) },
      );
      expect(page.versions.length).toBeLessThanOrEqual(limit);
      entries.push(...page.versions);
      before = page.next;
    } while (before !== null);
    return entries;
  }

  test('a history read in pages of any size is the same, each turn one entry of it', async () => {
    const turns = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
    const change = fc.record({
      author: fc.constantFrom(ada.session.user.id, bob.session.user.id),
      turn: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...turns) }),
      seconds: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 50, max: 200 })),
    });
    const log = fc.array(change, { minLength: 1, maxLength: 40 });
    const named = fc.array(fc.nat(50), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(log, named, fc.integer({ min: 1, max: 5 }), async (changes, names, limit) => {
        const id = await sharedProject();
        await fillLog(id, changes);
        for (const version of names.filter((name) => name <= changes.length)) {
          await ada.versions.name({ id }, { name: `named ${version}`, version: String(version) });
        }
        const whole = await allPages(id, 100);
        expect(await allPages(id, limit)).toEqual(whole);
        const versions = whole.map(({ version }) => Number(version));
        expect(versions).toEqual(versions.toSorted((a, b) => b - a));
        expect(versions[0]).toBe(changes.length);
        if (names.length === 0) {
          const ofTurns = whole.flatMap(({ turnId }) => turnId ?? []);
          expect(ofTurns.toSorted()).toEqual([...new Set(changes.flatMap(({ turn }) => turn ?? []))].toSorted());
        }
        for (const name of names.filter((version) => version <= changes.length && version > 0)) {
          expect(whole.find(({ version }) => version === String(name))?.name).toBe(`named ${name}`);
        }
      }),
      { numRuns: engine === 'sqlite' ? 40 : 15 },
    );
  });

  test('a page of a long history reads a small part of it', async () => {
    const id = await sharedProject();
    const author = ada.session.user.id;
    await fillLog(
      id,
      Array.from({ length: 50_000 }, () => ({ author, turn: null, seconds: 5 })),
    );
    const reads = vi.spyOn(house.database.engine.reader, 'selectFrom');
    const { versions, next } = await ada.versions.list({ id });
    expect(versions).toHaveLength(30);
    const { versions: later } = await ada.versions.list({ id }, { before: next! });
    expect(later).toHaveLength(30);
    // Two thousand changes a time: some statements each, where the whole log would be a hundred.
    const ofChanges = reads.mock.calls.filter(([table]) => String(table) === 'canvas_changes');
    expect(ofChanges.length).toBeLessThan(20);
    reads.mockRestore();
  });

  test('every version is read as it was, whatever two people saved', async () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const change = fc.record({
      who: fc.boolean(),
      put: fc.uniqueArray(fc.record({ id: ids, x: fc.nat(3) }), { selector: ({ id }) => id, maxLength: 3 }),
      remove: fc.uniqueArray(ids, { maxLength: 2 }),
      putConnections: fc.uniqueArray(fc.record({ id: ids, from: ids, to: ids }), { selector: ({ id }) => id }),
      removeConnections: fc.uniqueArray(ids, { maxLength: 2 }),
      behind: fc.nat(2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(), async (changes, drawn) => {
        const id = await sharedProject();
        const seen = [await today(id)];
        for (const { who, behind, put, ...rest } of changes) {
          const base = Math.max(0, Number(seen.at(-1)!.version) - behind);
          const nodes = put.map(({ id: node, x }) => box(node, { x, unknown: { kept: [x] } }));
          await save(who ? ada : bob, id, { put: nodes, ...rest }, String(base));
          const now = await today(id);
          if (now.version !== seen.at(-1)!.version) seen.push(now);
        }
        for (const state of seen) expect(await past(id, state.version)).toEqual(state);
        const back = seen[drawn % seen.length]!;
        const restored = await bob.versions.restore({ id, version: back.version });
        expect(await today(id)).toEqual({ ...back, version: restored.version });
        for (const state of seen) expect(await past(id, state.version)).toEqual(state);
      }),
      { numRuns: 20 },
    );
  });

  test('a restore is one more version by whoever restored, told to all, and nothing is lost', async () => {
    const id = await sharedProject();
    await save(ada, id, { put: [box('a'), box('b')] });
    await save(ada, id, { put: [box('c')], remove: ['a'] }, '1');
    const heard: unknown[] = [];
    const stop = house.features.news.hear(id, (event) => heard.push(event));
    expect(await bob.versions.restore({ id, version: '1' })).toEqual({
      version: '3',
      previous: '2',
      missingAssets: [],
    });
    stop();
    expect((await today(id)).nodes.map((node) => node.id)).toEqual(['a', 'b']);
    expect(heard).toMatchObject([
      { type: 'canvas-changed', version: '3', author: { kind: 'user', id: bob.session.user.id }, remove: ['c'] },
    ]);
    expect((await past(id, '2')).nodes.map((node) => node.id)).toEqual(['b', 'c']);
    const { versions } = await ada.versions.list({ id });
    expect(versions[0]).toMatchObject({ version: '3', since: '2', restoredFrom: '1', author: { name: 'Bob' } });
  });

  test('work after a restore is an entry of its own', async () => {
    const id = await sharedProject();
    await save(ada, id, { put: [box('a')] });
    await save(ada, id, { put: [box('b')] }, '1');
    await ada.versions.restore({ id, version: '1' });
    await save(ada, id, { put: [box('d')] }, '3');
    const { versions } = await ada.versions.list({ id });
    expect(versions.slice(0, 2).map(told)).toEqual(['4 Ada: +1 ~0 -0', '3 Ada: +0 ~0 -1']);
  });

  test('restoring what is there already changes nothing', async () => {
    const id = await sharedProject();
    await save(ada, id, { put: [box('a')] });
    expect(await ada.versions.restore({ id, version: '1' })).toEqual({
      version: '1',
      previous: null,
      missingAssets: [],
    });
    await save(ada, id, { put: [box('a', { x: 5 })] }, '1');
    await save(ada, id, { put: [box('a')] }, '2');
    expect(await ada.versions.restore({ id, version: '1' })).toMatchObject({ version: '3' });
    expect((await ada.versions.list({ id })).versions[0]!.restoredFrom).toBeNull();
  });

  test('the blank canvas is version 0, and what never was is not found', async () => {
    const id = await sharedProject();
    await save(ada, id, { put: [box('a')] });
    expect(await past(id, '0')).toMatchObject({ nodes: [], connections: [] });
    expect(await ada.versions.restore({ id, version: '0' })).toMatchObject({ version: '2' });
    expect((await today(id)).nodes).toEqual([]);
    const unknown = { status: 404, errorCode: 'version.not_found' };
    await expect(ada.versions.read({ id, version: '3' })).rejects.toMatchObject(unknown);
    await expect(ada.versions.restore({ id, version: '3' })).rejects.toMatchObject(unknown);
    await expect(ada.versions.name({ id }, { name: 'x', version: '3' })).rejects.toMatchObject(unknown);
  });

  test('names are given, changed and taken back, and end their entry', async () => {
    const id = await sharedProject();
    await save(ada, id, { put: [box('a')] });
    await save(ada, id, { put: [box('b')] }, '1');
    await save(ada, id, { put: [box('c')] }, '2');
    expect(await ada.versions.name({ id }, { name: '  First \n draft ', version: '1' })).toEqual({
      version: '1',
      name: 'First draft',
    });
    const names = async () => (await ada.versions.list({ id })).versions.map(({ version, name }) => [version, name]);
    expect(await names()).toEqual([
      ['3', null],
      ['1', 'First draft'],
    ]);
    await bob.versions.name({ id }, { name: 'Draft', version: '1' });
    expect((await names())[1]).toEqual(['1', 'Draft']);
    expect(await ada.versions.name({ id }, { name: 'Today' })).toMatchObject({ version: '3' });
    await ada.versions.name({ id }, { name: ' ', version: '1' });
    expect(await names()).toEqual([['3', 'Today']]);
  });

  const jobsDone = () =>
    vi.waitFor(async () => {
      expect(await house.database.read.selectFrom('jobs').select('id').execute()).toEqual([]);
    }, 10_000);

  test('after the grace an older version names what is gone, also where it is restored', async () => {
    const id = await sharedProject();
    const picture = await upload('#1864ab');
    await save(ada, id, { put: [picture.node('p')] });
    await save(ada, id, { remove: ['p'] }, '1');
    await vi.waitFor(async () => expect(await picture.status()).toBe(404), 10_000);
    // Its bytes go before what is known of it.
    await jobsDone();
    const { nodes, missingAssets } = await ada.versions.read({ id, version: '1' });
    expect([nodes, missingAssets]).toEqual([[picture.node('p')], [picture.assetId]]);
    expect(await ada.versions.restore({ id, version: '1' })).toEqual({
      version: '3',
      previous: '2',
      missingAssets: [picture.assetId],
    });
    expect((await today(id)).nodes).toEqual([picture.node('p')]);
    expect((await ada.versions.list({ id })).versions[0]!.thumbnails).toEqual([]);
  });

  test('a named version holds its pictures until it loses its name', async () => {
    const id = await sharedProject();
    const [held, lost] = [await upload('#2b8a3e'), await upload('#5c940d')];
    await save(ada, id, { put: [held.node('p')] });
    await ada.versions.name({ id }, { name: 'Keep' });
    await save(ada, id, { put: [lost.node('p')] }, '1');
    await save(ada, id, { remove: ['p'] }, '2');
    await vi.waitFor(async () => expect(await lost.status()).toBe(404), 10_000);
    await jobsDone();
    expect(await held.status()).toBe(200);
    expect((await ada.versions.read({ id, version: '1' })).missingAssets).toEqual([]);
    await ada.versions.name({ id }, { name: '', version: '1' });
    await vi.waitFor(async () => expect(await held.status()).toBe(404), 10_000);
    const again = await upload('#e67700');
    await save(ada, id, { put: [again.node('q')] }, '3');
    await ada.versions.name({ id }, { name: 'Keep' });
    await ada.projects.remove({ id });
    await vi.waitFor(async () => expect(await again.status()).toBe(404), 10_000);
  });

  test('a viewer reads the history and changes nothing in it', async () => {
    const id = await sharedProject();
    await save(ada, id, { put: [box('a')] });
    const changed = { permission: 'viewer' as const };
    await house.database.write((transaction) =>
      transaction.updateTable('project_members').set(changed).where('project_id', '=', id).execute(),
    );
    expect((await bob.versions.list({ id })).versions).toHaveLength(1);
    expect(await bob.versions.read({ id, version: '0' })).toMatchObject({ nodes: [] });
    const denied = { status: 403 };
    await expect(bob.versions.restore({ id, version: '0' })).rejects.toMatchObject(denied);
    await expect(bob.versions.name({ id }, { name: 'x' })).rejects.toMatchObject(denied);
    await expect(bob.versions.duplicate({ id }, {})).rejects.toMatchObject(denied);
  });
});

describe.each(engines)('a restore within the grace on %s', (engine) => {
  test('brings pictures back whole, though their deletion was queued', async () => {
    const house = await openHouse(engine);
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({});
    const data = { assetId: crypto.randomUUID(), url: '' };
    const node = { id: 'p', type: 'image', x: 0, y: 0, width: 1, height: 1, data };
    await ada.canvas.patch({ id }, { changes: { put: [node] } });
    await ada.canvas.patch({ id }, { baseVersion: '1', changes: { remove: ['p'] } });
    const jobs = await house.database.read.selectFrom('jobs').select(['kind', 'payload']).execute();
    expect(jobs.map(({ kind, payload }) => [kind, JSON.parse(payload).assetIds])).toEqual([
      ['delete-assets', [data.assetId]],
    ]);
    await ada.versions.restore({ id, version: '1' });
    // What the deletion asks when its time comes.
    expect(await house.features.documents.assetsShown(house.database.read, [data.assetId])).toEqual([data.assetId]);
    await house.leave();
  });
});
