import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createClient } from '@easel/contract';
import { afterEach, expect, test } from 'vitest';
import { readSettings } from '../src/config/read-settings.ts';
import { builtInStarters } from '../src/home/starters.ts';
import { openHouse, type House } from './house.ts';
import { callerWith } from './share-callers.ts';

const houses: House[] = [];
afterEach(async () => void (await Promise.all(houses.splice(0).map((house) => house.leave()))));
async function open(...options: Parameters<typeof openHouse> extends [unknown, ...infer Rest] ? Rest : never) {
  const house = await openHouse('sqlite', ...options);
  houses.push(house);
  return house;
}

const every = `
Auth:
  TokenSecret: ${'x'.repeat(32)}
  Challenge:
    Enabled: true
    SiteKey: site
    SecretKeyEnv: CHALLENGE_SECRET
    SiteVerifyURL: https://challenge.example.org/verify
    TimeoutSeconds: 7
  Email:
    Driver: smtp
    Host: mail.example.org
    Port: 465
    Username: easel@example.org
    Password: secret
    FromName: Easel
    FromEmail: easel@example.org
    BrandName: Easel
    UseTLS: true
    StartTLS: false
    TimeoutSeconds: 8
Cache: { Driver: redis, URL: 'redis://127.0.0.1:6379' }
WebSearch: { MaxPageContentRunes: 1234 }
AgentStarter:
  PreviewImages: [https://example.org/1.webp]
  ZhCN: { Title: 标题, Description: 说明, Starters: [{ ID: a, Label: 甲, Prompt: 画 }] }
  EnUS: { Title: Title, Description: Words, Starters: [{ ID: a, Label: A, Prompt: Draw }] }`;

test('every setting that the contract names is taken, by its name and with its type', () => {
  const settings = readSettings(every, { CHALLENGE_SECRET: 'from the environment' });
  expect(settings.Auth.Challenge).toMatchObject({
    Enabled: true,
    SiteKey: 'site',
    SecretKey: 'from the environment',
    SiteVerifyURL: 'https://challenge.example.org/verify',
    TimeoutSeconds: 7,
  });
  expect(settings.Auth.Email).toMatchObject({
    Driver: 'smtp',
    Host: 'mail.example.org',
    Port: 465,
    Username: 'easel@example.org',
    Password: 'secret',
    FromName: 'Easel',
    FromEmail: 'easel@example.org',
    BrandName: 'Easel',
    UseTLS: true,
    StartTLS: false,
    TimeoutSeconds: 8,
  });
  expect([settings.Cache.Driver, settings.WebSearch.MaxPageContentRunes]).toEqual(['redis', 1234]);
  expect(
    readSettings(every.replace('SecretKeyEnv: CHALLENGE_SECRET', 'SecretKey: here'), {}).Auth.Challenge.SecretKey,
  ).toBe('here');
});

test.each([
  ['SiteKey: site', 'SiteKay: site', 'Auth.Challenge.SiteKay: there is no such setting'],
  ['BrandName: Easel', 'Brand: Easel', 'Auth.Email.Brand: there is no such setting'],
  ['MaxPageContentRunes: 1234', 'MaxPageRunes: 1234', 'WebSearch.MaxPageRunes: there is no such setting'],
  ['Driver: redis', 'Driver: memcached', 'Cache.Driver: '],
  ['Driver: smtp', 'Driver: pigeon', 'Auth.Email.Driver: '],
  ['TimeoutSeconds: 7', 'TimeoutSeconds: soon', 'Auth.Challenge.TimeoutSeconds: '],
  ['TimeoutSeconds: 8', 'TimeoutSeconds: 0', 'Auth.Email.TimeoutSeconds: '],
])('%s written as %s stops the start by its name', (right, wrong, message) => {
  expect(() => readSettings(every.replace(right, wrong), { CHALLENGE_SECRET: 's' })).toThrow(message);
});

test('what is on needs what it works with', () => {
  expect(() => readSettings('Auth: { Challenge: { Enabled: true } }', {})).toThrow('Auth.Challenge.SiteKey: ');
  expect(() => readSettings('Auth: { Email: { Driver: smtp } }', {})).toThrow('Auth.Email.Host: ');
});

test('production never starts with codes in its answers', () => {
  const production = { EASEL__AUTH__MODE: 'production', EASEL__AUTH__TOKEN_SECRET: 'x'.repeat(32) };
  expect(() => readSettings('', { ...production, EASEL__AUTH__DEV_CODE: 'true' })).toThrow('Auth.DevCode: ');
  expect(readSettings('', production).Auth.DevCode).toBe(false);
});

test.each(['memory', 'local', 'minio', 's3', 'aws-s3', 'r2', 'oss'])('files may be kept by the driver %s', (driver) => {
  const bucket = 'Bucket: easel, AccessKey: a, SecretKey: b, Region: eu-1, Endpoint: https://store.example.org';
  expect(readSettings(`Storage: { Driver: ${driver}, ${bucket} }`, {}).Storage.Driver).toBe(driver);
});

