import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { emptySnapshot, pack, textNode, unpack } from './canvas-string.ts';
import { hasty, signIn, type Person } from './client.ts';
import { openStream } from './event-stream.ts';
import type { Node, NewProject, Project, ProjectDocument, Saved } from './shapes.ts';

let product: Product;
let ada: Person;
beforeAll(async () => {
  product = await startProduct(hasty);
  ada = await signIn(product.address, 'ada@example.com');
});
afterAll(() => product?.remove());

const newProject = async () => (await ada.post<NewProject>('/api/projects', { title: 'Canvas' })).id;
const patch = (id: string, body: object) => ada.patch<Saved>(`/api/projects/${id}/canvas`, body);
const change = (id: string, baseVersion: string, changes: object) => patch(id, { baseVersion, changes });
const query = (projectId: string) => ada.post<ProjectDocument>('/api/ns-a/project/queryProject', { projectId });
const nodesOf = async (id: string) => (await ada.get<Project>(`/api/projects/${id}`)).nodes;
const idsOf = async (id: string) => (await nodesOf(id)).map((node) => node.id).toSorted();

test('saveProject without a project makes one', async () => {
  const canvas = pack({ ...emptySnapshot, nodes: [textNode('a')] });
  const form = { canvas, projectName: 'From a canvas', picCount: 0, projectCoverList: [], sessionId: 's' };
  const saved = await ada.post<Saved>('/api/ns-a/project/saveProject', { ...form, canvasV2Gray: true });
  const { projectId } = saved;
  expect(saved).toEqual({ projectId, newCreated: true, validProjectId: true, version: '1', merged: false });
  const project = await ada.get<Project>(`/api/projects/${projectId}`);
  expect(project).toMatchObject({ title: 'From a canvas', nodes: [textNode('a')], role: 'owner' });
});

test('saveProject saves to a project, renames it, and counts its version', async () => {
  const projectId = await newProject();
  const canvas = pack({ viewport: { x: 5, y: -3, k: 0.5 }, nodes: [textNode('a')], connections: [] });
  const form = { projectId, canvas, version: '0', projectName: 'Renamed by a save' };
  const saved = await ada.post<Saved>('/api/ns-a/project/saveProject', form);
  expect(saved).toEqual({ projectId, newCreated: false, validProjectId: true, version: '1', merged: false });
  const document = await query(projectId);
  expect(document).toMatchObject({ projectName: 'Renamed by a save', version: '1' });
  expect(unpack(document.canvas).viewport).toEqual({ x: 5, y: -3, k: 0.5 });
  await ada.refused('404 project.not_found', 'POST', '/api/ns-a/project/saveProject', {
    body: { ...form, projectId: '01890000-0000-7000-8000-000000000000' },
  });
});

test('PATCH canvas takes a compressed string, plain nodes, and changes', async () => {
  const id = await newProject();
  const a = textNode('a');
  const compressed = await patch(id, { canvas: pack({ ...emptySnapshot, nodes: [a] }), version: '0' });
  expect(compressed).toEqual({ projectId: id, newCreated: false, validProjectId: true, version: '1', merged: false });
  const b = textNode('b', { x: 300 });
  const plain = await patch(id, { ...emptySnapshot, nodes: [a, b], version: '1' });
  expect(plain).toMatchObject({ version: '2', merged: false });
  const link = { id: 'l', from: 'a', to: 'b', kind: 'manual' };
  const moved = { ...a, x: 40 };
  const changes = { put: [moved], remove: ['b'], putConnections: [link], removeConnections: [] };
  expect(await change(id, '2', { ...changes, viewport: { x: 1, y: 2, k: 3 } })).toMatchObject({ version: '3' });
  const { version, canvas } = await query(id);
  expect(version).toBe('3');
  expect(unpack(canvas)).toEqual({ viewport: { x: 1, y: 2, k: 3 }, nodes: [moved], connections: [link] });
});

test('what nobody knows survives a round trip: nodes, connections, and the snapshot itself', async () => {
  const strange: Node = {
    ...textNode('strange', { rotation: 12.5, opacity: 0.25, order: 'a1', parentId: null, locked: true }),
    type: 'hologram-9',
    future: { deep: [{ er: [1, null, 'ü', '🎨', { x: 1e-7 }] }], empty: {}, none: null },
    '': 'a field without a name',
    data: { text: 'kept', unknown: [[], {}], big: 9_007_199_254_740_991 },
  };
  const snapshot = {
    viewport: { x: 0, y: 0, k: 1 },
    nodes: [strange, textNode('b')],
    connections: [{ id: 'l', from: 'strange', to: 'b', future: { bend: 0.3 }, label: 'ß' }],
    schema: { name: 'somebody-elses', version: 7 },
    grid: false,
  };
  const { projectId } = await ada.post<Saved>('/api/ns-a/project/saveProject', { canvas: pack(snapshot) });
  const saved = unpack((await query(projectId)).canvas);
  const byId = (nodes: Node[]) => nodes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect({ ...saved, nodes: byId(saved.nodes) }).toEqual({ ...snapshot, nodes: byId(snapshot.nodes) });
  await change(projectId, '1', { put: [textNode('c')] });
  expect((await nodesOf(projectId)).find(({ id }) => id === 'strange')).toEqual(strange);
});

