import type { ProjectEvent, StreamedEvent } from '@easel/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { createFeatures } from '../src/features.ts';
import { createLog } from '../src/log.ts';
import { openServices } from '../src/services.ts';
import { as, bareServer, countTo } from './bare-server.ts';
import { engines, openHouse, type House, type Person } from './house.ts';
import { callerWith, refusal } from './share-callers.ts';

const redisUrl = inject('redisUrl');

/** The role that a stream begins with. */
async function roleTold(stream: AsyncGenerator<StreamedEvent<ProjectEvent>>) {
  const { value } = await stream.next();
  return value?.event.type === 'access-resolved' ? { role: value.event.role, id: value.id } : value;
}

describe.each(engines)('changes of access on %s', (engine) => {
  let house: House;
  let lena: Person;
  let ben: Person;
  beforeAll(async () => {
    house = await openHouse(engine, {
      variables: redisUrl ? { EASEL__CACHE__DRIVER: 'redis', EASEL__CACHE__URL: redisUrl } : {},
    });
    lena = await house.signIn('lena@example.org');
    ben = await house.signIn('ben@example.org');
  });
  afterAll(() => house.leave());

  async function invite(permission: 'canvas' | 'viewer' | 'editor') {
    const { id } = await lena.projects.create({ title: 'Shared' });
    const member = await lena.sharing.addMember({ id }, { identifier: 'ben@example.org', permission });
    return { id, member: { id, memberId: member.id } };
  }

  test.each([
    ['viewer', 'editor'],
    ['editor', 'canvas'],
  ] as const)('from %s to %s: the open stream ends, and the next one tells the new role', async (before, after) => {
    const { id, member } = await invite(before);
    const stream = ben.projects.events({ id });
    expect(await roleTold(stream)).toEqual({ role: before, id: undefined });
    await lena.sharing.changeMember(member, { permission: after });
    expect(await stream.next()).toMatchObject({ done: true });
    const next = ben.projects.events({ id });
    expect(await roleTold(next)).toMatchObject({ role: after });
    await next.return(undefined);
  });

  test('who is removed hears nothing more, and cannot come back', async () => {
    const { id, member } = await invite('editor');
    const stream = ben.projects.events({ id });
    await roleTold(stream);
    await lena.sharing.removeMember(member);
    await lena.projects.rename({ id }, { title: 'Secret' });
    expect(await stream.next()).toMatchObject({ done: true });
    await expect(ben.projects.events({ id }).next()).rejects.toMatchObject(refusal(404, 'project.not_found'));
  });

  test('removing all access ends the streams of the link, and the link', async () => {
    const { id } = await lena.projects.create({ title: 'Shared' });
    const { shareId } = await lena.sharing.setLink({ id }, { permission: 'viewer' });
    const anyone = callerWith(house, { 'x-share-id': shareId! });
    const stream = anyone.projects.events({ id });
    expect(await roleTold(stream)).toMatchObject({ role: 'viewer' });
    await lena.sharing.revoke({ id });
    expect(await stream.next()).toMatchObject({ done: true });
    await expect(anyone.projects.events({ id }).next()).rejects.toMatchObject(refusal(401, 'auth.required'));
    await expect(anyone.sharing.open({ shareId: shareId! })).rejects.toMatchObject({ status: 404 });
  });

  test('a link that becomes private ends its streams; one that stays what it was does not', async () => {
    const { id } = await lena.projects.create({ title: 'Shared' });
    const { shareId } = await lena.sharing.setLink({ id }, { permission: 'viewer' });
    const stream = callerWith(house, { 'x-share-id': shareId! }).projects.events({ id });
    await roleTold(stream);
    await lena.sharing.setLink({ id }, { permission: 'viewer' });
    await lena.projects.rename({ id }, { title: 'Still told' });
    expect((await stream.next()).value?.event).toMatchObject({ title: 'Still told' });
    await lena.sharing.setLink({ id }, { permission: 'private' });
    expect(await stream.next()).toMatchObject({ done: true });
  });

  test('the stream of a turn ends too', async () => {
    // Nobody works here, so the turn waits and its stream stays open.
    const { id, turnId } = await lena.projects.create({ prompt: 'A fox' });
    const { shareId } = await lena.sharing.setLink({ id }, { permission: 'viewer' });
    const url = `${house.baseUrl}/api/projects/${id}/agent/turns/${turnId}/events`;
    const open = () => fetch(url, { headers: { 'x-share-id': shareId! } });
    const stream = await open();
    expect(stream.status).toBe(200);
    await lena.sharing.setLink({ id }, { permission: 'canvas' });
    expect(await stream.text()).toBe('retry: 2000\n\n');
    expect((await open()).status).toBe(401);
  });

  test('who may see the canvas alone hears nothing of the chat', async () => {
    const { id } = await invite('canvas');
    const stream = ben.projects.events({ id });
    await roleTold(stream);
    const own = lena.projects.events({ id });
    await roleTold(own);
    const leave = new AbortController();
    const asking = lena.agent.chat.stream(
      { id },
      { messages: [{ role: 'user', contents: [{ type: 'text', text: 'A fox' }] }] },
      { signal: leave.signal },
    );
    const asked = asking.next().catch(() => {});
    expect((await own.next()).value?.event).toMatchObject({ type: 'turn-changed' });
    await lena.projects.rename({ id }, { title: 'Canvas' });
    expect((await stream.next()).value?.event).toMatchObject({ type: 'project-renamed' });
    leave.abort();
    await asked;
    await Promise.all([stream.return(undefined), own.return(undefined)]);
  });

  test('signing out ends the streams of that window, and no others', async () => {
    const { id } = await invite('viewer');
    const [here, there] = [await house.signIn('ben@example.org'), await house.signIn('ben@example.org')];
    const [leaving, staying] = [here.projects.events({ id }), there.projects.events({ id })];
    await Promise.all([roleTold(leaving), roleTold(staying)]);
    await here.account.logout();
    expect(await leaving.next()).toMatchObject({ done: true });
    await expect(here.projects.events({ id }).next()).rejects.toMatchObject(refusal(401, 'auth.required'));
    await lena.projects.rename({ id }, { title: 'On' });
    expect((await staying.next()).value?.event).toMatchObject({ title: 'On' });
    await staying.return(undefined);
  });

  test('the streams of an account end with it', async () => {
    const { id } = await lena.projects.create({ title: 'Shared' });
    await lena.sharing.addMember({ id }, { identifier: 'gone@example.org', permission: 'viewer' });
    const gone = await house.signIn('gone@example.org');
    const stream = gone.projects.events({ id });
    await roleTold(stream);
    await house.features.deletion.run(gone.session.user.id, 'gone@example.org');
    expect(await stream.next()).toMatchObject({ done: true });
  });

  test('another project’s streams go on', async () => {
    const [one, other] = [await invite('viewer'), await invite('viewer')];
    const stream = ben.projects.events({ id: other.id });
    await roleTold(stream);
    await lena.sharing.removeMember(one.member);
    await lena.projects.rename({ id: other.id }, { title: 'On' });
    expect((await stream.next()).value?.event).toMatchObject({ title: 'On' });
    await stream.return(undefined);
  });

  test.runIf(redisUrl)('a change or a sign-out at one server ends the streams of another', async () => {
    const services = await openServices(house.settings, createLog('silent'));
    const app = createApp(services, createFeatures(services));
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
    const [one, other] = [await invite('viewer'), await invite('viewer')];
    const window = await house.signIn('ben@example.org');
    const elsewhere = callerWith({ ...house, baseUrl }, {}, window);
    const streams = [one, other].map(({ id }) => elsewhere.projects.events({ id }));
    for (const stream of streams) expect(await roleTold(stream)).toMatchObject({ role: 'viewer' });
    await lena.sharing.removeMember(one.member);
    expect(await streams[0]!.next()).toMatchObject({ done: true });
    await window.account.logout();
    expect(await streams[1]!.next()).toMatchObject({ done: true });
    await expect(elsewhere.account.profile()).rejects.toMatchObject(refusal(401, 'auth.required'));
    await app.close();
    await services.close();
  });
});

test('a change between the request and its stream is not missed', async () => {
  let revoked = false;
  let listening = 0;
  const { fastify } = bareServer(
    {
      watch: () => {
        revoked = true;
        return countTo(3);
      },
    },
    {
      access: {
        verifyToken: async (token) => ({ id: token, sessionId: '' }),
        accessTo: async (id) => (revoked ? null : { id, role: 'viewer' }),
        openShare: async () => null,
        onAccessChange: async () => {
          listening += 1;
          return () => void (listening -= 1);
        },
        sessionHolds: async () => true,
        onSessionEnd: async () => () => {},
      },
    },
  );
  const answer = await fastify.inject({ url: '/api/projects/tea/watch', headers: as('ben') });
  expect([answer.statusCode, answer.body, listening]).toEqual([200, '', 0]);
});
