/**
 * A server whose every secret is known to the test, among services that fail and repeat all that they were told. Then
 * whatever it said or kept is searched.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';
import { readSettings } from '../src/config/read-settings.ts';
import { settingsWithin, variableOf } from '../src/config/setting-names.ts';
import { SettingsFile } from '../src/config/settings.ts';
import { shown } from '../src/stores/open-store.ts';
import { openMailServer } from './mail-server.ts';
import { startStandIn, type StandIn } from './providers/stand-in.ts';

const source = (file: string) => resolve(import.meta.dirname, '../src', file);
const secretName = /(Secret|Password|Key|Token)$/;
/** The page shows it to everybody; it is one half of a pair. */
const publicName = 'EASEL__AUTH__CHALLENGE__SITE_KEY';
const secrets = settingsWithin(SettingsFile)
  .filter(({ path }) => secretName.test(path.at(-1)!))
  .map(variableOf)
  .filter((name) => name !== publicName);
const planted = Object.fromEntries(secrets.map((name, at) => [name, `canary-setting-${at}-${'x'.repeat(20)}`]));
const modelKey = 'canary-model-key';

let folder: string;
let services: StandIn;
/** Takes traces as an OpenTelemetry collector does. */
let collector: StandIn;
let mail: Awaited<ReturnType<typeof openMailServer>>;
let server: ChildProcess;
let baseUrl: string;
let variables: Record<string, string>;
const said = { out: '', errors: '', answers: '', metrics: '' };
const given: Record<string, string> = {};
let faulty = false;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-canaries-'));
  services = await startStandIn(({ path, query, headers, bytes }) => {
    const echo = { repeated: [path, query.toString(), headers, bytes.toString()] };
    if (faulty || path.startsWith('/v1')) return { status: path.startsWith('/v1') ? 401 : 500, body: echo };
    if (path === '/siteverify') return { body: { success: true } };
    if (path === '/token') return { body: { access_token: 'canary-of-the-chat-app', openid: 'somebody' } };
    return { status: 500, body: echo };
  });
  collector = await startStandIn(({ path }) => (path === '/v1/traces' ? { body: {} } : undefined));
  mail = await openMailServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      faulty ? done(new Error(`${username} ${password} is refused`)) : done(null, { user: username }),
  });
  const model = (id: string, kind: string) =>
    `  - { ID: ${id}, Label: L, Kind: ${kind}, Driver: openai-compatible, Model: m, BaseURL: '${services.url}', KeyEnv: MODEL_KEY }`;
  writeFileSync(join(folder, 'easel.yaml'), ['Models:', model('painter', 'image'), model('talker', 'chat')].join('\n'));
  const auth = (name: string) => `EASEL__AUTH__${name}`;
  variables = {
    ...bareEnvironment,
    PORT: '0',
    EASEL_DATA: join(folder, 'data'),
    MODEL_KEY: modelKey,
    ...planted,
    EASEL__LOG__LEVEL: 'debug',
    EASEL__METRICS__ENABLED: 'true',
    EASEL__METRICS__PORT: '0',
    EASEL__TRACING__ENDPOINT: collector.url,
    EASEL__LIMITS__ENABLED: 'false',
    EASEL__WEB_SEARCH__DRIVER: 'brave',
    EASEL__WEB_SEARCH__BASE_URL: services.url,
    [auth('CHALLENGE__ENABLED')]: 'true',
    [auth('CHALLENGE__SITE_KEY')]: 'public',
    [auth('CHALLENGE__SITE_VERIFY_URL')]: `${services.url}/siteverify`,
    [auth('EMAIL__DRIVER')]: 'smtp',
    [auth('EMAIL__HOST')]: '127.0.0.1',
    [auth('EMAIL__PORT')]: String(mail.port),
    [auth('EMAIL__START_TLS')]: 'false',
    [auth('EMAIL__USERNAME')]: 'easel',
    [auth('CHAT_APP__ENABLED')]: 'true',
    [auth('CHAT_APP__APP_ID')]: 'app',
    [auth('CHAT_APP__TOKEN_URL')]: `${services.url}/token`,
    [auth('CHAT_APP__AUTHORIZE_URL')]: `${services.url}/connect`,
    [auth('CHAT_APP__VERIFY_STATE')]: 'false',
    [auth('SMS__DRIVER')]: 'http',
    [auth('SMS__URL')]: `${services.url}/sms`,
  };
  server = spawn(process.execPath, [source('main.ts')], { cwd: folder, env: variables });
  server.stderr!.on('data', (piece: Buffer) => (said.errors += piece));
  await Promise.race([once(server.stdout!, 'data').then(([piece]) => (said.out += piece)), once(server, 'exit')]);
  baseUrl = /Easel is at (\S+)/.exec(said.out)?.[1] ?? said.errors;
}, 60_000);

