import { errorOf } from '@easel/contract';
import { expect, test } from 'vitest';

const tomorrow = 24 * 60 * 60;

test.each([
  ['120', 120],
  [new Date(Date.now() + tomorrow * 1000).toUTCString(), tomorrow],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('a proxy that asks to wait until %s is understood', async (given, seconds) => {
  const headers: HeadersInit = given === undefined ? {} : { 'retry-after': given };
  const { status, errorCode, retryAfter } = await errorOf(new Response('<h1>Down</h1>', { status: 503, headers }));
  expect([status, errorCode]).toEqual([503, 'server.fault']);
  // A few seconds may have gone since the table was made.
  if (seconds === undefined) expect(retryAfter).toBeUndefined();
  else expect(retryAfter).toBeCloseTo(seconds, -2);
});
