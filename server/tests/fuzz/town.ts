/** A house with people and things of every kind in it, so that made-up requests meet what is really there. */
import { hkdfSync, randomUUID } from 'node:crypto';
import type { CanvasNode } from '@easel/canvas';
import { createClient, emptyBrandDocument, type BrandDocument, type Session } from '@easel/contract';
import { decodeJwt, SignJWT } from 'jose';
import sharp from 'sharp';
import { compressCanvas } from '../../src/projects/canvas-reading.ts';
import { askFor, startFakeModels } from '../fake-models.ts';
import { openHouse, type EngineName, type House, type Person } from '../house.ts';
import { openIssuer } from '../issuer.ts';
import { openOtherService } from '../other-service.ts';
import { writeZip } from '../zip-writer.ts';

/** Who asks. Nobody ever asks as the bystander, whose things must stay as they are. */
export const callers = ['anonymous', 'owner', 'editor', 'viewer', 'stranger', 'expired', 'forged', 'unsigned'] as const;
export type CallerName = (typeof callers)[number];
const emails = ['owner', 'editor', 'viewer', 'stranger', 'bystander'] as const;
type Name = (typeof emails)[number];

export const emailOf = (name: string) => `${name}@example.org`;
const node = (id: string, more: object = {}) =>
  ({ id, type: 'text', x: 0, y: 0, width: 10, height: 10, data: { text: 'tea' }, ...more }) as CanvasNode;

export type Town = Awaited<ReturnType<typeof openTown>>;

export async function openTown(engine: EngineName) {
  const [models, scans, issuer] = [
    await startFakeModels({ chat: askFor(['one']) }),
    await openOtherService(() => ({ body: { access_token: 't', openid: 'someone' } })),
    await openIssuer(),
  ];
  const ways = `Auth: { IDP: [${issuer.setting()}], ChatApp: { Enabled: true, AppID: a, Secret: canary-secret, AuthorizeURL: '${scans.url}/qr', TokenURL: '${scans.url}/token', UserInfoURL: '${scans.url}/userinfo' } }`;
  const house = await openHouse(engine, {
    worker: true,
    yaml: `${models.yaml}\n${ways}\nWebSearch: { Driver: searxng, BaseURL: '${scans.url}' }`,
  });
  const people = {} as Record<Name, Person>;
  for (const name of emails) people[name] = await house.signIn(emailOf(name));
  const things: Record<string, string> = {
    canvas: await compressCanvas(JSON.stringify({ viewport: { x: 0, y: 0, k: 1 }, nodes: [node('a'), node('b')] })),
    expired: await expiredToken(house, people.owner.session.accessToken),
    'id token': await issuer.token({ sub: 'someone', email: 'owner@example.org' }),
    'made-up id': randomUUID(),
    'stranger email': emailOf('stranger'),
  };
  const town = { house, models, issuer, people, things };
  await settle(town);
  // From here on turns say something and make nothing.
  models.script.chat = () => ({ text: 'All done.' });
  const leave = async () => {
    await house.leave();
    await Promise.all([models.close(), scans.close(), issuer.close()]);
  };
  return { ...town, leave };
}

type Making = Pick<Town, 'house' | 'people' | 'things' | 'issuer'>;

async function settle(town: Making): Promise<void> {
  for (const name of ['own', 'bystander'] as const) await makeProject(town, name);
  for (const name of ['owner', 'stranger', 'bystander'] as const) await makePossessions(town, name);
  await makeTask(town);
}

const ownerOf = ({ people }: Making, whose: 'own' | 'bystander') => people[whose === 'own' ? 'owner' : 'bystander'];

