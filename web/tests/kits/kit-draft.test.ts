import { ApiError, emptyBrandDocument, type BrandDocument, type BrandKit, type ErrorCode } from '@easel/contract';
import { expect, test } from 'vitest';
import { KitDraft, type KitWish } from '../../src/kits/kit-draft.ts';

const refusal = (status: number, errorCode: ErrorCode) =>
  new ApiError(status, { error: errorCode, errorCode, requestId: 'r' });

/** A server of one kit, which counts its times as the real one does. */
function openServer() {
  let tick = 0;
  const make = (document: BrandDocument, isDefault = false): BrandKit => {
    const updatedAt = `t${tick++}`;
    const text = JSON.stringify({ ...document, updatedAt, applyToNewProjects: isDefault });
    return { id: 'k', name: document.name, document: text, isDefault, createdAt: 't', updatedAt };
  };
  const server = {
    kit: make({ ...emptyBrandDocument(), name: 'Oto' }) as BrandKit | undefined,
    fails: [] as unknown[],
    sent: [] as string[],
    put: (fields: object, isDefault = false) => {
      server.kit = make({ ...emptyBrandDocument(), name: 'Oto', ...fields }, isDefault);
    },
    save: async ({ document, isDefault, base }: KitWish) => {
      await Promise.resolve();
      const failure = server.fails.shift();
      if (failure) throw failure;
      if (base !== undefined && !server.kit) throw refusal(404, 'brand_kit.not_found');
      if (base !== undefined && base !== server.kit?.updatedAt) throw refusal(409, 'brand_kit.changed');
      const written = JSON.parse(document) as BrandDocument;
      server.sent.push(written.tagline);
      return (server.kit = make(written, isDefault));
    },
    read: async () => server.kit,
  };
  const kept: BrandKit[] = [];
  // Nothing is sent by the clock here: each test says when the hand rests.
  const draft = new KitDraft({
    kit: server.kit!,
    save: server.save,
    read: server.read,
    onKept: (kit) => kept.push(kit),
    restMs: 1e8,
    retryMs: 1e8,
  });
  const write = (tagline: string) => draft.edit((document) => ({ ...document, tagline }));
  const tagline = () => (JSON.parse(server.kit!.document) as BrandDocument).tagline;
  return { server, draft, kept, write, tagline, state: () => draft.store.getState().state };
}

test('what is written is kept once the hand rests, as the last of it', async () => {
  const { draft, server, write, kept, state, tagline } = openServer();
  write('a');
  write('ab');
  expect(state()).toBe('waiting');
  await draft.flush();
  expect([state(), tagline(), server.sent]).toEqual(['kept', 'ab', ['ab']]);
  expect(kept).toHaveLength(1);
  await draft.flush();
  expect(server.sent).toHaveLength(1);
});

test('what is written while it is being kept follows, on the base of what was kept', async () => {
  const { draft, server, write, state } = openServer();
  write('one');
  const first = draft.flush();
  write('two');
  expect(state()).toBe('saving');
  await first;
  await draft.flush();
  expect([state(), server.sent]).toEqual(['kept', ['one', 'two']]);
});

test('a lost connection and a server’s fault keep the words, and they are sent again', async () => {
  const { draft, server, write, state, tagline } = openServer();
  server.fails = [new TypeError('offline'), refusal(503, 'server.draining')];
  write('kept');
  await draft.flush();
  expect(state()).toBe('offline');
  await draft.flush();
  expect(state()).toBe('offline');
  await draft.flush();
  expect([state(), tagline()]).toEqual(['kept', 'kept']);
});

test('words that came from elsewhere are not written over before somebody has chosen', async () => {
  const { draft, server, write, state, tagline } = openServer();
  server.put({ tagline: 'theirs' });
  write('mine');
  await draft.flush();
  expect([state(), tagline()]).toEqual(['changed', 'theirs']);
  write('mine, longer');
  await draft.flush();
  expect([state(), tagline()]).toEqual(['changed', 'theirs']);
  await draft.keepMine();
  expect([state(), tagline()]).toEqual(['kept', 'mine, longer']);
});

test('or theirs are taken, and one goes on from there', async () => {
  const { draft, server, write, state, tagline } = openServer();
  server.put({ tagline: 'theirs' });
  write('mine');
  await draft.flush();
  draft.takeTheirs();
  expect([state(), draft.store.getState().document.tagline]).toEqual(['kept', 'theirs']);
  write('theirs and mine');
  await draft.flush();
  expect([state(), tagline()]).toEqual(['kept', 'theirs and mine']);
});

test('what was kept elsewhere is shown where nothing is being written, and an old list takes nothing back', async () => {
  const { draft, server, write, state } = openServer();
  const shown = () => draft.store.getState().document.tagline;
  const old = server.kit!;
  server.put({ tagline: 'theirs' });
  draft.follow(server.kit!);
  expect([state(), shown()]).toEqual(['kept', 'theirs']);
  draft.follow(old);
  expect(shown()).toBe('theirs');
  write('mine');
  server.put({ tagline: 'theirs again' });
  draft.follow(server.kit!);
  expect(shown()).toBe('mine');
  await draft.flush();
  expect(state()).toBe('changed');
});

test('that another kit became the default is no conflict, and does not take the default back', async () => {
  const { draft, server, write, state } = openServer();
  draft.setDefault(true);
  await draft.flush();
  expect(server.kit!.isDefault).toBe(true);
  server.put({}, false);
  write('still here');
  await draft.flush();
  expect([state(), server.kit!.isDefault]).toEqual(['kept', false]);
  expect(draft.store.getState().isDefault).toBe(false);
});

test('a kit that was deleted elsewhere is told, and can be kept anew', async () => {
  const { draft, server, write, state, tagline } = openServer();
  server.kit = undefined;
  write('survives');
  await draft.flush();
  expect(state()).toBe('gone');
  const refused = refusal(409, 'brand_kit.too_many');
  server.fails = [refused];
  await draft.keepAnew();
  expect([state(), draft.store.getState().error]).toEqual(['gone', refused]);
  await draft.keepAnew();
  expect([state(), tagline()]).toEqual(['kept', 'survives']);
});

test('what is let go of stays on screen and is not sent any more', async () => {
  const { draft, server, write, state } = openServer();
  server.fails = [new TypeError('offline')];
  write('mine');
  await draft.flush();
  draft.drop();
  await draft.flush();
  expect([state(), draft.store.getState().document.tagline, server.sent]).toEqual(['kept', 'mine', []]);
});

test('what the server does not take stands, and the next change is tried', async () => {
  const { draft, server, write, state } = openServer();
  server.fails = [refusal(413, 'brand_kit.too_large')];
  write('too long');
  await draft.flush();
  expect(state()).toBe('refused');
  await draft.flush();
  expect(state()).toBe('refused');
  write('short');
  await draft.flush();
  expect([state(), server.sent]).toEqual(['kept', ['short']]);
});
