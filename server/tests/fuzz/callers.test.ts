/** Tokens, links and places in streams that nobody was given. */
import { hkdfSync } from 'node:crypto';
import { createClient } from '@easel/contract';
import fc from 'fast-check';
import { base64url, decodeJwt, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from '../house.ts';
import { damaged } from './bytes.ts';
import { hostileText } from './hostile.ts';

const header = (text: string) => Buffer.from(text.replaceAll(/[\r\n\0]/g, ' ').slice(0, 4_000)).toString('latin1');
const part = (value: unknown) => base64url.encode(JSON.stringify(value));
const now = Math.floor(Date.now() / 1000);

describe.each(engines.slice(0, 1))('callers nobody knows, on %s', (engine) => {
  let house: House;
  let ada: Person;
  let id: string;
  let shareId: string;
  beforeAll(async () => {
    house = await openHouse(engine);
    ada = await house.signIn('ada@example.org');
    ({ id } = await ada.projects.create({ title: 'Tea' }));
    shareId = (await ada.sharing.setLink({ id }, { permission: 'viewer' })).shareId!;
  });
  afterAll(() => house.leave());

  const profile = async (token: string) => {
    const headers = { authorization: `Bearer ${header(token)}` };
    return (await house.app.inject({ url: '/api/account/profile', headers })).statusCode;
  };

  /** As the server itself would sign it. */
  function signed(claims: JWTPayload, head: Record<string, unknown> = {}, purpose = 'access-token'): Promise<string> {
    const key = new Uint8Array(hkdfSync('sha256', house.services.secret, '', purpose, 32));
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...head }).sign(key);
  }

  test('a token is good only as it was issued', async () => {
    const good = decodeJwt(ada.session.accessToken);
    const body = part(good);
    const [head, , seal] = ada.session.accessToken.split('.');
    const bad: Record<string, string | Promise<string>> = {
      'no algorithm': `${part({ alg: 'none' })}.${body}.`,
      'no algorithm, spelt otherwise': `${part({ alg: 'nOnE', typ: 'JWT' })}.${body}.`,
      'another algorithm': `${part({ alg: 'RS256' })}.${body}.${seal}`,
      'a longer hash': `${part({ alg: 'HS512' })}.${body}.${seal}`,
      'a key of its own': `${part({ alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } })}.${body}.${seal}`,
      'a key file': `${part({ alg: 'HS256', kid: '../../../../dev/null' })}.${body}.${seal}`,
      'somebody else': `${head}.${part({ ...good, sub: '00000000-0000-4000-8000-000000000000' })}.${seal}`,
      'no seal': `${head}.${body}.`,
      'no body': `${head}..${seal}`,
      'signed for another purpose': signed(good, {}, 'share-id'),
      over: signed({ ...good, exp: now - 1 }),
      'not begun': signed({ ...good, nbf: now + 3_600 }),
      'without a session': signed({ ...good, sid: undefined } as JWTPayload),
      'a session that is a list': signed({ ...good, sid: ['x'] } as JWTPayload),
      'a session that never was': signed({ ...good, sid: 'x' } as JWTPayload),
      'of nobody': signed({ ...good, sub: '' }),
      'with what must be understood': signed(good, { crit: ['x'], x: 1 }).catch(
        () => `${part({ alg: 'HS256', crit: ['x'], x: 1 })}.${body}.${seal}`,
      ),
      'forty thousand characters long': 'a'.repeat(40_000),
    };
    for (const [name, token] of Object.entries(bad)) expect([name, await profile(await token)]).toEqual([name, 401]);
    expect(await profile(ada.session.accessToken)).toBe(200);
  });

  test('a damaged token is no token', async () => {
    const same = (token: string) => {
      const bytes = (text: string) =>
        text
          .split('.')
          .map((one) => Buffer.from(one, 'base64url').toString('hex'))
          .join();
      return bytes(token) === bytes(ada.session.accessToken);
    };
    await fc.assert(
      fc.asyncProperty(damaged([Buffer.from(ada.session.accessToken)]), async (bytes) => {
        const token = bytes.toString('latin1');
        // The last letter of each part holds bits that say nothing.
        if (!same(token.split(' ')[0]!)) expect(await profile(token)).toBe(401);
      }),
      { numRuns: 200 },
    );
  });

  test('no made-up link opens anything, and no name of a browser breaks one that does', async () => {
    const made = fc.oneof(
      hostileText,
      damaged([Buffer.from(shareId)]).map((bytes) => bytes.toString('latin1')),
    );
    await fc.assert(
      fc.asyncProperty(made, fc.oneof(hostileText, fc.string()), async (link, browser) => {
        const headers = { 'x-share-visitor': header(browser) };
        const open = (secret: string) =>
          house.app.inject({ url: `/api/shares/${encodeURIComponent(secret)}`, headers });
        const well = link.toWellFormed();
        if (well !== shareId) expect([400, 404]).toContain((await open(well)).statusCode);
        expect((await open(shareId)).statusCode).toBe(200);
        const named = { 'x-share-id': header(link) };
        if (link !== shareId)
          expect((await house.app.inject({ url: `/api/projects/${id}`, headers: named })).statusCode).toBe(401);
      }),
      { numRuns: 60 },
    );
    expect((await ada.sharing.get({ id })).visitorCount).toBeGreaterThan(0);
  });

  /** Reads a stream until it has said something. */
  async function hears(path: string, lastEventId: string, wanted: string, then: () => Promise<unknown>): Promise<void> {
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${ada.session.accessToken}`, 'last-event-id': lastEventId };
    const answer = await fetch(house.baseUrl + path, { headers, signal: stop.signal });
    expect(answer.status).toBe(200);
    let said = '';
    for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
      said += piece;
      if (said.includes('access-resolved')) await then();
      if (said.includes(wanted)) break;
    }
    stop.abort();
    expect(said).toContain(wanted);
  }

  test.each([
    '-1',
    '0',
    '1e3',
    '1e999',
    'NaN',
    '0x10',
    ' 7',
    '999999999999999',
    '9007199254740993',
    '١',
    '\u00ff',
    "' or 1=1",
  ])('who was at “%s” hears what changes from then on', async (place) => {
    let count = 0;
    const text = { id: 'a', type: 'text', x: 0, y: 0, width: 9, height: 9 };
    const change = () => ada.canvas.patch({ id }, { changes: { put: [{ ...text, title: `${place} ${count++}` }] } });
    await hears(`/api/projects/${id}/events`, header(place), `"title":${JSON.stringify(`${place} 0`)}`, change);
  });

  test('who signs out is nobody, whatever the token still says', async () => {
    const { session } = await house.signIn('bob@example.org');
    await createClient({ baseUrl: house.baseUrl, token: () => session.accessToken }).account.logout();
    expect(await profile(session.accessToken)).toBe(401);
  });
});
