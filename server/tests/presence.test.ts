import { createClient, type ProjectEvent } from '@easel/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

const view = { x: -10, y: 0.5, width: 800, height: 600 };
const window = { sessionId: 'window', cursor: { x: 1, y: 2 }, selection: ['a'], view };

describe.each(engines)('presence on %s', (engine) => {
  let house: House;
  let ada: Person;
  let bob: Person;
  let id: string;
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
    bob = await house.signIn('bob@example.org');
    await ada.account.changeProfile({ name: 'Ada' });
    ({ id } = await ada.projects.create({ title: 'Together' }));
    const at = new Date().toISOString();
    const member = { project_id: id, identifier: 'bob@example.org', kind: 'email', permission: 'canvas' } as const;
    const row = { ...member, id: crypto.randomUUID(), created_at: at, updated_at: at };
    await house.database.write((transaction) => transaction.insertInto('project_members').values(row).execute());
  });
  afterAll(() => house.leave());

  /** What the others hear of some announcements; one of its own marks the end, since events keep their order. */
  async function heardDuring(work: () => Promise<unknown>): Promise<ProjectEvent[]> {
    const heard: ProjectEvent[] = [];
    const stop = house.features.news.hear(id, (event) => heard.push(event));
    await work();
    house.features.news.tellNow(id, { type: 'presence-left', sessionId: 'end' });
    await vi.waitFor(() => expect(heard.at(-1)).toEqual({ type: 'presence-left', sessionId: 'end' }), 10_000);
    stop();
    return heard.slice(0, -1);
  }

  test('tells the others who is there, by the name of the account', async () => {
    const heard = await heardDuring(() => ada.presence.announce({ id }, window));
    const present = { ...window, userId: ada.session.user.id, name: 'Ada', avatarUrl: null };
    expect(heard).toEqual([{ type: 'presence-changed', present }]);
  });

  test('a name that changes is told with the next announcement', async () => {
    const named = async () => {
      const [told] = await heardDuring(() => bob.presence.announce({ id }, { ...window, sessionId: 'named' }));
      return told?.type === 'presence-changed' ? told.present.name : undefined;
    };
    expect(await named()).toBe('Bob');
    await bob.account.changeProfile({ name: 'Robert' });
    await vi.waitFor(async () => expect(await named()).toBe('Robert'), 10_000);
  });

  test('a pointer that moves asks nobody for its name', async () => {
    await ada.presence.announce({ id }, window);
    const faces = vi.spyOn(house.database.engine.reader, 'selectFrom');
    for (let x = 0; x < 5; x += 1) await ada.presence.announce({ id }, { ...window, cursor: { x, y: 0 } });
    expect(faces.mock.calls.filter(([table]) => String(table) === 'users')).toEqual([]);
    faces.mockRestore();
  });

  test('nobody speaks for another’s window, until it has gone', async () => {
    const sessionId = 'of Ada';
    await ada.presence.announce({ id }, { ...window, sessionId });
    const heard = await heardDuring(async () => {
      expect(await bob.presence.announce({ id }, { ...window, sessionId })).toEqual({ announced: true });
      await bob.presence.announce({ id }, { ...window, sessionId, leaving: true });
    });
    expect(heard).toEqual([]);
    const left = await heardDuring(() => ada.presence.announce({ id }, { ...window, sessionId, leaving: true }));
    expect(left).toEqual([{ type: 'presence-left', sessionId }]);
  });

  test('a person goes on with the same window after signing in anew', async () => {
    await ada.presence.announce({ id }, { ...window, sessionId: 'kept' });
    const again = await house.signIn('ada@example.org');
    const heard = await heardDuring(() => again.presence.announce({ id }, { ...window, sessionId: 'kept' }));
    expect(heard).toHaveLength(1);
  });

  test('a canvas-only member is seen, a stranger and a visitor without a role are not let in', async () => {
    expect(await heardDuring(() => bob.presence.announce({ id }, { ...window, sessionId: 'of Bob' }))).toHaveLength(1);
    const eve = await house.signIn('eve@example.org');
    await expect(eve.presence.announce({ id }, window)).rejects.toMatchObject({ status: 404 });
    const visitor = createClient({ baseUrl: house.baseUrl });
    await expect(visitor.presence.announce({ id }, window)).rejects.toMatchObject({ status: 401 });
  });

  test('what is no place or too much selected is refused', async () => {
    const far = { ...window, cursor: { x: 1e10, y: 0 } };
    await expect(ada.presence.announce({ id }, far)).rejects.toMatchObject({ status: 400 });
    const flat = { ...window, view: { ...view, height: 0 } };
    await expect(ada.presence.announce({ id }, flat)).rejects.toMatchObject({ status: 400 });
    const all = { ...window, selection: Array.from({ length: 201 }, String) };
    await expect(ada.presence.announce({ id }, all)).rejects.toMatchObject({ status: 400 });
  });
});
