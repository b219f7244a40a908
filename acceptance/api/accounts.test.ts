import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { connect, hasty, signIn, type Client, type Person } from './client.ts';
import { isoTime, uuidV7, type Session, type User } from './shapes.ts';

let product: Product;
let stranger: Client;
let ada: Person;
beforeAll(async () => {
  product = await startProduct(hasty);
  stranger = connect(product.address);
  ada = await signIn(product.address, 'ada.king@example.com');
});
afterAll(() => product?.remove());

test('health says that the service answers, and when', async () => {
  const health = await stranger.get<{ time: string }>('/api/health');
  expect(health).toEqual({ status: 'ok', service: expect.any(String), time: expect.stringMatching(isoTime) });
  expect(Math.abs(Date.parse(health.time) - Date.now())).toBeLessThan(60_000);
});

test('the ways to sign in are told to anyone', async () => {
  expect(await stranger.get('/api/auth/options')).toEqual({
    mode: 'development',
    challenge: { enabled: false },
    email: { enabled: true },
    idp: { enabled: false, issuers: [] },
    chatApp: { enabled: false },
  });
});

test('a code for an address is shown in development, and serves once', async () => {
  const email = 'grace@example.com';
  const sent = await stranger.post<{ devCode: string }>('/api/auth/global/email-code', { email });
  const code = expect.stringMatching(/^\d{6}$/);
  const mail = { fromName: expect.any(String), fromEmail: expect.any(String), toEmail: email, code };
  const letter = { ...mail, subject: expect.stringContaining(sent.devCode) };
  expect(sent).toEqual({ target: email, expiresIn: 600, devCode: code, email: letter });
  const right = { email, code: sent.devCode };
  const wrong = { email, code: sent.devCode === '000000' ? '000001' : '000000' };
  await stranger.refused('401 auth.code_wrong', 'POST', '/api/auth/global/email-login', { body: wrong });
  const session = await stranger.post<Session>('/api/auth/global/email-login', right);
  expect(session).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresIn: 900,
    user: {
      id: expect.stringMatching(uuidV7),
      name: expect.stringMatching(/\S/),
      email,
      phone: null,
      avatarUrl: null,
      createdAt: expect.stringMatching(isoTime),
    },
  });
  await stranger.refused('401 auth.code_wrong', 'POST', '/api/auth/global/email-login', { body: right });
});

test('a second code within a minute is refused, with the time to wait', async () => {
  const body = { email: 'mary@example.com' };
  await stranger.post('/api/auth/global/email-code', body);
  const { headers } = await stranger.refused('429 auth.code_too_soon', 'POST', '/api/auth/global/email-code', { body });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('five wrong tries spend a code', async () => {
  const email = 'joan@example.com';
  const { devCode } = await stranger.post<{ devCode: string }>('/api/auth/global/email-code', { email });
  const wrong = devCode === '123456' ? '654321' : '123456';
  for (const code of [wrong, wrong, wrong, wrong, wrong, devCode]) {
    await stranger.refused('401 auth.code_wrong', 'POST', '/api/auth/global/email-login', { body: { email, code } });
  }
});

test('an address that is none, or a body of another type, is refused by field', async () => {
  const path = '/api/auth/global/email-code';
  for (const email of ['not an address', 7, null, undefined]) {
    const { body } = await stranger.refused('400 request.invalid', 'POST', path, { body: { email } });
    expect(body.details?.map(({ pointer }) => pointer)).toEqual(['/body/email']);
  }
});

test('a refresh token serves once; a second use ends the whole session', async () => {
  const { session } = await signIn(product.address, 'edith@example.com');
  const body = { refreshToken: session.refreshToken };
  const next = await stranger.post<Session>('/api/auth/refresh', body);
  expect(next.refreshToken).not.toBe(session.refreshToken);
  expect((await connect(product.address, next.accessToken).get<User>('/api/account/profile')).id).toBe(session.user.id);
  await stranger.refused('401 auth.refresh_spent', 'POST', '/api/auth/refresh', { body });
  const successor = { body: { refreshToken: next.refreshToken } };
  await stranger.refused('401 auth.refresh_spent', 'POST', '/api/auth/refresh', successor);
  await stranger.refused('401 auth.refresh_spent', 'POST', '/api/auth/refresh', { body: { refreshToken: 'made up' } });
});

test('a profile is read and changed by its owner', async () => {
  const before = await ada.get<User>('/api/account/profile');
  expect(before).toEqual(ada.session.user);
  const changed = await ada.patch<User>('/api/account/profile', { name: 'Ada Lovelace' });
  expect(changed).toEqual({ ...before, name: 'Ada Lovelace' });
  expect(await ada.get('/api/account/profile')).toEqual(changed);
  const wrong = { body: { name: 7 } };
  const { body } = await ada.refused('400 request.invalid', 'PATCH', '/api/account/profile', wrong);
  expect(body.details?.[0]?.pointer).toBe('/body/name');
  expect(await ada.get('/api/account/profile')).toEqual(changed);
});

test('an avatar is a picture that was uploaded here', async () => {
  const foreign = { body: { avatarUrl: 'http://elsewhere.invalid/a.png' } };
  await ada.refused('400 account.avatar_foreign', 'PATCH', '/api/account/profile', foreign);
});

test('devices hold the session that asks, and nothing can be removed', async () => {
  const { devices } = await ada.get<{ devices: object[] }>('/api/account/devices');
  expect(devices).toHaveLength(1);
  expect(await ada.remove('/api/account/devices')).toEqual({ removed: 0 });
  expect(await ada.get('/api/account/devices')).toEqual({ devices });
});

test('after a logout the refresh token is worth nothing', async () => {
  const ruth = await signIn(product.address, 'ruth@example.com');
  expect(await ruth.post('/api/account/logout')).toEqual({ removed: 0 });
  const body = { refreshToken: ruth.session.refreshToken };
  await stranger.refused('401 auth.refresh_spent', 'POST', '/api/auth/refresh', { body });
});

test('credentials are asked for, and only bearer tokens count', async () => {
  const token = ada.session.accessToken;
  const spoilt = `${token.slice(0, -4)}AAAA`;
  const offered: Record<string, string>[] = [
    {},
    { authorization: `Bearer ${spoilt}` },
    { authorization: token },
    { authorization: `Basic ${token}` },
    { cookie: `token=${token}; accessToken=${token}` },
    { token },
    { 'x-user-id': ada.session.user.id },
  ];
  for (const headers of offered) {
    await stranger.refused('401 auth.required', 'GET', '/api/account/profile', { headers });
  }
});
