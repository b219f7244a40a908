import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../src/config/read-settings.ts';
import { settingsWithin, variableOf } from '../src/config/setting-names.ts';
import { SettingsFile } from '../src/config/settings.ts';
import { tokenSecret } from '../src/config/token-secret.ts';

const secret = 'x'.repeat(32);
const production = { EASEL__AUTH__MODE: 'production', EASEL__AUTH__TOKEN_SECRET: secret };
const comfy = 'ID: a, Label: A, Driver: comfyui, Workflow: x.json';
const painter = 'ID: painter, Label: P, Kind: image, Driver: openai, Model: m';
const bucket = 'Bucket: easel, AccessKey: a, SecretKey: b';
const example = readFileSync(resolve(import.meta.dirname, '../../easel.example.yaml'), 'utf8');

test('without a file or variables, the server is for development on this machine', () => {
  expect(readSettings('', {})).toMatchObject({
    Server: { Port: 4310, Host: '127.0.0.1' },
    Database: { URL: 'data/easel.db' },
    Storage: { Driver: 'local', Folder: 'data/files', MaxUploadBytes: 52_428_800, DeleteGraceHours: 168 },
    Cache: { Driver: 'memory' },
    Auth: { Mode: 'development' },
    Limits: {
      Enabled: true,
      RequestsPerSecond: 60,
      SignInsPerMinute: 10,
      Streams: 200,
      UnderWay: 50,
      InvitationsPerDay: 200,
    },
    Log: { Level: 'warn' },
  });
});

test('the environment overrides the file, and long names override short ones', () => {
  const yaml = 'Server: { Port: 1, DrainSeconds: 3 }\nData: { Folder: /from/file }';
  expect(readSettings(yaml, {}).Server).toMatchObject({ Port: 1, DrainSeconds: 3 });
  expect(readSettings(yaml, { PORT: '2' }).Server).toMatchObject({ Port: 2, DrainSeconds: 3 });
  expect(readSettings(yaml, { PORT: '2', EASEL__SERVER__PORT: '3' }).Server.Port).toBe(3);
  expect(readSettings(yaml, { EASEL_DATA: '/data' })).toMatchObject({
    Database: { URL: '/data/easel.db' },
    Storage: { Folder: '/data/files' },
  });
  expect(readSettings(yaml, { HOST: 'localhost' }).Server.Host).toBe('localhost');
});

test('variables reach nested sections, booleans and lists', () => {
  const { AgentStarter, Limits, Server } = readSettings('', {
    EASEL__AGENT_STARTER__ZH_CN__TITLE: '你好',
    EASEL__LIMITS__ENABLED: 'false',
    EASEL__SERVER__TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2',
  });
  expect(AgentStarter.ZhCN?.Title).toBe('你好');
  expect(Limits.Enabled).toBe(false);
  expect(Server.TrustedProxies).toEqual(['10.0.0.1', '10.0.0.2']);
});

test('no two settings share a variable', () => {
  const names = settingsWithin(SettingsFile).map(variableOf);
  expect(new Set(names).size).toBe(names.length);
});

test('malformed starter content does not stop the start: built-in content takes its place', () => {
  expect(() =>
    readSettings('AgentStarter: { ZhCN: { Title: 7, Starters: none }, PreviewImages: {} }', {}),
  ).not.toThrow();
});

