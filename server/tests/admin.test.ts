/** The operator's commands: their rules within a service, and the command line as a process beside one. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { AdminRefusal, asText, runAdmin, type AdminOptions } from '../src/operator/admin-commands.ts';
import { bareEnvironment } from './bare-environment.ts';
import { engines, openHouse } from './house.ts';

const plain: AdminOptions = { yes: false, all: false, limit: 100 };

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

describe.each(engines)('the admin command on %s', (engine) => {
  async function open() {
    const credits = { EASEL__CREDITS__ENABLED: 'true', EASEL__CREDITS__MONTHLY_ALLOWANCE: '5' };
    const house = await openHouse(engine, { variables: credits });
    cleanUps.push(house.leave);
    const admin = async (line: string, options: Partial<AdminOptions> = {}) =>
      runAdmin(line.split(' '), { ...house, options: { ...plain, ...options } });
    return { ...house, admin };
  }

  test('finds people, shows one, and gives or takes credits, never below what they have', async () => {
    const { admin, signIn } = await open();
    const ada = await signIn('ada@example.org');
    await signIn('bob_b@example.org');
    await ada.projects.create({ title: 'Tea' });
    expect(await admin('users')).toMatchObject([{ email: 'bob_b@example.org' }, { email: 'ada@example.org' }]);
    expect(await admin('users b_b')).toMatchObject([{ email: 'bob_b@example.org' }]);
    expect(await admin('users a_a')).toEqual([]);
    const shown = { id: ada.session.user.id, projects: 1, openSessions: 1, creditsLeft: 5 };
    expect(await admin('users show ADA@example.org')).toMatchObject(shown);
    expect(await admin('credits give ada@example.org 10')).toMatchObject({ left: 15 });
    expect(await ada.credits.account()).toMatchObject({ balance: 15, allowance: 15, spent: 0 });
    expect(await admin('credits give ada@example.org -15')).toMatchObject({ left: 0 });
    await expect(admin('credits give ada@example.org -1')).rejects.toThrow('not so many credits');
    await expect(admin('credits give ada@example.org 1.5')).rejects.toThrow(AdminRefusal);
    await expect(admin('users show nobody@example.org')).rejects.toThrow('Nobody here');
  });

  test('signs a person out of every session, and nobody else', async () => {
    const { admin, signIn } = await open();
    const [here, there] = [await signIn('ada@example.org'), await signIn('ada@example.org')];
    const bob = await signIn('bob@example.org');
    expect(await admin('users sign-out ada@example.org')).toMatchObject({ sessionsEnded: 2 });
    for (const { account, auth, session } of [here, there]) {
      await expect(account.profile()).rejects.toMatchObject({ status: 401 });
      const { refreshToken } = session;
      await expect(auth.refresh({ refreshToken })).rejects.toMatchObject({ errorCode: 'auth.refresh_spent' });
    }
    expect(await admin('users sign-out ada@example.org')).toMatchObject({ sessionsEnded: 0 });
    expect((await bob.account.profile()).email).toBe('bob@example.org');
    expect((await signIn('ada@example.org')).session.accessToken).not.toBe('');
  });

  test('deletes a person only when it is meant, and purges what they and old sessions leave', async () => {
    const { admin, signIn, database } = await open();
    const ada = await signIn('ada@example.org');
    await signIn('ada@example.org');
    await ada.account.logout();
    const asset = { file_name: '', content_type: '', bytes: 1, width: 0, height: 0, thumbhash: '', ready: 1 as const };
    const owned = { ...asset, id: 'left', key: 'left.png', owner_id: 'gone', created_at: '2026-01-01' };
    await database.write((transaction) => transaction.insertInto('assets').values(owned).execute());
    const found = { sessions: 1, refreshTokens: 0, filesWithoutOwner: 1 };
    expect(await admin('purge')).toEqual({ purged: false, ...found });
    expect(await admin('purge', { yes: true })).toEqual({ purged: true, ...found });
    expect(await admin('jobs')).toMatchObject([{ kind: 'delete-assets', waiting: 1 }]);
    expect(await admin('users show ada@example.org')).toMatchObject({ openSessions: 1 });
    await expect(admin('users delete ada@example.org')).rejects.toThrow('Add --yes');
    await admin('users delete ada@example.org', { yes: true });
    expect(await admin('users')).toEqual([]);
  });

  test('shows dead jobs with their reasons, and wants to know which of them are meant', async () => {
    const { admin, database } = await open();
    const row = { kind: 'run-turn', key: null, payload: '{"turnId":"t"}', attempts: 4, due_at: 0, lease: null };
    const dead = { ...row, id: 'dead', error: 'Error: no disk', dead_at: 1_000, trace: null };
    await database.write((transaction) => transaction.insertInto('jobs').values(dead).execute());
    expect(await admin('jobs')).toMatchObject([{ kind: 'run-turn', dead: 1 }]);
    const [listed] = (await admin('jobs dead')) as object[];
    expect(listed).toMatchObject({ id: 'dead', error: 'Error: no disk', deadSince: '1970-01-01T00:00:01.000Z' });
    expect(asText([listed!])).toMatch(/^id +kind +attempts .*\ndead +run-turn +4 /);
    const later = { ...dead, id: 'later', kind: 'build-export', dead_at: 2_000 };
    await database.write((transaction) => transaction.insertInto('jobs').values(later).execute());
    expect(await admin('jobs dead', { kind: 'build-export', limit: 1 })).toMatchObject([{ id: 'later' }]);
    await expect(admin('jobs retry')).rejects.toThrow(AdminRefusal);
    await expect(admin('jobs drop dead')).rejects.toThrow('Add --yes');
    // Its turn would never end.
    expect(await admin('jobs drop dead', { yes: true })).toEqual({ dropped: 0, kept: 1 });
    expect(await admin('jobs retry dead')).toEqual({ retried: 1, superseded: 0 });
    expect(await admin('jobs drop', { kind: 'build-export', yes: true })).toEqual({ dropped: 1, kept: 0 });
    expect(await admin('jobs')).toMatchObject([{ kind: 'run-turn', waiting: 1, dead: 0 }]);
  });
});

test.runIf(engines.includes('sqlite'))(
  'the command answers JSON, and says with its exit code and on the error stream what it was not told',
  async () => {
    const house = await openHouse('sqlite');
    await house.signIn('ada@example.org');
    const env = {
      PATH: process.env.PATH,
      EASEL_DATA: house.settings.Data.Folder,
      EASEL__DATABASE__URL: house.settings.Database.URL,
    };
    const admin = (...words: string[]) => {
      const program = resolve(import.meta.dirname, '../src/admin.ts');
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], { env, encoding: 'utf8' });
      return { status, stdout, stderr };
    };
    expect(JSON.parse(admin('users', '--json').stdout)).toMatchObject([{ email: 'ada@example.org' }]);
    expect(admin('users', 'show')).toMatchObject({ status: 2, stderr: expect.stringContaining('Nobody here') });
    expect(admin('--no-such')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('npm run admin'),
    });
    expect(admin('credits', 'give', 'ada@example.org', '-3').stderr).toContain('Credits.Enabled');
    expect(admin('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run admin'), stderr: '' });
    // As from another folder than the server's.
    const lost = join(house.settings.Data.Folder, 'elsewhere');
    Object.assign(env, { EASEL_DATA: lost, EASEL__DATABASE__URL: join(lost, 'easel.db') });
    expect(admin('users')).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('no database') });
    expect(existsSync(lost)).toBe(false);
    await house.leave();
  },
);

const redisUrl = inject('redisUrl');
test.runIf(redisUrl)(
  'a store that does not answer ends the command, though other services have opened before it',
  async () => {
    const house = await openHouse('sqlite');
    const store = { ENDPOINT: 'http://127.0.0.1:9', BUCKET: 'tea', ACCESS_KEY: 'key', SECRET_KEY: 'secret' };
    const env = {
      ...bareEnvironment,
      EASEL_DATA: house.settings.Data.Folder,
      EASEL__DATABASE__URL: house.settings.Database.URL,
      EASEL__CACHE__DRIVER: 'redis',
      EASEL__CACHE__URL: redisUrl,
      EASEL__STORAGE__DRIVER: 'minio',
      ...Object.fromEntries(Object.entries(store).map(([name, value]) => [`EASEL__STORAGE__${name}`, value])),
    };
    const program = resolve(import.meta.dirname, '../src/admin.ts');
    const child = spawn(process.execPath, [program, 'users'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    cleanUps.push(house.leave, async () => child.kill('SIGKILL'));
    const [ended, said] = [once(child, 'exit'), text(child.stderr)];
    expect([(await ended)[0], await said]).toEqual([1, expect.stringContaining('Storage.')]);
  },
);
