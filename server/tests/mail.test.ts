import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { smtpMailer, type SmtpOptions } from '../src/platform/mail/smtp.ts';
import { openMailServer } from './mail-server.ts';

const open: (() => unknown)[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((close) => close()))));

const mail = {
  to: 'lena@example.org',
  subject: '012345 是验证码',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  language: 'zh',
} as const;
const canaries = [mail.to, '012345', 'Hello', 'canary-password', 'Wrong password'];

async function mailServer(options: SMTPServerOptions = {}) {
  const server = await openMailServer(options);
  open.push(server.close);
  return server;
}

function mailer(port: number, options: Partial<SmtpOptions> = {}) {
  const from = { name: 'Easel “Tea”', address: 'easel@example.org' };
  const one = smtpMailer({
    host: '127.0.0.1',
    port,
    from,
    useTls: false,
    startTls: true,
    timeoutSeconds: 10,
    ...options,
  });
  open.push(() => one.close());
  return one;
}

/** Why a mail could not be sent; nothing of the mail or the credentials may stand there. */
async function failure(sending: Promise<void>): Promise<string> {
  const error = await sending.then(
    () => new Error('it was sent'),
    (thrown: Error) => thrown,
  );
  expect(error.name).toBe('MailFailed');
  const whole = [error.message, error.stack, JSON.stringify(error), error.cause].join('\n');
  for (const canary of canaries) expect(whole).not.toContain(canary);
  return error.message;
}

test('a mail arrives whole: over STARTTLS, with a password, from our address to one address', async () => {
  const server = await mailServer();
  const tls = { ca: server.cert };
  await mailer(server.port, { tls, username: 'easel', password: 'right' }).send(mail);
  expect(server.mails).toMatchObject([
    { from: 'easel@example.org', to: [mail.to], user: 'easel', encrypted: true, subject: mail.subject },
  ]);
  const [{ text, html, headers }] = server.mails as [(typeof server.mails)[0]];
  expect([text.trim(), html.trim()]).toEqual(['Hello', '<p>Hello</p>']);
  expect(headers).toMatchObject({ 'content-language': 'zh-CN', 'auto-submitted': 'auto-generated' });
});

test('it speaks TLS from the first byte where that is wanted', async () => {
  const server = await mailServer({ secure: true });
  await mailer(server.port, { tls: { ca: server.cert }, useTls: true }).send(mail);
  expect(server.mails).toMatchObject([{ encrypted: true, to: [mail.to] }]);
});

test('a certificate that nobody vouches for is refused, at once and after STARTTLS', async () => {
  for (const secure of [true, false]) {
    const server = await mailServer({ secure });
    expect(await failure(mailer(server.port, { useTls: secure }).send(mail))).toContain('SELF_SIGNED');
    expect(server.mails).toEqual([]);
  }
});

test('a server without TLS gets neither password nor mail, unless the operator has said so', async () => {
  const server = await mailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  const credentials = { username: 'easel', password: 'right' };
  await failure(mailer(server.port, credentials).send(mail));
  expect(server.mails).toEqual([]);
  await mailer(server.port, { ...credentials, startTls: false }).send(mail);
  expect(server.mails).toMatchObject([{ encrypted: false, user: 'easel' }]);
});

test('what stands in an address makes neither more addresses nor headers', async () => {
  const server = await mailServer();
  const one = mailer(server.port, { tls: { ca: server.cert } });
  for (const to of ['a@example.org,b@example.org', 'x<c@example.org>', 'd@example.org,e']) {
    await one.send({ ...mail, to }).catch(() => {});
  }
  await one.send({ ...mail, subject: 'Tea\r\nBcc: evil@example.org' });
  const receivers = server.mails.flatMap(({ to }) => to);
  for (const person of ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org', 'evil@example.org']) {
    expect(receivers).not.toContain(person);
  }
  expect(server.mails.at(-1)?.headers).not.toHaveProperty('bcc');
});

test.each([550, 451])('an answer of %i is told by its number', async (responseCode) => {
  const refuse = Object.assign(new Error(`no ${mail.to} here`), { responseCode });
  const server = await mailServer({ onRcptTo: (_address, _session, done) => done(refuse) });
  const sending = mailer(server.port, { tls: { ca: server.cert } }).send(mail);
  expect(await failure(sending)).toContain(`answer ${responseCode}, at RCPT TO`);
});

test('a wrong password is told without the password', async () => {
  const server = await mailServer();
  const credentials = { username: 'easel', password: 'canary-password' };
  const sending = mailer(server.port, { tls: { ca: server.cert }, ...credentials }).send(mail);
  expect(await failure(sending)).toContain('EAUTH, answer 535');
});

test('nobody waits for a server that is not there, says nothing, or falls silent in the middle', async () => {
  const gone = await mailServer();
  await gone.close();
  expect(await failure(mailer(gone.port).send(mail))).toContain('ECONNREFUSED');

  const sockets = new Set<Socket>();
  const mute = createServer((socket) => void sockets.add(socket.on('error', () => {})));
  await new Promise<void>((ready) => mute.listen(0, '127.0.0.1', ready));
  open.push(() => {
    for (const socket of sockets) socket.destroy();
    mute.close();
  });
  const { port } = mute.address() as AddressInfo;
  expect(await failure(mailer(port, { timeoutSeconds: 0.2 }).send(mail))).toMatch(/ETIMEDOUT|no answer in time/);

  const silent = await mailServer({ onMailFrom: () => {} });
  const patient = mailer(silent.port, { tls: { ca: silent.cert }, timeoutSeconds: 0.5 });
  expect(await failure(patient.send(mail))).toMatch(/ETIMEDOUT|no answer in time/);
});

test('a server that drips its answers is bound as a whole', async () => {
  const drip = createServer((socket) => {
    const dripping = setInterval(() => socket.write('220-still here\r\n'), 20);
    socket.on('error', () => {}).on('close', () => clearInterval(dripping));
  });
  await new Promise<void>((ready) => drip.listen(0, '127.0.0.1', ready));
  open.push(() => drip.close());
  const { port } = drip.address() as AddressInfo;
  expect(await failure(mailer(port, { timeoutSeconds: 0.3 }).send(mail))).toMatch(/ETIMEDOUT|no answer in time/);
});

test('closing gives up what is being sent', async () => {
  let reached = () => {};
  const waiting = new Promise<void>((resolve) => (reached = resolve));
  const server = await mailServer({ onMailFrom: () => reached() });
  const one = mailer(server.port, { tls: { ca: server.cert }, timeoutSeconds: 60 });
  const sending = failure(one.send(mail));
  await waiting;
  one.close();
  await sending;
});
