import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { textNode, unpack } from './canvas-string.ts';
import { connect, hasty, signIn, type Person } from './client.ts';
import { startModelProvider, type ModelProvider } from './model-provider.ts';
import { openStream } from './event-stream.ts';
import { isoTime, uuidV7, type NewProject, type Project, type ProjectDocument, type Summary } from './shapes.ts';

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

const create = (body: object) => ada.post<NewProject>('/api/projects', body);
const list = async (scope?: string) =>
  (await ada.get<{ projects: Summary[] }>(`/api/projects${scope ? `?scope=${scope}` : ''}`)).projects;

const summaryFields = {
  id: expect.stringMatching(uuidV7),
  title: expect.any(String),
  createdAt: expect.stringMatching(isoTime),
  updatedAt: expect.stringMatching(isoTime),
  coverUrl: null,
  picCount: 0,
  nodeCount: 0,
  brandKitId: '',
  role: 'owner',
  owner: null,
  shareId: null,
};

test('a project without a prompt is blank and starts nothing', async () => {
  const project = await create({ title: 'Blank', prompt: '' });
  const blank = { viewport: { x: 0, y: 0, k: 1 }, nodes: [], connections: [], messages: [] };
  expect(project).toMatchObject({ ...summaryFields, ...blank, title: 'Blank', threadId: null, turnId: null });
  expect(await ada.get(`/api/projects/${project.id}`)).toMatchObject({ ...summaryFields, ...blank, title: 'Blank' });
});

test('a prompt becomes the first message, names the project, and starts the first turn', async () => {
  const prompt = 'A poster for a night of jazz';
  const options = { imageModel: 'auto', imageSize: '512x512', imageQuality: 'auto', imageCount: 2 };
  const project = await create({ title: '', prompt, ...options, enableWebSearch: false });
  expect(project.title).toBe(prompt);
  const [said] = project.messages;
  expect(said).toMatchObject({ role: 'user', contents: [{ type: 'text', text: prompt }], turnId: project.turnId });
  const stream = await openStream(ada, `/api/projects/${project.id}/agent/turns/${project.turnId}/events`);
  expect((await stream.until('turn-ended')).at(-1)?.data).toMatchObject({ status: 'done' });
  const { nodes } = await ada.get<Project>(`/api/projects/${project.id}`);
  expect(nodes.map(({ type, width, height }) => ({ type, width, height }))).toEqual([
    { type: 'image', width: 512, height: 512 },
    { type: 'image', width: 512, height: 512 },
  ]);
  const summary = (await list()).find(({ id }) => id === project.id);
  expect(summary).toMatchObject({ picCount: 2, nodeCount: 2, coverUrl: expect.stringMatching(/^\S+$/) });
  expect((await fetch(new URL(summary!.coverUrl!, product.address))).status).toBe(200);
});

test('options that make no sense are refused by field, and nothing is made', async () => {
  const before = await list();
  const wrong: [object, string][] = [
    [{ imageCount: 0 }, '/body/imageCount'],
    [{ imageCount: 9 }, '/body/imageCount'],
    [{ imageCount: '2' }, '/body/imageCount'],
    [{ imageSize: '10x10' }, '/body/imageSize'],
    [{ imageSize: '255x512' }, '/body/imageSize'],
    [{ imageSize: '512x4097' }, '/body/imageSize'],
    [{ imageSize: 'large' }, '/body/imageSize'],
    [{ imageQuality: 'best' }, '/body/imageQuality'],
    [{ enableWebSearch: 'yes' }, '/body/enableWebSearch'],
    [{ mode: 'chat' }, '/body/mode'],
    [{ title: 't'.repeat(201) }, '/body/title'],
    [{ prompt: 'p'.repeat(8001) }, '/body/prompt'],
  ];
  for (const [field, pointer] of wrong) {
    const request = { body: { title: '', prompt: 'a poster', ...field } };
    const { body } = await ada.refused('400 request.invalid', 'POST', '/api/projects', request);
    expect(body.details?.map((detail) => detail.pointer)).toContain(pointer);
  }
  const unknown = { body: { prompt: 'a poster', imageModel: 'no-such-model' } };
  await ada.refused('400 model.unknown', 'POST', '/api/projects', unknown);
  expect(await list()).toEqual(before);
});

