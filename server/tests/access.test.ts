import { hkdfSync, randomUUID } from 'node:crypto';
import { catalogue, contract, roles, type LinkPermission, type Role, type Route } from '@easel/contract';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openHouse, type House } from './house.ts';

const routes = Object.values(contract).flatMap((group): Route[] => Object.values(group));
const refusals = ['auth.required', 'access.denied', 'project.not_found', 'share.not_found'] as const;
type Verdict = 'let in' | (typeof refusals)[number];

/** Someone who asks, and what the rules of sharing say about them. */
interface Person {
  /** The address of whoever has signed in. */
  readonly email?: string;
  readonly badToken?: string;
  /** The project that their request names, and the link by which they say they know it. */
  readonly projectId: string;
  readonly shareId?: string;
  readonly role: Role | null;
  /** The link they open, and whether it opens. */
  readonly opens: string;
  readonly opened: Verdict;
}
type People = Record<string, Person>;

/** What the declared access promises. */
function promised({ access }: Route, { email, badToken, role, opened }: Person): Verdict {
  if (access === 'public') return 'let in';
  if (badToken) return 'auth.required';
  if (access === 'token-optional') return 'let in';
  if (access === 'signed-in') return email ? 'let in' : 'auth.required';
  if ('share' in access) return opened;
  const enough = role !== null && roles.indexOf(role) >= roles.indexOf(access.role);
  if (enough) return 'let in';
  if (!email) return 'auth.required';
  if (role === null) return 'hidden' in access ? 'let in' : 'project.not_found';
  return 'access.denied';
}

const levels = ['canvas', 'viewer', 'editor'] as const;

/** Everyone, made by the service's own means. */
async function invite(house: House): Promise<{ people: People; owners: () => Promise<People> }> {
  const owner = await house.signIn('owner@example.org');
  const { accessToken } = owner.session;
  const email = 'stranger@example.org';

  async function share(permission: LinkPermission): Promise<{ id: string; shareId: string }> {
    const { id } = await owner.projects.create({ title: permission });
    const { shareId } = await owner.sharing.setLink({ id }, { permission });
    return { id, shareId: shareId! };
  }

  const closed = await share('private');
  const byPrivateLink = { projectId: closed.id, opens: closed.shareId };
  const nobody = { ...byPrivateLink, role: null, opened: 'share.not_found' } as const;
  const people: People = {
    anonymous: nobody,
    'forged token': { ...nobody, badToken: `${accessToken}x` },
    'expired token': { ...nobody, badToken: await expiredToken(house, accessToken) },
    stranger: { ...nobody, email },
  };

  for (const level of ['private', ...levels] as const) {
    const { id, shareId } = await share(level);
    const held = { projectId: id, shareId, opens: shareId };
    const [role, opened] = level === 'private' ? [null, 'share.not_found' as const] : [level, 'let in' as const];
    people[`signed in, by a ${level} link`] = { ...held, email, role, opened };
    people[`anonymous, by a ${level} link`] =
      level === 'editor' ? { ...held, role: null, opened: 'auth.required' } : { ...held, role, opened };
    people[`signed in, by the ${level} link of another project`] = {
      projectId: closed.id,
      shareId,
      email,
      role: null,
      opens: shareId,
      opened,
    };
    people[`anonymous, by the ${level} link of another project`] = {
      projectId: closed.id,
      shareId,
      role: null,
      opens: shareId,
      opened: level === 'editor' ? 'auth.required' : opened,
    };
  }

  for (const level of levels) {
    const member = `${level}@example.org`;
    await owner.sharing.addMember({ id: closed.id }, { identifier: member, permission: level });
    people[`${level} by email`] = { ...byPrivateLink, email: member, role: level, opened: 'let in' };
  }

  const caller = await house.signIn('caller@example.org');
  await giveNumber(house, caller.session.user.id, '+8613800000000');
  await owner.sharing.addMember({ id: closed.id }, { identifier: '138 0000 0000', permission: 'viewer' });
  people['viewer by phone'] = { ...byPrivateLink, email: 'caller@example.org', role: 'viewer', opened: 'let in' };

  const held = await share('editor');
  await owner.sharing.addMember({ id: held.id }, { identifier: 'bound@example.org', permission: 'canvas' });
  people['canvas by email, with an editor link'] = {
    projectId: held.id,
    shareId: held.shareId,
    email: 'bound@example.org',
    role: 'canvas',
    opens: held.shareId,
    opened: 'let in',
  };

  const { id } = await owner.sharing.addMember(
    { id: closed.id },
    { identifier: 'left@example.org', permission: 'editor' },
  );
  await owner.sharing.removeMember({ id: closed.id, memberId: id });
  people['removed member'] = { ...nobody, email: 'left@example.org' };

  const revoked = await share('editor');
  await owner.sharing.revoke({ id: revoked.id });
  const ended = { projectId: revoked.id, shareId: revoked.shareId, opens: revoked.shareId, role: null };
  people['signed in, by a revoked link'] = { ...ended, email, opened: 'share.not_found' };
  people['anonymous, by a revoked link'] = { ...ended, opened: 'share.not_found' };

  // What the owner is let in to do may end the project, so each request of theirs gets one of its own.
  const owners = async (): Promise<People> => {
    const [own, other] = [await share('private'), await share('editor')];
    const asOwner = { email: 'owner@example.org', role: 'owner' } as const;
    return {
      owner: { ...asOwner, projectId: own.id, opens: own.shareId, opened: 'let in' },
      'owner, by a revoked link': {
        ...asOwner,
        projectId: other.id,
        shareId: revoked.shareId,
        opens: revoked.shareId,
        opened: 'share.not_found',
      },
    };
  };
  return { people, owners };
}

