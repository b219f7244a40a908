import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { connect, signIn, type Answer } from './client.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.remove());

/** Those turned away; each is told when to come back. */
function turnedAway(answers: Answer<unknown>[]): number {
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, headers } of refused) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  return refused.length;
}

test('a session that asks too much at once is turned away for a moment; others are not', async () => {
  const ada = await signIn(product.address, 'ada@example.com');
  const answers = await Promise.all(Array.from({ length: 600 }, () => ada.call('GET', '/api/account/profile')));
  expect(turnedAway(answers)).toBeGreaterThan(0);
  await connect(product.address).get('/api/health');
});

test('sign-in attempts from one address are counted', async () => {
  const stranger = connect(product.address);
  const body = { email: 'grace@example.com', code: '000000' };
  for (let attempt = 0; attempt < 25; attempt++) {
    const { status, headers } = await stranger.call('POST', '/api/auth/global/email-login', { body });
    if (status === 429) return expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(status).toBe(401);
  }
  return expect.fail('25 attempts in a row were let through');
});
