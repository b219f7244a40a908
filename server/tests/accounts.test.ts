import { createClient } from '@easel/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House } from './house.ts';

describe.each(engines)('accounts on %s', (engine) => {
  let house: House;
  beforeAll(async () => void (house = await openHouse(engine)));
  afterAll(() => house.leave());

  const anonymous = () => createClient({ baseUrl: house.baseUrl });
  const codeFor = async (email: string) => (await anonymous().auth.emailCode({ email })).devCode!;

  test('a code signs in once, makes the account the first time, and finds it again', async () => {
    const { auth } = anonymous();
    const sent = await auth.emailCode({ email: 'Lena.King@Example.org '.trim() });
    expect(sent).toMatchObject({
      target: 'lena.king@example.org',
      expiresIn: 600,
      devCode: expect.stringMatching(/^\d{6}$/),
    });
    const session = await auth.emailLogin({ email: 'lena.king@example.org', code: sent.devCode! });
    expect(session).toMatchObject({ expiresIn: 900, user: { name: 'Lena King', email: 'lena.king@example.org' } });
    const again = auth.emailLogin({ email: 'lena.king@example.org', code: sent.devCode! });
    await expect(again).rejects.toMatchObject({ status: 401, errorCode: 'auth.code_wrong' });
    const later = await auth.emailLogin({
      email: 'lena.king@example.org',
      code: await codeFor('lena.king@example.org'),
    });
    expect(later.user).toEqual(session.user);
  });

  test('two first sign-ins at once make one account', async () => {
    const codes = [await codeFor('twin@example.org')];
    const signIn = () => anonymous().auth.emailLogin({ email: 'twin@example.org', code: codes[0]! });
    const outcomes = await Promise.allSettled([signIn(), signIn()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('five wrong tries spend a code', async () => {
    const email = 'guess@example.org';
    const code = await codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries++) {
      await expect(anonymous().auth.emailLogin({ email, code: wrong })).rejects.toMatchObject({ status: 401 });
    }
    await expect(anonymous().auth.emailLogin({ email, code })).rejects.toMatchObject({ errorCode: 'auth.code_wrong' });
  });

  test('a refresh token serves once, and a second use ends the whole session', async () => {
    const ada = await house.signIn('ada@example.org');
    const { auth } = anonymous();
    const next = await auth.refresh({ refreshToken: ada.session.refreshToken });
    expect(next.user.id).toBe(ada.session.user.id);
    const reuse = auth.refresh({ refreshToken: ada.session.refreshToken });
    await expect(reuse).rejects.toMatchObject({ status: 401, errorCode: 'auth.refresh_spent' });
    const heir = auth.refresh({ refreshToken: next.refreshToken });
    await expect(heir).rejects.toMatchObject({ errorCode: 'auth.refresh_spent' });
  });

  test('a token whose time is over keeps nobody from renewing it, nor from signing in anew', async () => {
    const email = 'late@example.org';
    const { session } = await house.signIn(email);
    const late = createClient({ baseUrl: house.baseUrl, token: () => `${session.accessToken}x` });
    await expect(late.account.profile()).rejects.toMatchObject({ status: 401, errorCode: 'auth.required' });
    await expect(late.home.dashboard({})).rejects.toMatchObject({ errorCode: 'auth.required' });
    expect((await late.auth.refresh({ refreshToken: session.refreshToken })).user.id).toBe(session.user.id);
    await expect(late.auth.options()).resolves.toMatchObject({ email: { enabled: true } });
    const { devCode } = await late.auth.emailCode({ email });
    expect((await late.auth.emailLogin({ email, code: devCode! })).user.id).toBe(session.user.id);
    await expect(late.home.agentStarters({})).resolves.toBeTruthy();
  });

  test('a session that is renewed for half a year ends all the same', async () => {
    const { session } = await house.signIn('ada@example.org');
    const { sid } = decodeJwt<{ sid: string }>(session.accessToken);
    const opened = async (days: number) => {
      const created_at = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
      await house.database.write((transaction) =>
        transaction.updateTable('sessions').set({ created_at }).where('id', '=', sid).execute(),
      );
    };
    const { auth } = anonymous();
    await opened(179);
    const { refreshToken } = await auth.refresh({ refreshToken: session.refreshToken });
    await opened(180);
    await expect(auth.refresh({ refreshToken })).rejects.toMatchObject({ errorCode: 'auth.refresh_spent' });
    await opened(1);
    await expect(auth.refresh({ refreshToken })).rejects.toMatchObject({ errorCode: 'auth.refresh_spent' });
  });

  test('a session that is renewed keeps no token whose time is over', async () => {
    const { session } = await house.signIn('open-window@example.org');
    const { sid } = decodeJwt<{ sid: string }>(session.accessToken);
    const kept = () => house.database.read.selectFrom('refresh_tokens').selectAll().where('session_id', '=', sid);
    const { auth } = anonymous();
    const { refreshToken } = await auth.refresh({ refreshToken: session.refreshToken });
    const spent = (await kept().where('spent_at', 'is not', null).executeTakeFirstOrThrow()).token_hash;
    const over = { expires_at: new Date(Date.now() - 1).toISOString() };
    await house.database.write((transaction) =>
      transaction.updateTable('refresh_tokens').set(over).where('token_hash', '=', spent).execute(),
    );
    await auth.refresh({ refreshToken });
    const left = await kept().execute();
    expect([left.length, left.some(({ token_hash }) => token_hash === spent)]).toEqual([2, false]);
  });

  test('signing out ends the session and no other', async () => {
    const [here, there] = [await house.signIn('two@example.org'), await house.signIn('two@example.org')];
    expect((await here.account.devices()).devices).toMatchObject([{ current: true }]);
    expect(await here.account.removeDevices()).toEqual({ removed: 0 });
    expect(await here.account.logout()).toEqual({ removed: 0 });
    const gone = anonymous().auth.refresh({ refreshToken: here.session.refreshToken });
    await expect(gone).rejects.toMatchObject({ errorCode: 'auth.refresh_spent' });
    await expect(anonymous().auth.refresh({ refreshToken: there.session.refreshToken })).resolves.toBeTruthy();
  });

  test('a profile takes a name and a picture of ours, and nothing else', async () => {
    const ada = await house.signIn('profile@example.org');
    expect(await ada.account.changeProfile({ name: '  Ada  Lovelace ' })).toMatchObject({ name: 'Ada Lovelace' });
    await expect(ada.account.changeProfile({ name: ' ' })).rejects.toMatchObject({ errorCode: 'account.name_blank' });
    const foreign = ada.account.changeProfile({ avatarUrl: 'https://example.org/me.png' });
    await expect(foreign).rejects.toMatchObject({ errorCode: 'account.avatar_foreign' });
    expect(await ada.account.profile()).toMatchObject({ name: 'Ada Lovelace', avatarUrl: null });
  });
});

test('outside development no code is made and none is shown', async () => {
  const production = { EASEL__AUTH__MODE: 'production', EASEL__AUTH__TOKEN_SECRET: 'x'.repeat(40) };
  const house = await openHouse('sqlite', { variables: { ...production, EASEL__LIMITS__ENABLED: 'true' } });
  const { auth } = createClient({ baseUrl: house.baseUrl });
  expect(await auth.options()).toMatchObject({ mode: 'production', email: { enabled: false } });
  await expect(auth.emailCode({ email: 'ada@example.org' })).rejects.toMatchObject({ errorCode: 'auth.mail_off' });
  await house.leave();
});

test('codes to one address are spaced out', async () => {
  const house = await openHouse('sqlite', { variables: { EASEL__LIMITS__ENABLED: 'true' } });
  const { auth } = createClient({ baseUrl: house.baseUrl });
  await auth.emailCode({ email: 'ada@example.org' });
  const soon = auth.emailCode({ email: 'ADA@example.org' });
  await expect(soon).rejects.toMatchObject({ status: 429, errorCode: 'auth.code_too_soon' });
  await expect(auth.emailCode({ email: 'bob@example.org' })).resolves.toMatchObject({ expiresIn: 600 });
  await house.leave();
});