async function makeProject(town: Making, whose: 'own' | 'bystander'): Promise<void> {
  const { things } = town;
  const owner = ownerOf(town, whose);
  const { id } = await owner.projects.create({ title: whose });
  things[`${whose} project`] = id;
  const contents = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'one picture of tea' }] }];
  if (whose === 'own') {
    // The first time its turn is run; where jobs wait, it is one that waits.
    const said = { text: 'tea', language: 'en' as const, nodeIds: [], assetIds: [] };
    if (things['own turn'] === undefined) {
      const done = await owner.agent.chat({ id }, { messages: contents, imageCount: 1 });
      Object.assign(things, { 'own thread': done.threadId, 'own turn': done.turnId, 'own picture': done.nodes[0]!.id });
      things['file'] = (done.nodes[0]!.data as { url: string }).url;
    } else {
      const { conversations } = town.house.features;
      const { turnId, threadId } = await conversations.say(id, owner.session.user.id, said);
      Object.assign(things, { 'own turn': turnId, 'own thread': threadId });
      await makeTask(town);
    }
  }
  const put = [node('text'), node('frame', { type: 'frame', data: {} }), node('inside', { parentId: 'frame' })];
  things[`${whose} version`] = (await owner.canvas.patch({ id }, { changes: { put } })).version;
  await makeSharing(town, whose);
  await rememberInProject(town, whose);
}

async function rememberInProject(town: Making, whose: 'own' | 'bystander'): Promise<void> {
  const [owner, id] = [ownerOf(town, whose), town.things[`${whose} project`]!];
  const [known] = (await owner.memory.ofProject({ id })).memories;
  const memory = known ?? (await owner.memory.addToProject({ id }, { text: 'Blue is ours' }));
  town.things[`${whose} project memory`] = memory.id;
}

async function makeSharing(town: Making, whose: 'own' | 'bystander'): Promise<void> {
  const [owner, id] = [ownerOf(town, whose), town.things[`${whose} project`]!];
  const link = await owner.sharing.setLink({ id }, { permission: whose === 'own' ? 'viewer' : 'private' });
  town.things[`${whose} share`] = link.shareId!;
  const invited = whose === 'own' ? (['editor', 'viewer', 'canvas'] as const) : (['viewer'] as const);
  for (const permission of invited) {
    const identifier = emailOf(whose === 'own' && permission !== 'canvas' ? permission : 'spare');
    if (link.members.some((member) => member.identifier === identifier)) continue;
    const { id: memberId } = await owner.sharing.addMember({ id }, { identifier, permission });
    town.things[`${whose} member`] = memberId;
  }
}

/** What a person has beside projects. */
async function makePossessions({ people, things, house }: Making, whose: Name): Promise<void> {
  const person = people[whose];
  // There may be no more than a few; what is there already serves as well.
  const [kit] = (await person.brandKits.list()).brandKits;
  things[`${whose} kit`] = kit?.id ?? randomUUID();
  const document: BrandDocument = { ...emptyBrandDocument(), name: `Kit of ${whose}` };
  const wish = { document: JSON.stringify(document), isDefault: false };
  if (!kit) await person.brandKits.save({ id: things[`${whose} kit`]! }, wish);
  const [known] = (await person.memory.own()).memories;
  things[`${whose} memory`] = (known ?? (await person.memory.addOwn({ text: `Tea first, says ${whose}` }))).id;
  const bytes = await sharp({ create: { width: 12, height: 9, channels: 3, background: '#c2255c' } })
    .png()
    .toBuffer();
  const upload = { fileName: 'a.png', contentType: 'image/png', size: bytes.length };
  const { assetId, uploadUrl, headers, publicUrl } = await person.assets.uploadUrl(upload);
  await house.app.inject({ method: 'PUT', url: uploadUrl, payload: bytes, headers });
  Object.assign(things, { [`${whose} asset`]: assetId, [`${whose} file`]: publicUrl });
}

async function makeTask({ people, things }: Making): Promise<void> {
  const asked = { project_id: things['own project']!, generator_name: 'layer-separation' };
  const { task_id } = await people.owner.generators.create({ ...asked, input_args: { image_url: things['file']! } });
  things['own task'] = task_id;
}

/** Makes anew what a request has taken away. */
export async function renew(town: Making, routeName: string): Promise<void> {
  await renewSessions(town);
  if (routeName === 'projects.remove') await makeProject(town, 'own');
  else if (routeName.startsWith('sharing.')) await makeSharing(town, 'own');
  else if (/^(brandKits\.remove|memory\.remove)/.test(routeName)) {
    await makePossessions(town, 'owner');
    await rememberInProject(town, 'own');
  }
}

