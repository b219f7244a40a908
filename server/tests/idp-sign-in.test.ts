import { createHmac } from 'node:crypto';
import { createClient } from '@easel/contract';
import { base64url, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House } from './house.ts';
import { clientId, openIssuer, type TestIssuer } from './issuer.ts';

const now = () => Math.floor(Date.now() / 1000);
const refused = { status: 401, errorCode: 'auth.id_token_refused' };

describe.each(engines)('signing in by an OpenID issuer on %s', (engine) => {
  let issuer: TestIssuer;
  let house: House;
  beforeAll(async () => {
    issuer = await openIssuer();
    house = await openHouse(engine, { yaml: `Auth: { IDP: [${issuer.setting()}] }` });
  });
  afterAll(async () => {
    await house.leave();
    await issuer.close();
  });

  const anonymous = () => createClient({ baseUrl: house.baseUrl }).auth;
  const signIn = (idToken: string) => anonymous().idpLogin({ idToken });
  /** Everything that a sign-in could have left behind. */
  const rows = async () => {
    const { read } = house.database;
    const counts = await Promise.all([
      read.selectFrom('users').selectAll().execute(),
      read.selectFrom('identities').selectAll().execute(),
      read.selectFrom('sessions').selectAll().execute(),
      read.selectFrom('refresh_tokens').selectAll().execute(),
    ]);
    return counts.map(({ length }) => length);
  };

  test('a token makes an account the first time and finds it again', async () => {
    const claims = { sub: 'ada', email: 'Ada@Example.org', email_verified: true, name: 'Ada  Lovelace' };
    const first = await signIn(await issuer.token({ ...claims, nonce: 'one' }));
    expect(first).toMatchObject({ expiresIn: 900, user: { name: 'Ada Lovelace', email: 'ada@example.org' } });
    const again = await signIn(await issuer.token({ sub: 'ada', nonce: 'two' }));
    expect(again.user).toEqual(first.user);
    const her = createClient({ baseUrl: house.baseUrl, token: () => again.accessToken });
    expect(await her.account.profile()).toEqual(first.user);
  });

  test('the page is sent to the issuer, and its token comes back with our nonce, once', async () => {
    const departure = await anonymous().idpStart({ name: 'Test' });
    const address = new URL(departure.authorizeUrl);
    expect(address.origin + address.pathname).toBe(`${issuer.url}/authorize`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      prompt: 'login',
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email profile',
      client_id: clientId,
      redirect_uri: `${house.baseUrl}/sign-in`,
      state: departure.state,
      nonce: departure.nonce,
    });
    expect(departure.expiresIn).toBe(600);
    const { nonce } = departure;
    await signIn(await issuer.token({ sub: 'by-page', nonce }));
    const before = await rows();
    await expect(signIn(await issuer.token({ sub: 'by-page', nonce }))).rejects.toMatchObject(refused);
    expect(await rows()).toEqual(before);
    await expect(anonymous().idpStart({ name: 'Nobody' })).rejects.toMatchObject({ errorCode: 'auth.method_off' });
  });

  test('a nonce that looks like ours but never was, or waits no more, is refused', async () => {
    await expect(signIn(await issuer.token({ nonce: 'easel-made-up' }))).rejects.toMatchObject(refused);
  });

  test('of two sign-ins at once with one token a single one succeeds', async () => {
    for (const nonce of ['race', undefined, (await anonymous().idpStart({ name: 'Test' })).nonce]) {
      const token = await issuer.token({ sub: `race-${nonce}`, nonce });
      const outcomes = await Promise.allSettled([signIn(token), signIn(token), signIn(token)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    }
  });

  test('a token that was refused does not spend the nonce that it carried', async () => {
    await expect(signIn(await issuer.token({ aud: 'another', nonce: 'kept' }))).rejects.toMatchObject(refused);
    await expect(signIn(await issuer.token({ exp: now() - 120, nonce: 'kept' }))).rejects.toMatchObject(refused);
    await expect(signIn(await issuer.token({ nonce: 'kept' }))).resolves.toBeTruthy();
  });

  test('a replayed token is refused also when its signature is spelled in another way', async () => {
    const token = await issuer.token({ sub: 'speller' });
    await signIn(token);
    // The last character of 256 bytes in base64url holds four bits that nothing reads.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = letters.indexOf(token.at(-1)!);
    const respelled = token.slice(0, -1) + letters[last ^ 1];
    expect(base64url.decode(respelled.split('.')[2]!)).toEqual(base64url.decode(token.split('.')[2]!));
    for (const replay of [token, respelled]) await expect(signIn(replay)).rejects.toMatchObject(refused);
  });

  test('clocks may differ by a minute', async () => {
    const late = { iat: now() - 3600, exp: now() - 30 };
    await expect(signIn(await issuer.token({ ...late, nonce: 'late' }))).resolves.toBeTruthy();
    const early = { iat: now() + 30, nbf: now() + 30 };
    await expect(signIn(await issuer.token({ ...early, nonce: 'early' }))).resolves.toBeTruthy();
  });

  test('a token for several clients is for the one that asked for it', async () => {
    const aud = ['other-client', clientId];
    await expect(signIn(await issuer.token({ aud, azp: clientId }))).resolves.toBeTruthy();
    await expect(signIn(await issuer.token({ aud, azp: 'other-client', nonce: 'a' }))).rejects.toMatchObject(refused);
    await expect(signIn(await issuer.token({ aud, nonce: 'b' }))).rejects.toMatchObject(refused);
    await expect(signIn(await issuer.token({ aud: [clientId], nonce: 'c' }))).resolves.toBeTruthy();
  });

  describe('whatever is wrong with a token, the answer is the same and nothing is made', () => {
    const bad: Record<string, () => Promise<string> | string> = {
      'another audience': () => issuer.token({ aud: 'another' }),
      'no audience': () => issuer.token({ aud: undefined }),
      'an unknown issuer': () => issuer.token({ iss: 'https://elsewhere.example.org' }),
      'the issuer with a slash': () => issuer.token({ iss: `${issuer.url}/` }),
      'no issuer': () => issuer.token({ iss: undefined }),
      expired: () => issuer.token({ iat: now() - 7200, exp: now() - 90 }),
      'no expiry': () => issuer.token({ exp: undefined }),
      'not yet valid': () => issuer.token({ nbf: now() + 90 }),
      'issued in the future': () => issuer.token({ iat: now() + 90 }),
      'issued the day before yesterday, good for a year': () =>
        issuer.token({ iat: now() - 2 * 86_400, exp: now() + 365 * 86_400 }),
      'no time of issue': () => issuer.token({ iat: undefined }),
      'no subject': () => issuer.token({ sub: undefined }),
      'an empty subject': () => issuer.token({ sub: '' }),
      'a subject that no database stores': () => issuer.token({ sub: 'per\0son' }),
      'a subject without end': () => issuer.token({ sub: 'x'.repeat(256) }),
      'a nonce that is no text': () => issuer.token({ nonce: 7 }),
      'an access token': () => issuer.token({}, { typ: 'at+jwt' }),
      'a key that nobody has': () => issuer.token({}, { kid: 'unknown' }),
      'alg none': () => unsigned({ alg: 'none' }),
      'alg none in capitals': () => unsigned({ alg: 'NONE' }),
      'HS256 with the public key as its secret': () => signedWithPublicKey(),
      'the signature of another key': () => forged(),
      'claims that were changed': async () => {
        const [header, , signature] = (await issuer.token({ sub: 'mallory' })).split('.');
        const [, claims] = (await issuer.token({ sub: 'ada' })).split('.');
        return [header, claims, signature].join('.');
      },
      truncated: async () => (await issuer.token()).slice(0, -20),
      'without a signature': async () => (await issuer.token()).split('.').slice(0, 2).join('.'),
      empty: () => '',
      'no token': () => 'not a token',
      'five parts': () => 'a.b.c.d.e',
    };

    test.each(Object.keys(bad))('%s', async (name) => {
      const token = await bad[name]!();
      const before = await rows();
      const answer = await fetch(`${house.baseUrl}/api/auth/global/idp-login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: token }),
      });
      const { requestId, ...body } = (await answer.json()) as Record<string, unknown>;
      expect(requestId).toBeTruthy();
      expect(body).toEqual({
        error: 'The identity token is not good here. Sign in at its issuer again.',
        code: 401,
        errorCode: 'auth.id_token_refused',
      });
      expect(await rows()).toEqual(before);
    });

    const part = (value: object) => base64url.encode(JSON.stringify(value));
    const claims = () => ({ iss: issuer.url, aud: clientId, sub: 'mallory', iat: now(), exp: now() + 600 });
    const unsigned = (header: object) => `${part({ ...header, kid: issuer.jwk().kid })}.${part(claims())}.`;

    async function signedWithPublicKey(): Promise<string> {
      const pem = await exportSPKI((await importJWK(issuer.jwk(), 'RS256', { extractable: true })) as CryptoKey);
      const signed = `${part({ alg: 'HS256', kid: issuer.jwk().kid })}.${part(claims())}`;
      return `${signed}.${createHmac('sha256', pem).update(signed).digest('base64url')}`;
    }

    async function forged(): Promise<string> {
      const { privateKey } = await generateKeyPair('RS256');
      const header = { alg: 'RS256', kid: issuer.jwk().kid! };
      return new SignJWT(claims()).setProtectedHeader(header).sign(privateKey);
    }
  });

  describe('the same verified address is one account', () => {
    test('an account made by a code is joined', async () => {
      const lena = await house.signIn('lena@example.org');
      const [users] = await rows();
      const claims = { sub: 'lena', email: 'LENA@example.org', email_verified: true, name: 'Somebody Else' };
      expect((await signIn(await issuer.token(claims))).user).toEqual(lena.session.user);
      expect((await rows())[0]).toBe(users);
    });

    test('an account made by a token is found by a code', async () => {
      const claims = { sub: 'otto', email: 'otto@example.org', email_verified: 'true' };
      const { user } = await signIn(await issuer.token(claims));
      expect((await house.signIn('otto@example.org')).session.user).toEqual(user);
    });

    test('two identities with one address are one account', async () => {
      const claims = { email: 'two@example.org', email_verified: true };
      const one = await signIn(await issuer.token({ ...claims, sub: 'two-a' }));
      const other = await signIn(await issuer.token({ ...claims, sub: 'two-b' }));
      expect(other.user).toEqual(one.user);
    });

    test.each([
      ['unverified', { email: 'victim@example.org', email_verified: false }],
      ['not said to be verified', { email: 'victim@example.org' }],
      ['no address', { email: 'victim', email_verified: true }],
      ['not text', { email: 7, email_verified: true }],
      ['left out', {}],
    ])('an address that is %s opens nobody’s account, and is not kept', async (name, claims) => {
      const victim = await house.signIn('victim@example.org');
      const { user } = await signIn(await issuer.token({ ...claims, sub: `mallory ${name}`, name: 'Mallory' }));
      expect(user).toMatchObject({ name: 'Mallory', email: null, phone: null });
      expect(user.id).not.toBe(victim.session.user.id);
      const again = await signIn(await issuer.token({ ...claims, sub: `mallory ${name}`, nonce: `later ${name}` }));
      expect(again.user).toEqual(user);
    });

    test.each([
      ['address', { email: 'race@example.org', email_verified: true }],
      ['identity', {}],
    ])('two first sign-ins at once by %s make one account', async (name, claims) => {
      const [users = 0, identities = 0] = await rows();
      const token = (nonce: string) => issuer.token({ ...claims, sub: `first ${name}`, nonce: `${nonce} ${name}` });
      const tokens = await Promise.all(['1', '2', '3', '4'].map(token));
      const sessions = await Promise.all(tokens.map(signIn));
      expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
      expect((await rows()).slice(0, 2)).toEqual([users + 1, identities + 1]);
    });
  });

  test.each([
    [{ name: ' \u202eAda\0 ' }, 'Ada'],
    [{ given_name: 'Ada', family_name: 'Byron' }, 'Ada Byron'],
    [{ preferred_username: 'ada' }, 'ada'],
    [{ email: 'ada.byron@example.org' }, 'Ada Byron'],
    [{ name: '' }, 'Test'],
    [{ name: 'x'.repeat(500) }, 'x'.repeat(80)],
  ])('of %j an account is called %s', async (claims, name) => {
    const { user } = await signIn(await issuer.token({ ...claims, sub: `named ${name}` }));
    expect(user.name).toBe(name);
  });
});

test('without an issuer there is no such way in', async () => {
  const house = await openHouse('sqlite');
  const { auth } = createClient({ baseUrl: house.baseUrl });
  const off = { status: 404, errorCode: 'auth.method_off' };
  await expect(auth.idpStart({ name: 'Test' })).rejects.toMatchObject(off);
  await expect(auth.idpLogin({ idToken: 'x' })).rejects.toMatchObject(off);
  await house.leave();
});

test('people come back to where the operator says that they reach the server', async () => {
  const issuer = await openIssuer();
  const yaml = `Server: { PublicURL: 'https://easel.example.org' }\nAuth: { IDP: [${issuer.setting()}] }`;
  const house = await openHouse('sqlite', { yaml });
  const { authorizeUrl } = await createClient({ baseUrl: house.baseUrl }).auth.idpStart({ name: 'Test' });
  expect(new URL(authorizeUrl).searchParams.get('redirect_uri')).toBe('https://easel.example.org/sign-in');
  await house.leave();
  await issuer.close();
});

test('behind a trusted proxy the origin is the one that the browser sees', async () => {
  const issuer = await openIssuer();
  const house = await openHouse('sqlite', {
    yaml: `Auth: { IDP: [${issuer.setting()}] }`,
    variables: { EASEL__SERVER__TRUSTED_PROXIES: '127.0.0.1' },
  });
  const answer = await fetch(`${house.baseUrl}/api/auth/global/idp-start?name=Test`, {
    headers: { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'easel.example.org' },
  });
  const { authorizeUrl } = (await answer.json()) as { authorizeUrl: string };
  expect(new URL(authorizeUrl).searchParams.get('redirect_uri')).toBe('https://easel.example.org/sign-in');
  await house.leave();
  await issuer.close();
});

test('an issuer that does not tell where to sign in is unavailable, and asked again', async () => {
  const issuer = await openIssuer();
  const house = await openHouse('sqlite', { yaml: `Auth: { IDP: [${issuer.setting()}] }` });
  const { auth } = createClient({ baseUrl: house.baseUrl });
  const start = () => auth.idpStart({ name: 'Test' });
  const wrong = [
    { status: 500 },
    { body: 'garbage' },
    { body: { ...issuer.configuration, issuer: 'https://elsewhere.example.org' } },
    { body: { ...issuer.configuration, authorization_endpoint: 'javascript:alert(1)' } },
    { status: 302, headers: { location: '/.well-known/openid-configuration?again' } },
  ];
  for (const said of wrong) {
    issuer.service.answering = () => said;
    await expect(start()).rejects.toMatchObject({ status: 503, errorCode: 'auth.idp_unavailable' });
  }
  issuer.mend();
  await start();
  const { length } = issuer.service.asked;
  await start();
  expect(issuer.service.asked).toHaveLength(length);
  await house.leave();
  await issuer.close();
});