test('two who save from the same base both keep their nodes, in each form', async () => {
  const id = await newProject();
  await change(id, '0', { put: [textNode('shared')] });
  const whole = (...nodes: Node[]) => pack({ ...emptySnapshot, nodes });
  const mine = await patch(id, { canvas: whole(textNode('shared'), textNode('mine')), version: '1' });
  expect(mine).toMatchObject({ version: '2', merged: false });
  const yours = await patch(id, { canvas: whole(textNode('shared'), textNode('yours')), version: '1' });
  expect(yours).toMatchObject({ version: '3', merged: true });
  const ids = (canvas: string) =>
    unpack(canvas)
      .nodes.map((node) => node.id)
      .toSorted();
  expect(ids(yours.canvas!)).toEqual(['mine', 'shared', 'yours']);
  const third = await change(id, '1', { put: [textNode('theirs')] });
  expect(third).toMatchObject({ version: '4', merged: true });
  expect(await idsOf(id)).toEqual(['mine', 'shared', 'theirs', 'yours']);
});

test('edits to different fields of one node merge; edit beats delete; only what was seen is deleted', async () => {
  const id = await newProject();
  await change(id, '0', { put: [textNode('a'), textNode('b')] });
  const whole = (...nodes: Node[]) => ({ canvas: pack({ ...emptySnapshot, nodes }), version: '1' });
  await patch(id, whole(textNode('a', { x: 70 }), textNode('b')));
  // Saw version 1: moves a up, deletes b, and has never heard of c.
  await change(id, '2', { put: [textNode('c')] });
  await patch(id, whole(textNode('a', { y: -70 })));
  expect(await idsOf(id)).toEqual(['a', 'c']);
  expect((await nodesOf(id)).find((node) => node.id === 'a')).toMatchObject({ x: 70, y: -70 });
  // Saw version 1, too: it deletes a, which others have changed since.
  await patch(id, whole());
  expect(await idsOf(id)).toContain('a');
});

test('saves that cross each other lose nothing', async () => {
  const id = await newProject();
  const names = Array.from({ length: 24 }, (_, index) => `n${index}`);
  const saved = await Promise.all(names.map((name) => change(id, '0', { put: [textNode(name)] })));
  expect(new Set(saved.map(({ version }) => version)).size).toBeGreaterThan(1);
  expect(await idsOf(id)).toEqual(names.toSorted());
  expect((await query(id)).version).toBe('24');
});

test('a save that changes nothing makes no version', async () => {
  const id = await newProject();
  const body = { canvas: pack({ ...emptySnapshot, nodes: [textNode('a')] }), version: '0' };
  expect((await patch(id, body)).version).toBe('1');
  expect((await patch(id, { ...body, version: '1' })).version).toBe('1');
});

test('changes since a version bring an old copy up to date', async () => {
  const id = await newProject();
  await change(id, '0', { put: [textNode('a'), textNode('b')] });
  await change(id, '1', { put: [textNode('c')], remove: ['a'] });
  const link = { id: 'l', from: 'b', to: 'c' };
  await change(id, '2', { putConnections: [link] });
  const since = (version: string) => ada.get(`/api/projects/${id}/canvas/changes?since=${version}`);
  const nothing = { put: [], remove: [], putConnections: [], removeConnections: [] };
  expect(await since('1')).toEqual({
    ...nothing,
    version: '3',
    put: [textNode('c')],
    remove: ['a'],
    putConnections: [link],
  });
  expect(await since('3')).toEqual({ ...nothing, version: '3' });
  const path = `/api/projects/${id}/canvas/changes?since=soon`;
  const { body } = await ada.refused('400 request.invalid', 'GET', path);
  expect(body.details?.[0]?.pointer).toBe('/query/since');
});

test('who looks on sees each change as it happens, and after a break what was missed', async () => {
  const id = await newProject();
  const path = `/api/projects/${id}/events`;
  const stream = await openStream(ada, path);
  await stream.until('access-resolved');
  await patch(id, { baseVersion: '0', changes: { put: [textNode('a')] }, sessionId: 'window-1' });
  const first = await stream.next();
  expect(first).toMatchObject({
    id: '1',
    event: 'canvas-changed',
    data: {
      type: 'canvas-changed',
      version: '1',
      put: [textNode('a')],
      remove: [],
      author: { kind: 'user', id: ada.session.user.id, sessionId: 'window-1' },
    },
  });
  stream.hangUp();
  await change(id, '1', { put: [textNode('b')], remove: ['a'] });
  await change(id, '2', { put: [textNode('c')] });
  const resumed = await openStream(ada, path, { lastEventId: first!.id! });
  await resumed.until('access-resolved');
  const missed = await resumed.next();
  expect(missed).toMatchObject({ id: '3', data: { version: '3', remove: ['a'] } });
  expect((missed!.data.put as Node[]).map((node) => node.id).toSorted()).toEqual(['b', 'c']);
  await change(id, '3', { put: [textNode('d')] });
  expect(await resumed.next()).toMatchObject({ id: '4', data: { put: [textNode('d')] } });
  resumed.hangUp();
});
