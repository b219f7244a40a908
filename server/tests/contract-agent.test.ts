import { afterEach, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { inParallel } from '../src/agent/parallel.ts';
import { askFor, startFakeModels, type Script } from './fake-models.ts';
import { engines, openHouse } from './house.ts';

const said = (text: string) => [{ role: 'user' as const, contents: [{ type: 'text' as const, text }] }];
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function open(script: Script, variables: Record<string, string> = {}) {
  const models = await startFakeModels(script);
  const house = await openHouse(engines.at(-1)!, { worker: true, yaml: models.yaml, variables });
  cleanUps.push(models.close, house.leave);
  const ada = await house.signIn('ada@example.org');
  const { id } = await ada.projects.create({ prompt: '' });
  /** An answer as it is on the wire. */
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${ada.session.accessToken}` };
    return (await fetch(house.baseUrl + path, { headers })).json();
  };
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${ada.session.accessToken}`, 'content-type': 'application/json' };
    return (await fetch(house.baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  return { models, house, ada, id, get, post };
}

test('the history replays what was said, question before answer, in the order in which it was said', async () => {
  const { ada, id } = await open({ chat: (_, words) => ({ text: `Heard: ${words.slice(-20)}` }) });
  const first = await ada.agent.chat({ id }, { messages: said('One') });
  await ada.agent.chat({ id }, { messages: said('Two'), newThread: true });
  await ada.agent.chat({ id }, { messages: said('Three'), threadId: first.threadId });
  const { projectId, messages } = await ada.agent.history({ id });
  expect(projectId).toBe(id);
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user', 'assistant']);
  const asked = messages.filter(({ role }) => role === 'user').map(({ contents }) => contents[0]);
  expect(asked).toEqual(['One', 'Two', 'Three'].map((text) => ({ type: 'text', text })));
  const times = messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted());
  for (const [at, message] of messages.entries()) {
    expect(message).toMatchObject({ status: 'done', turnId: messages[at - (at % 2)]!.turnId });
  }
  const ofFirst = await ada.agent.history({ id }, { threadId: first.threadId });
  expect(ofFirst.messages.map(({ id: one }) => one)).toEqual([0, 1, 4, 5].map((at) => messages[at]!.id));
});

test('threads, their history and their status have the fields of older clients', async () => {
  const { ada, id, get, post } = await open({ chat: askFor(['Fox']) });
  const { threadId, message } = await ada.agent.chat({ id }, { messages: said('A fox in the snow') });
  expect(await post('/api/ns-a/agent/queryAgentLastThread', { projectId: id })).toEqual({
    code: 0,
    msg: null,
    data: threadId,
  });
  const listed = await post('/api/ns-a/agent/agentThreadList', { projectId: id, page: 1, pageSize: 10, cid: 'x' });
  const time = expect.stringMatching(/T.*Z$/);
  expect(listed.data).toEqual({
    list: [
      {
        agentThreadId: threadId,
        projectId: id,
        title: 'A fox in the snow',
        text: expect.stringContaining('All done.'),
        status: 'done',
        createTime: time,
        updateTime: time,
      },
    ],
    total: 1,
    page: 1,
    pageSize: 10,
  });
  const place = `project_id=${id}&thread_id=${threadId}`;
  const { data } = await get(`/api/ns-b/chat-history?${place}`);
  const item = { id: expect.any(String), timestamp: time, text: expect.any(String), content: expect.any(Array) };
  expect(data.items).toEqual([
    {
      thread_meta: {
        thread_id: threadId,
        project_id: id,
        title: 'A fox in the snow',
        status: 'done',
        created_at: time,
        updated_at: time,
      },
      history: [
        { ...item, role: 'user', type: 'text', text: 'A fox in the snow', image_list: [] },
        { ...item, role: 'assistant', type: 'image', image_list: [expect.stringMatching(/^\/api\/files\//)] },
      ],
    },
  ]);
  expect(data.items[0].history[1].content).toEqual(message.contents);
  for (const which of [place, `project_id=${id}`]) {
    expect(await get(`/api/ns-b/thread/status?${which}`)).toEqual({
      code: 0,
      msg: 'success',
      data: { status: 'done', thread_id: threadId },
    });
  }
});

test('the status of the last thread is that of the project, from waiting to its end', async () => {
  const hold = Promise.withResolvers<void>();
  const { ada, id, models } = await open({ chat: askFor(['Fox']), picture: () => hold.promise });
  const turn = ada.agent.chat({ id }, { messages: said('A fox') });
  await vi.waitFor(() => expect(models.requests.some(({ kind }) => kind === 'image')).toBe(true), 10_000);
  expect((await ada.agent.threadStatus({ project_id: id })).status).toBe('running');
  hold.resolve();
  const { threadId } = await turn;
  expect(await ada.agent.threadStatus({ project_id: id })).toEqual({ status: 'done', thread_id: threadId });
  models.script.chat = () => ({ status: 400 });
  await ada.agent.chat({ id }, { messages: said('A fox') });
  expect((await ada.agent.threadStatus({ project_id: id, thread_id: threadId })).status).toBe('failed');
});

test('an answer to a turn holds all that it did; so does what generate answers', async () => {
  const { ada, id } = await open({ chat: askFor(['Fox']) });
  const answer = await ada.agent.chat({ id }, { messages: said('A fox'), mode: 'design' });
  const meta = expect.objectContaining({ source: 'agent' });
  const madeAs = (title: string) => [expect.objectContaining({ type: 'image', title, meta })];
  expect(answer).toEqual({
    projectId: id,
    threadId: expect.any(String),
    turnId: expect.any(String),
    status: 'done',
    message: expect.objectContaining({ role: 'assistant', status: 'done', turnId: answer.turnId }),
    nodes: madeAs('Fox'),
    version: '1',
  });
  const image = answer.message.contents.find(({ type }) => type === 'image');
  expect(image).toEqual({
    type: 'image',
    nodeId: answer.nodes[0]!.id,
    assetId: expect.any(String),
    url: expect.stringMatching(/^\/api\/files\//),
    title: 'Fox',
    prompt: 'picture of Fox',
    model: 'painter',
    procedural: false,
    width: 512,
    height: 512,
  });
  const made = await ada.agent.generate({ id }, { prompt: 'Another', mode: 'design' });
  expect(Object.keys(made).toSorted()).toEqual(['message', 'nodes', 'project']);
  expect(made.project).toMatchObject({ id, version: '2', brandKitId: '', messages: expect.any(Array) });
  expect(made.nodes).toEqual(madeAs('Fox 2'));
});

test('who hangs up does not stop the turn', async () => {
  const reached = Promise.withResolvers<void>();
  const hold = Promise.withResolvers<void>();
  const picture = () => {
    reached.resolve();
    return hold.promise;
  };
  const { ada, id } = await open({ chat: askFor(['Fox']), picture });
  const gone = new AbortController();
  const turn = ada.agent.chat({ id }, { messages: said('A fox') }, { signal: gone.signal });
  const hungUp = expect(turn).rejects.toThrow();
  await reached.promise;
  gone.abort();
  await hungUp;
  hold.resolve();
  await vi.waitFor(async () => expect((await ada.agent.threadStatus({ project_id: id })).status).toBe('done'), 10_000);
  expect((await ada.projects.get({ id })).nodes).toMatchObject([{ title: 'Fox' }]);
});

test('a project’s end takes pictures along that the agent made, also those that left the canvas before', async () => {
  const { ada, id, house } = await open({ chat: askFor(['Fox', 'Owl']) }, { EASEL__STORAGE__DELETE_GRACE_HOURS: '0' });
  const { nodes } = await ada.agent.chat({ id }, { messages: said('Two animals') });
  const statusOf = async (at: number) => (await fetch(house.baseUrl + String(nodes[at]!.data!.url))).status;
  const { version } = await ada.projects.get({ id });
  await ada.canvas.patch({ id }, { baseVersion: version, changes: { remove: [nodes[0]!.id] } });
  const waiting = () => house.database.read.selectFrom('jobs').select('id').execute();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), 10_000);
  // The chat still shows it.
  expect([await statusOf(0), await statusOf(1)]).toEqual([200, 200]);
  await ada.projects.remove({ id });
  await vi.waitFor(async () => expect([await statusOf(0), await statusOf(1)]).toEqual([404, 404]), 10_000);
});

test('a save that leaves a picture out puts off its deletion by a week, in the same transaction', async () => {
  const { ada, id, house } = await open({});
  const pixels = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const wish = { fileName: 'a.png', contentType: 'image/png', size: pixels.length };
  const { assetId, publicUrl: url, uploadUrl, headers } = await ada.assets.uploadUrl(wish);
  await fetch(house.baseUrl + uploadUrl, { method: 'PUT', headers, body: new Uint8Array(pixels) });
  const node = { id: 'a', type: 'image', x: 0, y: 0, width: 8, height: 8, data: { assetId, url } };
  await ada.canvas.save({ projectId: id, nodes: [node], connections: [], version: '0' });
  const deletions = async () =>
    (await house.database.read.selectFrom('jobs').selectAll().where('kind', '=', 'delete-assets').execute()).map(
      ({ payload, due_at }) => ({ ...JSON.parse(payload), hours: Math.round((due_at - Date.now()) / 3_600_000) }),
    );
  expect(await deletions()).toEqual([]);
  await expect(ada.canvas.save({ projectId: id, nodes: 7, version: '1' })).rejects.toMatchObject({ status: 422 });
  expect(await deletions(), 'a save that is refused deletes nothing').toEqual([]);
  await ada.canvas.save({ projectId: id, nodes: [], connections: [], version: '1' });
  expect(await deletions()).toEqual([{ assetIds: [assetId], at: expect.any(String), hours: 168 }]);
  expect((await fetch(house.baseUrl + url)).status).toBe(200);
});

test('a task of layers names its picture, its project and how far it is', async () => {
  const { ada, id, house, get, post } = await open({});
  await house.stopWorking();
  const pixels = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const wish = { fileName: 'a.png', contentType: 'image/png', size: pixels.length };
  const { publicUrl: image_url, uploadUrl, headers } = await ada.assets.uploadUrl(wish);
  await fetch(house.baseUrl + uploadUrl, { method: 'PUT', headers, body: new Uint8Array(pixels) });
  const generator_name = 'layer-separation';
  const asked = { cid: 'window', project_id: id, generator_name, input_args: { image_url } };
  const { data, ...envelope } = await post('/api/generator/tasks', asked);
  expect(envelope).toEqual({ code: 0, msg: null });
  expect(data).toEqual({ task_id: expect.any(String), status: 'pending' });
  const { task_id } = data;
  expect(await get(`/api/generator/tasks?task_id=${task_id}&project_id=${id}`)).toEqual({
    code: 0,
    msg: null,
    data: expect.objectContaining({
      task_id,
      project_id: id,
      generator_name,
      status: 'pending',
      progress: 0,
      artifacts: [],
      fail_reason: null,
    }),
  });
  const psd = await post('/api/generator/tasks', { ...asked, generator_name: 'psd' });
  expect(psd).toMatchObject({ code: 400, errorCode: 'generator.unknown' });
});

test('a turn hears what was said before, what stands on the canvas, and in which language to answer', async () => {
  const { ada, id, models } = await open({ chat: askFor(['Fox']) });
  await ada.agent.chat({ id }, { messages: said('A fox in the snow') });
  const note = {
    id: 'n',
    type: 'text',
    x: 900,
    y: 900,
    width: 90,
    height: 40,
    title: 'Opening hours',
    data: { text: 'Opening soon' },
  };
  const { version } = await ada.projects.get({ id });
  await ada.canvas.patch({ id }, { baseVersion: version, changes: { put: [note as never] } });
  const before = models.requests.length;
  await ada.agent.chat({ id }, { messages: said('再画一只') });
  const told = models.requests[before]!.body.messages!.map(
    ({ role, content }) => `${role}: ${JSON.stringify(content)}`,
  );
  expect(told[0]).toContain('On the canvas, newest first:');
  expect(told[0]).toContain('Fox');
  expect(told[0]).toContain('Opening hours at 900,900');
  expect(told[0]).toMatch(/Answer in Simplified Chinese/);
  expect(told.slice(1).filter((one) => one.includes('A fox in the snow'))).toHaveLength(1);
  expect(told.at(-1)).toBe('user: "再画一只"');
});

test('no more pages are read side by side than the settings say', async () => {
  let [now, most] = [0, 0];
  const gates = Array.from({ length: 9 }, () => Promise.withResolvers<void>());
  const all = inParallel([...gates.keys()], 4, new AbortController().signal, async (at) => {
    now += 1;
    most = Math.max(most, now);
    await gates[at]!.promise;
    now -= 1;
  });
  for (const { resolve } of gates) {
    await Promise.resolve();
    resolve();
  }
  await all;
  expect(most).toBe(4);
});
