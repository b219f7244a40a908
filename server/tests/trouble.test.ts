import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { settingsOf } from '../src/config/environment.ts';
import { readSettings } from '../src/config/read-settings.ts';
import { createLog } from '../src/log.ts';
import { openServices } from '../src/services.ts';
import { troubleOf } from '../src/trouble.ts';
import { engines, newDatabaseUrl } from './databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'easel-trouble-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'file');
writeFileSync(file, 'These are notes, and no database. '.repeat(100));

/** What an operator reads where the server does not start. */
async function said(variables: Record<string, string>): Promise<string | null> {
  const settings = readSettings('', { EASEL_DATA: join(folder, 'data'), ...variables });
  return openServices(settings, createLog('silent')).then(
    async (services) => {
      await services.close();
      return null;
    },
    (error: unknown) => troubleOf(error),
  );
}

test.each([
  ['a file where the data folder should be', { EASEL_DATA: file }, `${file}: a file is in the way`],
  ['a data folder below a file', { EASEL_DATA: join(file, 'data') }, 'a file is in the way'],
  ['a data folder deep below a file', { EASEL_DATA: join(file, 'deep', 'data') }, 'a file is in the way'],
  ['a database that is none', { EASEL__DATABASE__URL: file }, `Database.URL: ${file}: it is no SQLite database`],
])('%s is said in a sentence', async (_, variables, words) => {
  expect(await said(variables)).toContain(words);
});

describe.runIf(engines.includes('postgres'))('of PostgreSQL', () => {
  const at = (change: (url: URL) => void) => {
    const url = new URL(inject('postgresUrl')!);
    change(url);
    return { EASEL__DATABASE__URL: url.href };
  };

  test.each([
    ['a database that is not there', (url: URL) => (url.pathname = '/none'), 'it has no such database: create it'],
    ['a user that is not there', (url: URL) => (url.username = 'nobody_knows'), 'it does not let this user in'],
    ['a server without TLS', (url: URL) => (url.search = '?sslmode=verify-full'), 'it is not reached over TLS'],
    [
      'a file of certificates that is not there',
      (url: URL) => (url.search = '?sslmode=verify-full&sslrootcert=/none.pem'),
      'the file /none.pem that it names cannot be read',
    ],
    ['a port that is closed', (url: URL) => (url.port = '1'), 'no database answers there: connect ECONNREFUSED'],
  ])('%s is said in a sentence', async (_, change, words) => {
    expect(await said(at(change))).toContain(`Database.URL: ${words}`);
  });

  test('a user that may make no tables is said in a sentence', async () => {
    const { url } = await newDatabaseUrl('postgres');
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    const user = `guest_${randomUUID().replaceAll('-', '')}`;
    await operator.query(`create role ${user} login password 'guest'`);
    await operator.query('revoke create on schema public from public');
    await operator.end();
    const guests = Object.assign(new URL(url), { username: user, password: 'guest' });
    expect(await said({ EASEL__DATABASE__URL: guests.href })).toContain('this user may not make tables there');
  });
});

test.skipIf(process.platform !== 'linux')(
  'a data folder where the system makes none is said, and waited for by nobody',
  async () => {
    const place = '/proc/easel/data';
    for (const variables of [{ EASEL_DATA: place }, { EASEL__STORAGE__FOLDER: place }]) {
      expect(await said(variables)).toContain('/proc/easel: it is not there and cannot be made.');
    }
  },
);

test('the data folder that a start makes is closed to others on the machine, whatever the umask', async () => {
  expect(await said({ EASEL_DATA: join(folder, 'fresh') })).toBeNull();
  expect(statSync(join(folder, 'fresh')).mode & 0o077).toBe(0);
});

test('a folder where the file of settings should be is said in a sentence', () => {
  expect(() => settingsOf({ EASEL_CONFIG: folder })).toThrow(`${folder}: is a folder, and no file of settings`);
});

test('settings that are there and cannot be read are not taken for none', () => {
  const link = join(folder, 'itself.yaml');
  symlinkSync(link, link);
  expect(() => settingsOf({ EASEL_CONFIG: link })).toThrow(`${link}: cannot be read (ELOOP)`);
});

test.each([
  [{ code: 'EADDRINUSE', port: 4310 }, 'Port 4310 is taken'],
  [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'Port 80 is not for the user'],
  [{ code: 'EADDRNOTAVAIL', syscall: 'listen', address: '10.9.9.9' }, 'This machine has no address 10.9.9.9'],
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'here' }, 'This machine has no address called here'],
  [
    { code: 'EACCES', syscall: 'open', path: '/data/token-secret' },
    '/data/token-secret: the user that runs Easel may not',
  ],
  [{ errcode: 26 }, 'The database cannot be used: it is no SQLite database'],
  [{ errcode: 13 }, 'The database cannot be used: its disk is full'],
  [{ errcode: 778 }, 'The database cannot be used: its disk is full, or may only be read'],
  [{ errcode: 1032 }, 'The database cannot be used: it may only be read'],
  [{ code: 'EROFS', syscall: 'mkdir', path: '/data' }, '/data: the user that runs Easel may not'],
])('%j is said in a sentence', (error, words) => {
  expect(troubleOf(error)).toContain(words);
});

test('what nobody can foresee keeps its stack', () => {
  expect(troubleOf(new TypeError('x is not a function'))).toBeNull();
});
