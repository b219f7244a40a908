import { randomUUID } from 'node:crypto';
import { contract, roles, type Role, type Route } from '@easel/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House } from './house.ts';

type Person = 'anonymous' | 'bad token' | 'stranger' | Role;
const people: Person[] = ['anonymous', 'bad token', 'stranger', ...roles];
const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group));
const matrix = routes.flatMap((route) =>
  people.map((person) => ({ route, person, name: `${route.method} ${route.path}` })),
);

type Verdict = 'let in' | 'auth.required' | 'access.denied' | 'project.not_found';

/** What the declared access promises. */
function promised({ access }: Route, person: Person): Verdict {
  if (person === 'bad token') return 'auth.required';
  if (access === 'public') return 'let in';
  if (person === 'anonymous') return 'auth.required';
  if (access === 'signed-in') return 'let in';
  if (person === 'stranger') return 'hidden' in access ? 'let in' : 'project.not_found';
  return roles.indexOf(person) >= roles.indexOf(access.role) ? 'let in' : 'access.denied';
}

describe.each(engines)('access on %s', (engine) => {
  let house: House;
  beforeAll(async () => void (house = await openHouse(engine)));
  afterAll(() => house.leave());

  /** A project of the owner's, shared with one person of each lesser role. */
  async function shareProject(): Promise<string> {
    const owner = await house.signIn('owner@example.org');
    const { id } = await owner.projects.create({ title: 'Shared' });
    for (const role of ['canvas', 'viewer', 'editor'] as const) {
      const { session } = await house.signIn(`${role}@example.org`);
      const member = { project_id: id, user_id: session.user.id, role };
      await house.database.write((transaction) => transaction.insertInto('project_members').values(member).execute());
    }
    return id;
  }

  async function headersOf(person: Person): Promise<Record<string, string>> {
    if (person === 'anonymous') return {};
    if (person === 'bad token') return { authorization: 'Bearer forged' };
    const { session } = await house.signIn(`${person}@example.org`);
    return { authorization: `Bearer ${session.accessToken}` };
  }

  async function ask(route: Route, projectId: string, headers: Record<string, string>) {
    const named = typeof route.access === 'object' ? route.access.project : undefined;
    const path = route.path.replace(':id', projectId).replaceAll(/:\w+/g, randomUUID());
    const answer = await house.app.inject({
      method: route.method,
      url: named === 'query.project_id' ? `${path}?project_id=${projectId}` : path,
      headers,
      // Empty but for the id: access is decided before the rest of the body is read.
      ...(route.body && route.body !== 'bytes' && { payload: { projectId } }),
      // Streams of events have no end to wait for.
      payloadAsStream: true,
    });
    const streams = String(answer.headers['content-type']).startsWith('text/event-stream');
    const body = answer.stream();
    const text = streams ? '' : (await body.toArray()).join('');
    body.destroy();
    return { status: answer.statusCode, errorCode: text.startsWith('{') ? JSON.parse(text).errorCode : undefined };
  }

  test.each(matrix)('$name by $person', async ({ route, person }) => {
    const { status, errorCode } = await ask(route, await shareProject(), await headersOf(person));
    const refused = ['auth.required', 'access.denied', 'project.not_found'].includes(errorCode);
    expect(refused ? errorCode : 'let in').toBe(promised(route, person));
    expect(status).not.toBe(500);
    expect(errorCode).not.toBe('route.not_found');
  });
});
