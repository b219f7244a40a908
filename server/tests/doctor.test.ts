/** The doctor against real services that are well, and against such that are not. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { readSettings } from '../src/config/read-settings.ts';
import { checkModels } from '../src/operator/check-models.ts';
import { checkServices } from '../src/operator/check-services.ts';
import { checkSettingsOf } from '../src/operator/check-settings.ts';
import type { Finding } from '../src/operator/finding.ts';
import { engines, openHouse } from './house.ts';
import { openMailServer } from './mail-server.ts';
import { startStandIn } from './providers/stand-in.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});
const states = (findings: readonly Finding[]) => Object.fromEntries(findings.map(({ name, state }) => [name, state]));
const smtp = (port: number, password: string) => ({
  EASEL__AUTH__EMAIL__DRIVER: 'smtp',
  EASEL__AUTH__EMAIL__HOST: '127.0.0.1',
  EASEL__AUTH__EMAIL__PORT: String(port),
  EASEL__AUTH__EMAIL__START_TLS: 'false',
  EASEL__AUTH__EMAIL__USERNAME: 'easel',
  EASEL__AUTH__EMAIL__PASSWORD: password,
});

describe.each(engines)('on %s', (engine) => {
  test('what is well is found well, and left as it was; a newer version of the tables is not', async () => {
    const house = await openHouse(engine);
    const mail = await openMailServer({ hideSTARTTLS: true, allowInsecureAuth: true });
    cleanUps.push(house.leave, mail.close);
    const { Data, Database } = house.settings;
    const own = { EASEL_DATA: Data.Folder, EASEL__DATABASE__URL: Database.URL };
    const settings = readSettings('', { ...own, ...smtp(mail.port, 'right') });
    const findings = await checkServices(settings);
    const clock = engine === 'postgres' ? { clock: 'ok' } : {};
    expect(states(findings)).toEqual({ database: 'ok', storage: 'ok', cache: 'off', mail: 'ok', ...clock });
    expect(findings[0]!.detail).toContain('can be written');
    expect(await house.queue.counts()).toEqual([]);
    expect(mail.mails).toEqual([]);
    await house.database.write(async (transaction) => {
      const newer = { name: '9999-later', timestamp: '2030-01-01' };
      await (transaction as never as typeof transaction)
        .insertInto('kysely_migration' as never)
        .values(newer as never)
        .execute();
    });
    expect((await checkServices(settings))[0]).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('9999'),
    });
  });
});

test('what is not is named, with what to do and without a secret', async () => {
  const house = await openHouse('sqlite');
  const mail = await openMailServer({ hideSTARTTLS: true, allowInsecureAuth: true });
  cleanUps.push(house.leave, mail.close);
  const file = join(house.settings.Data.Folder, 'a-file');
  writeFileSync(file, '');
  const settings = readSettings('', {
    EASEL_DATA: house.settings.Data.Folder,
    EASEL__DATABASE__URL: 'postgres://easel:hunter2@127.0.0.1:1/easel',
    EASEL__STORAGE__FOLDER: join(file, 'inside'),
    ...smtp(mail.port, 'wrong-password'),
  });
  const findings = await checkServices(settings);
  expect(states(findings)).toEqual({ database: 'failed', storage: 'failed', cache: 'off', mail: 'failed' });
  expect(findings[0]!.detail).toContain('no database answers there: connect ECONNREFUSED');
  expect(findings.every(({ state, advice }) => state === 'off' || advice)).toBe(true);
  expect(JSON.stringify(findings)).not.toMatch(/hunter2|wrong-password/);
});

test.runIf(engines.includes('postgres'))(
  'why PostgreSQL lets nobody in is said in words, not by a number',
  async () => {
    const url = new URL(inject('postgresUrl')!);
    url.pathname = '/none';
    const [finding] = await checkServices(readSettings('', { EASEL__DATABASE__URL: url.href }));
    expect(finding).toMatchObject({ state: 'failed', detail: expect.stringContaining('it has no such database') });
  },
);

test('before the first start there is neither a database nor a folder, and none is made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-doctor-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  const settings = readSettings('', { EASEL_DATA: join(folder, 'data') });
  expect(states(await checkServices(settings))).toMatchObject({ database: 'ok', storage: 'ok' });
  expect(readdirSync(folder)).toEqual([]);
});

test('models are asked what is free: whether they answer, and take the key', async () => {
  const asks = await startStandIn(({ path, headers }) => {
    if (path !== '/v1/models') return undefined;
    return headers.authorization === 'Bearer good' ? { body: { data: [] } } : { status: 401 };
  });
  cleanUps.push(asks.close);
  const model = (id: string, key: string, url: string) =>
    `  - { ID: ${id}, Label: L, Kind: image, Driver: openai-compatible, Model: m, BaseURL: '${url}', KeyEnv: ${key} }`;
  const lines = [
    model('well', 'GOOD', asks.url),
    model('bad', 'BAD', asks.url),
    model('gone', 'GOOD', 'http://127.0.0.1:1'),
  ];
  const { Models } = readSettings(['Models:', ...lines].join('\n'), { GOOD: 'good', BAD: 'bad-key' });
  const findings = await checkModels(Models);
  expect(states(findings)).toEqual({ 'model well': 'ok', 'model bad': 'failed', 'model gone': 'failed' });
  expect(JSON.stringify(findings)).not.toContain('bad-key');
  expect(asks.asked.map(({ path }) => path)).toEqual(['/v1/models', '/v1/models']);
});

test('production is told what it lacks: a way in, an address, the proxies in front', () => {
  const production = { EASEL__AUTH__MODE: 'production', EASEL__AUTH__TOKEN_SECRET: 'x'.repeat(32) };
  expect(states(checkSettingsOf(readSettings('', production)))).toMatchObject({
    address: 'warning',
    'sign-in': 'failed',
  });
  const open = { ...production, ...smtp(25, 'p'), EASEL__SERVER__PUBLIC_URL: 'http://easel.example.org' };
  expect(states(checkSettingsOf(readSettings('', open)))).toMatchObject({
    address: 'warning',
    proxy: 'warning',
    'sign-in': 'ok',
  });
});

test('a setting that is none ends the examination with exit code 1', () => {
  const env = { PATH: process.env.PATH, EASEL__SERVER__PROT: '1' };
  const program = resolve(import.meta.dirname, '../src/doctor.ts');
  const { status, stdout } = spawnSync(process.execPath, [program, '--json'], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, findings: [{ name: 'settings', state: 'failed' }] });
});
