import { contract, createClient, type Route } from '@easel/contract';
import { encodeSnapshot } from '@easel/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';

/** What others who implement the contract rely on beyond the fields of single routes. */
let house: House;
let ada: Person;
beforeAll(async () => {
  house = await openHouse(engines.at(-1)!);
  ada = await house.signIn('ada@example.org');
});
afterAll(() => house.leave());

type Asked = { method?: string; body?: object | string; token?: string | null; headers?: Record<string, string> };
async function ask(path: string, { method, body, token, headers }: Asked = {}) {
  const bearer = token === undefined ? ada.session.accessToken : token;
  const answer = await fetch(house.baseUrl + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
}
const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const viewport = { x: 0, y: 0, k: 1 };
const text = (id: string) => ({ id, type: 'text', x: 0, y: 0, width: 10, height: 10 });

test('the health of the service names it and tells the time of UTC, to anyone', async () => {
  const { status, body } = await ask('/api/health', { token: null });
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'ok', service: 'easel', time: expect.stringMatching(time) });
});

test('three families of paths answer in an envelope, all others bare', async () => {
  const { body: made } = await ask('/api/projects', { body: { title: 'Tea' } });
  const projectId: string = made.id;
  const saving = { projectId, canvas: encodeSnapshot({ viewport, nodes: [text('a')], connections: [] }), version: '0' };
  const saved = { projectId, newCreated: false, validProjectId: true, version: '1', merged: false };
  expect((await ask('/api/ns-a/project/saveProject', { body: saving })).body).toEqual({
    code: 0,
    msg: null,
    data: saved,
  });
  const plain = { viewport, nodes: [text('a'), text('b')], connections: [], version: '1' };
  const patched = await ask(`/api/projects/${projectId}/canvas`, { method: 'PATCH', body: plain });
  expect(patched.body).toEqual({ code: 0, msg: null, data: { ...saved, version: '2' } });
  const found = await ask('/api/ns-a/project/queryProject', { body: { projectId, cid: 'window' } });
  expect(found.body).toEqual({
    code: 0,
    msg: null,
    data: {
      projectId,
      projectName: 'Tea',
      canvas: expect.stringMatching(/^SHAKKERDATA:\/\/[\w+/]+=*$/),
      assetMeta: {},
      validProjectId: true,
      projectType: 3,
      version: '2',
      permission: 'owner',
      capabilities: { canViewCanvas: true, canViewChat: true, canEdit: true, canManage: true },
    },
  });
  const last = await ask('/api/ns-a/agent/queryAgentLastThread', { body: { projectId } });
  expect(last.body).toEqual({ code: 0, msg: null, data: null });
  const list = await ask('/api/ns-a/agent/agentThreadList', { body: { projectId, page: 1, pageSize: 20, cid: 'x' } });
  expect(list.body).toEqual({ code: 0, msg: null, data: { list: [], total: 0, page: 1, pageSize: 20 } });
  const grouped = await ask(`/api/ns-b/chat-history?project_id=${projectId}`);
  expect(grouped.body).toEqual({ code: 0, msg: 'success', data: { items: [] } });
  const status = await ask(`/api/ns-b/thread/status?project_id=${projectId}`);
  expect(status.body).toEqual({ code: 0, msg: 'success', data: { status: 'done', thread_id: null } });
  expect(Object.keys((await ask('/api/projects')).body)).toEqual(['projects']);
  expect((await ask(`/api/projects/${projectId}/history`)).body).toEqual({ projectId, messages: [] });
});

test('an error has its words, its status, its code and its request; what is not valid says where', async () => {
  const { status, headers, body } = await ask('/api/projects', { body: { title: 7 } });
  expect(status).toBe(400);
  expect(body).toEqual({
    error: expect.stringMatching(/\w/),
    code: 400,
    errorCode: 'request.invalid',
    requestId: headers.get('x-request-id'),
    details: [{ pointer: '/body/title', reason: expect.stringMatching(/\w/) }],
  });
  const missing = await ask('/api/projects/01900000-0000-7000-8000-000000000000');
  expect([missing.status, missing.body.code]).toEqual([404, 404]);
  expect(Object.keys(missing.body)).toEqual(['error', 'code', 'errorCode', 'requestId']);
});

test('every answer, good or bad, names its request', async () => {
  const answers = [
    await ask('/api/health'),
    await ask('/api/nothing'),
    await ask('/api/projects', { token: null }),
    await ask('/api/projects', { body: '{' }),
    await ask('/api/shares/nothing', { token: null }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 400, 404]);
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(uuid7);
  expect(new Set(ids).size).toBe(answers.length);
});

