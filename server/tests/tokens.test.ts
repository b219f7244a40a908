/** Access tokens as somebody would forge them who knows how they are made, and all but the key. */
import { generateKeyPairSync, hkdfSync, randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House, type Person } from './house.ts';

let house: House;
let ada: Person;
let claims: JWTPayload;
beforeAll(async () => {
  house = await openHouse('sqlite');
  ada = await house.signIn('ada@example.org');
  claims = decodeJwt(ada.session.accessToken);
});
afterAll(() => house.leave());

const derived = (use: string) => new Uint8Array(hkdfSync('sha256', house.services.secret, '', use, 32));
const signed = (payload: JWTPayload, key: Parameters<SignJWT['sign']>[0], alg = 'HS256', header: object = {}) =>
  new SignJWT(payload).setProtectedHeader({ ...header, alg }).sign(key);

async function isTaken(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${house.baseUrl}/api/account/profile`, { headers });
  expect([200, 401]).toContain(status);
  return status === 200;
}

test('one that is signed as ours are is taken, so that what follows is refused for its own fault', async () => {
  expect(await isTaken(await signed(claims, derived('access-token')))).toBe(true);
});

const soon = () => Math.floor(Date.now() / 1000) + 3600;
const forged: Record<string, () => string | Promise<string>> = {
  'no signature': () => new UnsecuredJWT(claims).encode(),
  'an empty signature': async () => `${(await signed(claims, derived('access-token'))).split('.', 2).join('.')}.`,
  'another algorithm under the same key': () => signed(claims, derived('access-token'), 'HS512'),
  'a key pair of their own, in the header': () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return signed(claims, privateKey, 'ES256', { jwk: publicKey.export({ format: 'jwk' }) });
  },
  'a key from an address of theirs': () =>
    signed(claims, new Uint8Array(32), 'HS256', { jku: 'https://evil.example.org/keys', kid: '../../dev/null' }),
  'the secret itself': () => signed(claims, new TextEncoder().encode(house.services.secret)),
  'the key for codes': () => signed(claims, derived('email-code')),
  'the key for uploads': () => signed(claims, derived('upload')),
  'another person in a session of hers': () => signed({ ...claims, sub: randomUUID() }, derived('access-token')),
  'a session that never was': () => signed({ ...claims, sid: randomUUID() }, derived('access-token')),
  'no session': () => signed({ sub: claims.sub!, exp: soon() }, derived('access-token')),
  nobody: () => signed({ sid: claims.sid, exp: soon() }, derived('access-token')),
  'a time before which it is not good': () => signed({ ...claims, nbf: soon() }, derived('access-token')),
  'a refresh token': () => ada.session.refreshToken,
};

test.each(Object.keys(forged))('a token with %s is refused', async (name) => {
  expect(await isTaken(await forged[name]!())).toBe(false);
});
