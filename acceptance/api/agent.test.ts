import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { connect, hasty, signIn, type Person } from './client.ts';
import { openStream } from './event-stream.ts';
import { startModelProvider, type ModelProvider } from './model-provider.ts';
import {
  isoTime,
  uuidV7,
  type ChatAnswer,
  type Content,
  type Message,
  type NewProject,
  type Node,
  type Project,
  type StreamedEvent,
} from './shapes.ts';

let provider: ModelProvider;
let product: Product;
let ada: Person;
beforeAll(async () => {
  provider = await startModelProvider();
  product = await startProduct({ ...hasty, ...provider.environment });
  ada = await signIn(product.address, 'ada@example.com');
});
afterAll(async () => {
  await product?.remove();
  provider?.close();
});

const newProject = async () => (await ada.post<NewProject>('/api/projects', { title: 'Chat' })).id;
const saying = (text: string, options: object = {}) => ({
  messages: [{ role: 'user', contents: [{ type: 'text', text }] }],
  mode: 'design',
  ...options,
});
const chat = (id: string, body: object) => ada.post<ChatAnswer>(`/api/projects/${id}/agent/chat`, body);
const chatStream = (id: string, body: object) =>
  openStream(ada, `/api/projects/${id}/agent/chat`, { method: 'POST', body });
const turnPath = (id: string, turnId: unknown) => `/api/projects/${id}/agent/turns/${String(turnId)}`;
const types = (events: StreamedEvent[]) => events.map(({ data }) => data.type);
const imagesOf = ({ contents }: Message) => contents.filter(({ type }) => type === 'image');
const textOf = (contents: Content[]) => contents.flatMap(({ type, text }) => (type === 'text' ? [text] : [])).join(' ');

/** Whether no two of these boxes lie over each other. */
function areApart(nodes: Node[]): boolean {
  const over = (a: Node, b: Node) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  return nodes.every((a, index) => nodes.slice(index + 1).every((b) => !over(a, b)));
}

test('a turn answered as JSON ends with its pictures on the canvas', async () => {
  const id = await newProject();
  const options = { imageModel: 'auto', imageSize: '512x768', imageQuality: 'auto', imageCount: 2 };
  const answer = await chat(id, saying('two studies of a chair', { ...options, enableWebSearch: true }));
  expect(answer).toMatchObject({ projectId: id, status: 'done', threadId: expect.stringMatching(uuidV7) });
  const { threadId, turnId, message, nodes } = answer;
  expect(message).toMatchObject({ id: expect.stringMatching(uuidV7), threadId, turnId, role: 'assistant' });
  expect(message).toMatchObject({ status: 'done', createdAt: expect.stringMatching(isoTime) });
  expect(textOf(message.contents)).toContain('Both are on the canvas.');
  expect(nodes).toHaveLength(2);
  for (const node of nodes) {
    expect(node).toMatchObject({ type: 'image', width: 512, height: 768, meta: { source: 'agent', turnId } });
    expect(node.data).toMatchObject({ model: 'painter', prompt: expect.any(String), alt: expect.any(String) });
  }
  const shown = imagesOf(message).map(({ nodeId }) => nodeId);
  expect(shown.toSorted()).toEqual(nodes.map((node) => node.id).toSorted());
  const project = await ada.get<Project & { version: string }>(`/api/projects/${id}`);
  expect(project.version).toBe(answer.version);
  expect(project.nodes.map((node) => node.id).toSorted()).toEqual(nodes.map((node) => node.id).toSorted());
  expect(areApart(project.nodes)).toBe(true);
  for (const { url } of imagesOf(message)) {
    expect((await fetch(new URL(url!, product.address))).headers.get('content-type')).toBe('image/png');
  }
});

test('the same turn as a stream tells each step, then the end, and closes', async () => {
  const id = await newProject();
  const stream = await chatStream(id, saying('two more'));
  const events = await stream.rest();
  expect(types(events)[0]).toBe('turn-started');
  expect(types(events).at(-1)).toBe('turn-ended');
  for (const { id: place, event, data } of events) {
    expect(place).toMatch(/^\d+$/);
    expect(event).toBe(data.type);
  }
  const places = events.map((event) => Number(event.id));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBe(places.length);
  const text = events.flatMap(({ data }) => (data.type === 'text-added' ? [data.text] : [])).join('');
  expect(text).toContain('Two pictures, side by side.');
  const started = events.filter(({ data }) => data.type === 'picture-started');
  const placed = events.filter(({ data }) => data.type === 'picture-placed');
  expect([started.length, placed.length]).toEqual([2, 2]);
  for (const { data } of started) {
    const { slot } = data as unknown as { slot: Node & { pictureId: string; nodeId: string } };
    const node = placed.find((event) => event.data.pictureId === slot.pictureId)!.data.node as Node;
    expect(node).toMatchObject({ id: slot.nodeId, x: slot.x, y: slot.y, width: slot.width, height: slot.height });
  }
});

