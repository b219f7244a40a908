import { once } from 'node:events';
import { request } from 'node:http';
import { Refusal } from '@easel/contract';
import { expect, test, vi } from 'vitest';
import { createLog } from '../src/log.ts';
import { bareServer, type BareHandlers } from './bare-server.ts';
import { openHouse } from './house.ts';

function listener() {
  const lines: string[] = [];
  return { lines, destination: { write: (line: string) => void lines.push(line) } };
}

test('no token, code, signature, address of a file or mail ends up in the log', async () => {
  const { lines, destination } = listener();
  const house = await openHouse('sqlite', { logged: destination });
  const ada = await house.signIn('canary.mail@example.org');
  const { accessToken, refreshToken } = ada.session;
  const ticket = await ada.assets.uploadUrl({ fileName: 'canary-file.png', contentType: 'image/png', size: 4 });
  await fetch(house.baseUrl + ticket.uploadUrl, { method: 'PUT', body: 'lies', headers: ticket.headers });
  await fetch(house.baseUrl + ticket.publicUrl);
  await fetch(`${house.baseUrl}/api/account/profile?token=canary-query`, {
    headers: { authorization: 'Bearer canary-token' },
  });
  await fetch(`${house.baseUrl}/api/auth/global/email-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'canary.mail@example.org', code: '771177' }),
  });
  await house.leave();
  const log = lines.join('');
  const signature = new URL(ticket.uploadUrl, house.baseUrl).searchParams.get('signature')!;
  const key = ticket.publicUrl.split('/').at(-1)!;
  for (const secret of [accessToken, refreshToken, signature, key, '771177', 'canary'])
    expect(log).not.toContain(secret);
  expect(log).toContain('"route":"/api/files/:key"');
});

test('who breaks off an archive in its middle is no fault of the server', async () => {
  const { lines, destination } = listener();
  const house = await openHouse('sqlite', { logged: destination });
  const ada = await house.signIn('ada@example.org');
  const sending = request(`${house.baseUrl}/api/projects/import`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${ada.session.accessToken}`,
      'content-type': 'application/octet-stream',
      'content-length': 1_000_000,
    },
  });
  sending.on('error', () => {});
  sending.write(Buffer.alloc(200_000), () => sending.destroy());
  const broken = () => lines.find((line) => line.includes('"msg":"aborted"'));
  await vi.waitFor(() => expect(broken()).toContain('"level":20'), 10_000);
  await house.leave();
});

test('who signed in and out, and whose token came twice, stands in the log by id alone', async () => {
  const { lines, destination } = listener();
  const house = await openHouse('sqlite', { logged: destination });
  const ada = await house.signIn('canary.mail@example.org');
  const { refreshToken, user } = ada.session;
  const { auth } = ada;
  await auth.refresh({ refreshToken });
  await expect(auth.refresh({ refreshToken })).rejects.toMatchObject({ status: 401 });
  const bob = await house.signIn('bob@example.org');
  await bob.account.logout();
  await house.leave();
  const told = lines.map((text) => JSON.parse(text)).filter(({ user: who, msg }) => who && msg !== 'answered');
  expect(told).toMatchObject([
    { level: 30, user: user.id, msg: 'signed in' },
    { level: 40, user: user.id, msg: 'renewed twice' },
    { level: 30, user: bob.session.user.id, msg: 'signed in' },
    { level: 30, user: bob.session.user.id, msg: 'signed out' },
  ]);
  const answered = lines.map((text) => JSON.parse(text)).find(({ route }) => route === '/api/account/logout');
  expect(answered).toMatchObject({ user: bob.session.user.id, status: 200 });
  expect(lines.join('')).not.toContain('example.org');
});

test('one line per answer names the request by the id that the answer bears', async () => {
  const { lines, destination } = listener();
  const { fastify } = bareServer({}, { logger: createLog('info', destination) });
  const answer = await fastify.inject('/api/facts/1');
  const [line, ...rest] = lines.map((text) => JSON.parse(text));
  expect(rest).toEqual([]);
  expect(line).toMatchObject({
    requestId: answer.headers['x-request-id'],
    method: 'GET',
    route: '/api/facts/:id',
    status: 200,
    msg: 'answered',
  });
});

test('a fault is logged with its stack; a refusal is no fault', async () => {
  const { lines, destination } = listener();
  const refuse = () => {
    throw new Refusal('auth.required');
  };
  const { fastify } = bareServer({ undeclared: refuse }, { logger: createLog('warn', destination) });
  await fastify.inject('/api/undeclared');
  expect(lines).toEqual([]);
  const answer = await fastify.inject('/api/faulty');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    requestId: answer.headers['x-request-id'],
    err: { message: 'a canary in the cellar', stack: expect.stringContaining('bare-server') },
  });
});

test('who leaves before the answer is no fault', async () => {
  const { lines, destination } = listener();
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const wait: BareHandlers['undeclared'] = async (_, { request: { signal } }) => {
    asked.resolve();
    await once(signal, 'abort');
    gone.resolve();
    throw signal.reason;
  };
  const { fastify } = bareServer({ undeclared: wait }, { logger: createLog('warn', destination) });
  const address = await fastify.listen({ port: 0 });
  const leaving = new AbortController();
  const answer = fetch(`${address}/api/undeclared`, { signal: leaving.signal });
  await asked.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await gone.promise;
  await fastify.close();
  expect(lines).toEqual([]);
});

test('secrets in what is logged whole are blotted out, and errors show no more than their words', () => {
  const { lines, destination } = listener();
  const log = createLog('info', destination);
  log.info({ session: { accessToken: 'canary', refreshToken: 'canary' }, code: 'canary' }, 'signed in');
  log.warn({ error: Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(canary)' }) }, 'failed');
  expect(lines.join('')).not.toContain('canary');
  expect(lines.join('')).toContain('duplicate key');
});