function asPerson({ baseUrl }: House, session: Session): Person {
  return { ...createClient({ baseUrl, token: () => session.accessToken }), session };
}

/** Requests end sessions and delete accounts; whoever cannot ask any more signs in again. */
async function renewSessions(town: Making): Promise<void> {
  const { house, people, things, issuer } = town;
  for (const name of emails) {
    if (await house.features.sessions.verify(people[name].session.accessToken)) continue;
    const { user } = people[name].session;
    const session = await house.features.sessions.open(user, '').catch(() => null);
    if (session) {
      people[name] = asPerson(house, session);
      continue;
    }
    things['stranger email'] = emailOf(randomUUID());
    // Guesses at codes come from here too, so that those who sign in by one soon have to wait.
    const claims = { sub: randomUUID(), email: things['stranger email'], email_verified: true };
    const { auth } = createClient({ baseUrl: house.baseUrl });
    const joined = await auth.idpLogin({ idToken: await issuer.token(claims) });
    people.stranger = asPerson(house, joined);
    await makePossessions(town, 'stranger');
  }
}

/** What is good for one use, made when it is asked for; all else stands among the things. */
const madeWhenAsked: Record<string, (town: Making) => Promise<string>> = {
  'project ticket': async ({ people, things }) =>
    lastPart((await people.owner.projectFiles.startExport({ id: things['own project']! })).downloadUrl),
  'kit ticket': async ({ people, things }) =>
    lastPart((await people.owner.brandKits.startExport({ id: things['owner kit']! })).downloadUrl),
  'export ticket': async ({ people }) => lastPart((await people.stranger.personalData.startExport()).downloadUrl),
  'upload address': async ({ people }) =>
    (await people.owner.assets.uploadUrl({ fileName: 'a', contentType: 'image/svg+xml', size: 64 })).uploadUrl,
  state: async ({ people }) => (await people.owner.auth.chatAppQr()).state,
  'fresh code': async ({ people }) => (await people.owner.auth.emailCode({ email: 'code@example.org' })).devCode ?? '',
  'refresh token': async ({ house, people }) =>
    (await house.features.sessions.open(people.owner.session.user, '')).refreshToken,
};

const lastPart = (url: string) => url.split('/').at(-1)!;

export async function thing(town: Making, name: string): Promise<string> {
  const made = madeWhenAsked[name];
  // Some can be had only once a minute; a made-up one is as good a question then.
  if (made) return made(town).catch(() => 'spent');
  const found = town.things[name];
  if (found === undefined) throw new Error(`There is no ${name} in the town`);
  return found;
}

export function tokenOf({ people, things }: Making, caller: CallerName): string | undefined {
  if (caller === 'anonymous') return undefined;
  const owners = people.owner.session.accessToken;
  if (caller === 'expired') return things['expired'];
  if (caller === 'forged') return `${owners.slice(0, -4)}AAAA`;
  if (caller === 'unsigned') return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${owners.split('.')[1]}.`;
  return people[caller].session.accessToken;
}

/** Signed with the server's own key, for a session that is open: only its time is over. */
function expiredToken(house: House, token: string): Promise<string> {
  const key = new Uint8Array(hkdfSync('sha256', house.services.secret, '', 'access-token', 32));
  const expired = new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256' });
  return expired.setIssuedAt(1_700_000_000).setExpirationTime(1_700_000_900).sign(key);
}

/** A project file of one project, good enough to be imported. */
export const projectFile = () =>
  writeZip([
    {
      name: 'project.easel.json',
      bytes: JSON.stringify({
        format: 'easel-project',
        formatVersion: 1,
        title: 'From afar',
        canvas: { viewport: { x: 0, y: 0, k: 1 }, nodes: [node('a')], connections: [] },
      }),
    },
  ]);

export const kitFile = () =>
  writeZip([
    {
      name: 'brand-kit.json',
      bytes: JSON.stringify({
        format: 'easel-brand-kit',
        formatVersion: 1,
        document: { ...emptyBrandDocument(), name: 'From afar' },
      }),
    },
  ]);