test('a reader who was cut off resumes where it was, and the turn went on without it', async () => {
  const id = await newProject();
  const release = provider.hold();
  const stream = await chatStream(id, saying('slowly'));
  const seen = await stream.until('picture-started');
  const turnId = seen[0]!.data.turnId;
  stream.hangUp();
  release();
  const resumed = await openStream(ada, `${turnPath(id, turnId)}/events`, { lastEventId: seen.at(-1)!.id! });
  const rest = await resumed.rest();
  expect(types(rest).at(-1)).toBe('turn-ended');
  const whole = await (await openStream(ada, `${turnPath(id, turnId)}/events`)).rest();
  expect([...seen, ...rest]).toEqual(whole);
  expect((await ada.get<Project>(`/api/projects/${id}`)).nodes).toHaveLength(2);
});

test('a cancelled turn ends at once and keeps what was said; a second cancel changes nothing', async () => {
  const id = await newProject();
  const release = provider.hold();
  const stream = await chatStream(id, saying('never mind'));
  const [first] = await stream.until('picture-started');
  const turnId = first!.data.turnId;
  const cancelled = await ada.post<{ turnId: string }>(`${turnPath(id, turnId)}/cancel`);
  expect(cancelled).toMatchObject({ turnId });
  const rest = await stream.rest();
  release();
  expect(rest.at(-1)?.data).toMatchObject({ type: 'turn-ended', status: 'canceled', message: { status: 'canceled' } });
  expect(await ada.post(`${turnPath(id, turnId)}/cancel`)).toEqual({ turnId, status: 'canceled' });
  const { messages, nodes } = await ada.get<Project>(`/api/projects/${id}`);
  expect(nodes).toEqual([]);
  expect(textOf(messages.at(-1)!.contents)).toContain('Two pictures, side by side.');
});

test('a message to a thread that works waits for its turn', async () => {
  const id = await newProject();
  const release = provider.hold();
  const stream = await chatStream(id, saying('first'));
  const [first] = await stream.until('picture-started');
  const { threadId } = first!.data as { threadId?: string };
  const second = chat(id, saying('second', { threadId }));
  const status = () => ada.get<{ status: string }>(`/api/ns-b/thread/status?project_id=${id}&thread_id=${threadId}`);
  const whileDrawing = await status();
  release();
  expect(await second).toMatchObject({ threadId, status: 'done' });
  expect(whileDrawing.status).toBe('running');
  expect((await stream.rest()).at(-1)?.data).toMatchObject({ status: 'done' });
  expect(await status()).toMatchObject({ status: 'done' });
  const { nodes } = await ada.get<Project>(`/api/projects/${id}`);
  expect(nodes).toHaveLength(4);
  expect(areApart(nodes)).toBe(true);
});

test('a turn whose pictures all fail says so and leaves the canvas as it was', async () => {
  const id = await newProject();
  const mend = provider.fail();
  const answer = await chat(id, saying('this fails'));
  mend();
  expect(answer).toMatchObject({ status: 'failed', nodes: [], message: { status: 'failed' } });
  expect((await ada.get<Project>(`/api/projects/${id}`)).nodes).toEqual([]);
  expect((await chat(id, saying('this works'))).status).toBe('done');
});

test('a turn survives a kill of the product: it ends, and no picture is there twice', async () => {
  const id = await newProject();
  const release = provider.hold();
  const stream = await chatStream(id, saying('through a power cut'));
  const [first] = await stream.until('picture-started');
  const ended = stream.rest().catch(() => []);
  await product.kill();
  await ended;
  release();
  await product.restart();
  const again = connect(product.address, ada.session.accessToken);
  const resumed = await openStream(again, `${turnPath(id, first!.data.turnId)}/events`);
  expect((await resumed.until('turn-ended')).at(-1)?.data).toMatchObject({ status: 'done' });
  const { nodes } = await again.get<Project>(`/api/projects/${id}`);
  expect(nodes).toHaveLength(2);
  expect(areApart(nodes)).toBe(true);
});

test('generate answers the project, the message and the new nodes', async () => {
  const id = await newProject();
  const path = `/api/projects/${id}/generate`;
  type Generated = { project: Project; message: Message; nodes: Node[] };
  const { project, message, nodes } = await ada.post<Generated>(path, { prompt: 'a logo', mode: 'design' });
  expect(nodes).toHaveLength(2);
  expect(project).toMatchObject({ id, picCount: 2 });
  expect(project.nodes.map((node) => node.id).toSorted()).toEqual(nodes.map((node) => node.id).toSorted());
  expect(project.messages.at(-1)).toEqual(message);
  expect(message).toMatchObject({ role: 'assistant', status: 'done' });
});