test('by default: what the contract leaves to us', () => {
  expect(readSettings('', {})).toMatchObject({
    Sizes: {
      BodyBytes: 33_554_432,
      BodyDepth: 64,
      PromptCharacters: 8_000,
      TitleCharacters: 200,
      PageSize: 100,
      CanvasBytes: 67_108_864,
      CanvasNodes: 50_000,
      BrandKits: 50,
      BrandKitBytes: 1_048_576,
    },
    Sharing: { MaxMembers: 100 },
    WebSearch: {
      Driver: 'wikipedia',
      MaxPageContentRunes: 6_000,
      MaxPageBytes: 2_097_152,
      Concurrency: 4,
      TimeoutSeconds: 10,
      MaxResults: 6,
    },
    Credits: { Enabled: false },
    Auth: { Email: { Driver: 'none' }, SMS: { Driver: 'none' }, Challenge: { Enabled: false } },
  });
});

test('links are kept under a secret of their own, which the environment may hold, or else under that of tokens', async () => {
  const own = { SHARING_ENCRYPTION_SECRET: 'a secret for links alone' };
  expect(readSettings('', own).Sharing.Secret).toBe(own.SHARING_ENCRYPTION_SECRET);
  const tokens = { EASEL__AUTH__TOKEN_SECRET: 'y'.repeat(32) };
  const keyOf = async (variables: Record<string, string>) => {
    const house = await open({ variables });
    return house.features.shareIds.keyOf('0'.repeat(27));
  };
  const [byTokens, same, byOwn] = [await keyOf(tokens), await keyOf(tokens), await keyOf({ ...tokens, ...own })];
  expect(byTokens).toEqual(same);
  expect(byOwn).not.toEqual(byTokens);
});

test('an operator’s starters take the place of ours in each language, and what is unusable among them gives way', async () => {
  const set = (yaml: string) => open({ yaml: `AgentStarter: ${yaml}` });
  const read = (house: House, locale?: string) =>
    createClient({ baseUrl: house.baseUrl }).home.agentStarters(locale === undefined ? {} : { locale });
  const previews = '[https://example.org/1.webp, /2.webp, https://example.org/3.webp, https://example.org/4.webp]';
  const own = await set(
    `{ PreviewImages: ${previews}, ZhCN: { Title: 标题, Description: 说明, Starters: [{ ID: b, Label: 乙, Prompt: 画乙 }, { ID: a, Label: 甲, Prompt: 画甲 }] }, EnUS: { Title: ' ', Description: 7, Starters: [{ ID: a, Label: A }] } }`,
  );
  const chinese = await read(own, 'zh-CN');
  expect(chinese).toEqual({
    title: '标题',
    description: '说明',
    previewImages: ['https://example.org/1.webp', '/2.webp', 'https://example.org/3.webp'],
    starters: [
      { id: 'b', label: '乙', prompt: '画乙' },
      { id: 'a', label: '甲', prompt: '画甲' },
    ],
  });
  for (const locale of [undefined, '', 'fr', 'zh', 'EN-us', 'en']) expect(await read(own, locale)).toEqual(chinese);
  expect(await read(own, 'en-US')).toMatchObject(builtInStarters['en-US']);
  const broken = await set('{ PreviewImages: [7, nonsense], ZhCN: { Starters: none }, EnUS: { Starters: [] } }');
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const shown = await read(broken, locale);
    expect(shown).toMatchObject(builtInStarters[locale]);
    expect(shown.previewImages).toHaveLength(3);
  }
  // A shared canvas shows them to whoever has its link.
  expect(await callerWith(own, { 'x-share-id': '0'.repeat(27) }).home.agentStarters({})).toEqual(chinese);
});

test.each([
  [
    'a challenge',
    (port: number) =>
      `Challenge: { Enabled: true, SiteKey: a, SecretKey: b, SiteVerifyURL: 'http://127.0.0.1:${port}/', TimeoutSeconds: 0.1 }`,
    'auth.challenge_unavailable',
  ],
  [
    'a mail',
    (port: number) => `Email: { Driver: smtp, Host: 127.0.0.1, Port: ${port}, StartTLS: false, TimeoutSeconds: 0.1 }`,
    'auth.mail_failed',
  ],
])(
  '%s is waited for as long as its TimeoutSeconds say, not as long as they would by default',
  async (_, settings, errorCode) => {
    const sockets = new Set<Socket>();
    const mute = createServer((socket) => void sockets.add(socket.on('error', () => {})));
    await once(mute.listen(0, '127.0.0.1'), 'listening');
    try {
      const house = await open({ yaml: `Auth:\n  ${settings((mute.address() as AddressInfo).port)}` });
      const { auth } = createClient({ baseUrl: house.baseUrl });
      const sending = auth.emailCode({ email: 'ada@example.org', challengeToken: 'solved' });
      await expect(sending).rejects.toMatchObject({ status: 503, errorCode });
    } finally {
      for (const socket of sockets) socket.destroy();
      mute.close();
    }
  },
  // By default it is 10 seconds.
  9_000,
);