afterAll(async () => {
  server.kill('SIGKILL');
  await Promise.all([services.close(), collector.close(), mail.close()]);
  rmSync(folder, { recursive: true });
});

async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(baseUrl + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const words = await answer.text();
  said.answers += `${[...answer.headers].join()}\n${words}\n`;
  return { status: answer.status, json: words.startsWith('{') ? JSON.parse(words) : {} };
}

async function run(file: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [source(file), ...words], { cwd: folder, env: variables });
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
}

/** Everything that hands out something secret. */
async function useAll(): Promise<{ authorization: string }> {
  const email = 'ada@example.org';
  const { json: sent } = await ask('POST', '/api/auth/global/email-code', { email, challengeToken: 'canary-solution' });
  const { json: session } = await ask('POST', '/api/auth/global/email-login', { email, code: sent.devCode });
  const { json: next } = await ask('POST', '/api/auth/refresh', { refreshToken: session.refreshToken });
  const authorization = { authorization: `Bearer ${next.accessToken}` };
  const { json: scan } = await ask('POST', '/api/auth/china/chat-app-login', { code: 'canary-scan', state: 'x' });
  const { json: project } = await ask('POST', '/api/projects', { title: 'Tea' }, authorization);
  const place = `/api/projects/${project.id}`;
  const { json: link } = await ask('PUT', `${place}/sharing/link`, { permission: 'viewer' }, authorization);
  await ask('GET', `/api/shares/${link.shareId}`, undefined, { 'x-share-visitor': 'canary-visitor' });
  const wish = { fileName: 'x.png', contentType: 'image/png', size: 9 };
  const { json: upload } = await ask('POST', '/api/assets/upload-url', wish, authorization);
  await fetch(baseUrl + upload.uploadUrl, { method: 'PUT', body: 'no picture', headers: upload.headers });
  const { json: file } = await ask('POST', `${place}/export`, {}, authorization);
  await fetch(baseUrl + file.downloadUrl);
  const tokens = { first: session.accessToken, second: next.accessToken, spent: session.refreshToken };
  const urls = { ticket: file.downloadUrl.split('/').at(-1), signature: upload.uploadUrl.split('signature=')[1] };
  Object.assign(given, tokens, urls, { refresh: next.refreshToken, binding: scan.bindingToken, share: link.shareId });
  Object.assign(given, { code: sent.devCode, visitor: 'canary-visitor', scan: 'canary-scan' });
  return authorization;
}

/** Everything that another service is asked for, each of which fails. */
async function failAll(authorization: { authorization: string }) {
  faulty = true;
  const email = 'eve@example.org';
  const phone = { bindingToken: given.binding, phone: '13800000000', countryCode: '+86' };
  const answers = [
    await ask('POST', '/api/auth/global/email-code', { email, challengeToken: 'canary-solution' }),
    await ask('POST', '/api/auth/china/chat-app-login', { code: 'canary-scan', state: 'x' }),
    await ask('POST', '/api/auth/china/sms-code', phone),
    await ask('POST', '/api/models/painter/test', undefined, authorization),
    await ask('POST', '/api/models/talker/test', undefined, authorization),
    await ask('POST', '/api/web-search/test', undefined, authorization),
    await ask('POST', '/api/projects', { prompt: 'A poster for tea' }, authorization),
  ];
  const { id, turnId } = answers.at(-1)!.json;
  await ask('GET', `/api/projects/${id}/agent/turns/${turnId}/events`, undefined, authorization);
  await ask('GET', `/api/projects/${id}`, undefined, authorization);
  for (const path of ['/', '/api/openapi.json', '/api/auth/options', '/api/models', '/api/web-search']) {
    await ask('GET', path, undefined, authorization);
  }
  return answers.map(({ status }) => status);
}

