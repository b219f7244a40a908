/** The server as its operator sees it: a process with an environment, a screen and signals. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@easel/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';

const main = resolve(import.meta.dirname, '../src/main.ts');
const running = new Set<ReturnType<typeof spawn>>();
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'easel-main-'))));
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  rmSync(folder, { recursive: true });
});

/** In a folder of its own, with nothing of the tests' environment but what Node itself needs. */
function start(variables: Record<string, string> = {}, ...words: string[]) {
  const env = { ...bareEnvironment, PORT: '0', EASEL_DATA: join(folder, 'data'), ...variables };
  // A group of its own, so that a test may signal all of its processes at once, as a Ctrl-C does.
  const options = { cwd: folder, env, detached: true } as const;
  const child = spawn(process.execPath, [main, ...words], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const errors = text(child.stderr);
  async function screen(): Promise<string> {
    const [first] = (await Promise.race([once(child.stdout, 'data'), ended.then(async () => [await errors])])) as [
      Buffer,
    ];
    return String(first);
  }
  return { child, ended, errors, screen };
}

test('it starts on an empty folder, says where it is and what it uses, serves, and stops when told', async () => {
  const { child, ended, errors, screen } = start();
  const shown = await screen();
  const [, baseUrl = ''] = /^Easel is at (http:\/\/127\.0\.0\.1:\d+)\n/.exec(shown) ?? [];
  for (const fact of ['storage', 'database  SQLite', 'models', 'development', join(folder, 'data')]) {
    expect(shown).toContain(fact);
  }
  expect(await createClient({ baseUrl }).system.health()).toMatchObject({ status: 'ok', service: 'easel' });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await errors).toBe('');
});

test('what people made is there after a restart, and they are still signed in', async () => {
  const first = start();
  const addressOf = (shown: string) => shown.split('\n')[0]!.replace('Easel is at ', '');
  let baseUrl = addressOf(await first.screen());
  const { auth } = createClient({ baseUrl });
  const { devCode } = await auth.emailCode({ email: 'ada@example.org' });
  const { accessToken } = await auth.emailLogin({ email: 'ada@example.org', code: devCode! });
  const { id } = await createClient({ baseUrl, token: () => accessToken }).projects.create({ title: 'Tea' });
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = start();
  baseUrl = addressOf(await second.screen());
  expect((await createClient({ baseUrl, token: () => accessToken }).projects.get({ id })).title).toBe('Tea');
});

test('a worker works without listening, but for its operator', async () => {
  const operator = { EASEL__METRICS__ENABLED: 'true', EASEL__METRICS__PORT: '0' };
  const { child, ended, screen } = start(operator, '--role', 'worker');
  const shown = await screen();
  expect(shown).toContain('Easel works on background jobs');
  const metrics = /metrics +(http:.*\/metrics)/.exec(shown)?.[1] ?? '';
  expect(await (await fetch(metrics)).text()).toContain('easel_under_way{activity="job"} 0');
  expect((await fetch(metrics.replace('/metrics', '/ready'))).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('told to stop, it first says that it is not ready, serves on, and ends streams with advice to come back', async () => {
  const { child, ended, screen } = start({ EASEL__SERVER__UNREADY_SECONDS: '1', EASEL__LOG__LEVEL: 'silent' });
  const baseUrl = (await screen()).split('\n')[0]!.replace('Easel is at ', '');
  const { auth } = createClient({ baseUrl });
  const { devCode } = await auth.emailCode({ email: 'ada@example.org' });
  const { accessToken } = await auth.emailLogin({ email: 'ada@example.org', code: devCode! });
  const headers = { authorization: `Bearer ${accessToken}` };
  const { id } = await createClient({ baseUrl, token: () => accessToken }).projects.create({ title: 'Tea' });
  const stream = await fetch(`${baseUrl}/api/projects/${id}/events`, { headers });
  const told = stream.text();
  child.kill('SIGTERM');
  const ready = () => fetch(`${baseUrl}/api/health/ready`);
  await vi.waitFor(
    async () => expect(await (await ready()).json()).toMatchObject({ errorCode: 'server.draining' }),
    10_000,
  );
  expect((await fetch(`${baseUrl}/api/projects`, { headers })).status).toBe(200);
  // The stream ends of itself, whole, not with its connection.
  expect(await told).toMatch(/^retry: 2000\n/);
  expect(await ended).toBe(0);
});

/** Asks for a poster, and answers once a process draws it, with what the turn ends in. */
async function askForPoster({ child, screen }: ReturnType<typeof start>) {
  const baseUrl = (await screen()).split('\n')[0]!.replace('Easel is at ', '');
  const { auth } = createClient({ baseUrl });
  const { devCode } = await auth.emailCode({ email: 'ada@example.org' });
  const { accessToken } = await auth.emailLogin({ email: 'ada@example.org', code: devCode! });
  const ada = createClient({ baseUrl, token: () => accessToken });
  const { id } = await ada.projects.create({ brandKitId: '' });
  const messages = [{ role: 'user' as const, contents: [{ type: 'text' as const, text: 'Poster "Night Market"' }] }];
  const turn = ada.agent.chat({ id }, { messages, imageCount: 1 });
  const children = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  await vi.waitFor(() => expect(children()).not.toBe(''), { timeout: 10_000, interval: 5 });
  return { turn, drawing: children().split(' ').map(Number) };
}

const typesOf = (nodes: readonly { type: string }[]) => nodes.map(({ type }) => type);

test.each(['SIGINT', 'SIGTERM'] as const)(
  'by %s, told to all its processes, a design is drawn first',
  async (signal) => {
    const server = start({ EASEL__LOG__LEVEL: 'silent' });
    const { turn } = await askForPoster(server);
    process.kill(-server.child.pid!, signal);
    expect(typesOf((await turn).nodes)).toContain('image');
    expect(await server.ended).toBe(0);
  },
);

test('what a process was killed over is drawn by the next one', async () => {
  const { turn, drawing } = await askForPoster(start({ EASEL__LOG__LEVEL: 'silent' }));
  for (const pid of drawing) process.kill(pid, 'SIGKILL');
  expect(typesOf((await turn).nodes)).toContain('image');
});

test.each([
  ['an address that others reach', { HOST: '0.0.0.0' }, [], 'Server.Host: development mode'],
  ['production without a secret', { EASEL__AUTH__MODE: 'production' }, [], 'Auth.TokenSecret: production mode'],
  ['a setting that is none', { EASEL__SERVER__PROT: '1' }, [], 'EASEL__SERVER__PROT: there is no such setting'],
  ['a file that is not there', { EASEL_CONFIG: 'gone.yaml' }, [], 'EASEL_CONFIG: there is no file gone.yaml'],
  ['a role that is none', {}, ['--role', 'king'], '--role: is one of all, api, worker'],
])('%s stops the start with a sentence', async (_, variables, words, message) => {
  const { ended, errors } = start(variables, ...words);
  expect(await ended).toBe(1);
  expect(await errors).toContain(`Easel can't start. ${message}`);
  expect(await errors).not.toContain('    at ');
});

test('a port that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { ended, errors } = start({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(await errors).toContain(`Port ${port} is taken`);
  await new Promise((closed) => other.close(closed));
});
