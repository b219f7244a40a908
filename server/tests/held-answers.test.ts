/** That a test fails when the server answers what its OpenAPI document does not hold. */
import { Refusal } from '@easel/contract';
import type { FastifyInstance, onSendAsyncHookHandler } from 'fastify';
import { expect, test } from 'vitest';
import { bareServer, routes, type BareHandlers } from './bare-server.ts';
import { holdAnswers } from './held-answers.ts';

const groups = { bare: routes };

function heldServer(own: Partial<BareHandlers> = {}, tamper?: (fastify: FastifyInstance) => void) {
  const { fastify } = bareServer(own);
  tamper?.(fastify);
  return { fastify, breaches: holdAnswers(fastify, groups) };
}

const sendInstead = (change: onSendAsyncHookHandler) => (fastify: FastifyInstance) =>
  void fastify.addHook('onSend', change);

test('answers, refusals, events and files as the document has them pass', async () => {
  const { fastify, breaches } = heldServer();
  const asked = [
    { url: '/api/ns-b/raw' },
    { url: '/api/ns-b/raw', method: 'HEAD' as const },
    { url: '/api/echo', method: 'POST' as const, payload: { text: 'tea' } },
    { url: '/api/echo', method: 'POST' as const, payload: { text: 7 } },
    { url: '/api/secret' },
    { url: '/api/projects/coffee', headers: { authorization: 'Bearer ed' } },
    { url: '/api/counting', headers: { accept: 'text/event-stream' } },
    { url: '/api/file' },
    { url: '/api/file', headers: { range: 'bytes=2-3' } },
    { url: '/api/file', headers: { range: 'bytes=99-' } },
    { url: '/api/file', headers: { 'if-none-match': '"fox"' } },
    { url: '/api/nowhere' },
  ];
  const statuses = [];
  for (const request of asked) statuses.push((await fastify.inject(request)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 400, 401, 404, 200, 200, 206, 416, 304, 404]);
  expect(breaches).toEqual([]);
});

test.each<[string, string, string, Partial<BareHandlers>, ((fastify: FastifyInstance) => void)?]>([
  ['a body of another form', '/api/wrong', '/ must be null', {}],
  [
    'an error that the route does not name',
    '/api/undeclared',
    'no such status',
    {
      undeclared: () => {
        throw new Refusal('share.self_invite');
      },
    },
  ],
  [
    'an error of a status that it has for others',
    '/api/undeclared',
    '/errorCode must be equal to one of the allowed values',
    {
      undeclared: () => {
        throw new Refusal('auth.code_wrong');
      },
    },
  ],
  [
    'a status of its own',
    '/api/ns-b/raw',
    'no such status',
    {},
    sendInstead(async (_, reply) => void reply.status(201)),
  ],
  [
    'another type of content',
    '/api/ns-b/raw',
    'content of the type text/plain',
    {},
    sendInstead(async (_, reply) => void reply.type('text/plain')),
  ],
  [
    'an envelope with a crack',
    '/api/ns-b/raw',
    '/code must be equal to constant',
    {},
    sendInstead(async () => '{"code":1,"msg":"success","data":null}'),
  ],
  [
    'no name for the request',
    '/api/ns-b/raw',
    'X-Request-Id is missing',
    {},
    sendInstead(async (_, reply) => void reply.removeHeader('x-request-id')),
  ],
])('%s is a fault, told with route and place', async (_, url, place, own, tamper) => {
  const { fastify, breaches } = heldServer(own, tamper);
  await fastify.inject(url);
  expect(breaches[0]).toContain(`GET ${url} answered `);
  expect(breaches[0]).toContain(place);
});

test('an event of another form is told, though the stream goes on', async () => {
  const { fastify, breaches } = heldServer({
    counting: async function* () {
      yield { id: '1', event: { type: 'counted', count: 'one' as never } };
      yield { id: '2', event: { type: 'counted', count: 2 } };
    } as never,
  });
  const { body } = await fastify.inject({ url: '/api/counting', headers: { accept: 'text/event-stream' } });
  expect(body).toContain('"count":2');
  expect(breaches).toEqual([expect.stringMatching(/^GET \/api\/counting answered 200.*\/count must be integer$/)]);
});
