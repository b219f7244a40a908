import { createClient } from '@easel/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LiveSessions } from '../src/accounts/live-sessions.ts';
import { createFeatures } from '../src/features.ts';
import { engines, openHouse, type House } from './house.ts';

const required = { status: 401, errorCode: 'auth.required' };

describe.each(engines)('access tokens on %s', (engine) => {
  let house: House;
  beforeAll(async () => void (house = await openHouse(engine)));
  afterAll(() => house.leave());

  const bearerOf = async (email: string) => {
    const person = await house.signIn(email);
    const bearer = (await house.features.sessions.verify(person.session.accessToken))!;
    return { person, bearer };
  };
  const refresh = (refreshToken: string) => createClient({ baseUrl: house.baseUrl }).auth.refresh({ refreshToken });

  test('signing out ends the access token at once, and no other of the same person', async () => {
    const [here, there] = [await house.signIn('two@example.org'), await house.signIn('two@example.org')];
    // Both are remembered as good by now.
    await Promise.all([here.account.profile(), there.account.profile()]);
    await here.account.logout();
    await expect(here.account.profile()).rejects.toMatchObject(required);
    await expect(here.projects.list()).rejects.toMatchObject(required);
    expect((await there.account.profile()).email).toBe('two@example.org');
  });

  test('a refresh token that comes twice ends the access tokens of its session at once', async () => {
    const ada = await house.signIn('ada@example.org');
    const next = await refresh(ada.session.refreshToken);
    const heir = createClient({ baseUrl: house.baseUrl, token: () => next.accessToken });
    await heir.account.profile();
    await expect(refresh(ada.session.refreshToken)).rejects.toMatchObject({ errorCode: 'auth.refresh_spent' });
    await expect(heir.account.profile()).rejects.toMatchObject(required);
    await expect(ada.account.profile()).rejects.toMatchObject(required);
  });

  test('deleting an account ends every session of it at once', async () => {
    const [here, there] = [await house.signIn('gone@example.org'), await house.signIn('gone@example.org')];
    await Promise.all([here.account.profile(), there.account.profile()]);
    await house.features.deletion.run(here.session.user.id, 'gone@example.org');
    await expect(here.account.profile()).rejects.toMatchObject(required);
    await expect(there.account.profile()).rejects.toMatchObject(required);
  });

  test('another server learns of it within ten seconds', async () => {
    const { person, bearer } = await bearerOf('far@example.org');
    let now = 0;
    const elsewhere = new LiveSessions({ ...house.services, now: () => now });
    expect(await elsewhere.holds(bearer)).toBe(true);
    await person.account.logout();
    now = 9_999;
    expect(await elsewhere.holds(bearer)).toBe(true);
    now = 10_000;
    expect(await elsewhere.holds(bearer)).toBe(false);
    expect(await createFeatures(house.services).sessions.verify(person.session.accessToken)).toBeNull();
  });

  test('many requests at once ask the database once', async () => {
    const { bearer } = await bearerOf('busy@example.org');
    let queries = 0;
    const database = new Proxy(house.database, {
      get(target, name) {
        if (name === 'read') queries += 1;
        return target[name as keyof typeof target];
      },
    });
    const live = new LiveSessions({ ...house.services, database, now: () => 0 });
    expect(await Promise.all(Array.from({ length: 20 }, () => live.holds(bearer)))).toEqual(Array(20).fill(true));
    expect(queries).toBe(1);
  });

  test('a session that ends while the database is asked has ended', async () => {
    const { person, bearer } = await bearerOf('race@example.org');
    const live = new LiveSessions({ ...house.services });
    const asked = live.holds(bearer);
    live.end(bearer.sessionId);
    await asked;
    expect(await live.holds(bearer)).toBe(false);
    await person.account.profile();
  });

  test('it remembers so many sessions and asks again for the rest', async () => {
    const [one, other] = [await bearerOf('one@example.org'), await bearerOf('other@example.org')];
    const live = new LiveSessions({ ...house.services, capacity: 1, now: () => 0 });
    await live.holds(one.bearer);
    await live.holds(other.bearer);
    await one.person.account.logout();
    expect(await live.holds(one.bearer)).toBe(false);
  });

  test("a token of one person does not open another's session", async () => {
    const [one, other] = [await bearerOf('mine@example.org'), await bearerOf('yours@example.org')];
    const live = new LiveSessions({ ...house.services });
    expect(await live.holds(other.bearer)).toBe(true);
    expect(await live.holds({ id: one.bearer.id, sessionId: other.bearer.sessionId })).toBe(false);
  });

  test('a question that failed is asked again', async () => {
    const { bearer } = await bearerOf('again@example.org');
    let broken = true;
    const database = new Proxy(house.database, {
      get(target, name) {
        if (name === 'read' && broken) return brokenReader();
        return target[name as keyof typeof target];
      },
    });
    const live = new LiveSessions({ ...house.services, database, now: () => 0 });
    await expect(live.holds(bearer)).rejects.toThrow('the database is away');
    broken = false;
    expect(await live.holds(bearer)).toBe(true);
  });
});

function brokenReader() {
  return {
    selectFrom: () => {
      throw new Error('the database is away');
    },
  };
}