test('lists hold summaries, last changed first, by scope', async () => {
  const [first, second] = [await create({ title: 'First' }), await create({ title: 'Second' })];
  expect((await list()).slice(0, 2)).toMatchObject([
    { ...summaryFields, title: 'Second' },
    { ...summaryFields, title: 'First' },
  ]);
  await ada.patch(`/api/projects/${first.id}/canvas`, { baseVersion: '0', changes: { put: [textNode('a')] } });
  expect((await list('owned')).slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id]);
  expect((await list('all')).map(({ id }) => id)).toEqual((await list('owned')).map(({ id }) => id));
  expect(await list('shared')).toEqual([]);
  const { body } = await ada.refused('400 request.invalid', 'GET', '/api/projects?scope=everyone');
  expect(body.details?.[0]?.pointer).toBe('/query/scope');
});

test('a rename changes title and time, and is told to who looks on', async () => {
  const { id, updatedAt } = await create({ title: 'Draft' });
  const stream = await openStream(ada, `/api/projects/${id}/events`);
  await stream.until('access-resolved');
  const renamed = await ada.patch<Summary>(`/api/projects/${id}/title`, { title: 'Final' });
  expect(renamed).toMatchObject({ ...summaryFields, id, title: 'Final' });
  expect(Date.parse(renamed.updatedAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
  expect((await stream.next())?.data).toEqual({ type: 'project-renamed', title: 'Final' });
  stream.hangUp();
  await ada.refused('400 project.title_blank', 'PATCH', `/api/projects/${id}/title`, { body: { title: '  ' } });
  await ada.refused('400 request.invalid', 'PATCH', `/api/projects/${id}/title`, { body: { title: 3 } });
  expect((await ada.get<Project>(`/api/projects/${id}`)).title).toBe('Final');
});

test('a deletion takes the project from its owner and from who looks on', async () => {
  const { id } = await create({ title: 'Short-lived' });
  const stream = await openStream(ada, `/api/projects/${id}/events`);
  await stream.until('access-resolved');
  expect(await ada.remove(`/api/projects/${id}`)).toMatchObject({ id });
  expect((await stream.rest()).map(({ data }) => data)).toEqual([{ type: 'project-deleted' }]);
  await ada.refused('404 project.not_found', 'GET', `/api/projects/${id}`);
  await ada.refused('404 project.not_found', 'DELETE', `/api/projects/${id}`);
  expect((await list()).map((project) => project.id)).not.toContain(id);
});

test('queryProject tells all that the canvas page needs', async () => {
  const { id } = await create({ title: 'Queried' });
  const node = textNode('a', { order: 'a0' });
  await ada.patch(`/api/projects/${id}/canvas`, { baseVersion: '0', changes: { put: [node] } });
  const { canvas, ...rest } = await ada.post<ProjectDocument>('/api/ns-a/project/queryProject', {
    projectId: id,
    cid: 'c-1',
  });
  expect(rest).toEqual({
    projectId: id,
    projectName: 'Queried',
    assetMeta: {},
    validProjectId: true,
    projectType: 3,
    version: '1',
    permission: 'owner',
    capabilities: { canViewCanvas: true, canViewChat: true, canEdit: true, canManage: true },
  });
  expect(unpack(canvas)).toEqual({ viewport: { x: 0, y: 0, k: 1 }, nodes: [node], connections: [] });
});

test('a project survives a kill: what was answered is there after a restart', async () => {
  const { id } = await create({ title: 'Durable' });
  await ada.patch(`/api/projects/${id}/canvas`, { baseVersion: '0', changes: { put: [textNode('kept')] } });
  await product.kill();
  await product.restart();
  const again = connect(product.address, ada.session.accessToken);
  expect(await again.get(`/api/projects/${id}`)).toMatchObject({ title: 'Durable', nodes: [textNode('kept')] });
});