/** Signed with the server's own key, for a session that is open: only its time is over. */
function expiredToken(house: House, token: string): Promise<string> {
  const key = new Uint8Array(hkdfSync('sha256', house.services.secret, '', 'access-token', 32));
  const expired = new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256' });
  return expired.setIssuedAt(1_700_000_000).setExpirationTime(1_700_000_900).sign(key);
}

async function giveNumber(house: House, userId: string, phone: string): Promise<void> {
  await house.database.write((transaction) =>
    transaction.updateTable('users').set({ phone }).where('id', '=', userId).execute(),
  );
}

async function verdict(
  house: House,
  route: Route,
  { projectId, shareId, opens }: Person,
  token: string | undefined,
): Promise<Verdict> {
  const named = typeof route.access === 'object' && 'project' in route.access ? route.access.project : undefined;
  const path = route.path.replace(':id', projectId).replace(':shareId', opens).replaceAll(/:\w+/g, randomUUID());
  const answer = await house.app.inject({
    method: route.method,
    url: named === 'query.project_id' ? `${path}?project_id=${projectId}` : path,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(shareId && { 'x-share-id': shareId }) },
    // Empty but for the id: access is decided before the rest of the body is read.
    ...(route.body && route.body !== 'bytes' && { payload: { projectId, project_id: projectId } }),
    // Streams of events have no end to wait for.
    payloadAsStream: true,
  });
  const streams = String(answer.headers['content-type']).startsWith('text/event-stream');
  const body = answer.stream();
  const text = streams ? '' : (await body.toArray()).join('');
  body.destroy();
  const errorCode: unknown = text.startsWith('{"error"') ? JSON.parse(text).errorCode : undefined;
  if (answer.statusCode === 500 || errorCode === 'route.not_found') throw new Error(`${route.path}: ${text}`);
  const refusal = refusals.find((code) => code === errorCode);
  if (refusal) expect(answer.statusCode).toBe(catalogue[refusal].status);
  return refusal ?? 'let in';
}

/** Tokens by address. Some routes end the caller's session; then they sign in anew. */
function signsIn(house: House): (email: string) => Promise<string> {
  const tokens = new Map<string, string>();
  return async (email) => {
    const known = tokens.get(email);
    if (known && (await house.features.sessions.verify(known))) return known;
    const { session } = await house.signIn(email);
    tokens.set(email, session.accessToken);
    return session.accessToken;
  };
}

describe.each(engines)('access on %s', (engine) => {
  let house: House;
  let people: People;
  let owners: () => Promise<People>;
  let tokenOf: (email: string) => Promise<string>;
  beforeAll(async () => {
    house = await openHouse(engine);
    ({ people, owners } = await invite(house));
    tokenOf = signsIn(house);
  });
  afterAll(() => house.leave());

  test.each(routes.map((route) => ({ route, name: `${route.method} ${route.path}` })))('$name', async ({ route }) => {
    const everyone = Object.entries({ ...people, ...(await owners()) });
    const verdicts: Record<string, Verdict> = {};
    for (const [name, person] of everyone) {
      const token = person.badToken ?? (person.email && (await tokenOf(person.email)));
      verdicts[name] = await verdict(house, route, person, token);
    }
    const wanted = Object.fromEntries(everyone.map(([name, person]) => [name, promised(route, person)]));
    expect(verdicts).toEqual(wanted);
    // Those who were let in have left: whoever comes next is invited anew.
    if (route.path === contract.sharing.leave.path) ({ people, owners } = await invite(house));
  });
});
