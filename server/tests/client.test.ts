import { ApiError, createClient } from '@easel/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => void (house = await openHouse('sqlite')));
afterAll(() => house.leave());

test('a refused token is renewed once for all waiting calls', async () => {
  const { session } = await house.signIn('bob@example.org');
  let [token, renewals] = ['expired', 0];
  const renew = async () => {
    renewals += 1;
    return (token = session.accessToken);
  };
  const bob = createClient({ baseUrl: house.baseUrl, token: () => token, renew });
  await Promise.all([bob.projects.list(), bob.account.profile(), bob.projects.list({ scope: 'all' })]);
  expect(renewals).toBe(1);
});

test('a renewal may use the client itself, though its own token is refused', async () => {
  const { session } = await house.signIn('ada@example.org');
  let token = 'expired';
  const ada = createClient({
    baseUrl: house.baseUrl,
    token: () => token,
    renew: async () => (token = (await ada.auth.refresh({ refreshToken: session.refreshToken })).accessToken),
  });
  expect((await ada.account.profile()).email).toBe('ada@example.org');
});

test('when the renewal fails, the refusal arrives', async () => {
  const lost = createClient({ baseUrl: house.baseUrl, token: () => 'expired', renew: async () => null });
  await expect(lost.projects.list()).rejects.toMatchObject({ status: 401, errorCode: 'auth.required' });
});

test('a refusal carries its code, its fields and the request’s id', async () => {
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ title: 'Tea' });
  const refusal = await ada.projects.rename({ id }, { title: 7 } as never).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({
    status: 400,
    errorCode: 'request.invalid',
    details: [{ pointer: '/body/title' }],
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a call can be aborted', async () => {
  const ada = await house.signIn('ada@example.org');
  await expect(ada.projects.list({}, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});

test('what no service of ours answered is an error all the same', async () => {
  const { createServer } = await import('node:http');
  const proxy = createServer((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const { port } = proxy.address() as { port: number };
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  await expect(client.system.health()).rejects.toMatchObject({ status: 502, errorCode: 'server.fault' });
  await new Promise((closed) => proxy.close(closed));
});

test('live events arrive as they happen, and go on after the last one that was seen', async () => {
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ title: 'Tea' });
  const leave = new AbortController();
  const stream = ada.projects.events({ id }, { signal: leave.signal, lastEventId: '0' });
  const node = { id: 'n1', type: 'image', x: 0, y: 0, width: 10, height: 10, zIndex: 'a0', data: {} };
  const saved = await ada.canvas.patch({ id }, { changes: { put: [node] as never } });
  expect((await stream.next()).value).toMatchObject({ event: { type: 'access-resolved', role: 'owner' } });
  const first = await stream.next();
  expect(first.value).toMatchObject({ id: saved.version, event: { type: 'canvas-changed', version: saved.version } });
  const second = stream.next();
  await ada.projects.rename({ id }, { title: 'Coffee' });
  expect((await second).value).toMatchObject({
    id: saved.version,
    event: { type: 'project-renamed', title: 'Coffee' },
  });
  leave.abort();
  await expect(stream.next()).rejects.toThrow('aborted');
});
