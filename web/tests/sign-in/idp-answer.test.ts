import { expect, test } from 'vitest';
import type { IdpAnswer } from '../../src/sign-in/arrival.ts';
import type { Departure } from '../../src/sign-in/departure.ts';
import { judgeAnswer, nonceOf } from '../../src/sign-in/idp-answer.ts';

const tokenWith = (claims: unknown) =>
  ['{"alg":"RS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const departure: Departure = { kind: 'idp', issuer: 'Example', state: 's1', nonce: 'n1', to: null };
const idToken = tokenWith({ nonce: 'n1', name: '莉娜 ÿ?>' });
const judge = (answer: Partial<IdpAnswer>, kept: Departure | null = departure) =>
  judgeAnswer({ answer: { kind: 'idp', idToken: null, error: null, state: 's1', ...answer }, departure: kept });

test('a token with our state and our nonce is taken', () => {
  expect(judge({ idToken })).toEqual({ verdict: 'good', issuer: 'Example', idToken });
});

test('an answer that nobody here asked for is refused', () => {
  expect(judge({ idToken, state: 's2' })).toEqual({ verdict: 'foreign' });
  expect(judge({ idToken, state: null })).toEqual({ verdict: 'foreign' });
  expect(judge({ idToken }, null)).toEqual({ verdict: 'foreign' });
  expect(judge({ idToken }, { kind: 'chat-app', state: 's1', to: null })).toEqual({ verdict: 'foreign' });
  expect(judge({ error: 'access_denied', state: 's2' })).toEqual({ verdict: 'foreign' });
});

test('a token made for another question is refused', () => {
  expect(judge({ idToken: tokenWith({ nonce: 'n2' }) })).toEqual({ verdict: 'foreign' });
  expect(judge({ idToken: tokenWith({}) })).toEqual({ verdict: 'foreign' });
  expect(judge({ idToken: 'no token' })).toEqual({ verdict: 'foreign' });
});

test('who said no at the issuer is told apart from an issuer that failed', () => {
  expect(judge({ error: 'access_denied' })).toEqual({ verdict: 'canceled', issuer: 'Example' });
  expect(judge({ error: 'server_error' })).toEqual({ verdict: 'failed', issuer: 'Example' });
});

test('a payload that is none holds no nonce', () => {
  for (const token of ['', 'a', '..', tokenWith(null), tokenWith('n1'), tokenWith({ nonce: 1 })]) {
    expect(nonceOf(token)).toBeNull();
  }
});
