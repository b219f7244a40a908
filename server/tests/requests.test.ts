import { once } from 'node:events';
import { request as openRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Refusal } from '@easel/contract';
import { expect, test } from 'vitest';
import { as, bareServer } from './bare-server.ts';

const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json) =>
  ({ method: 'POST', url: '/api/echo', payload, headers }) as const;
const nested = (depth: number) => `{"text":"","more":${'['.repeat(depth)}${']'.repeat(depth)}}`;

test('a good request is answered, with an id that every answer has', async () => {
  const { fastify } = bareServer();
  const answer = await fastify.inject(post('{"text":"tea"}'));
  expect(answer.json()).toEqual({ text: 'tea' });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['no JSON', post('{"text":'), 400, 'request.invalid'],
  ['nothing', post(''), 400, 'request.invalid'],
  ['an array', post('[]'), 400, 'request.invalid'],
  ['a wrong type', post('{"text":7}'), 400, 'request.invalid'],
  ['a prototype', post('{"text":"","__proto__":{}}'), 400, 'request.invalid'],
  ['a constructor', post('{"text":"","constructor":{"prototype":{}}}'), 400, 'request.invalid'],
  ['a zero character', post('{"text":"a\\u0000b"}'), 400, 'request.invalid'],
  ['too deep a nest', post(nested(64)), 400, 'request.invalid'],
  ['too much', post(`{"text":"${'x'.repeat(10_000)}"}`), 413, 'request.too_large'],
  ['plain text', post('tea', { 'content-type': 'text/plain' }), 415, 'request.unsupported_media_type'],
  [
    'a form',
    post('text=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'request.unsupported_media_type',
  ],
  ['another method', { method: 'DELETE', url: '/api/echo' } as const, 404, 'route.not_found'],
])('a body that holds %s is refused', async (_, request, status, errorCode) => {
  const { fastify } = bareServer();
  fastify.setNotFoundHandler(() => {
    throw new Refusal('route.not_found');
  });
  const answer = await fastify.inject(request);
  expect(answer.json()).toMatchObject({ code: status, errorCode, requestId: answer.headers['x-request-id'] });
  expect(answer.statusCode).toBe(status);
});

test('as deep as is allowed is read', async () => {
  const { fastify } = bareServer();
  expect((await fastify.inject(post(nested(63)))).statusCode).toBe(200);
});

test('each bad field is pointed at; a query is parsed, a body never', async () => {
  const { fastify } = bareServer();
  expect((await fastify.inject(post('{}'))).json().details).toEqual([{ pointer: '/body/text', reason: 'is missing' }]);
  expect((await fastify.inject('/api/facts/1?size=7')).json()).toMatchObject({ id: '1', size: 7 });
  expect((await fastify.inject('/api/facts/1?size=0')).json().details).toMatchObject([{ pointer: '/query/size' }]);
  expect((await fastify.inject('/api/facts/a%00b')).json().details).toMatchObject([{ pointer: '/params/id' }]);
});

test('a handler knows the language, the browser and the last event, read from headers', async () => {
  const { fastify } = bareServer();
  const headers = { 'accept-language': 'fr, zh-CN;q=0.8, en;q=0.5', 'user-agent': 'Fox', 'last-event-id': '7' };
  const facts = { language: 'zh', userAgent: 'Fox', lastEventId: '7', ip: '127.0.0.1' };
  expect((await fastify.inject({ url: '/api/facts/1', headers })).json()).toMatchObject(facts);
  const unknown = await fastify.inject({ url: '/api/facts/1', headers: { 'accept-language': 'fr', 'user-agent': '' } });
  expect(unknown.json()).toMatchObject({ language: 'en', lastEventId: null });
});

test('only a trusted proxy is believed who calls', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const [open, behindProxy] = [bareServer(), bareServer({}, { trustedProxies: ['127.0.0.1'] })];
  expect((await open.fastify.inject({ url: '/api/facts/1', headers })).json().ip).toBe('127.0.0.1');
  expect((await behindProxy.fastify.inject({ url: '/api/facts/1', headers })).json().ip).toBe('203.0.113.9');
});

test('ready-made JSON is sent as it is, within the envelope of its path', async () => {
  const { fastify } = bareServer();
  const answer = await fastify.inject('/api/ns-b/raw');
  expect(answer.body).toBe('{"code":0,"msg":"success","data":{"wide":"yes"}}');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect((await fastify.inject('/api/ns-b/raw?empty=true')).json()).toEqual({ code: 0, msg: 'success', data: null });
});