test.each([
  ['Server: { Prot: 80 }', {}, 'Server.Prot: there is no such setting'],
  ['AgentStarter: { ZhCN: { Titel: x } }', {}, 'AgentStarter.ZhCN.Titel: there is no such setting'],
  ['Serve: {}', {}, 'Serve: there is no such setting'],
  ['auth: {}', {}, 'auth: there is no such setting; it is written Auth'],
  ['Auth: { token_secret: x }', {}, 'Auth.token_secret: there is no such setting; it is written TokenSecret'],
  ['Auth: { Mode: prod }', {}, 'Auth.Mode: must be one of development, production'],
  ['Server: { PublicURL: easel.example.org }', {}, 'Server.PublicURL: must be an address such as https://'],
  ['Auth: { ChatApp: { TokenURL: x.example } }', {}, 'Auth.ChatApp.TokenURL: must be an address that begins with'],
  ['Server: { TrustedProxies: [10.0.0.0/99] }', {}, 'Server.TrustedProxies: 10.0.0.0/99 is neither'],
  ['Server: { TrustedProxies: [10.0.0.1, proxy] }', {}, 'Server.TrustedProxies: proxy is neither'],
  ['Database: { URL: mysql://db/easel }', {}, 'Database.URL: must begin with postgres://'],
  ['', { EASEL__DATABASE__URL: '"postgres://db/easel"' }, 'Database.URL: must begin with postgres://'],
  ['', { EASEL__DATABASE__URL: ' postgres://db/easel' }, 'Database.URL: must begin with postgres://'],
  ['', { EASEL__DATABASE__URL: '' }, 'Database.URL: must not be empty'],
  ['', { EASEL_DATA: '' }, 'Data.Folder: must not be empty'],
  ['Storage: { Folder: "" }', {}, 'Storage.Folder: must not be empty'],
  ['', { EASEL__SERVER__HOST: '', ...production }, 'Server.Host: must not be empty'],
  ['', { PORT: '' }, 'Server.Port: is empty in the environment'],
  ['Storage: { Region: EU Central }', {}, 'Storage.Region: must be a region such as eu-central-1'],
  ['Storage: { Bucket: s3/easel }', {}, 'Storage.Bucket: must be the name of a bucket alone'],
  ['Storage: { Prefix: /easel }', {}, 'Storage.Prefix: must be folders such as easel/'],
  ['', { EASEL__STORAGE__DELETE_GRACE_HOURS: ' ' }, 'Storage.DeleteGraceHours: is empty in the environment'],
  ['', { EASEL__LIMITS__ENABLED: '' }, 'Limits.Enabled: is empty in the environment'],
  ['', { EASEL__SERVER__PORT: '43.10' }, 'Server.Port: must be integer'],
  ['', { EASEL__STORAGE__DELETE_GRACE_HOURS: '7 days' }, 'Storage.DeleteGraceHours: must be number'],
  ['Cache: { Driver: redis, URL: localhost:6379 }', {}, 'Cache.URL: must be an address such as redis://'],
  ['Server: 7', {}, 'Server: must be a section'],
  ['- 1', {}, 'the file: must be a section'],
  ['Server: {', {}, 'the file: '],
  ['Server: { Port: high }', {}, 'Server.Port: must be integer'],
  ['Storage: { Driver: s4 }', {}, 'Storage.Driver: '],
  ['Storage: { Driver: minio }', {}, 'Storage.Bucket: the minio driver needs the name of a bucket'],
  [`Storage: { Driver: minio, ${bucket} }`, {}, 'Storage.Endpoint: the minio driver needs'],
  [`Storage: { Driver: r2, ${bucket} }`, {}, 'Storage.Endpoint: the r2 driver needs'],
  [`Storage: { Driver: aws-s3, ${bucket} }`, {}, 'Storage.Region: the aws-s3 driver needs'],
  ['Storage: { Driver: s3, Bucket: easel, AccessKey: a }', {}, 'Storage.SecretKey: the s3 driver needs'],
  ['Storage: { Driver: s3, Bucket: easel, SecretKeyEnv: NONE }', {}, 'Storage.SecretKeyEnv: the environment has no'],
  [`Storage: { Driver: oss, ${bucket}, Region: oss-cn-beijing, PathStyle: true }`, {}, 'Storage.PathStyle: '],
  ['Storage: { Prefix: no-slash }', {}, 'Storage.Prefix: '],
  ['Storage: { Endpoint: "https://key@host" }', {}, 'Storage.Endpoint: '],
  [
    `Storage: { Driver: minio, ${bucket}, Endpoint: 'http://minio:9000' }\nServer: { PublicURL: 'https://a.example' }`,
    {},
    'Storage.PublicEndpoint: browsers send no files from https://a.example to http://minio:9000',
  ],
  ['', { EASEL__SERVER__PROT: '80' }, 'EASEL__SERVER__PROT: there is no such setting'],
  ['', { EASEL__SERVER__PORT: 'high' }, 'Server.Port: must be integer'],
  ['', { PORT: '70000' }, 'Server.Port: '],
  ['Auth: { TokenSecretEnv: SECRET }', {}, 'Auth.TokenSecretEnv: the environment has no variable SECRET'],
  ['Auth: { TokenSecret: short }', {}, 'Auth.TokenSecret: '],
  ['Auth: { Mode: production }', {}, 'Auth.TokenSecret: production mode needs a secret'],
  ['', { ...production, EASEL__AUTH__TOKEN_SECRET: 'short' }, 'Auth.TokenSecret: '],
  ['', { ...production, EASEL__LIMITS__ENABLED: 'false' }, 'Limits.Enabled: '],
  ['Cache: { Driver: redis }', {}, 'Cache.URL: '],
  ['Metrics: { Enabled: true, Host: 0.0.0.0 }', {}, 'Metrics.Token: others reach 0.0.0.0'],
  ['Tracing: { Endpoint: there }', {}, 'Tracing.Endpoint: is no address'],
  [`Models: [{ ${painter}, Colour: red }]`, {}, 'Models.0.Colour: '],
  [`Models: [{ ${painter}, Capabilities: { Sises: [] } }]`, {}, 'Models.0.Capabilities.Sises: '],
  [`Models: [{ ${painter}, Capabilities: { Sizes: [big] } }]`, {}, 'Models.0.Capabilities.Sizes.0: '],
  [`Models: [{ ${painter}, Parallel: many }]`, {}, 'Models.0.Parallel: must be integer'],
  [`Models: [{ ${painter} }, { ${painter} }]`, {}, 'Models.1.ID: two models are called painter'],
  [`Models: [{ ${painter}, KeyEnv: NONE }]`, {}, 'Models.0.KeyEnv: the environment has no variable NONE'],
  [`Models: [{ ${painter}, BaseURL: 'https://key@host/' }]`, {}, 'Models.0.BaseURL: '],
  [`Models: [{ ${painter}, Workflow: x.json }]`, {}, 'Models.0.Workflow: belongs to the driver comfyui alone'],
  ['Models: [{ ID: a, Label: A, Kind: image, Driver: comfyui }]', {}, 'Models.0.Workflow: this driver needs it'],
  ['Models: [{ ID: a, Label: A, Kind: chat, Driver: fal, Model: m }]', {}, 'Models.0.Kind: the driver fal makes'],
  ['Models: [{ ID: a, Label: A, Kind: image, Driver: openai }]', {}, 'Models.0.Model: this driver needs it'],
  [
    'Models: [{ ID: a, Label: A, Kind: separate, Driver: google, Model: m }]',
    {},
    'Models.0.Kind: the driver google takes',
  ],
  [`Models: [{ ${painter}, Layers: 4 }]`, {}, 'Models.0.Layers: belongs to the kind separate alone'],
  [`Models: [{ ${comfy}, Kind: separate, Nodes: { Layers: '5' } }]`, {}, 'Models.0.Nodes.Image: this kind'],
  [`Models: [{ ${comfy}, Kind: image, Nodes: { Prompt: '6', Width: '5' } }]`, {}, 'Models.0.Nodes.Height: this kind'],
  ['Models: [{ ID: auto, Label: A, Kind: image, Driver: a1111 }]', {}, 'Models.0.ID: '],
  ['Models: [{ ID: a, Label: A, Kind: image, Driver: replicate, Model: m }]', {}, 'Models.0.Model: is <owner>/<name>'],
])('%s with %j is refused by name', (yaml, variables, message) => {
  expect(() => readSettings(yaml, variables)).toThrow(message);
});

