import { createClient, type CanvasChanges } from '@easel/contract';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askFor, startFakeModels } from './fake-models.ts';
import { engines, openHouse, type House, type HouseOptions, type Person } from './house.ts';

const wrong = expect.objectContaining({ status: 400, errorCode: 'account.confirmation_wrong' });
const signedOut = expect.objectContaining({ status: 401, errorCode: 'auth.required' });

describe.each(engines)('deleting the account on %s', (engine) => {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  async function open(options: HouseOptions = {}) {
    const house = await openHouse(engine, options);
    cleanUps.push(house.leave);
    return { house, ada: await house.signIn('Ada@Example.org') };
  }
  const leave = (person: Person, confirmation = 'ada@example.org') =>
    person.personalData.deleteAccount({ confirmation });

  /** Every row that names the person, by table. */
  async function rowsOf(house: House, userId: string) {
    const { read } = house.database;
    return {
      users: (await read.selectFrom('users').select('id').where('id', '=', userId).execute()).length,
      sessions: (await read.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length,
      identities: (await read.selectFrom('identities').select('subject').where('user_id', '=', userId).execute())
        .length,
      projects: (await read.selectFrom('projects').select('id').where('owner_id', '=', userId).execute()).length,
      visits: (await read.selectFrom('share_visitors').select('id').where('user_id', '=', userId).execute()).length,
      brandKits: (await read.selectFrom('brand_kits').select('id').where('user_id', '=', userId).execute()).length,
      viewports: (await read.selectFrom('project_viewports').select('user_id').where('user_id', '=', userId).execute())
        .length,
    };
  }
  const nothing = { users: 0, sessions: 0, identities: 0, projects: 0, visits: 0, brandKits: 0, viewports: 0 };

  /** Rows that a person comes by in ways that other tests are about. */
  async function befriend(house: House, person: Person, projectId: string) {
    const at = new Date().toISOString();
    const { id: userId } = person.session.user;
    const place = { id: crypto.randomUUID(), project_id: projectId };
    const member = { identifier: person.session.user.email!, kind: 'email' as const, permission: 'editor' as const };
    const visit = { visitor_key: `key of ${userId}`, user_id: userId, visit_count: 1 };
    const identity = { provider: 'https://id.example', subject: `subject of ${userId}`, user_id: userId };
    await house.database.write(async (transaction) => {
      const times = { created_at: at, updated_at: at };
      await transaction
        .insertInto('project_members')
        .values({ ...place, ...member, ...times })
        .execute();
      const visits = { first_visit_at: at, last_visit_at: at };
      await transaction
        .insertInto('share_visitors')
        .values({ ...place, ...visit, ...visits })
        .execute();
      await transaction
        .insertInto('identities')
        .values({ ...identity, created_at: at })
        .execute();
    });
  }

  async function upload(house: House, person: Person) {
    const image = sharp({ create: { width: 20, height: 20, channels: 3, background: '#c2255c' } });
    const bytes = new Uint8Array(await image.png().toBuffer());
    const wish = { fileName: 'a picture', contentType: 'image/png', size: bytes.length };
    const { assetId, uploadUrl, publicUrl: url, headers } = await person.assets.uploadUrl(wish);
    await fetch(house.baseUrl + uploadUrl, { method: 'PUT', body: bytes, headers });
    return { assetId, url };
  }
  const showing = (data: { assetId: string; url: string }): CanvasChanges => ({
    put: [{ id: `node of ${data.assetId}`, type: 'image', x: 0, y: 0, width: 20, height: 20, data }],
    viewport: { x: 1, y: 2, k: 1 },
  });
  const statusOf = async (house: House, url: string) => (await fetch(house.baseUrl + url)).status;

  test('takes the person, every project and every way in, and leaves others what is theirs', async () => {
    const { house, ada } = await open({ worker: true, variables: { EASEL__STORAGE__DELETE_GRACE_HOURS: '0' } });
    const bob = await house.signIn('bob@example.org');
    const pictures = {
      own: await upload(house, ada),
      unused: await upload(house, ada),
      given: await upload(house, ada),
      face: await upload(house, ada),
      logo: await upload(house, ada),
      ofBob: await upload(house, bob),
    };
    await ada.account.changeProfile({ avatarUrl: pictures.face.url });
    const document = JSON.stringify({ version: 1, logos: [{ ...pictures.logo, name: '' }] });
    await ada.brandKits.save({ id: crypto.randomUUID() }, { document, isDefault: true });
    const ids: string[] = [];
    for (let index = 0; index < 30; index++) ids.push((await ada.projects.create({ title: `Project ${index}` })).id);
    await ada.canvas.patch({ id: ids[0]! }, { changes: showing(pictures.own) });
    await ada.canvas.patch({ id: ids[1]! }, { changes: showing(pictures.ofBob) });
    const { id: shared } = await bob.projects.create({ title: 'Of Bob' });
    await befriend(house, ada, shared);
    await ada.canvas.patch({ id: shared }, { changes: showing(pictures.given) });
    await bob.canvas.patch({ id: shared }, { changes: showing(pictures.ofBob) });

    const told: string[] = [];
    const followed = ids.slice(0, 3);
    const invited = { identifier: bob.session.user.email!, permission: 'viewer' as const };
    for (const id of followed) await ada.sharing.addMember({ id }, invited);
    // Whose account it is hears nothing more: their streams end with their session.
    const readers = [{ person: ada, id: followed[0]! }, ...followed.map((id) => ({ person: bob, id }))];
    const opened = readers.map(() => Promise.withResolvers<void>());
    const streams = readers.map(async ({ person, id }, index) => {
      for await (const { event } of person.projects.events({ id })) {
        if (person === bob) told.push(event.type);
        opened[index]!.resolve();
      }
    });
    await Promise.all(opened.map(({ promise }) => promise));

    expect(await leave(ada, '  ADA@example.ORG ')).toEqual({ deleted: true });
    await Promise.all(streams);
    expect(told.filter((type) => type === 'project-deleted')).toHaveLength(3);
    expect(await rowsOf(house, ada.session.user.id)).toEqual(nothing);
    const members = await house.database.read.selectFrom('project_members').selectAll().execute();
    expect(members).toEqual([]);
    const [visit] = await house.database.read.selectFrom('share_visitors').selectAll().execute();
    expect(visit).toMatchObject({ project_id: shared, user_id: null });
    for (const id of ids) await expect(bob.projects.get({ id })).rejects.toMatchObject({ status: 404 });

    await vi.waitFor(async () => {
      for (const picture of [pictures.own, pictures.unused, pictures.face, pictures.logo]) {
        expect(await statusOf(house, picture.url)).toBe(404);
      }
      expect(await house.database.read.selectFrom('jobs').select('kind').execute()).toEqual([]);
    }, 10_000);
    for (const picture of [pictures.given, pictures.ofBob]) expect(await statusOf(house, picture.url)).toBe(200);
    expect((await bob.projects.get({ id: shared })).nodes).toHaveLength(2);
  }, 30_000);

  test('a wrong confirmation changes nothing', async () => {
    const { house, ada } = await open();
    const { id } = await ada.projects.create({ title: 'Kept' });
    const before = await rowsOf(house, ada.session.user.id);
    for (const text of ['', 'ada', 'Ada', 'bob@example.org', 'ada@example.orgg']) {
      await expect(leave(ada, text)).rejects.toEqual(wrong);
    }
    expect(await rowsOf(house, ada.session.user.id)).toEqual(before);
    expect((await ada.projects.get({ id })).title).toBe('Kept');
  });

  test.each([
    ['a phone number', { email: null, phone: '+8613800000000' }, ['Ada', '+8613800000001'], '138 0000 0000'],
    ['a name alone', { email: null, phone: null, name: '李 Ada' }, ['李', 'Ada'], ' 李  ADA '],
  ])('an account with %s is confirmed by it', async (_, identity, others, right) => {
    const { house, ada } = await open();
    await house.database.write((transaction) =>
      transaction.updateTable('users').set(identity).where('id', '=', ada.session.user.id).execute(),
    );
    for (const text of others) await expect(leave(ada, text)).rejects.toEqual(wrong);
    expect(await leave(ada, right)).toEqual({ deleted: true });
  });

  test('every session of the account is dead at once, whatever it asks', async () => {
    const { house, ada } = await open();
    const { id } = await ada.projects.create({ title: 'Gone' });
    const { refreshToken } = ada.session;
    await leave(ada);
    const asks: (() => Promise<unknown>)[] = [
      () => ada.account.profile(),
      () => ada.account.changeProfile({ name: 'Ghost' }),
      () => ada.account.devices(),
      () => ada.projects.list(),
      () => ada.projects.create({ title: 'Ghost' }),
      () => ada.projects.create({ prompt: 'A ghost' }),
      () => ada.projects.get({ id }),
      () => ada.canvas.save({ canvas: '', nodes: [] }),
      () => ada.assets.uploadUrl({ fileName: 'ghost', contentType: 'image/png', size: 1 }),
      () => ada.personalData.startExport(),
      () => leave(ada),
    ];
    for (const ask of asks) await expect(ask()).rejects.toEqual(signedOut);
    const { auth } = createClient({ baseUrl: house.baseUrl });
    await expect(auth.refresh({ refreshToken })).rejects.toMatchObject({
      status: 401,
      errorCode: 'auth.refresh_spent',
    });
    expect(await house.database.read.selectFrom('assets').select('id').execute()).toEqual([]);
  });

  test('the address is free again, for an account that knows nothing of the old one', async () => {
    const { house, ada } = await open();
    await ada.projects.create({ title: 'Gone' });
    await leave(ada);
    const anew = await house.signIn('ada@example.org');
    expect(anew.session.user.id).not.toBe(ada.session.user.id);
    expect((await anew.projects.list({ scope: 'all' })).projects).toEqual([]);
  });

  test('projects that are made meanwhile are gone too, or refused', async () => {
    const { house, ada } = await open();
    const makings = Array.from({ length: 8 }, (_, index) =>
      ada.projects.create({ title: `Late ${index}` }).then(
        () => 'made',
        (error: unknown) => error,
      ),
    );
    const [, ...outcomes] = await Promise.all([leave(ada), ...makings]);
    for (const outcome of outcomes) expect(['made', signedOut]).toContainEqual(outcome);
    expect(await rowsOf(house, ada.session.user.id)).toEqual(nothing);
  });

  test('neither a project nor a session is begun for somebody who left while it was asked for', async () => {
    const { house, ada } = await open();
    await leave(ada);
    const beginning = house.database.write((transaction) =>
      house.features.projects.add(transaction, ada.session.user.id, { title: 'Late' }),
    );
    await expect(beginning).rejects.toMatchObject({ errorCode: 'auth.required' });
    const signingIn = house.features.sessions.open(ada.session.user, 'a browser');
    await expect(signingIn).rejects.toMatchObject({ errorCode: 'auth.required' });
  });

  test('when the last step fails nothing has happened', async () => {
    const { house, ada } = await open();
    const { id } = await ada.projects.create({ title: 'Kept' });
    const before = await rowsOf(house, ada.session.user.id);
    const { records } = house.features;
    vi.spyOn(records, 'remove').mockRejectedValueOnce(new Error('power cut'));
    await expect(leave(ada)).rejects.toMatchObject({ status: 500 });
    expect(await rowsOf(house, ada.session.user.id)).toEqual(before);
    expect(await house.database.read.selectFrom('jobs').select('id').execute()).toEqual([]);
    expect((await ada.projects.get({ id })).title).toBe('Kept');
  });

  test('a turn that runs dies with its project: no job is left, and no bytes of its pictures', async () => {
    const painting = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const models = await startFakeModels({
      chat: askFor(['Fox', 'Owl']),
      picture: async (_, count) => {
        if (count < 2) return;
        painting.resolve();
        await release.promise;
      },
    });
    cleanUps.push(models.close);
    const lines: string[] = [];
    const { house, ada } = await open({
      worker: true,
      yaml: models.yaml,
      variables: { EASEL__STORAGE__DELETE_GRACE_HOURS: '0', EASEL__STORAGE__DRIVER: 'memory' },
      logged: { write: (line) => void lines.push(line) },
    });
    const kept: string[] = [];
    const { blobs } = house.services;
    const { put } = blobs;
    blobs.put = (key, ...rest) => {
      kept.push(key);
      return put(key, ...rest);
    };
    await ada.projects.create({ prompt: 'Two animals' });
    await painting.promise;
    await leave(ada);
    release.resolve();
    await vi.waitFor(async () => {
      expect(await house.database.read.selectFrom('jobs').selectAll().execute()).toEqual([]);
    }, 10_000);
    expect(kept.length).toBeGreaterThan(0);
    for (const key of kept) expect(await blobs.size(key)).toBeNull();
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
