import { expect, test } from 'vitest';
import { as, bareServer } from './bare-server.ts';

const people = ['anonymous', 'forged', 'eve', 'carl', 'vera', 'ed', 'olga'];

async function statuses(request: { method: 'GET' | 'POST'; url: string; payload?: object }) {
  const { fastify } = bareServer();
  const answers = people.map(async (person) => {
    const headers = person === 'anonymous' ? {} : as(person);
    return [person, (await fastify.inject({ ...request, headers })).statusCode] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

const readers = { anonymous: 401, forged: 401, eve: 404, carl: 403, vera: 200, ed: 200, olga: 200 };

test('a project named in the path or in the query opens to its roles', async () => {
  expect(await statuses({ method: 'GET', url: '/api/projects/tea' })).toEqual(readers);
  expect(await statuses({ method: 'GET', url: '/api/by-query?project_id=tea' })).toEqual(readers);
});

test('an unknown project looks like one that is not shared', async () => {
  const nobody = { anonymous: 401, forged: 401, eve: 404, carl: 404, vera: 404, ed: 404, olga: 404 };
  expect(await statuses({ method: 'GET', url: '/api/projects/coffee' })).toEqual(nobody);
  expect(await statuses({ method: 'GET', url: '/api/by-query' })).toEqual(nobody);
  expect(await statuses({ method: 'GET', url: '/api/by-query?project_id=a%00b' })).toEqual(nobody);
});

test('a body may leave its project out, and then needs a signed-in caller alone', async () => {
  const save = (payload: object) => statuses({ method: 'POST', url: '/api/save', payload });
  const editors = { anonymous: 401, forged: 401, eve: 404, carl: 403, vera: 403, ed: 200, olga: 200 };
  expect(await save({ projectId: 'tea' })).toEqual(editors);
  const everyone = { anonymous: 401, forged: 401, eve: 200, carl: 200, vera: 200, ed: 200, olga: 200 };
  expect(await save({})).toEqual(everyone);
  const { fastify } = bareServer();
  const made = await fastify.inject({ method: 'POST', url: '/api/save', payload: {}, headers: as('eve') });
  expect(made.json()).toEqual({ project: null, caller: { id: 'eve', sessionId: 'session of eve' } });
});

test('a stranger is refused before the body is read', async () => {
  const { fastify } = bareServer();
  const payload = '{"projectId": not even JSON';
  const headers = { 'content-type': 'application/json' };
  expect((await fastify.inject({ method: 'POST', url: '/api/save', payload, headers })).statusCode).toBe(401);
});

test('the header is read as the standard has it, and a bad one is never taken for none', async () => {
  const { fastify } = bareServer();
  const status = async (authorization: string) =>
    (await fastify.inject({ url: '/api/facts/1', headers: { authorization } })).statusCode;
  expect(await status('bearer ada')).toBe(200);
  for (const bad of ['Bearer', 'Basic ada', 'ada', 'Bearer forged']) expect(await status(bad)).toBe(401);
});
