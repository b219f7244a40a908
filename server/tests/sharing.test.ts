import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ShareIds } from '../src/sharing/share-ids.ts';
import { engines, openHouse, type House, type Person } from './house.ts';
import { callerWith, giveNumber, refusal } from './share-callers.ts';

const blank = { shareId: null, shareUrl: null, linkPermission: 'private', members: [], visitorCount: 0 };
const somebody = () => `${randomUUID()}@example.org`;

describe.each(engines)('sharing on %s', (engine) => {
  let house: House;
  let lena: Person;
  beforeAll(async () => {
    house = await openHouse(engine, { variables: { EASEL__SHARING__MAX_MEMBERS: '4' } });
    lena = await house.signIn('lena.king@example.org');
    await giveNumber(house, lena, '+8613912340000');
  });
  afterAll(() => house.leave());

  const newProject = async (title = 'Shared') => (await lena.projects.create({ title })).id;
  async function link(permission: 'private' | 'canvas' | 'viewer' | 'editor') {
    const id = await newProject();
    const { shareId } = await lena.sharing.setLink({ id }, { permission });
    return { id, shareId: shareId! };
  }

  test('a project that was never shared has a blank policy, which hides how its owner signs in', async () => {
    const projectId = await newProject();
    const owner = { name: 'Lena King', identifier: 'l•••@example.org', avatarUrl: null };
    expect(await lena.sharing.get({ id: projectId })).toEqual({ ...blank, projectId, owner });
  });

  test('a link is made once, by private too, and stays the same until all access is removed', async () => {
    const id = await newProject();
    const made = await lena.sharing.setLink({ id }, { permission: 'private' });
    expect(made).toMatchObject({ linkPermission: 'private', shareUrl: `${house.baseUrl}/s/${made.shareId}` });
    expect(made.shareId).toMatch(/^[0-9A-Za-z]{27}$/);
    for (const permission of ['editor', 'canvas', 'private', 'viewer'] as const) {
      const changed = await lena.sharing.setLink({ id }, { permission });
      expect(changed).toEqual({ ...made, linkPermission: permission });
    }
    expect(await lena.sharing.get({ id })).toEqual({ ...made, linkPermission: 'viewer' });
    await lena.sharing.addMember({ id }, { identifier: somebody(), permission: 'viewer' });
    await callerWith(house, { 'x-share-visitor': 'one' }).sharing.open({ shareId: made.shareId! });
    expect(await lena.sharing.revoke({ id })).toMatchObject(blank);
    expect(await lena.sharing.get({ id })).toMatchObject(blank);
    expect((await lena.sharing.visitors({ id })).visitors).toEqual([]);
    const next = await lena.sharing.setLink({ id }, { permission: 'viewer' });
    expect(next.shareId).not.toBe(made.shareId);
    const anyone = callerWith(house, {});
    await expect(anyone.sharing.open({ shareId: made.shareId! })).rejects.toMatchObject(
      refusal(404, 'share.not_found'),
    );
    expect((await anyone.sharing.open({ shareId: next.shareId! })).project.id).toBe(id);
  });

  test('a link from before the secret was changed is none, and is made anew when it is asked for', async () => {
    const { id } = await link('viewer');
    const [before, ended] = [new ShareIds('the secret before'), 'x'.repeat(27)];
    const forms = { share_key: before.keyOf(ended), sealed_share_id: before.seal(ended, id) };
    await house.database.write((transaction) =>
      transaction.updateTable('share_policies').set(forms).where('project_id', '=', id).execute(),
    );
    expect(await lena.sharing.get({ id })).toMatchObject({ shareId: null, linkPermission: 'private' });
    const made = await lena.sharing.setLink({ id }, { permission: 'viewer' });
    expect(made).toMatchObject({ shareId: expect.stringMatching(/^[0-9A-Za-z]{27}$/), linkPermission: 'viewer' });
    const visitor = callerWith(house, { 'x-share-visitor': 'one' });
    expect((await visitor.sharing.open({ shareId: made.shareId! })).project.id).toBe(id);
    expect(await lena.sharing.setLink({ id }, { permission: 'viewer' })).toEqual({ ...made, visitorCount: 1 });
  });

  test('two who make a link at once get the same one', async () => {
    const id = await newProject();
    const wishes = ['viewer', 'editor', 'canvas', 'viewer'] as const;
    const made = await Promise.all(wishes.map((permission) => lena.sharing.setLink({ id }, { permission })));
    expect(new Set(made.map(({ shareId }) => shareId)).size).toBe(1);
  });

  test('a link shows the canvas, and the chat to readers', async () => {
    const { id } = await lena.projects.create({ title: 'A fox', prompt: 'Draw a fox' });
    const node = { id: 'n', type: 'text', x: 0, y: 0, width: 10, height: 10, mine: ['茶'] };
    await lena.canvas.patch({ id }, { changes: { put: [node] as never } });
    const { shareId } = await lena.sharing.setLink({ id }, { permission: 'canvas' });
    const anyone = callerWith(house, {});
    const capabilities = { canViewCanvas: true, canViewChat: false, canEdit: false, canManage: false };
    const access = { permission: 'canvas', source: 'link', authenticated: false, isOwner: false, capabilities };
    const shown = await anyone.sharing.open({ shareId: shareId! });
    expect(shown).toMatchObject({ shareId, access, project: { id, title: 'A fox', version: '1', messages: [] } });
    expect(shown.project.nodes).toMatchObject([node]);
    await lena.sharing.setLink({ id }, { permission: 'viewer' });
    const { project, access: more } = await anyone.sharing.open({ shareId: shareId! });
    expect(more).toMatchObject({ permission: 'viewer', capabilities: { canViewChat: true, canEdit: false } });
    expect(project.messages[0]).toMatchObject({ role: 'user', contents: [{ type: 'text', text: 'Draw a fox' }] });
  });

  test('a link for editors asks for a signed-in caller, who then edits', async () => {
    const { id, shareId } = await link('editor');
    await expect(callerWith(house, {}).sharing.open({ shareId })).rejects.toMatchObject(refusal(401, 'auth.required'));
    const eve = await house.signIn(somebody());
    expect((await eve.sharing.open({ shareId })).access).toMatchObject({
      permission: 'editor',
      source: 'link',
      authenticated: true,
    });
    const editing = callerWith(house, { 'x-share-id': shareId }, eve);
    expect(await editing.projects.rename({ id }, { title: 'By Eve' })).toMatchObject({
      title: 'By Eve',
      role: 'editor',
      owner: { id: lena.session.user.id, name: 'Lena King', avatarUrl: null },
      shareId,
    });
    await expect(editing.projects.remove({ id })).rejects.toMatchObject(refusal(403, 'access.denied'));
    await expect(eve.projects.get({ id })).rejects.toMatchObject(refusal(404, 'project.not_found'));
  });

  test('a private link still opens for its owner and for members, each by who they are', async () => {
    const { id, shareId } = await link('private');
    const ben = await house.signIn(somebody());
    await lena.sharing.addMember({ id }, { identifier: ben.session.user.email!, permission: 'canvas' });
    expect((await lena.sharing.open({ shareId })).access).toMatchObject({ source: 'owner', isOwner: true });
    expect((await ben.sharing.open({ shareId })).access).toMatchObject({ source: 'member', permission: 'canvas' });
    const eve = await house.signIn(somebody());
    await expect(eve.sharing.open({ shareId })).rejects.toMatchObject(refusal(404, 'share.not_found'));
  });

  test('a link that never was, or is no link at all, looks like one that has ended', async () => {
    const never = ['0'.repeat(27), 'short', '%00', 'a b', '茶', '../x', 'x'.repeat(150)];
    for (const shareId of never) {
      await expect(lena.sharing.open({ shareId })).rejects.toMatchObject(refusal(404, 'share.not_found'));
    }
  });

  test('a link is worth nothing for another project, nor a header that names a person', async () => {
    const [one, other] = [await link('viewer'), await link('private')];
    const byLink = callerWith(house, { 'x-share-id': one.shareId, 'x-user-id': lena.session.user.id });
    expect((await byLink.projects.get({ id: one.id })).role).toBe('viewer');
    await expect(byLink.projects.get({ id: other.id })).rejects.toMatchObject(refusal(401, 'auth.required'));
    await expect(byLink.projects.rename({ id: one.id }, { title: 'x' })).rejects.toMatchObject({ status: 401 });
    await expect(byLink.sharing.get({ id: one.id })).rejects.toMatchObject(refusal(401, 'auth.required'));
  });

  test('a member keeps to what they were invited to, though they hold a link for editors', async () => {
    const { id, shareId } = await link('editor');
    const ben = await house.signIn(somebody());
    await lena.sharing.addMember({ id }, { identifier: ben.session.user.email!, permission: 'canvas' });
    const byLink = callerWith(house, { 'x-share-id': shareId }, ben);
    expect(await byLink.projects.get({ id })).toMatchObject({ role: 'canvas', shareId: null, messages: [] });
    await expect(byLink.agent.history({ id })).rejects.toMatchObject(refusal(403, 'access.denied'));
  });

  test('an invitation waits for its person, and holds from the moment they sign in', async () => {
    const id = await newProject();
    const invited = await lena.sharing.addMember({ id }, { identifier: ' Ben.OAK@Example.ORG ', permission: 'viewer' });
    expect(invited).toMatchObject({ identifier: 'ben.oak@example.org', kind: 'email', permission: 'viewer' });
    expect(invited).not.toHaveProperty('name');
    expect(invited).not.toHaveProperty('userId');
    const ben = await house.signIn('ben.oak@example.org');
    expect((await ben.projects.get({ id })).role).toBe('viewer');
    const { members } = await lena.sharing.get({ id });
    expect(members).toEqual([{ ...invited, userId: ben.session.user.id, name: 'Ben Oak' }]);
    const raised = await lena.sharing.changeMember({ id, memberId: invited.id }, { permission: 'editor' });
    expect(raised).toMatchObject({ id: invited.id, permission: 'editor', name: 'Ben Oak' });
    expect((await ben.projects.rename({ id }, { title: 'Ours' })).role).toBe('editor');
    const gone = await lena.sharing.removeMember({ id, memberId: invited.id });
    expect(gone).toEqual({ id: invited.id, removed: true });
    await expect(ben.projects.get({ id })).rejects.toMatchObject(refusal(404, 'project.not_found'));
    const again = { id, memberId: invited.id };
    const missing = refusal(404, 'share.member_not_found');
    await expect(lena.sharing.removeMember(again)).rejects.toMatchObject(missing);
    await expect(lena.sharing.changeMember(again, { permission: 'canvas' })).rejects.toMatchObject(missing);
  });

  test('a member of another project cannot be changed through one’s own', async () => {
    const eve = await house.signIn(somebody());
    const { id: own } = await eve.projects.create({ title: 'Eve’s' });
    const id = await newProject();
    const { id: memberId } = await lena.sharing.addMember({ id }, { identifier: somebody(), permission: 'viewer' });
    const missing = refusal(404, 'share.member_not_found');
    await expect(eve.sharing.removeMember({ id: own, memberId })).rejects.toMatchObject(missing);
    await expect(eve.sharing.changeMember({ id: own, memberId }, { permission: 'editor' })).rejects.toMatchObject(
      missing,
    );
    expect((await lena.sharing.get({ id })).members).toMatchObject([{ permission: 'viewer' }]);
  });

  test('a person is invited once, whatever they are called', async () => {
    const id = await newProject();
    const add = (identifier: string) => lena.sharing.addMember({ id }, { identifier, permission: 'viewer' });
    const exists = refusal(409, 'share.member_exists');
    await add('+86 138-1111-0000');
    await expect(add('13811110000')).rejects.toMatchObject(exists);
    const ben = await house.signIn(somebody());
    await giveNumber(house, ben, '+8613811110000');
    await expect(add(ben.session.user.email!)).rejects.toMatchObject(exists);
    await giveNumber(house, ben, '+8613811110001');
    expect(await add(ben.session.user.email!)).toMatchObject({ name: ben.session.user.name });
    await expect(add('13811110001')).rejects.toMatchObject(exists);
  });

  test('the owner is no member, by either of their identifiers', async () => {
    const id = await newProject();
    for (const identifier of ['LENA.king@example.org', '139 1234 0000']) {
      const invited = lena.sharing.addMember({ id }, { identifier, permission: 'viewer' });
      await expect(invited).rejects.toMatchObject(refusal(409, 'share.self_invite'));
    }
  });

  test('what is neither an address nor a number is refused, and changes nothing', async () => {
    const id = await newProject();
    for (const identifier of ['', 'ben', '12', 'ben@', '@example.org', 'a b@example.org', 'a@b', '+86138']) {
      const invited = lena.sharing.addMember({ id }, { identifier, permission: 'viewer' });
      await expect(invited, identifier).rejects.toMatchObject({
        ...refusal(400, 'share.identifier_invalid'),
        details: [{ pointer: '/body/identifier' }],
      });
    }
    for (const permission of ['owner', 'private', 7]) {
      const invited = lena.sharing.addMember({ id }, { identifier: somebody(), permission: permission as 'viewer' });
      await expect(invited).rejects.toMatchObject(refusal(400, 'request.invalid'));
    }
    await expect(lena.sharing.setLink({ id }, { permission: 'owner' as 'viewer' })).rejects.toMatchObject({
      details: [{ pointer: '/body/permission' }],
    });
    expect(await lena.sharing.get({ id })).toMatchObject(blank);
  });

  test('invitations at once end in one member each, and never in more than the project may have', async () => {
    const id = await newProject();
    const same = await Promise.allSettled(
      ['x@example.org', 'X@example.org', ' x@EXAMPLE.org'].map((identifier) =>
        lena.sharing.addMember({ id }, { identifier, permission: 'viewer' }),
      ),
    );
    expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of same) if (one.status === 'rejected') expect(one.reason.errorCode).toBe('share.member_exists');
    const others = await Promise.allSettled(
      Array.from({ length: 6 }, () => lena.sharing.addMember({ id }, { identifier: somebody(), permission: 'viewer' })),
    );
    const refused = others.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject(Array.from({ length: 3 }, () => refusal(409, 'share.too_many_members')));
    expect((await lena.sharing.get({ id })).members).toHaveLength(4);
  });

  test.runIf(engine === 'postgres')('an invitation waits for the decision before it, and sees it', async () => {
    const id = await newProject();
    const ben = await house.signIn(somebody());
    const phone = '+8613822220000';
    await giveNumber(house, ben, phone);
    const { reader } = house.database.engine;
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const adding = await house.database.write(async (transaction) => {
      await transaction.updateTable('projects').set({ version: 0 }).where('id', '=', id).execute();
      const invited = lena.sharing
        .addMember({ id }, { identifier: ben.session.user.email!, permission: 'viewer' })
        .catch((error: unknown) => error);
      // It waits; one that does not is done, and the wrong way.
      const seen = vi.waitFor(async () => expect((await waiting.execute(reader)).rows).toHaveLength(1), 10_000);
      await Promise.race([invited, seen]);
      const at = new Date().toISOString();
      const row = { id: randomUUID(), project_id: id, identifier: phone, kind: 'phone' as const };
      const times = { created_at: at, updated_at: at };
      await transaction
        .insertInto('project_members')
        .values({ ...row, ...times, permission: 'viewer' })
        .execute();
      return { invited };
    });
    expect(await adding.invited).toMatchObject(refusal(409, 'share.member_exists'));
    expect((await lena.sharing.get({ id })).members).toMatchObject([{ identifier: phone }]);
  });

  test('a person whose account is gone has nothing, however long their token lives', async () => {
    const { id, shareId } = await link('editor');
    const ben = await house.signIn(somebody());
    await lena.sharing.addMember({ id }, { identifier: ben.session.user.email!, permission: 'viewer' });
    const caller = { id: ben.session.user.id, sessionId: '' };
    const { access } = house.features;
    expect(await access.of(id, caller.id, null)).toEqual({ id, role: 'viewer' });
    await ben.personalData.deleteAccount({ confirmation: ben.session.user.email! });
    expect(await access.of(id, caller.id, null)).toBeNull();
    expect(await access.byLink(shareId, caller.id)).toBe('sign-in');
  });

  test('neither a link nor a browser stands in the database as it is', async () => {
    const { shareId } = await link('viewer');
    const visitor = `browser-${randomUUID()}`;
    const eve = await house.signIn(somebody());
    await callerWith(house, { 'x-share-visitor': visitor }, eve).sharing.open({ shareId });
    const { reader } = house.database.engine;
    const tables = await reader.introspection.getTables();
    const rows = await Promise.all(
      tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(reader)).rows),
    );
    const all = JSON.stringify(rows);
    // It is everything, and holds what was not hidden.
    expect(all).toContain('lena.king@example.org');
    for (const secret of [shareId, visitor]) {
      expect(all).not.toContain(secret);
      expect(all).not.toContain(Buffer.from(secret).toString('base64url'));
      expect(all).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});