test('a fault says nothing of its cause, and is logged with it', async () => {
  const { fastify } = bareServer();
  const answer = await fastify.inject('/api/faulty');
  expect(answer.json()).toMatchObject({ code: 500, errorCode: 'server.fault' });
  expect(answer.body).not.toContain('canary');
});

test('a refusal may say when to come back', async () => {
  const refuse = () => {
    throw new Refusal('request.too_many', { retryAfter: 1.2 });
  };
  const { fastify } = bareServer({ faulty: refuse });
  const answer = await fastify.inject('/api/faulty');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2']);
});

test('every answer protects the browser that shows it', async () => {
  const { fastify } = bareServer();
  for (const url of ['/api/ns-b/raw', '/api/faulty', '/api/secret']) {
    const { headers } = await fastify.inject(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('HEAD answers as GET would, without the body', async () => {
  const { fastify } = bareServer();
  const [head, get] = [
    await fastify.inject({ method: 'HEAD', url: '/api/ns-b/raw' }),
    await fastify.inject('/api/ns-b/raw'),
  ];
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    get.headers['content-length'],
  ]);
});

test('bytes arrive unread and of any type, up to the limit', async () => {
  const { listen } = bareServer({}, { bytesLimit: 100_000 });
  const url = `${await listen()}/api/upload`;
  const put = (body: BodyInit | null, headers = {}) =>
    fetch(url, { method: 'PUT', body, headers, ...({ duplex: 'half' } as object) });
  expect(await (await put('x'.repeat(100_000), { 'content-type': 'image/png' })).json()).toEqual({ bytes: 100_000 });
  expect(await (await put('{"a":', json)).json()).toEqual({ bytes: 5 });
  expect(await (await put(null)).json()).toEqual({ bytes: 0 });
  expect((await put('x'.repeat(100_001))).status).toBe(413);
  const unannounced = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(30_000));
    },
  });
  expect((await put(unannounced)).status).toBe(413);
});

test('a handler that stops reading is answered all the same', async () => {
  const { listen } = bareServer();
  const answer = await fetch(`${await listen()}/api/refused-upload`, {
    method: 'PUT',
    body: new Uint8Array(20_000_000),
  });
  expect(answer.status).toBe(500);
});

test.each([
  ['an address that cannot be decoded', '/api/facts/%zz'],
  ['half a character', '/api/facts/%ff'],
  ['a part longer than any id', `/api/facts/${'x'.repeat(201)}`],
])('%s is refused in the form of all errors', async (_, url) => {
  const { fastify } = bareServer();
  const answer = await fastify.inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 400, errorCode: 'request.invalid' });
  expect(answer.headers).toMatchObject({
    'x-request-id': answer.json().requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).not.toContain(url);
});

test.each([
  ['no HTTP', 'tea\r\n\r\n', 400, 'request.invalid'],
  [
    'two lengths',
    'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'request.invalid',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 413, 'request.too_large'],
])('what is %s is refused in the form of all errors', async (_, said, status, errorCode) => {
  const { fastify, listen } = bareServer();
  await listen();
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(said);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const { requestId, ...refusal } = JSON.parse(body!);
  expect(refusal).toMatchObject({ code: status, errorCode });
  expect(head).toContain(`\r\nX-Request-Id: ${requestId}\r\n`);
});

test('only who has signed in may send what takes time to read', async () => {
  const { fastify } = bareServer();
  const send = async (url: string, bytes: number, person?: string) => {
    const payload = JSON.stringify({ projectId: 'tea', more: 'x'.repeat(bytes) });
    const headers = { 'content-type': 'application/json', ...(person && as(person)) };
    const { statusCode } = await fastify.inject({ method: 'POST', url, payload, headers });
    return statusCode;
  };
  expect(await send('/api/chat', 60_000)).toBe(200);
  expect(await send('/api/chat', 70_000)).toBe(413);
  expect(await send('/api/chat', 70_000, 'olga')).toBe(413);
  expect(await send('/api/save', 1_000_000)).toBe(401);
  expect(await send('/api/save', 1_000_000, 'ed')).toBe(200);
});

test('a request that never ends is given up', () => {
  expect(bareServer().fastify.server.requestTimeout).toBe(3_600_000);
});

test.each(['TRACE', 'PROPFIND', 'DELETE'])('%s of an address that takes none repeats nothing', async (method) => {
  const { hostname, port } = new URL(await bareServer().listen());
  const wish = { hostname, port, method, path: '/api/echo', headers: { 'x-canary': 'canary' } };
  const [response] = (await once(openRequest(wish).end(), 'response')) as [IncomingMessage];
  expect([response.statusCode, await text(response)]).toEqual([404, expect.not.stringContaining('canary')]);
});
