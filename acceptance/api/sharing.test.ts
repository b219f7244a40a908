import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type Product } from '../product.ts';
import { textNode } from './canvas-string.ts';
import { connect, hasty, signIn, type Client, type Person } from './client.ts';
import { openStream } from './event-stream.ts';
import { isoTime, uuidV7, type NewProject, type Project, type Summary } from './shapes.ts';

interface Policy {
  shareId: string | null;
  shareUrl: string | null;
  linkPermission: string;
  members: Member[];
  visitorCount: number;
}
interface Member {
  id: string;
  identifier: string;
  permission: string;
}
interface Shared {
  shareId: string;
  project: { id: string; nodes: unknown[]; messages: unknown[] };
  access: { permission: string; source: string };
}

let product: Product;
let owner: Person;
let guest: Person;
let anyone: Client;
beforeAll(async () => {
  product = await startProduct(hasty);
  owner = await signIn(product.address, 'lena.king@example.com');
  guest = await signIn(product.address, 'guest@example.com');
  anyone = connect(product.address);
});
afterAll(() => product?.remove());

const create = async (title: string) => (await owner.post<NewProject>('/api/projects', { title, prompt: '' })).id;
async function share(id: string, permission: string): Promise<Policy> {
  const { status, body } = await owner.call<Policy>('PUT', `/api/projects/${id}/sharing/link`, {
    body: { permission },
  });
  expect(status).toBe(200);
  return body;
}
const invite = (id: string, identifier: string, permission: string) =>
  owner.post<Member>(`/api/projects/${id}/sharing/members`, { identifier, permission });
const byLink = (shareId: string) => ({ headers: { 'x-share-id': shareId } });

test('what was never shared has a blank policy, with its owner half hidden', async () => {
  const id = await create('Unshared');
  expect(await owner.get(`/api/projects/${id}/sharing`)).toEqual({
    projectId: id,
    shareId: null,
    shareUrl: null,
    linkPermission: 'private',
    owner: { name: 'Lena King', identifier: 'l•••@example.com', avatarUrl: null },
    members: [],
    visitorCount: 0,
  });
});

test('the link keeps its address through every permission', async () => {
  const id = await create('Linked');
  const { shareId, shareUrl } = await share(id, 'private');
  expect(shareId).toMatch(/^[0-9A-Za-z]{27}$/);
  expect(shareUrl).toBe(`${product.address}/s/${shareId}`);
  for (const linkPermission of ['canvas', 'viewer', 'editor', 'private']) {
    expect(await share(id, linkPermission)).toMatchObject({ shareId, shareUrl, linkPermission });
  }
  const wrong = { body: { permission: 'owner' } };
  await owner.refused('400 request.invalid', 'PUT', `/api/projects/${id}/sharing/link`, wrong);
});

test('who opens a link sees what it allows, and later requests name it in a header', async () => {
  const id = await create('Opened');
  await owner.patch(`/api/projects/${id}/canvas`, { baseVersion: '0', changes: { put: [textNode('a')] } });
  const { shareId } = await share(id, 'canvas');
  const noChat = { canViewCanvas: true, canViewChat: false, canEdit: false, canManage: false };
  expect(await anyone.get(`/api/shares/${shareId}`)).toMatchObject({
    shareId,
    project: { id, nodes: [textNode('a')], connections: [], messages: [] },
    access: { permission: 'canvas', source: 'link', authenticated: false, isOwner: false, capabilities: noChat },
  });
  const read = await anyone.call<Project>('GET', `/api/projects/${id}`, byLink(shareId!));
  expect(read.body).toMatchObject({ id, role: 'canvas', shareId });
  await anyone.refused('401 auth.required', 'GET', `/api/projects/${id}/history`, byLink(shareId!));
  await guest.refused('403 access.denied', 'GET', `/api/projects/${id}/history`, byLink(shareId!));
  await guest.refused('404 project.not_found', 'GET', `/api/projects/${id}`);
  const other = await create('Other');
  await anyone.refused('401 auth.required', 'GET', `/api/projects/${other}`, byLink(shareId!));
  await guest.refused('404 project.not_found', 'GET', `/api/projects/${other}`, byLink(shareId!));
});