test.each(['0.0.0.0', '::', '192.168.1.5', 'example.org', '127.evil.org'])(
  'development does not listen on %s',
  (host) => {
    expect(() => readSettings('', { HOST: host })).toThrow('Server.Host: development mode');
    expect(readSettings('', { ...production, HOST: host }).Server.Host).toBe(host);
  },
);

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('development listens on %s', (host) => {
  expect(readSettings('', { HOST: host }).Server.Host).toBe(host);
});

test('a secret may stand in a variable of its own', () => {
  const settings = readSettings('Auth: { Mode: production, TokenSecretEnv: SECRET }', { SECRET: secret });
  expect(tokenSecret(settings)).toBe(secret);
  expect(settings.Log.Level).toBe('info');
});

test('the end of a line behind a secret is none of it', () => {
  const lines = `WebSearch: { Driver: brave, KeyEnv: K }\nModels: [{ ${painter}, KeyEnv: K }]`;
  const { WebSearch, Models } = readSettings(lines, { K: 'a key \r\n' });
  expect([WebSearch.Key, Models[0]?.Key]).toEqual(['a key ', 'a key ']);
});

test('development makes a secret once and keeps it for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-secret-'));
  const settings = readSettings('', { EASEL_DATA: join(folder, 'data') });
  const made = tokenSecret(settings);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(tokenSecret(settings)).toBe(made);
  expect(statSync(join(folder, 'data/token-secret')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

test('a secret that a full disk or a killed process left empty is made anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-secret-'));
  const settings = readSettings('', { EASEL_DATA: folder });
  writeFileSync(join(folder, 'token-secret'), '\n');
  const made = tokenSecret(settings);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(tokenSecret(settings)).toBe(made);
  expect(statSync(join(folder, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['token-secret']);
  rmSync(folder, { recursive: true });
});

test('the example file holds the defaults', () => {
  expect(readSettings(example, {})).toEqual(readSettings('', {}));
});

test('the example file names every setting, and each of its comments would work', () => {
  const uncommented = example
    // A setting that has both a default and an example in a comment.
    .replaceAll(/^( *)(\w+): .*\n(?=\1# \2:)/gm, '')
    .replaceAll(/^( *)# ( *(?:- \{|(?:- )?[A-Z][A-Za-z]*:(?: |$)))/gm, '$1$2')
    .replaceAll('…', secret);
  const tree = parse(uncommented) as Record<string, Record<string, unknown>>;
  const missing = settingsWithin(SettingsFile).filter(
    ({ path }) => path.reduce<unknown>((value, name) => (value as typeof tree | undefined)?.[name], tree) === undefined,
  );
  expect(missing.map(({ path }) => path.join('.'))).toEqual([]);
  const named = Object.fromEntries([...uncommented.matchAll(/^ *\w+Env: (\w+)/gm)].map(([, name]) => [name!, secret]));
  expect(() => readSettings(uncommented, named)).not.toThrow();
});
