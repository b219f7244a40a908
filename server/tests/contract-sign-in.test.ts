import { createClient } from '@easel/contract';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EmailCodes } from '../src/accounts/email-codes.ts';
import { memoryCache } from '../src/platform/cache/memory.ts';
import { engines, openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => void (house = await openHouse(engines.at(-1)!)));
afterAll(() => house.leave());
const auth = () => createClient({ baseUrl: house.baseUrl }).auth;

test('development shows the code, its mail and how long it is good for, and no other field', async () => {
  const sent = await auth().emailCode({ email: 'lena@example.org' });
  const code = expect.stringMatching(/^\d{6}$/);
  expect(sent).toEqual({
    target: 'lena@example.org',
    expiresIn: 600,
    devCode: code,
    email: {
      fromName: 'Easel',
      fromEmail: 'easel@localhost',
      toEmail: 'lena@example.org',
      subject: expect.stringContaining(sent.devCode!),
      code: sent.devCode,
    },
  });
});

test('where no challenge is set, the options say so and a code needs no solution; one sent along does no harm', async () => {
  expect((await auth().options()).challenge).toEqual({ enabled: false });
  await auth().emailCode({ email: 'max@example.org' });
  await auth().emailCode({ email: 'max@example.org', challengeToken: 'from an older page' });
});

test('a code is good for ten minutes to the second, and a newer one ends it', async () => {
  let now = 1_000_000;
  const codes = new EmailCodes({ cache: memoryCache({ now: () => now }), secret: 'x'.repeat(32) });
  const email = 'lena@example.org';
  const code = await codes.issue(email);
  now += 599_999;
  expect(await codes.redeem(email, code)).toBe(true);
  const late = await codes.issue(email);
  now += 600_000;
  expect(await codes.redeem(email, late)).toBe(false);
  const older = await codes.issue(email);
  const newer = await codes.issue(email);
  // Once in a million draws they are the same.
  if (older !== newer) expect(await codes.redeem(email, older)).toBe(false);
  expect(await codes.redeem(email, newer)).toBe(true);
});

test('a session is two tokens, their time and the person, whichever way one came in', async () => {
  const { session } = await house.signIn('ada.lovelace@example.org');
  const user = {
    id: expect.any(String),
    name: 'Ada Lovelace',
    email: 'ada.lovelace@example.org',
    phone: null,
    avatarUrl: null,
    createdAt: expect.any(String),
  };
  const tokens = { accessToken: expect.any(String), refreshToken: expect.stringMatching(/^[\w-]{43}$/) };
  expect(session).toEqual({ ...tokens, expiresIn: 900, user });
  expect(await auth().refresh({ refreshToken: session.refreshToken })).toEqual({ ...tokens, expiresIn: 900, user });
});

test('the access token is a JWT for a quarter of an hour; the refresh token is kept as a hash for thirty days', async () => {
  const began = Date.now();
  const { session } = await house.signIn('days@example.org');
  expect(decodeProtectedHeader(session.accessToken).alg).toBe('HS256');
  const { iat, exp, sub } = decodeJwt(session.accessToken);
  expect([exp! - iat!, sub]).toEqual([900, session.user.id]);
  const rows = await house.database.read.selectFrom('refresh_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(session.refreshToken);
  const days = rows.map(({ expires_at }) => (Date.parse(expires_at) - began) / 86_400_000);
  for (const each of days) expect(Math.abs(each - 30)).toBeLessThan(0.01);
});

test('the profile is the user of the session; name and avatar change, and nothing else of it', async () => {
  const ada = await house.signIn('profile@example.org');
  expect(await ada.account.profile()).toEqual(ada.session.user);
  const lies = { name: 'Ada L.', email: 'other@example.org', phone: '+8613800000000', id: 'other', createdAt: '1999' };
  expect(await ada.account.changeProfile(lies)).toEqual({ ...ada.session.user, name: 'Ada L.' });
});

test('the devices are the window that asks; none is ever removed, and leaving counts none', async () => {
  const [here] = [await house.signIn('two@example.org'), await house.signIn('two@example.org')];
  const { devices } = await here.account.devices();
  expect(devices).toEqual([
    { id: expect.any(String), name: expect.any(String), current: true, signedInAt: expect.any(String) },
  ]);
  expect(await here.account.removeDevices()).toEqual({ removed: 0 });
  expect((await here.account.devices()).devices).toEqual(devices);
  expect(await here.account.logout()).toEqual({ removed: 0 });
  const sessions = house.database.read.selectFrom('sessions').select('revoked_at').where('id', '=', devices[0]!.id);
  expect((await sessions.executeTakeFirstOrThrow()).revoked_at, 'leaving is written down').toBeTruthy();
});
