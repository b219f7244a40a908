import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { createClient } from '@easel/contract';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { openChallengeServer } from './challenge-server.ts';
import { engines, openHouse, type EngineName, type HouseOptions } from './house.ts';
import { openMailServer, type ArrivedMail } from './mail-server.ts';

const redisUrl = inject('redisUrl');
const email = 'lena@example.org';
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function mailServer(options: SMTPServerOptions = {}) {
  const server = await openMailServer({ hideSTARTTLS: true, allowInsecureAuth: true, ...options });
  open.push(server.close);
  return server;
}

async function challengeServer(...how: Parameters<typeof openChallengeServer>) {
  const server = await openChallengeServer(...how);
  open.push(server.close);
  return server;
}

const byMail = (port: number, password = 'right') => `
  Email:
    Driver: smtp
    Host: 127.0.0.1
    Port: ${port}
    Username: easel
    Password: ${password}
    FromName: Tea & <Co>
    FromEmail: tea@example.org
    BrandName: Tea & <Co>
    StartTLS: false
    TimeoutSeconds: 5`;

const challenged = (url: string, secret = 'canary-challenge-secret') => `
  Challenge:
    Enabled: true
    SiteKey: public-site-key
    SecretKey: ${secret}
    SiteVerifyURL: ${url}
    ScriptURL: https://challenge.example.org/api.js
    TimeoutSeconds: 20`;

/** A house with limits; in production unless told otherwise. Its cache is Redis where there is one. */
async function house(engine: EngineName, auth: string, { variables, ...options }: HouseOptions = {}) {
  const production = { EASEL__AUTH__MODE: 'production', EASEL__AUTH__TOKEN_SECRET: randomUUID() };
  const limits = { EASEL__LIMITS__ENABLED: 'true', EASEL__LIMITS__SIGN_INS_PER_MINUTE: '1000' };
  const redis = redisUrl && { EASEL__CACHE__DRIVER: 'redis', EASEL__CACHE__URL: redisUrl };
  const all = { ...production, ...limits, ...redis, ...variables };
  const one = await openHouse(engine, { ...options, yaml: auth && `Auth:${auth}`, variables: all });
  open.push(one.leave);
  return one;
}

const client = ({ baseUrl }: { baseUrl: string }, language = 'en') =>
  createClient({ baseUrl, headers: () => ({ 'accept-language': language }) }).auth;

function listen() {
  const lines: string[] = [];
  const logged = new PassThrough().on('data', (line) => lines.push(String(line)));
  return { logged, text: () => lines.join('') };
}

/** Notes the code of each mail and refuses it as long as `refusing`. */
async function moodyMailServer() {
  const moody = { refusing: true, codes: [] as string[] };
  const { port } = await mailServer({
    onData(stream, _, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        moody.codes.push(/Subject: (\d{6})/.exec(Buffer.concat(pieces).toString())![1]!);
        const refusal = Object.assign(new Error(`${email} is unwelcome`), { responseCode: 554 });
        done(moody.refusing ? refusal : null);
      });
    },
  });
  return Object.assign(moody, { port });
}

