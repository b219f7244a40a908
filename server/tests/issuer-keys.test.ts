import { createClient } from '@easel/contract';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { IdTokens } from '../src/accounts/id-tokens.ts';
import { IssuerKeys, KeysUnavailable } from '../src/accounts/issuer-keys.ts';
import { memoryCache } from '../src/platform/cache/memory.ts';
import { openHouse } from './house.ts';
import { clientId, openIssuer, type TestIssuer } from './issuer.ts';

let issuer: TestIssuer;
let time: number;
beforeEach(async () => {
  issuer = await openIssuer();
  time = Date.now();
});
afterEach(() => issuer.close());

const keys = (bounds = { timeoutMs: 10_000, maxBytes: 10_000 }) =>
  new IssuerKeys(`${issuer.url}/jwks`, { now: () => time, bounds });
const asked = () => issuer.service.asked.length;

test('keys are read once for many tokens, and again when they are old', async () => {
  const { find } = keys();
  const check = async () => jwtVerify(await issuer.token(), find);
  await Promise.all([check(), check(), check()]);
  await check();
  expect(asked()).toBe(1);
  time += 10 * 60_000;
  await check();
  expect(asked()).toBe(2);
});

test('a token that names a new key has the keys read again, and the old key is trusted no more', async () => {
  const { find } = keys();
  const old = await issuer.token();
  await jwtVerify(old, find);
  await issuer.rotate('second');
  time += 30_000;
  await jwtVerify(await issuer.token(), find);
  expect(asked()).toBe(2);
  await expect(jwtVerify(old, find)).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
});

test('tokens that name keys nobody has make one look in half a minute', async () => {
  const { find } = keys();
  const invented = async (kid: string) => {
    const check = jwtVerify(await issuer.token({}, { kid }), find);
    await expect(check).rejects.toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
  };
  await invented('a');
  await invented('b');
  expect(asked()).toBe(1);
  time += 30_000;
  await Promise.all(['c', 'd', 'e'].map(invented));
  expect(asked()).toBe(2);
});

describe('keys that cannot be read', () => {
  test.each([
    ['a failure', () => ({ status: 500, body: { keys: [issuer.jwk()] } })],
    ['garbage', () => ({ body: '<html>' })],
    ['another form', () => ({ body: { keys: 'none' } })],
    ['too much', () => ({ body: { keys: [issuer.jwk()], more: 'x'.repeat(20_000) } })],
    ['a redirect', () => ({ status: 302, headers: { location: `${issuer.url}/jwks` } })],
  ])('%s', async (_, said) => {
    const { find } = keys();
    issuer.service.answering = said;
    await expect(jwtVerify(await issuer.token(), find)).rejects.toBeInstanceOf(KeysUnavailable);
    issuer.mend();
    await expect(jwtVerify(await issuer.token(), find)).resolves.toBeTruthy();
  });

  test('silence', async () => {
    const { find } = keys({ timeoutMs: 50, maxBytes: 10_000 });
    issuer.service.answering = () => 'silence';
    await expect(jwtVerify(await issuer.token(), find)).rejects.toThrow('did not answer in time');
  });

  test('a new key, while the old ones are known', async () => {
    const { find } = keys();
    const known = await issuer.token();
    await jwtVerify(known, find);
    await issuer.rotate('second');
    time += 30_000;
    issuer.service.answering = () => ({ status: 500 });
    // Nobody can say whether it is good: at the first look, and in the half minute without another.
    await expect(jwtVerify(await issuer.token(), find)).rejects.toBeInstanceOf(KeysUnavailable);
    await expect(jwtVerify(await issuer.token(), find)).rejects.toBeInstanceOf(KeysUnavailable);
    await expect(jwtVerify(known, find)).resolves.toBeTruthy();
    expect(asked()).toBe(2);
  });
});

test('the answer tells an issuer that is away from a token that is bad, and the operator is told', async () => {
  const lines: string[] = [];
  const logged = { write: (line: string) => void lines.push(line) };
  const house = await openHouse('sqlite', { yaml: `Auth: { IDP: [${issuer.setting()}] }`, logged });
  const { auth } = createClient({ baseUrl: house.baseUrl });
  issuer.service.answering = () => ({ status: 500 });
  const token = await issuer.token({ nonce: 'canary-nonce' });
  const away = { status: 503, errorCode: 'auth.idp_unavailable' };
  await expect(auth.idpLogin({ idToken: token })).rejects.toMatchObject(away);
  issuer.mend();
  // The same token: it was not spent by the failure.
  await expect(auth.idpLogin({ idToken: token })).resolves.toMatchObject({ user: { name: 'Test' } });
  await house.leave();
  const log = lines.join('');
  expect(log).toContain('answered 500');
  for (const secret of [token, token.split('.')[1]!, 'canary-nonce']) expect(log).not.toContain(secret);
});

describe('what was spent', () => {
  const issuers = () => [{ name: 'Test', issuer: issuer.url, audience: clientId, jwksUrl: `${issuer.url}/jwks` }];
  const open = () => {
    const now = () => time;
    return new IdTokens({ issuers: issuers(), cache: memoryCache({ now }), warn: () => {}, now });
  };
  const refused = { errorCode: 'auth.id_token_refused' };

  test.each([
    ['a token without a nonce', undefined],
    ['a foreign nonce', 'foreign'],
  ])('%s is remembered for as long as its token is good', async (_, nonce) => {
    const idTokens = open();
    const token = await issuer.token({ nonce, exp: Math.floor(time / 1000) + 600 });
    await idTokens.redeem(token);
    for (const seconds of [1, 598, 60]) {
      time += seconds * 1000;
      await expect(idTokens.redeem(token)).rejects.toMatchObject(refused);
    }
  });

  test('a nonce of ours waits for ten minutes, and for its own issuer', async () => {
    const idTokens = open();
    const good = await issuer.token({ nonce: await idTokens.issueNonce(issuer.url) });
    const elsewhere = await issuer.token({ nonce: await idTokens.issueNonce('https://elsewhere.example.org') });
    const late = await issuer.token({ nonce: await idTokens.issueNonce(issuer.url) });
    await expect(idTokens.redeem(elsewhere)).rejects.toMatchObject(refused);
    time += 599_000;
    await expect(idTokens.redeem(good)).resolves.toMatchObject({ subject: 'person-1' });
    time += 1_000;
    await expect(idTokens.redeem(late)).rejects.toMatchObject(refused);
  });
});