test('a link for editors needs a person who has signed in', async () => {
  const id = await create('Edited');
  const { shareId } = await share(id, 'editor');
  await anyone.refused('401 auth.required', 'GET', `/api/shares/${shareId}`);
  expect((await guest.get<Shared>(`/api/shares/${shareId}`)).access).toMatchObject({ permission: 'editor' });
  const rename = { body: { title: 'By a guest' } };
  await anyone.refused('401 auth.required', 'PATCH', `/api/projects/${id}/title`, { ...rename, ...byLink(shareId!) });
  const renamed = await guest.call<Summary>('PATCH', `/api/projects/${id}/title`, { ...rename, ...byLink(shareId!) });
  expect(renamed.body).toMatchObject({ title: 'By a guest', role: 'editor' });
  await guest.refused('403 access.denied', 'DELETE', `/api/projects/${id}`, byLink(shareId!));
});

test('links that are private, ended or never were look the same', async () => {
  const id = await create('Closed');
  const { shareId } = await share(id, 'private');
  for (const unknown of [shareId, '0'.repeat(27), 'no-link']) {
    await anyone.refused('404 share.not_found', 'GET', `/api/shares/${unknown}`);
    await guest.refused('404 share.not_found', 'GET', `/api/shares/${unknown}`);
  }
  expect((await owner.get<Shared>(`/api/shares/${shareId}`)).access).toMatchObject({ source: 'owner' });
});

test('a member is invited, sees the project once signed in, changes role, and leaves', async () => {
  const id = await create('Together');
  const member = await invite(id, ' New.Member@Example.com', 'viewer');
  expect(member).toEqual({
    id: expect.stringMatching(uuidV7),
    identifier: 'new.member@example.com',
    kind: 'email',
    permission: 'viewer',
    createdAt: expect.stringMatching(isoTime),
    updatedAt: expect.stringMatching(isoTime),
  });
  const person = await signIn(product.address, 'new.member@example.com');
  expect((await person.get<Project>(`/api/projects/${id}`)).role).toBe('viewer');
  const shared = await person.get<{ projects: Summary[] }>('/api/projects?scope=shared');
  expect(shared.projects).toMatchObject([
    { id, role: 'viewer', owner: { id: expect.stringMatching(uuidV7), name: 'Lena King', avatarUrl: null } },
  ]);
  const title = { body: { title: 'x' } };
  await person.refused('403 access.denied', 'PATCH', `/api/projects/${id}/title`, title);
  const path = `/api/projects/${id}/sharing/members/${member.id}`;
  expect(await owner.patch(path, { permission: 'editor' })).toMatchObject({ id: member.id, permission: 'editor' });
  await person.patch(`/api/projects/${id}/title`, { title: 'Ours' });
  await person.refused('403 access.denied', 'GET', `/api/projects/${id}/sharing`);
  expect(await owner.remove(path)).toMatchObject({ id: member.id });
  await person.refused('404 project.not_found', 'GET', `/api/projects/${id}`);
  await owner.refused('404 share.member_not_found', 'DELETE', path);
});

test('nobody is invited twice, and the owner not at all', async () => {
  const id = await create('Once');
  const path = `/api/projects/${id}/sharing/members`;
  const body = (identifier: string) => ({ body: { identifier, permission: 'viewer' } });
  await owner.refused('409 share.self_invite', 'POST', path, body('Lena.King@example.com'));
  expect(await invite(id, '+86 138 0000 0000', 'canvas')).toMatchObject({
    identifier: '+8613800000000',
    kind: 'phone',
  });
  await owner.refused('409 share.member_exists', 'POST', path, body('138 0000 0000'));
  await owner.refused('400 share.identifier_invalid', 'POST', path, body('somebody'));
  expect((await owner.get<Policy>(`/api/projects/${id}/sharing`)).members).toHaveLength(1);
});