describe.each(engines)('sign-in by mail on %s', (engine) => {
  test('a code comes by mail alone, and signs in', async () => {
    const mail = await mailServer();
    const auth = client(await house(engine, byMail(mail.port)));
    expect(await auth.options()).toMatchObject({ mode: 'production', email: { enabled: true } });
    expect(await auth.emailCode({ email: 'Lena@Example.org' })).toEqual({ target: email, expiresIn: 600 });
    const [{ to, from, subject, text, html, user, headers }] = mail.mails as [ArrivedMail];
    expect([to, from, user]).toEqual([[email], 'tea@example.org', 'easel']);
    const code = /^(\d{6}) is your Tea & <Co> sign-in code$/.exec(subject)![1]!;
    expect(text).toContain(`\n${code}\n`);
    expect(text).toContain('10 minutes');
    expect(html).toContain(`>${code}</div>`);
    expect(html).toContain('Tea &amp; &lt;Co&gt;');
    expect(headers['content-language']).toBe('en');
    expect((await auth.emailLogin({ email, code })).user.email).toBe(email);
  });

  test('the mail speaks the language of who asks', async () => {
    const mail = await mailServer();
    await client(await house(engine, byMail(mail.port)), 'zh-CN,zh;q=0.9,en;q=0.8').emailCode({ email });
    const [{ subject, text, html }] = mail.mails as [ArrivedMail];
    expect(subject).toMatch(/^\d{6} 是你的 Tea & <Co> 登录验证码$/);
    expect(html).toContain('<html lang="zh-CN">');
    expect(text).toContain('10 分钟内有效');
  });

  test('development shows the code and sends it too', async () => {
    const mail = await mailServer();
    const development = { EASEL__AUTH__MODE: 'development' };
    const auth = client(await house(engine, byMail(mail.port), { variables: development }));
    const { devCode, ...sent } = await auth.emailCode({ email });
    const [{ subject }] = mail.mails as [ArrivedMail];
    const sender = { fromName: 'Tea & <Co>', fromEmail: 'tea@example.org' };
    expect(sent.email).toEqual({ ...sender, toEmail: email, subject, code: devCode });
    expect(subject).toContain(devCode);
  });

  test('development may keep codes to itself, and then needs mail', async () => {
    const variables = { EASEL__AUTH__MODE: 'development', EASEL__AUTH__DEV_CODE: 'false' };
    const auth = client(await house(engine, '', { variables }));
    expect(await auth.options()).toMatchObject({ mode: 'development', email: { enabled: false } });
    await expect(auth.emailCode({ email })).rejects.toMatchObject({ status: 503, errorCode: 'auth.mail_off' });
  });

  test('a mail that failed leaves nothing behind: its code is void, and one may ask again at once', async () => {
    const mail = await moodyMailServer();
    const { logged, text } = listen();
    const auth = client(await house(engine, byMail(mail.port), { logged }));
    // More often than an hour allows: what failed does not count.
    for (let time = 0; time < 12; time += 1) {
      await expect(auth.emailCode({ email })).rejects.toMatchObject({ status: 503, errorCode: 'auth.mail_failed' });
    }
    const spoilt = auth.emailLogin({ email, code: mail.codes.at(-1)! });
    await expect(spoilt).rejects.toMatchObject({ errorCode: 'auth.code_wrong' });
    mail.refusing = false;
    await auth.emailCode({ email });
    expect((await auth.emailLogin({ email, code: mail.codes.at(-1)! })).user.email).toBe(email);
    expect(text()).toContain('answer 554');
    for (const canary of [email, ...mail.codes]) expect(text()).not.toContain(canary);
  });

  test('a wrong password of ours is logged without it, and not told to anyone', async () => {
    const mail = await mailServer();
    const { logged, text } = listen();
    const { baseUrl } = await house(engine, byMail(mail.port, 'canary-mail-password'), { logged });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email });
    const answer = await fetch(`${baseUrl}/api/auth/global/email-code`, { method: 'POST', headers, body });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
    const said = `${await answer.text()}${text()}`;
    expect(said).toContain('EAUTH, answer 535');
    for (const canary of ['canary-mail-password', email, 'Wrong password']) expect(said).not.toContain(canary);
  });

  test('the answer is the same whether or not the address has an account', async () => {
    const mail = await mailServer();
    const one = await house(engine, byMail(mail.port));
    const [known, unknown] = [
      await client(one).emailCode({ email }),
      await client(one).emailCode({ email: 'no@one.org' }),
    ];
    const [{ subject }] = mail.mails as [ArrivedMail];
    await client(one).emailLogin({ email, code: subject.slice(0, 6) });
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    for (const person of [email, 'never@asked.org']) {
      const guess = client(one).emailLogin({ email: person, code: '0' });
      await expect(guess).rejects.toMatchObject({ status: 401, errorCode: 'auth.code_wrong' });
    }
  });

  test('a challenge comes first: without its solution nothing is made, mailed or counted', async () => {
    const [mail, challenge] = [await mailServer(), await challengeServer()];
    const auth = client(await house(engine, byMail(mail.port) + challenged(challenge.url)));
    expect((await auth.options()).challenge).toEqual({
      enabled: true,
      siteKey: 'public-site-key',
      scriptUrl: 'https://challenge.example.org/api.js',
    });
    for (const body of [{ email }, { email, challengeToken: ' ' }]) {
      const details = [{ pointer: '/body/challengeToken', reason: expect.any(String) }];
      const missing = auth.emailCode(body);
      await expect(missing).rejects.toMatchObject({ status: 400, errorCode: 'auth.challenge_missing', details });
    }
    expect(challenge.asked).toEqual([]);
    const guessed = auth.emailCode({ email, challengeToken: 'guessed' });
    await expect(guessed).rejects.toMatchObject({ status: 400, errorCode: 'auth.challenge_failed' });
    expect(mail.mails).toEqual([]);
    challenge.good.add('solved');
    await auth.emailCode({ email, challengeToken: 'solved' });
    expect(mail.mails).toHaveLength(1);
    const form = { method: 'POST', type: 'application/x-www-form-urlencoded', remoteip: '127.0.0.1' };
    expect(challenge.asked.at(-1)).toEqual({ ...form, secret: 'canary-challenge-secret', response: 'solved' });
    const again = auth.emailCode({ email: 'other@example.org', challengeToken: 'solved' });
    await expect(again).rejects.toMatchObject({ errorCode: 'auth.challenge_failed' });
  });

  test('codes to one address are spaced out, with the time to wait', async () => {
    const mail = await mailServer();
    const auth = client(await house(engine, byMail(mail.port)));
    await auth.emailCode({ email });
    const soon = await auth.emailCode({ email: email.toUpperCase() }).catch((error: unknown) => error);
    expect(soon).toMatchObject({ status: 429, errorCode: 'auth.code_too_soon' });
    expect((soon as { retryAfter: number }).retryAfter).toBeGreaterThan(0);
    expect((soon as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(60);
    expect(mail.mails).toHaveLength(1);
  });
});
