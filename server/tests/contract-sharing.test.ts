import { afterAll, beforeAll, expect, test } from 'vitest';
import { engines, openHouse, type House, type Person } from './house.ts';
import { callerWith, refusal } from './share-callers.ts';

let house: House;
let lena: Person;
let ben: Person;
beforeAll(async () => {
  house = await openHouse(engines.at(-1)!);
  [lena, ben] = [await house.signIn('lena@example.org'), await house.signIn('ben@example.org')];
});
afterAll(() => house.leave());

const levels = ['canvas', 'viewer', 'editor'] as const;
const newProject = async () => (await lena.projects.create({ title: 'Shared', prompt: 'A fox' })).id;
const capabilitiesOf = {
  canvas: { canViewCanvas: true, canViewChat: false, canEdit: false, canManage: false },
  viewer: { canViewCanvas: true, canViewChat: true, canEdit: false, canManage: false },
  editor: { canViewCanvas: true, canViewChat: true, canEdit: true, canManage: false },
  owner: { canViewCanvas: true, canViewChat: true, canEdit: true, canManage: true },
};

test('the link goes from any permission to any other, by its owner alone', async () => {
  const id = await newProject();
  const all = ['private', ...levels] as const;
  for (const from of all) {
    for (const to of all) {
      await lena.sharing.setLink({ id }, { permission: from });
      expect((await lena.sharing.setLink({ id }, { permission: to })).linkPermission).toBe(to);
    }
  }
  await lena.sharing.setLink({ id }, { permission: 'editor' });
  const { shareId } = await lena.sharing.get({ id });
  const editor = callerWith(house, { 'x-share-id': shareId! }, ben);
  await expect(editor.sharing.setLink({ id }, { permission: 'viewer' })).rejects.toMatchObject({ status: 403 });
});

test('a member goes from any permission to any other, and what they may do at once follows', async () => {
  const id = await newProject();
  const { id: memberId } = await lena.sharing.addMember(
    { id },
    { identifier: 'ben@example.org', permission: 'canvas' },
  );
  for (const from of levels) {
    for (const to of levels) {
      await lena.sharing.changeMember({ id, memberId }, { permission: from });
      expect(await lena.sharing.changeMember({ id, memberId }, { permission: to })).toMatchObject({ permission: to });
      const { permission, capabilities } = await ben.projects.query({ projectId: id });
      expect([permission, capabilities]).toEqual([to, capabilitiesOf[to]]);
    }
  }
});

test.each(levels)('what a link for %s opens, and what it does not', async (permission) => {
  const id = await newProject();
  const { shareId } = await lena.sharing.setLink({ id }, { permission });
  const opened = await ben.sharing.open({ shareId: shareId! });
  expect(Object.keys(opened).toSorted()).toEqual(['access', 'project', 'shareId']);
  const access = { permission, source: 'link', authenticated: true, isOwner: false };
  expect(opened.access).toEqual({ ...access, capabilities: capabilitiesOf[permission] });
  expect(opened.project).toMatchObject({ id, nodes: [] });
  expect(opened.project.messages.length > 0).toBe(permission !== 'canvas');
  const caller = callerWith(house, { 'x-share-id': shareId! }, ben);
  const outcome = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  const allowed = (needs: (typeof levels)[number]) => (levels.indexOf(permission) >= levels.indexOf(needs) ? 200 : 403);
  expect(await outcome(caller.projects.get({ id }))).toBe(allowed('canvas'));
  expect(await outcome(caller.agent.history({ id }))).toBe(allowed('viewer'));
  expect(await outcome(caller.agent.threadStatus({ project_id: id }))).toBe(allowed('viewer'));
  expect(await outcome(caller.agent.threadList({ projectId: id }))).toBe(allowed('viewer'));
  expect(await outcome(caller.canvas.patch({ id }, { changes: { put: [] } }))).toBe(allowed('editor'));
  expect(await outcome(caller.projects.rename({ id }, { title: 'Theirs' }))).toBe(allowed('editor'));
  expect(await outcome(caller.sharing.get({ id }))).toBe(403);
  expect(await outcome(caller.projects.remove({ id }))).toBe(403);
});

test('the owner opens their own link as the owner', async () => {
  const id = await newProject();
  const { shareId } = await lena.sharing.setLink({ id }, { permission: 'canvas' });
  const { access } = await lena.sharing.open({ shareId: shareId! });
  const capabilities = capabilitiesOf.owner;
  expect(access).toEqual({ permission: 'owner', source: 'owner', authenticated: true, isOwner: true, capabilities });
});

test('links tell capitals apart', async () => {
  const id = await newProject();
  const { shareId } = await lena.sharing.setLink({ id }, { permission: 'viewer' });
  const turned = shareId!.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  await expect(ben.sharing.open({ shareId: turned })).rejects.toMatchObject(refusal(404, 'share.not_found'));
});

test('an invitation is refused twice, in the words of the contract', async () => {
  const id = await newProject();
  const add = async (identifier: string) => {
    const answer = await fetch(`${house.baseUrl}/api/projects/${id}/sharing/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${lena.session.accessToken}` },
      body: JSON.stringify({ identifier, permission: 'viewer' }),
    });
    return [answer.status, ((await answer.json()) as { errorCode?: string }).errorCode];
  };
  expect(await add(' Lena@EXAMPLE.org ')).toEqual([409, 'share.self_invite']);
  expect(await add('ben@example.org')).toEqual([200, undefined]);
  expect(await add(' BEN@example.org')).toEqual([409, 'share.member_exists']);
});

test('a project has a hundred members and not one more', async () => {
  const id = await newProject();
  const add = (at: number) =>
    lena.sharing.addMember({ id }, { identifier: `member-${at}@example.org`, permission: 'viewer' });
  for (let at = 0; at < 100; at += 1) await add(at);
  await expect(add(100)).rejects.toMatchObject(refusal(409, 'share.too_many_members'));
  expect((await lena.sharing.get({ id })).members).toHaveLength(100);
});
