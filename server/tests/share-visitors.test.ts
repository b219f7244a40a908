import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Visitors } from '../src/sharing/visitors.ts';
import { engines, openHouse, type House, type Person } from './house.ts';
import { callerWith, giveNumber, refusal } from './share-callers.ts';

const somebody = () => `${randomUUID()}@example.org`;

describe.each(engines)('who comes by a link on %s', (engine) => {
  let house: House;
  let lena: Person;
  beforeAll(async () => {
    house = await openHouse(engine);
    lena = await house.signIn('lena@example.org');
  });
  afterAll(() => house.leave());

  async function link(permission: 'private' | 'canvas' | 'viewer' | 'editor', title = 'Shared') {
    const { id } = await lena.projects.create({ title });
    const { shareId } = await lena.sharing.setLink({ id }, { permission });
    return { id, shareId: shareId! };
  }
  const open = (shareId: string, visitor: string, person?: Person) =>
    callerWith(house, { 'x-share-visitor': visitor }, person).sharing.open({ shareId });
  const visitorsOf = async (id: string) => (await lena.sharing.visitors({ id })).visitors;

  test('each browser counts once, with its visits, the last one first', async () => {
    const { id, shareId } = await link('viewer');
    const ben = await house.signIn('ben@example.org');
    await open(shareId, 'one');
    await open(shareId, 'two', ben);
    for (let visit = 0; visit < 3; visit += 1) await open(shareId, 'one');
    const [first, second, ...rest] = await visitorsOf(id);
    expect(first).toMatchObject({ visitCount: 4 });
    expect(first).not.toHaveProperty('name');
    expect(first!.lastVisitAt > first!.firstVisitAt).toBe(true);
    expect(first).not.toHaveProperty('userId');
    expect(second).toMatchObject({ visitCount: 1, name: 'Ben', userId: ben.session.user.id });
    expect(rest).toEqual([]);
    expect((await lena.sharing.get({ id })).visitorCount).toBe(2);
  });

  test('a browser whose person has signed in once stays known by name', async () => {
    const { id, shareId } = await link('viewer');
    const ben = await house.signIn('ben@example.org');
    await open(shareId, 'one');
    await open(shareId, 'one', ben);
    await open(shareId, 'one');
    expect(await visitorsOf(id)).toMatchObject([{ visitCount: 3, name: 'Ben' }]);
  });

  test('who is refused, who does not say who they are, and the owner are not counted', async () => {
    const { id, shareId } = await link('editor');
    await expect(open(shareId, 'one')).rejects.toMatchObject(refusal(401, 'auth.required'));
    await open(shareId, 'own', lena);
    const ben = await house.signIn('ben@example.org');
    await ben.sharing.open({ shareId });
    await open(shareId, 'x'.repeat(201), ben);
    expect(await visitorsOf(id)).toEqual([]);
    await lena.sharing.addMember({ id }, { identifier: 'ben@example.org', permission: 'canvas' });
    await open(shareId, 'x'.repeat(200), ben);
    expect(await visitorsOf(id)).toMatchObject([{ name: 'Ben' }]);
  });

  test('looking whether a link is there is no visit', async () => {
    const { id, shareId } = await link('viewer');
    const headers = { 'x-share-visitor': 'preview' };
    const { status } = await fetch(`${house.baseUrl}/api/shares/${shareId}`, { method: 'HEAD', headers });
    expect([status, await visitorsOf(id)]).toEqual([200, []]);
  });

  test('visits at once are all counted, of one browser in one row', async () => {
    const { id, shareId } = await link('canvas');
    await Promise.all(Array.from({ length: 10 }, (_, index) => open(shareId, index < 6 ? 'one' : 'two')));
    const counts = (await visitorsOf(id)).map(({ visitCount }) => visitCount);
    expect(counts.toSorted((one, other) => one - other)).toEqual([4, 6]);
  });

  test('one browser is another visitor to each project', async () => {
    const [one, other] = [await link('viewer'), await link('viewer')];
    await open(one.shareId, 'same');
    await open(other.shareId, 'same');
    const rows = await house.database.read.selectFrom('share_visitors').selectAll().execute();
    const keys = rows.filter(({ project_id }) => [one.id, other.id].includes(project_id));
    expect(new Set(keys.map(({ visitor_key }) => visitor_key)).size).toBe(2);
  });

  test('past the most that are kept, those who are known still count, and links that have ended do not', async () => {
    const { id, shareId } = await link('viewer');
    const { database, features } = house;
    const visitors = new Visitors({ database, shareIds: features.shareIds, most: 2 });
    const visit = (visitor: string) => visitors.count({ projectId: id, shareId, visitor, userId: null });
    for (const visitor of ['one', 'two', 'three', 'one']) await visit(visitor);
    // Visits of one millisecond stand in no order.
    const counts = (await visitorsOf(id)).map(({ visitCount }) => visitCount);
    expect(counts.toSorted((one, other) => one - other)).toEqual([1, 2]);
    await lena.sharing.revoke({ id });
    await visit('one');
    expect(await visitorsOf(id)).toEqual([]);
  });

  test('lists tell what others share: by name, or by a link that was opened', async () => {
    const eve = await house.signIn(somebody());
    const own = await eve.projects.create({ title: 'Own' });
    const [byName, byLink, unopened, withdrawn] = [
      await link('private', 'By name'),
      await link('editor', 'By link'),
      await link('viewer', 'Unopened'),
      await link('viewer', 'Withdrawn'),
    ];
    await lena.sharing.addMember(byName, { identifier: eve.session.user.email!, permission: 'viewer' });
    await open(byLink.shareId, 'eve', eve);
    await open(withdrawn.shareId, 'eve', eve);
    await open(unopened.shareId, 'somebody');
    await lena.sharing.setLink(withdrawn, { permission: 'private' });
    const owner = { id: lena.session.user.id, name: 'Lena', avatarUrl: null };
    const shared = await eve.projects.list({ scope: 'shared' });
    expect(shared.projects).toMatchObject([
      { id: byLink.id, role: 'editor', owner, shareId: byLink.shareId },
      { id: byName.id, role: 'viewer', owner, shareId: null },
    ]);
    expect((await eve.projects.list()).projects).toMatchObject([{ id: own.id, owner: null, shareId: null }]);
    expect((await eve.projects.list({ scope: 'all' })).projects.map(({ id }) => id)).toEqual([
      ...shared.projects.map(({ id }) => id),
      own.id,
    ]);
    await callerWith(house, { 'x-share-id': byLink.shareId }, eve).projects.rename(byLink, { title: 'Renamed' });
    await eve.projects.rename(own, { title: 'Own again' });
    const titles = (await eve.projects.list({ scope: 'all' })).projects.map(({ title }) => title);
    expect(titles).toEqual(['Own again', 'Renamed', 'By name']);
    await lena.sharing.revoke(byLink);
    await lena.sharing.revoke(byName);
    expect((await eve.projects.list({ scope: 'shared' })).projects).toEqual([]);
    expect((await lena.projects.list({ scope: 'shared' })).projects).toEqual([]);
  });

  test('a project shows once in a list, by the best of what gives it, a member before a link', async () => {
    const eve = await house.signIn(somebody());
    await giveNumber(house, eve, '+8613711110000');
    const both = await link('editor');
    const { database } = house;
    await lena.sharing.addMember(both, { identifier: eve.session.user.email!, permission: 'canvas' });
    // Two invitations of what became one person later: neither could be refused.
    const at = new Date().toISOString();
    const row = { id: randomUUID(), project_id: both.id, identifier: '+8613711110000', kind: 'phone' as const };
    await database.write((transaction) =>
      transaction
        .insertInto('project_members')
        .values({ ...row, permission: 'viewer', created_at: at, updated_at: at })
        .execute(),
    );
    await open(both.shareId, 'eve', eve);
    const { projects } = await eve.projects.list({ scope: 'shared' });
    expect(projects).toMatchObject([{ id: both.id, role: 'viewer', shareId: null }]);
    expect((await eve.projects.get(both)).role).toBe('viewer');
  });

  test('who leaves a project has it in no list, and in by the link alone, which may list it again', async () => {
    const eve = await house.signIn(somebody());
    const both = await link('viewer');
    await lena.sharing.addMember(both, { identifier: eve.session.user.email!, permission: 'editor' });
    await open(both.shareId, 'eve', eve);
    const listed = async () => (await eve.projects.list({ scope: 'shared' })).projects.map(({ id }) => id);
    expect(await listed()).toEqual([both.id]);
    expect(await eve.sharing.leave(both)).toEqual({ id: both.id, left: true });
    expect(await listed()).toEqual([]);
    expect((await lena.sharing.get(both)).members).toEqual([]);
    expect(await visitorsOf(both.id)).toMatchObject([{ visitCount: 1 }]);
    await expect(eve.projects.get(both)).rejects.toMatchObject(refusal(404, 'project.not_found'));
    const none = refusal(404, 'share.member_not_found');
    for (const nobody of [eve, lena]) await expect(nobody.sharing.leave(both)).rejects.toMatchObject(none);
    await open(both.shareId, 'eve', eve);
    expect(await listed()).toEqual([both.id]);
    await eve.sharing.leave(both);
    expect(await listed()).toEqual([]);
  });

  test('a deleted project takes its link and all who knew it along', async () => {
    const { id, shareId } = await link('viewer');
    await open(shareId, 'one');
    await lena.projects.remove({ id });
    await expect(open(shareId, 'one')).rejects.toMatchObject(refusal(404, 'share.not_found'));
    for (const table of ['share_policies', 'share_visitors', 'project_members'] as const) {
      const rows = house.database.read.selectFrom(table).select('project_id').where('project_id', '=', id);
      expect(await rows.execute()).toEqual([]);
    }
  });
});
