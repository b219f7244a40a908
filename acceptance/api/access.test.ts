import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { emptySnapshot, pack, textNode } from './canvas-string.ts';
import { connect, hasty, signIn, type Client, type Person } from './client.ts';
import type { NewProject, Project } from './shapes.ts';

let product: Product;
let owner: Person;
let stranger: Person;
let anonymous: Client;
let id: string;
beforeAll(async () => {
  product = await startProduct(hasty);
  owner = await signIn(product.address, 'owner@example.com');
  stranger = await signIn(product.address, 'stranger@example.com');
  anonymous = connect(product.address);
  id = (await owner.post<NewProject>('/api/projects', { title: 'Private', prompt: '' })).id;
});
afterAll(() => product?.remove());

type Request = [method: string, path: string, body?: object];

const message = { role: 'user', contents: [{ type: 'text', text: 'a poster' }] };
/** Everything that concerns one project. `projectId` stands where the request names it. */
const ofProject = (projectId: string): Request[] => [
  ['GET', `/api/projects/${projectId}`],
  ['PATCH', `/api/projects/${projectId}/title`, { title: 'Stolen' }],
  ['DELETE', `/api/projects/${projectId}`],
  ['PATCH', `/api/projects/${projectId}/canvas`, { ...emptySnapshot, version: '0' }],
  ['PATCH', `/api/projects/${projectId}/canvas`, { baseVersion: '0', changes: { put: [textNode('x')] } }],
  ['GET', `/api/projects/${projectId}/canvas/changes?since=0`],
  ['GET', `/api/projects/${projectId}/events`],
  ['POST', '/api/ns-a/project/saveProject', { projectId, canvas: pack(emptySnapshot) }],
  ['POST', `/api/projects/${projectId}/agent/chat`, { messages: [message] }],
  ['GET', `/api/projects/${projectId}/agent/turns/${randomUUID()}/events`],
  ['POST', `/api/projects/${projectId}/agent/turns/${randomUUID()}/cancel`],
  ['POST', `/api/projects/${projectId}/generate`, { prompt: 'a poster', mode: 'design' }],
  ['GET', `/api/projects/${projectId}/history`],
  ['POST', '/api/ns-a/agent/queryAgentLastThread', { projectId }],
  ['POST', '/api/ns-a/agent/agentThreadList', { projectId, page: 1, pageSize: 10 }],
  ['GET', `/api/ns-b/chat-history?project_id=${projectId}`],
  ['GET', `/api/ns-b/thread/status?project_id=${projectId}`],
];
const ofPeople: Request[] = [
  ['GET', '/api/account/profile'],
  ['PATCH', '/api/account/profile', { name: 'x' }],
  ['GET', '/api/account/devices'],
  ['DELETE', '/api/account/devices'],
  ['POST', '/api/account/logout'],
  ['GET', '/api/projects'],
  ['POST', '/api/projects', { title: 'x', prompt: '' }],
  ['POST', '/api/ns-a/project/saveProject', { canvas: pack(emptySnapshot) }],
  ['POST', '/api/assets/upload-url', { fileName: 'a.png', contentType: 'image/png', size: 1 }],
];
const nobody = '01890000-0000-7000-8000-000000000000';
const optionsOf = (body: object | undefined) => (body ? { body } : {});

test('nobody gets in without signing in, whether or not the project exists', async () => {
  const query: Request = ['POST', '/api/ns-a/project/queryProject', { projectId: id }];
  for (const [method, path, body] of [...ofPeople, query, ...ofProject(id), ...ofProject(nobody)]) {
    await anonymous.refused('401 auth.required', method, path, optionsOf(body));
  }
});

test('to a stranger a private project does not exist, and stays as it is', async () => {
  const before = await owner.get<Project>(`/api/projects/${id}`);
  for (const [method, path, body] of [...ofProject(id), ...ofProject(nobody)]) {
    await stranger.refused('404 project.not_found', method, path, optionsOf(body));
  }
  expect(await owner.get(`/api/projects/${id}`)).toEqual(before);
});

test('ids cannot be probed by queryProject: hidden and unknown look the same', async () => {
  for (const projectId of [id, nobody, 'no-uuid']) {
    const answer = await stranger.post('/api/ns-a/project/queryProject', { projectId, cid: 'c' });
    expect(answer).toEqual({ projectId, validProjectId: false });
  }
});

test('a caller cannot choose who it is by a header', async () => {
  const headers = { 'x-user-id': owner.session.user.id };
  await stranger.refused('404 project.not_found', 'GET', `/api/projects/${id}`, { headers });
});

test('starters, models, health and sign-in options are public', async () => {
  for (const path of ['/api/health', '/api/auth/options', '/api/models', '/api/ui/agent-starters']) {
    await anonymous.get(path);
  }
});