test('history, threads and their status tell what was said', async () => {
  const id = await newProject();
  const last = () => ada.post('/api/ns-a/agent/queryAgentLastThread', { projectId: id });
  expect(await last()).toBeNull();
  const first = await chat(id, saying('the first of all'));
  const second = await chat(id, saying('another matter', { newThread: true }));
  expect(second.threadId).not.toBe(first.threadId);
  expect(await last()).toBe(second.threadId);

  const history = await ada.get<{ projectId: string; messages: Message[] }>(`/api/projects/${id}/history`);
  expect(history.projectId).toBe(id);
  const said = history.messages.map(({ role, threadId }) => [role, threadId]);
  expect(said).toEqual([
    ['user', first.threadId],
    ['assistant', first.threadId],
    ['user', second.threadId],
    ['assistant', second.threadId],
  ]);
  expect(history.messages[1]).toEqual(first.message);

  const page = (number: number) =>
    ada.post('/api/ns-a/agent/agentThreadList', { projectId: id, page: number, pageSize: 1, cid: 'c' });
  const summary = (thread: ChatAnswer, title: string) => ({
    agentThreadId: thread.threadId,
    projectId: id,
    title,
    status: 'done',
    text: expect.stringContaining('Both are on the canvas.'),
    createTime: expect.stringMatching(isoTime),
    updateTime: expect.stringMatching(isoTime),
  });
  const pages = { total: 2, pageSize: 1 };
  expect(await page(1)).toEqual({ ...pages, page: 1, list: [summary(second, 'another matter')] });
  expect(await page(2)).toEqual({ ...pages, page: 2, list: [summary(first, 'the first of all')] });
  expect(await page(3)).toEqual({ ...pages, page: 3, list: [] });

  const query = `project_id=${id}&thread_id=${first.threadId}`;
  type Items = { items: { thread_meta: object; history: Record<string, unknown>[] }[] };
  const { items } = await ada.get<Items>(`/api/ns-b/chat-history?${query}`);
  expect(items).toHaveLength(1);
  expect(items[0]!.thread_meta).toEqual({
    thread_id: first.threadId,
    project_id: id,
    title: 'the first of all',
    status: 'done',
    created_at: expect.stringMatching(isoTime),
    updated_at: expect.stringMatching(isoTime),
  });
  const [asked, answered] = items[0]!.history;
  expect(asked).toMatchObject({ role: 'user', type: 'text', text: 'the first of all', image_list: [] });
  expect(answered).toMatchObject({ role: 'assistant', timestamp: expect.stringMatching(isoTime) });
  expect(answered!.image_list).toEqual(imagesOf(first.message).map(({ url }) => url));
  expect((await ada.get<Items>(`/api/ns-b/chat-history?project_id=${id}`)).items).toHaveLength(2);
  expect(await ada.get(`/api/ns-b/thread/status?${query}`)).toMatchObject({ status: 'done' });
  expect(await ada.get(`/api/ns-b/thread/status?project_id=${id}`)).toMatchObject({ status: 'done' });
});

test('what cannot be asked of the agent is refused, and no turn begins', async () => {
  const id = await newProject();
  const path = `/api/projects/${id}/agent/chat`;
  const nobody = '01890000-0000-7000-8000-000000000000';
  const bad: [object, string][] = [
    [{ messages: [] }, '400 request.invalid'],
    [{ messages: [{ role: 'system', contents: [{ type: 'text', text: 'x' }] }] }, '400 request.invalid'],
    [{ messages: 'a poster' }, '400 request.invalid'],
    [{}, '400 request.invalid'],
    [saying('   '), '400 turn.message_blank'],
    [saying('x'.repeat(8001)), '400 request.invalid'],
    [saying('a poster', { imageSize: '100x100' }), '400 request.invalid'],
    [saying('a poster', { imageCount: 0 }), '400 request.invalid'],
    [saying('a poster', { mode: 'other' }), '400 request.invalid'],
    [saying('a poster', { imageModel: 'no-such-model' }), '400 model.unknown'],
    [saying('a poster', { threadId: nobody }), '404 thread.not_found'],
  ];
  for (const [body, refusal] of bad) await ada.refused(refusal, 'POST', path, { body });
  await ada.refused('404 turn.not_found', 'GET', `${turnPath(id, nobody)}/events`);
  await ada.refused('404 turn.not_found', 'POST', `${turnPath(id, nobody)}/cancel`);
  const query = `project_id=${id}&thread_id=${nobody}`;
  await ada.refused('404 thread.not_found', 'GET', `/api/ns-b/chat-history?${query}`);
  await ada.refused('404 thread.not_found', 'GET', `/api/ns-b/thread/status?${query}`);
  expect((await ada.get<Project>(`/api/projects/${id}`)).messages).toEqual([]);
});
