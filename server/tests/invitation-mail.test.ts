import { createClient } from '@easel/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startWorker } from '../src/workers.ts';
import { engines, openHouse, type EngineName, type House, type HouseOptions, type Person } from './house.ts';
import { openMailServer } from './mail-server.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function openMail() {
  const mail = await openMailServer({ hideSTARTTLS: true, allowInsecureAuth: true });
  open.push(mail.close);
  return mail;
}

async function openWithMail(engine: EngineName, port: number, options: HouseOptions = {}): Promise<House> {
  const email = `Driver: smtp, Host: 127.0.0.1, Port: ${port}, BrandName: Atelier, StartTLS: false`;
  const house = await openHouse(engine, { yaml: `Auth: { Email: { ${email} } }`, ...options });
  open.push(house.leave);
  return house;
}

/** Signs in beside the mail, which would carry the code. */
async function signIn(house: House, email: string, language = 'en'): Promise<Person> {
  const at = new Date().toISOString();
  const user = { id: crypto.randomUUID(), name: 'Lena King', email, phone: null, avatarUrl: null, createdAt: at };
  await house.database.write((transaction) =>
    transaction
      .insertInto('users')
      .values({ id: user.id, name: user.name, email, phone: null, avatar_url: null, created_at: at })
      .execute(),
  );
  const session = await house.features.sessions.open(user, '');
  const headers = () => ({ 'accept-language': language });
  return { ...createClient({ baseUrl: house.baseUrl, headers, token: () => session.accessToken }), session };
}

const publicly = { EASEL__SERVER__PUBLIC_URL: 'https://easel.example.org' };

describe.each(engines)('invitations by mail on %s', (engine) => {
  test('say who invites to what, in the inviter’s language, and where it is', async () => {
    const { port, mails } = await openMail();
    const house = await openWithMail(engine, port, { worker: true, variables: publicly });
    const lena = await signIn(house, 'lena@example.org', 'zh-CN');
    const { id } = await lena.projects.create({ title: '茶 & <水>' });
    await lena.sharing.addMember({ id }, { identifier: 'Ben@example.org', permission: 'editor' });
    await vi.waitFor(() => expect(mails).toHaveLength(1), 10_000);
    const [mail] = mails;
    expect(mail!.to).toEqual(['ben@example.org']);
    expect(mail!.subject).toBe('Lena King 邀请你加入“茶 & <水>”');
    expect(mail!.text).toContain(`打开项目\nhttps://easel.example.org/p/${id}\n`);
    expect(mail!.text).toContain('你可以编辑画布');
    expect(mail!.text).toContain('Atelier');
    expect(mail!.html).toContain('茶 &amp; &lt;水&gt;');
    expect(mail!.html).toContain(`href="https://easel.example.org/p/${id}"`);
  });

  test('are not sent once they were taken back, nor to numbers', async () => {
    const { port, mails } = await openMail();
    const house = await openWithMail(engine, port, { variables: publicly });
    const lena = await signIn(house, 'lena@example.org');
    const { id } = await lena.projects.create({ title: '' });
    const invite = (identifier: string) => lena.sharing.addMember({ id }, { identifier, permission: 'viewer' });
    const { id: memberId } = await invite('first@example.org');
    await lena.sharing.removeMember({ id, memberId });
    await invite('13800000000');
    await invite('second@example.org');
    const worker = startWorker(house.services, house.features);
    open.push(() => worker.drain(1_000));
    await vi.waitFor(async () => {
      const waiting = await house.database.read.selectFrom('jobs').select('id').execute();
      expect(waiting).toEqual([]);
    }, 10_000);
    expect(mails.map(({ to }) => to)).toEqual([['second@example.org']]);
    expect(mails[0]!.subject).toBe('Lena King invited you to an untitled project');
  });

  test('stay unwritten where the server does not know its own address: a request’s would be anyone’s word', async () => {
    const { port } = await openMail();
    const house = await openWithMail(engine, port);
    const lena = await signIn(house, 'lena@example.org');
    const { id } = await lena.projects.create({ title: 'Tea' });
    await lena.sharing.addMember({ id }, { identifier: 'ben@example.org', permission: 'viewer' });
    expect(await house.database.read.selectFrom('jobs').select('kind').execute()).toEqual([]);
  });

  test('the address of a link is the server’s own where it knows it', async () => {
    const { port } = await openMail();
    const house = await openWithMail(engine, port, { variables: publicly });
    const lena = await signIn(house, 'lena@example.org');
    const { id } = await lena.projects.create({ title: 'Tea' });
    const { shareId, shareUrl } = await lena.sharing.setLink({ id }, { permission: 'viewer' });
    expect(shareUrl).toBe(`https://easel.example.org/s/${shareId}`);
  });
});