test('no secret of the settings and nothing that is handed out is said or kept where others read it', async () => {
  const authorization = await useAll();
  expect(Object.entries(given).filter(([, value]) => !value)).toEqual([]);
  const statuses = await failAll(authorization);
  expect(statuses.slice(0, 3)).toEqual([503, 503, 503]);
  const metrics = /metrics +(http\S+)/.exec(said.out)?.[1] ?? '';
  expect((await fetch(metrics)).status).toBe(401);
  const token = { authorization: `Bearer ${planted.EASEL__METRICS__TOKEN}` };
  said.metrics = await (await fetch(metrics, { headers: token })).text();
  expect(said.metrics).toContain('easel_');
  const told = await Promise.all([
    run('doctor.ts'),
    run('admin.ts', 'users', 'show', 'ada@example.org'),
    run('store-commands.ts', 'backup', '--to', 'saved'),
  ]);
  server.kill('SIGTERM');
  await once(server, 'exit');
  const kept = globSync('{data,saved}/**', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  expect(kept.length).toBeGreaterThan(2);
  const bytes = kept.map((name) => readFileSync(join(folder, name), 'latin1')).join('\n');
  const traces = collector.asked.map(({ headers, json }) => JSON.stringify([headers, json])).join('\n');
  // Those of requests, of the turn, and of what it asked the model that refused.
  for (const name of ['POST /api/auth/china/sms-code', 'turn', 'chat talker', 'key_refused']) {
    expect(traces).toContain(`"${name}"`);
  }
  expect(traces).not.toContain('@example.org');
  const outside = [said.out, said.errors, said.metrics, traces, ...told].join('\n');
  expect(said.errors).toContain('/api/auth/china/sms-code');
  for (const [at, words] of ['model painter', 'ada@example.org', 'no secrets'].entries())
    expect(told[at]).toContain(words);

  const found = (where: string, values: Record<string, string>) =>
    Object.keys(values).filter((name) =>
      new RegExp(`(?<![0-9a-f-])${values[name]!.replaceAll('.', '\\.')}`).test(where),
    );
  const settings = { ...planted, modelKey, ofTheChatApp: 'canary-of-the-chat-app' };
  expect(found(outside, { ...settings, ...given, solution: 'canary-solution' })).toEqual([]);
  expect(found(said.answers, settings)).toEqual([]);
  const { code: _, ...long } = given;
  expect(found(bytes, { ...settings, ...long })).toEqual([]);
  // The search would find them: what was handed out stands in the answers that handed it out.
  expect(found(said.answers, { token: given.second!, share: given.share! })).toEqual(['token', 'share']);
  expect(services.asked.some(({ bytes: sent }) => sent.toString().includes('canary-setting'))).toBe(true);
}, 120_000);

test.each([
  ['EASEL__AUTH__TOKEN_SECRET', 'canary-short'],
  ['EASEL__METRICS__TOKEN', 'canary-short'],
  ['EASEL__SERVER__PORT', 'canary-no-number'],
  ['EASEL__STORAGE__ENDPOINT', 'https://canary:canary@example.org'],
])('settings that are refused because of %s are told by name alone', (name, value) => {
  const refusal = refusalOf({ EASEL__STORAGE__DRIVER: 'local', [name]: value });
  expect(refusal).toContain(name.split('__')[1]!.slice(1).toLowerCase());
  expect(refusal).not.toContain('canary');
});

function refusalOf(settings: Record<string, string>): string {
  try {
    return String(readSettings('', settings).Server.Port);
  } catch (error) {
    return (error as Error).message.toLowerCase();
  }
}

test.each(['postgres://easel:canary-password@127.0.0.1:1/easel', 'postgres://easel:canary-password@[broken/easel'])(
  'a start that fails by the address %s does not repeat it',
  async (url) => {
    const env = { ...variables, EASEL__DATABASE__URL: url };
    const child = spawn(process.execPath, [source('main.ts')], { cwd: folder, env });
    const words = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
    expect(words).toContain("can't start");
    expect(words).not.toContain('canary');
  },
);

test.each([
  ['postgres://easel:canary@db.example.org:5432/easel', 'postgres://easel:…@db.example.org:5432/easel'],
  ['postgres://easel:can@canary@db.example.org/easel', 'postgres://easel:…@db.example.org/easel'],
  ['postgres://db.example.org/easel?user=easel&password=canary', 'postgres://db.example.org/easel'],
  ['postgresql://easel:canary@/easel?host=/run/postgresql', 'postgres://a socket'],
  ['/var/lib/easel/easel.db', '/var/lib/easel/easel.db'],
])('an operator is shown the database %s as %s', (url, words) => expect(shown(url)).toBe(words));
