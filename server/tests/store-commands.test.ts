/** The operator's commands about whole stores, each as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';
import { migrations } from '../src/migrations/index.ts';
import { localBlobs } from '../src/platform/blobs/local.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { digestRows } from '../src/stores/rows.ts';
import { tablesOf } from '../src/stores/tables.ts';
import { engines, newDatabaseUrl, type EngineName } from './databases.ts';
import { openHouse } from './house.ts';
import { plantRows, referencesOf } from './planted-rows.ts';

const script = `${import.meta.dirname}/../src/store-commands.ts`;
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'easel-stores-'));
  cleanUps.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

function start(folder: string, words: string[], variables: Record<string, string> = {}) {
  const env = { ...bareEnvironment, EASEL_DATA: folder, ...variables };
  const child = spawn(process.execPath, [script, ...words], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  cleanUps.push(() => child.kill('SIGKILL'));
  return child;
}

async function run(folder: string, words: string[], variables: Record<string, string> = {}) {
  const child = start(folder, words, variables);
  const [out, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, out, said };
}

async function digests(url: string): Promise<Record<string, string>> {
  const database = openDatabase(url);
  const { name, reader } = database.engine;
  const found: Record<string, string> = {};
  for (const table of await tablesOf(name, reader)) found[table.name] = (await digestRows(reader, table)).hex;
  await database.close();
  return found;
}

async function planted(): Promise<string> {
  const { url, remove } = await newDatabaseUrl('sqlite');
  cleanUps.push(remove);
  const database = openDatabase(url);
  await database.migrate(migrations);
  await plantRows(database, await referencesOf(database), 210);
  await database.close();
  return url;
}

async function emptyUrl(engine: EngineName): Promise<string> {
  const { url, remove } = await newDatabaseUrl(engine);
  cleanUps.push(remove);
  return url;
}

test.each([
  ['where no database answers', 'postgres://easel:hunter2@127.0.0.1:1/easel', 'no database answers there'],
  ['in quotation marks', '"postgres://easel:hunter2@db/easel"', 'must begin with postgres://'],
  ['in a file that is not there', 'easel.new.yaml', 'There is no settings file easel.new.yaml.'],
])('an address %s is refused in a sentence without its password', async (_, to, words) => {
  const { code, said } = await run(newFolder(), ['migrate-store', '--from', await planted(), '--to', to]);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(words) });
  expect(said).not.toMatch(/hunter2|\n +at /);
});

test.skipIf(process.platform !== 'linux')('a backup where the system makes no folder says so', async () => {
  const { code, said } = await run(newFolder(), ['backup', '--to', '/proc/easel/today'], {
    EASEL__DATABASE__URL: await planted(),
  });
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining('/proc/easel/today cannot be made (ENOENT)'),
  });
});

describe.each(engines)('on %s', (engine) => {
  test('a store that is moved, killed in the middle and moved again arrives whole, and moves back', async () => {
    const folder = newFolder();
    const [source, target] = [await planted(), await emptyUrl(engine)];
    const files = localBlobs(join(folder, 'old'));
    for (let at = 0; at < 5; at++) await files.put(`k${at}/file`, Buffer.alloc(1000 * at, at));
    const settings = (name: string, url: string, place: string) => {
      writeFileSync(join(folder, name), `Database: { URL: '${url}' }\nStorage: { Folder: '${join(folder, place)}' }\n`);
      return name;
    };
    const [from, to] = [settings('old.yaml', source, 'old'), settings('new.yaml', target, 'new')];

    const held = openDatabase(source);
    await held.health();
    expect(await run(folder, ['migrate-store', '--from', from, '--to', to])).toMatchObject({
      code: 1,
      said: expect.stringContaining('stop Easel first'),
    });
    await held.close();

    const doomed = start(folder, ['migrate-store', '--from', from, '--to', to]);
    await once(doomed.stderr, 'data');
    doomed.kill('SIGKILL');
    await once(doomed, 'close');
    // A server of PostgreSQL notices a moment later that nobody is there.
    await expect
      .poll(async () => (await run(folder, ['migrate-store', '--from', from, '--to', to])).said, { timeout: 20_000 })
      .not.toContain('stop Easel first');
    expect(await digests(target)).toEqual(await digests(source));
    const copied = localBlobs(join(folder, 'new'));
    for (let at = 0; at < 5; at++) expect(await copied.read(`k${at}/file`)).toEqual(Buffer.alloc(1000 * at, at));
    expect((await run(folder, ['migrate-store', '--from', from, '--to', to])).said).toContain('holds data already');

    const back = await emptyUrl('sqlite');
    const { code, out, said } = await run(folder, ['migrate-store', '--from', target, '--to', back]);
    expect(said).not.toContain('Error');
    expect(code).toBe(0);
    expect(out).toMatch(/^users +210 +[0-9a-f]{12}$/m);
    expect(out).toContain('(files stay)');
    expect(await digests(back)).toEqual(await digests(source));
  }, 120_000);

  test('a backup made while people work holds all that was answered before it began, and comes back', async () => {
    const house = await openHouse(engine, { worker: true });
    cleanUps.push(house.leave);
    const ada = await house.signIn('ada@example.org');
    const { id } = await ada.projects.create({ title: 'Tea' });
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    const ticket = await ada.assets.uploadUrl({ fileName: 'a', contentType: 'image/svg+xml', size: bytes.length });
    await fetch(house.baseUrl + ticket.uploadUrl, { method: 'PUT', body: bytes });
    let saved = 0;
    let working = true;
    const save = async () => {
      const node = { id: `n${saved}`, type: 'text', x: 0, y: 0, width: 9, height: 9, data: { text: 'kept' } };
      await ada.canvas.patch({ id }, { changes: { put: [node] } });
      saved += 1;
    };
    while (saved < 20) await save();
    const before = saved;
    const saving = (async () => {
      while (working) await save();
    })();
    const folder = newFolder();
    const backup = join(folder, 'backup');
    const { URL: url } = house.settings.Database;
    const place = { EASEL__DATABASE__URL: url, EASEL__STORAGE__FOLDER: house.settings.Storage.Folder };
    const made = await run(folder, ['backup', '--to', backup], place);
    working = false;
    await saving;
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^users +1 /m) });
    expect(saved).toBeGreaterThan(before);

    const other = engines.find((name) => name !== engine) ?? engine;
    const target = await emptyUrl(other);
    const there = { EASEL__DATABASE__URL: target, EASEL__STORAGE__FOLDER: join(folder, 'restored') };
    expect(await run(folder, ['restore', '--from', backup], there)).toMatchObject({ code: 0 });
    const database = openDatabase(target);
    const nodes = await database.read.selectFrom('canvas_nodes').select('node_id').execute();
    const { version } = await database.read.selectFrom('projects').select('version').executeTakeFirstOrThrow();
    const [asset] = await database.read.selectFrom('assets').select('key').execute();
    await database.close();
    // One state: as many nodes as the version tells, and no fewer than were answered before.
    expect(nodes.length).toBeGreaterThanOrEqual(before);
    expect(nodes.length).toBe(version);
    expect(await localBlobs(join(folder, 'restored')).read(asset!.key)).not.toBeNull();

    expect((await run(folder, ['restore', '--from', backup], there)).said).toContain('holds data already');
    await change(target, (rows) => rows.write((writer) => writer.deleteFrom('users').execute()));
    expect(await run(folder, ['restore', '--from', backup, '--force'], there)).toMatchObject({ code: 0 });
    const record = JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8'));
    const expected = record.rows.tables.map(({ name, digest }: Record<string, string>) => [name, digest]);
    expect(await digests(target)).toEqual(Object.fromEntries(expected));

    await localBlobs(join(backup, 'files')).put(asset!.key, Buffer.from('damaged'));
    const damaged = { ...there, EASEL__DATABASE__URL: await emptyUrl('sqlite') };
    expect((await run(folder, ['restore', '--from', backup], damaged)).said).toContain('is not what it was');
  }, 120_000);
});

async function change(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openDatabase(url);
  await work(database);
  await database.close();
}