test('each browser is one visitor, with its visits', async () => {
  const id = await create('Visited');
  const { shareId } = await share(id, 'viewer');
  const visit = (client: Client, name: string) =>
    client.call('GET', `/api/shares/${shareId}`, { headers: { 'x-share-visitor': name } });
  for (const name of ['browser-1', 'browser-1', 'browser-1']) await visit(anyone, name);
  await visit(guest, 'browser-2');
  await visit(owner, 'browser-3');
  const { visitors } = await owner.get<{ visitors: object[] }>(`/api/projects/${id}/sharing/visitors`);
  const times = { firstVisitAt: expect.stringMatching(isoTime), lastVisitAt: expect.stringMatching(isoTime) };
  const guestRow = { visitCount: 1, name: 'Guest', userId: expect.stringMatching(uuidV7) };
  const [second, first] = [guestRow, { visitCount: 3 }];
  const row = { id: expect.stringMatching(uuidV7), ...times };
  expect(visitors).toEqual([
    { ...row, ...second },
    { ...row, ...first },
  ]);
  expect((await owner.get<Policy>(`/api/projects/${id}/sharing`)).visitorCount).toBe(2);
  const shared = await guest.get<{ projects: object[] }>('/api/projects?scope=shared');
  expect(shared.projects).toContainEqual(expect.objectContaining({ id, shareId, role: 'viewer' }));
});

test('removing all access ends open streams, the link and every invitation', async () => {
  const id = await create('Ended');
  const { shareId } = await share(id, 'viewer');
  await invite(id, 'guest@example.com', 'editor');
  const path = `/api/projects/${id}/events`;
  const follow = async (client: Client, role: string) => {
    for (;;) {
      const stream = await openStream(client, path);
      const first = await stream.next();
      if (first) expect(first.data).toMatchObject({ type: 'access-resolved', role });
      // The news of the invitation may come late, and end a stream before it has begun: whoever follows comes back.
      if (first) return stream;
    }
  };
  const looking = await follow({ ...anyone, headers: byLink(shareId!).headers }, 'viewer');
  const editing = await follow(guest, 'editor');
  const blank = { shareId: null, linkPermission: 'private', members: [], visitorCount: 0 };
  expect(await owner.remove(`/api/projects/${id}/sharing/access`)).toMatchObject(blank);
  expect(await looking.rest()).toEqual([]);
  expect(await editing.rest()).toEqual([]);
  await anyone.refused('404 share.not_found', 'GET', `/api/shares/${shareId}`);
  await anyone.refused('401 auth.required', 'GET', `/api/projects/${id}`, byLink(shareId!));
  await guest.refused('404 project.not_found', 'GET', `/api/projects/${id}`);
  expect((await share(id, 'viewer')).shareId).not.toBe(shareId);
});

test('sharing is managed by the owner alone', async () => {
  const id = await create('Managed');
  const { shareId } = await share(id, 'editor');
  const requests: [string, string, object?][] = [
    ['GET', 'sharing'],
    ['PUT', 'sharing/link', { permission: 'editor' }],
    ['POST', 'sharing/members', { identifier: 'guest@example.com', permission: 'editor' }],
    ['PATCH', `sharing/members/${id}`, { permission: 'editor' }],
    ['DELETE', `sharing/members/${id}`],
    ['GET', 'sharing/visitors'],
    ['DELETE', 'sharing/access'],
  ];
  for (const [method, path, body] of requests) {
    const request = { ...byLink(shareId!), ...(body && { body }) };
    await anyone.refused('401 auth.required', method, `/api/projects/${id}/${path}`, request);
    await guest.refused('403 access.denied', method, `/api/projects/${id}/${path}`, request);
  }
  expect(await owner.get(`/api/projects/${id}/sharing`)).toMatchObject({ linkPermission: 'editor', members: [] });
});
