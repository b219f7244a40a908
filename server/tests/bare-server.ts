/** A server without features, for tests of http itself: routes and handlers are the test's own. */
import { Readable } from 'node:stream';
import { route, type Role } from '@easel/contract';
import Type from 'typebox';
import { afterEach } from 'vitest';
import { RawJson, type Streamed } from '../src/http/answers.ts';
import type { Handlers } from '../src/http/handler.ts';
import { mount } from '../src/http/mount.ts';
import { createHttpServer, type HttpOptions } from '../src/http/server.ts';

const Id = Type.Object({ id: Type.String() });
const Count = Type.Object({ type: Type.Literal('counted'), count: Type.Integer() });
const common = { summary: '', errors: [] } as const;

export const routes = {
  echo: route({
    ...common,
    method: 'POST',
    path: '/api/echo',
    access: 'public',
    body: Type.Object({ text: Type.String(), more: Type.Optional(Type.Unknown()) }),
    response: Type.Object({ text: Type.String(), more: Type.Optional(Type.Unknown()) }),
    bodyLimit: 10_000,
  }),
  enveloped: route({
    ...common,
    method: 'GET',
    path: '/api/ns-b/raw',
    access: 'public',
    response: Type.Union([Type.Null(), Type.Object({ wide: Type.String() })]),
    query: Type.Object({ empty: Type.Optional(Type.Boolean()) }),
  }),
  facts: route({
    ...common,
    method: 'GET',
    path: '/api/facts/:id',
    access: 'token-optional',
    params: Id,
    query: Type.Object({ size: Type.Optional(Type.Integer({ minimum: 1 })) }),
    response: Type.Unknown(),
  }),
  upload: route({
    ...common,
    method: 'PUT',
    path: '/api/upload',
    access: 'public',
    body: 'bytes',
    response: Type.Object({ bytes: Type.Integer() }),
  }),
  refusedUpload: route({
    ...common,
    method: 'PUT',
    path: '/api/refused-upload',
    access: 'public',
    body: 'bytes',
    response: Type.Null(),
  }),
  file: route({ ...common, method: 'GET', path: '/api/file', access: 'public', response: 'bytes' }),
  counting: route({ ...common, method: 'GET', path: '/api/counting', access: 'public', events: Count }),
  chat: route({
    ...common,
    method: 'POST',
    path: '/api/chat',
    access: 'public',
    body: Type.Object({}),
    response: Type.Object({ whole: Type.Boolean() }),
    events: Count,
  }),
  faulty: route({ ...common, method: 'GET', path: '/api/faulty', access: 'public', response: Type.Null() }),
  undeclared: route({
    ...common,
    method: 'GET',
    path: '/api/undeclared',
    access: 'token-optional',
    response: Type.Null(),
  }),
  wrong: route({ ...common, method: 'GET', path: '/api/wrong', access: 'public', response: Type.Null() }),
  secret: route({ ...common, method: 'GET', path: '/api/secret', access: 'signed-in', response: Type.String() }),
  inProject: route({
    ...common,
    method: 'GET',
    path: '/api/projects/:id',
    access: { role: 'viewer', project: 'params.id' },
    params: Id,
    response: Type.Unknown(),
  }),
  watch: route({
    ...common,
    method: 'GET',
    path: '/api/projects/:id/watch',
    access: { role: 'viewer', project: 'params.id' },
    params: Id,
    events: Count,
  }),
  byQuery: route({
    ...common,
    method: 'GET',
    path: '/api/by-query',
    access: { role: 'viewer', project: 'query.project_id' },
    query: Type.Object({ project_id: Type.String() }),
    response: Type.Unknown(),
  }),
  save: route({
    ...common,
    method: 'POST',
    path: '/api/save',
    access: { role: 'editor', project: 'body.projectId', absent: 'null' },
    body: Type.Object({ projectId: Type.Optional(Type.String()) }),
    response: Type.Unknown(),
  }),
};
export type BareHandlers = Handlers<typeof routes>;

export const content = 'The quick brown fox';

/** What the handlers do unless a test brings its own. */
const handlers: BareHandlers = {
  echo: ({ body }) => body,
  enveloped: ({ query }) => new RawJson(query.empty ? 'null' : '{"wide":"yes"}'),
  facts: ({ params, query }, { request: { language, userAgent, lastEventId, ip } }) => ({
    ...params,
    ...query,
    language,
    userAgent,
    lastEventId,
    ip,
  }),
  async upload({ body }) {
    let bytes = 0;
    for await (const piece of body) bytes += piece.length;
    return { bytes };
  },
  async refusedUpload({ body }) {
    for await (const piece of body) throw new Error(`stopped after ${piece.length} bytes`);
    return null;
  },
  file: () => ({
    contentType: 'text/plain',
    size: content.length,
    etag: 'fox',
    headers: { 'cache-control': 'public' },
    open: async (range) => Readable.from([content.slice(range?.start ?? 0, (range?.end ?? Infinity) + 1)]),
  }),
  counting: () => countTo(3),
  chat: (_, { request }) => (request.wantsEvents ? countTo(2) : { whole: true }),
  faulty: () => {
    throw new Error('a canary in the cellar');
  },
  undeclared: () => {
    throw new (class extends Error {})('replaced by the test');
  },
  wrong: () => 7 as unknown as null,
  secret: (_, { caller }) => caller.id,
  inProject: (_, { project }) => project,
  watch: () => countTo(3),
  byQuery: (_, { project }) => project,
  save: (_, { project, caller }) => ({ project, caller }),
};

export async function* countTo(last: number): AsyncGenerator<Streamed<{ type: 'counted'; count: number }>> {
  for (let count = 1; count <= last; count += 1) yield { id: String(count), event: { type: 'counted', count } };
}

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((close) => close()))));

/** Tokens are names of people; their roles in the project `tea` are given. */
export function bareServer(own: Partial<BareHandlers> = {}, options: Partial<HttpOptions> = {}) {
  const roles: Record<string, Role> = { olga: 'owner', ed: 'editor', vera: 'viewer', carl: 'canvas' };
  const http = createHttpServer({
    access: {
      verifyToken: async (token) => (token === 'forged' ? null : { id: token, sessionId: `session of ${token}` }),
      accessTo: async (projectId, caller) => {
        const role = projectId === 'tea' && caller ? roles[caller.id] : undefined;
        return role ? { id: projectId, role } : null;
      },
      openShare: async () => null,
      onAccessChange: async () => () => {},
      sessionHolds: async () => true,
      onSessionEnd: async () => () => {},
    },
    ...options,
  });
  mount(http, routes, { ...handlers, ...own });
  open.push(() => http.fastify.close());
  return { ...http, listen: () => http.fastify.listen({ port: 0, host: '127.0.0.1' }) };
}

export const as = (person: string) => ({ authorization: `Bearer ${person}` });
