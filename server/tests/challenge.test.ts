import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { Challenge } from '../src/accounts/challenge.ts';
import { openChallengeServer } from './challenge-server.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((close) => close()))));

type Answer = (response: ServerResponse) => void;

async function challenge(own?: Answer, { secretKey = 'canary-challenge-secret', timeoutSeconds = 60 } = {}) {
  const server = await openChallengeServer(own);
  open.push(server.close);
  const told: Error[] = [];
  const failed = (error: Error) => void told.push(error);
  const one = new Challenge({ verifyUrl: server.url, secretKey, timeoutSeconds, failed });
  return { ...server, told, prove: (token?: string) => one.prove(token, '203.0.113.7') };
}

const json =
  (value: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

test('a solution proves a person once', async () => {
  const { prove, good, asked } = await challenge();
  good.add('solved');
  await prove('solved');
  await expect(prove('solved')).rejects.toMatchObject({ errorCode: 'auth.challenge_failed' });
  expect(asked[0]).toMatchObject({ remoteip: '203.0.113.7', response: 'solved' });
});

test.each([
  ['a plain no', json({ success: false })],
  ['a no with a status of failure', json({ success: false, 'error-codes': ['timeout-or-duplicate'] }, 400)],
])('%s is a no', async (_, own) => {
  const { prove, told } = await challenge(own);
  await expect(prove('token')).rejects.toMatchObject({ errorCode: 'auth.challenge_failed' });
  expect(told).toEqual([]);
});

const redirect = (response: ServerResponse) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();

test.each<[string, Answer, number?]>([
  ['silence', () => {}, 0.1],
  ['a body that never ends', (response) => void response.writeHead(200).write('{"success":'), 0.1],
  ['garbage', (response) => void response.end('<html>')],
  ['JSON without a verdict', json({ success: 'true' })],
  ['null', json(null)],
  ['a list', json([true])],
  ['a yes with a status of failure', json({ success: true }, 500)],
  ['a no of a broken server', json({ success: false }, 503)],
  ['an internal error', json({ success: false, 'error-codes': ['internal-error'] })],
  ['megabytes', (response) => void response.end(`{"success":true,"x":"${'x'.repeat(2_000_000)}"}`)],
  ['a hang-up', (response) => void response.destroy()],
  ['a way to another address', redirect],
])('%s proves nothing, and is told to the operator', async (_, own, timeoutSeconds) => {
  const { prove, told } = await challenge(own, timeoutSeconds === undefined ? {} : { timeoutSeconds });
  const refusal = await prove('canary-token').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ errorCode: 'auth.challenge_unavailable', retryAfter: 10 });
  expect(told).toHaveLength(1);
  for (const canary of ['canary-token', 'canary-challenge-secret', '203.0.113.7']) {
    expect(`${told[0]!.stack} ${String(told[0]!.cause)}`).not.toContain(canary);
  }
});

test("a secret that the service does not know is the operator's to mend, not the person's", async () => {
  const { prove, told, good } = await challenge(undefined, { secretKey: 'wrong-secret' });
  good.add('solved');
  await expect(prove('solved')).rejects.toMatchObject({ errorCode: 'auth.challenge_unavailable' });
  expect(told[0]!.message).toContain('invalid-input-secret');
  expect(told[0]!.message).not.toContain('wrong-secret');
});

test('a service that is not there proves nothing', async () => {
  const { prove, close } = await challenge();
  await close();
  open.length = 0;
  await expect(prove('token')).rejects.toMatchObject({ errorCode: 'auth.challenge_unavailable' });
});