test('who has not signed in is told how, whether or not the thing is there; a stranger learns of nothing', async () => {
  const { id } = await ada.projects.create({ title: 'Hidden' });
  const unknown = '01900000-0000-7000-8000-000000000000';
  for (const place of [id, unknown]) {
    const { status, headers } = await ask(`/api/projects/${place}`, { token: null });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  }
  const eve = await house.signIn('eve@example.org');
  const token = eve.session.accessToken;
  const [hidden, none] = [
    await ask(`/api/projects/${id}`, { token }),
    await ask(`/api/projects/${unknown}`, { token }),
  ];
  expect([hidden.status, none.status]).toEqual([404, 404]);
  expect({ ...hidden.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
});

test.each<[string, (token: string, userId: string) => Record<string, string>]>([
  ['a cookie', (token) => ({ cookie: `token=${token}; accessToken=${token}; authorization=Bearer ${token}` })],
  ['a header called token', (token) => ({ token })],
  ['a header that names a person', (_, userId) => ({ 'x-user-id': userId })],
])('%s is no way to sign in', async (_, headersOf) => {
  const { accessToken, user } = ada.session;
  const headers = headersOf(accessToken, user.id);
  expect((await ask('/api/account/profile', { token: null, headers })).status).toBe(401);
  // Nor does it make somebody else of a person who has signed in.
  const eve = await house.signIn('eve@example.org');
  const asEve = await ask('/api/account/profile', { token: eve.session.accessToken, headers });
  expect(asEve.body.id).toBe(eve.session.user.id);
});

test('what a body holds beyond its route is passed over; no wrong type is taken for a right one', async () => {
  const more = { title: 'Tea', id: 'mine', owner: 'eve', colour: 'red' };
  const { status, body } = await ask('/api/projects', { body: more });
  expect([status, body.title, body.role]).toEqual([200, 'Tea', 'owner']);
  expect(body.id).not.toBe('mine');
  expect(body).not.toHaveProperty('colour');
  for (const wrong of [{ title: 7 }, { imageCount: '2' }, { enableWebSearch: 'true' }, { brandKitId: null }]) {
    const refused = await ask('/api/projects', { body: wrong });
    const details = [{ pointer: `/body/${Object.keys(wrong)[0]}` }];
    expect(refused.body).toMatchObject({ code: 400, errorCode: 'request.invalid', details });
  }
});

test('the fields that older clients save along are taken, each by its type', async () => {
  const canvas = encodeSnapshot({ viewport, nodes: [], connections: [] });
  const fields = {
    canvas,
    projectCoverList: ['https://example.org/a.png'],
    picCount: 3,
    projectName: 'Older',
    version: '0',
    sessionId: 'window',
    canvasV2Gray: true,
  };
  const { body } = await ask('/api/ns-a/project/saveProject', { body: fields });
  expect(body.data).toMatchObject({ newCreated: true, validProjectId: true });
  const { id } = { id: body.data.projectId as string };
  // What a client claims to have is not what is there.
  expect(await ada.projects.get({ id })).toMatchObject({ title: 'Older', picCount: 0, coverUrl: null });
  for (const wrong of [{ canvasV2Gray: 'yes' }, { picCount: '3' }, { projectCoverList: 'a' }, { version: 7 }]) {
    const refused = await ask('/api/ns-a/project/saveProject', { body: { ...fields, ...wrong } });
    expect(refused.body.details).toMatchObject([{ pointer: `/body/${Object.keys(wrong)[0]}` }]);
  }
});

test('a save from a version that nobody had is merged, and takes nothing away', async () => {
  const { id } = await ada.projects.create({ title: 'Merged' });
  await ada.canvas.patch({ id }, { changes: { put: [text('a') as never] } });
  for (const version of ['', 'tea', '999999']) {
    const saved = await ada.canvas.patch({ id }, { nodes: [text(`by-${version}`)], connections: [], version });
    expect(saved).toMatchObject({ validProjectId: true });
  }
  const ids = (await ada.projects.get({ id })).nodes.map((node) => node.id);
  expect(ids.toSorted()).toEqual(['a', 'by-', 'by-999999', 'by-tea']);
});

test('ids are UUIDs of version 7, and times are of UTC with milliseconds', async () => {
  const { id, createdAt, updatedAt } = await ada.projects.create({ title: 'Ids' });
  const member = await ada.sharing.addMember({ id }, { identifier: 'ben@example.org', permission: 'viewer' });
  const wish = { fileName: 'a.png', contentType: 'image/png', size: 9 };
  const { assetId, expiresAt } = await ada.assets.uploadUrl(wish);
  const { createdAt: signedUp, id: userId } = ada.session.user;
  for (const one of [id, member.id, assetId, userId]) expect(one).toMatch(uuid7);
  for (const at of [createdAt, updatedAt, member.createdAt, expiresAt, signedUp]) expect(at).toMatch(time);
});

test('a body that is no JSON is of the wrong type; 32 MiB are taken and a byte more is not', async () => {
  const form = await ask('/api/projects', { body: 'title=Tea', headers: { 'content-type': 'text/plain' } });
  expect([form.status, form.body.errorCode]).toEqual([415, 'request.unsupported_media_type']);
  const whole = 32 * 2 ** 20;
  const padded = (bytes: number) => '{"title":"Padded"'.padEnd(bytes - 1) + '}';
  expect((await ask('/api/projects', { body: padded(whole) })).status).toBe(200);
  const more = await ask('/api/projects', { body: padded(whole + 1) });
  expect([more.status, more.body.errorCode]).toEqual([413, 'request.too_large']);
});

test('a title holds 200 characters, a prompt 8,000, and a page of conversations 100', async () => {
  const { id } = await ada.projects.create({ title: 'x'.repeat(200) });
  await ada.projects.rename({ id }, { title: 'y'.repeat(200) });
  const invalid = { status: 400, errorCode: 'request.invalid' };
  await expect(ada.projects.rename({ id }, { title: 'y'.repeat(201) })).rejects.toMatchObject(invalid);
  await expect(ada.projects.create({ title: 'x'.repeat(201) })).rejects.toMatchObject(invalid);
  await ada.projects.create({ prompt: 'x'.repeat(8_000) });
  await expect(ada.projects.create({ prompt: 'x'.repeat(8_001) })).rejects.toMatchObject(invalid);
  const words = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
  const said = (text: string) => ada.agent.chat({ id }, { messages: words(text) });
  await expect(said('x'.repeat(8_001))).rejects.toMatchObject(invalid);
  const halves = [
    {
      role: 'user' as const,
      contents: [5_000, 5_000].map((length) => ({ type: 'text' as const, text: 'x'.repeat(length) })),
    },
  ];
  await expect(ada.agent.chat({ id }, { messages: halves })).rejects.toMatchObject(invalid);
  await expect(ada.agent.generate({ id }, { prompt: 'x'.repeat(8_001) })).rejects.toMatchObject(invalid);
  expect((await ada.agent.threadList({ projectId: id, page: 1, pageSize: 100 })).pageSize).toBe(100);
  await expect(ada.agent.threadList({ projectId: id, page: 1, pageSize: 101 })).rejects.toMatchObject(invalid);
  await expect(ada.agent.threadList({ projectId: id, page: 0 })).rejects.toMatchObject(invalid);
});

test.each([
  { imageSize: '255x256' },
  { imageSize: '4097x256' },
  { imageSize: '512' },
  { imageQuality: 'best' },
  { imageCount: 0 },
  { imageCount: 9 },
  { imageCount: 1.5 },
  { mode: 'paint' },
  { imageModel: 'nobody' },
])('%j is no way to make a picture', async (options) => {
  const { id } = await ada.projects.create({ title: 'Options' });
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'A fox' }] }];
  const refused = { status: 400 };
  await expect(ada.projects.create({ prompt: 'A fox', ...(options as object) })).rejects.toMatchObject(refused);
  await expect(ada.agent.chat({ id }, { messages, ...(options as object) })).rejects.toMatchObject(refused);
  await expect(ada.agent.generate({ id }, { prompt: 'A fox', ...(options as object) })).rejects.toMatchObject(refused);
  expect((await ada.agent.history({ id })).messages).toEqual([]);
});

test('all options of pictures at their edges begin a project', async () => {
  for (const imageSize of ['256x256', '4096x256', 'auto']) {
    for (const imageQuality of ['auto', 'low', 'medium', 'high'] as const) {
      const options = { imageModel: 'auto', imageSize, imageQuality, imageCount: 8, enableWebSearch: true };
      expect((await ada.projects.create({ prompt: 'A fox', mode: 'design', ...options })).turnId).toMatch(uuid7);
    }
  }
});

test('requests speak as the user in words, and as nobody else', async () => {
  const { id } = await ada.projects.create({ title: 'Roles' });
  const said = (role: string, content: object) =>
    ask(`/api/projects/${id}/agent/chat`, { body: { messages: [{ role, contents: [content] }] } });
  for (const [role, content] of [
    ['assistant', { type: 'text', text: 'A fox' }],
    ['system', { type: 'text', text: 'A fox' }],
    ['user', { type: 'image', text: 'A fox' }],
    ['user', { type: 'text', text: 7 }],
    ['user', { type: 'text' }],
  ] as const) {
    expect((await said(role, content)).body).toMatchObject({ code: 400, errorCode: 'request.invalid' });
  }
});

test('what is ours beyond the contract stands under /api too, and says so', async () => {
  const { paths } = (await ask('/api/openapi.json')).body as { paths: Record<string, Record<string, object>> };
  const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group));
  for (const { method, path, extension } of routes) {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
    expect([path, 'x-extension' in operation]).toEqual([path, extension === true]);
  }
});

test('canvas snapshots keep what nobody here knows of nodes, connections and the canvas itself', async () => {
  const { canvas } = createClient({ baseUrl: house.baseUrl, token: () => ada.session.accessToken });
  const sent = {
    viewport,
    nodes: [{ ...text('a'), type: 'hologram', phase: 3, data: { deep: { er: [1, null, 'x'] } } }],
    connections: [{ id: 'c', from: 'a', to: 'a', weather: 'mild' }],
    era: { n: 9 },
  };
  const { projectId } = await canvas.save({ canvas: encodeSnapshot(sent as never) });
  const { nodes, connections } = await ada.projects.get({ id: projectId });
  expect([nodes, connections]).toEqual([sent.nodes, sent.connections]);
});
