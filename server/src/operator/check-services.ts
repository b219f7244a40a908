import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import { migrations } from '../migrations/index.ts';
import { openBlobs } from '../open-blobs.ts';
import type { DirectUploads } from '../platform/blobs/blobs.ts';
import { pagesMaySend } from '../platform/blobs/page-uploads.ts';
import { openRedisCache } from '../platform/cache/redis.ts';
import { isPostgres, openDatabase, type Database } from '../platform/database.ts';
import { smtpMailer } from '../platform/mail/smtp.ts';
import { postgresTrouble } from '../platform/postgres-trouble.ts';
import { Queue } from '../platform/queue/queue.ts';
import { failed, guarded, off, ok, warning, type Finding } from './finding.ts';

const mostSkewMs = 2_000;

/** What the process talks to. Nothing is changed: what is written is deleted, or rolled back. */
export async function checkServices(settings: Settings): Promise<Finding[]> {
  const findings = await Promise.all([
    guarded('database', 'Look at Database.URL, and whether the server runs and lets this user in.', () =>
      checkDatabase(settings),
    ),
    guarded('storage', 'Look at the Storage settings, and the rights of its folder or key.', () =>
      checkStorage(settings),
    ),
    guarded('cache', 'Look at Cache.URL, and whether Redis runs.', () => checkCache(settings)),
    guarded('mail', 'Look at Auth.Email: host, port, UseTLS or StartTLS, name and password.', () =>
      checkMail(settings),
    ),
  ]);
  return findings.flat();
}

async function checkDatabase({ Database: { URL: url } }: Settings): Promise<Finding[]> {
  if (!isPostgres(url) && !existsSync(url)) {
    await proveMaking(url);
    return [ok('database', 'SQLite: there is no file yet, the first start makes it')];
  }
  const database = openDatabase(url);
  try {
    await database.health();
    return [...(await checkTables(database)), ...(await checkClock(database))];
  } catch (error) {
    const trouble = isPostgres(url) ? postgresTrouble(error) : null;
    throw trouble === null ? error : new Error(trouble);
  } finally {
    await database.close();
  }
}

/** Makes and removes a folder where this one would be made: rights alone do not say whether a disk takes anything. */
async function proveMaking(path: string): Promise<void> {
  const above = dirname(resolve(path));
  if (!existsSync(above)) return proveMaking(above);
  await rmdir(await mkdtemp(join(above, '.doctor-')));
}

async function checkTables(database: Database): Promise<Finding[]> {
  const kind = database.engine.name === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const known = sql<{ name: string }>`select name from kysely_migration`.execute(database.engine.reader);
  const done = await known.then(
    ({ rows }) => rows.map(({ name }) => name),
    (): string[] => [],
  );
  if (done.length === 0) return [ok('database', `${kind}: there are no tables yet, the first start makes them`)];
  const names = Object.keys(migrations);
  const unknown = done.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    const advice = 'Start the newer version, or restore the backup that was made before it.';
    return [
      failed('database', `${kind}: a newer version of Easel has changed its tables: ${unknown.join(', ')}`, advice),
    ];
  }
  await proveWriting(database);
  const missing = names.filter((name) => !done.includes(name));
  const detail = missing.length > 0 ? `the next start runs ${missing.join(', ')}` : 'its tables are up to date';
  const dead = (await new Queue(database).counts()).reduce((sum, counts) => sum + counts.dead, 0);
  const jobs = dead > 0 ? [warning('jobs', `${dead} have failed for good`, 'See npm run admin -- jobs dead.')] : [];
  return [ok('database', `${kind}: it can be written, and ${detail}`), ...jobs];
}

class Undo extends Error {}

async function proveWriting(database: Database): Promise<void> {
  const kept = { kind: 'doctor', key: null, payload: '{}', attempts: 0, due_at: 0, lease: null, error: null };
  const writing = database.write(async (transaction) => {
    // As dead, so that no worker would run it even if it stayed.
    const row = { ...kept, id: randomUUID(), dead_at: 1 };
    await transaction
      .insertInto('jobs')
      .values(row as never)
      .execute();
    throw new Undo();
  });
  await writing.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}

async function checkClock(database: Database): Promise<Finding[]> {
  if (database.engine.name === 'sqlite') return [];
  const { now } = new Queue(database).claiming;
  const before = Date.now();
  const { rows } = await sql<{ now: number }>`select ${now} as now`.execute(database.engine.reader);
  const skew = Math.abs(Number(rows[0]?.now) - (before + Date.now()) / 2);
  const detail = `${Math.round(skew)} ms from the database's`;
  if (skew <= mostSkewMs) return [ok('clock', detail)];
  return [warning('clock', detail, 'Let NTP set the clocks of both: sessions and signed addresses go by them.')];
}

async function checkStorage({ Storage, Server }: Settings): Promise<Finding[]> {
  if (Storage.Driver === 'local' && !existsSync(Storage.Folder)) {
    await proveMaking(Storage.Folder);
    return [ok('storage', 'local: there is no folder yet, the first start makes it')];
  }
  const blobs = await openBlobs(Storage, () => {});
  const key = `doctor-${randomUUID()}`;
  const bytes = Buffer.from('Easel was here.');
  await blobs.put(key, bytes);
  const read = await blobs.read(key);
  await blobs.delete(key);
  if (!read || !bytes.equals(read)) {
    return [failed('storage', 'what was written came back otherwise', 'Look at the store itself: it loses data.')];
  }
  const stored = ok('storage', `${Storage.Driver}: a file was put, read and deleted`);
  return [stored, ...(blobs.direct && Server.PublicURL ? await checkUploads(blobs.direct, Server.PublicURL) : [])];
}

async function checkUploads(direct: DirectUploads, pagesAt: string): Promise<Finding[]> {
  const answer = await pagesMaySend(direct, pagesAt);
  if (answer === 'allowed') return [ok('uploads', `browsers may send files from ${pagesAt} to ${direct.origin}`)];
  if (answer === 'unknown') {
    const advice = 'Look at Storage.PublicEndpoint, if browsers do not reach it either.';
    return [warning('uploads', `${direct.origin} did not answer from here`, advice)];
  }
  const detail = `the bucket lets no page of ${pagesAt} send files to it (CORS)`;
  return [warning('uploads', detail, 'Give it the CORS rule in docs/storage.md.')];
}

async function checkCache({ Cache }: Settings): Promise<Finding[]> {
  if (Cache.Driver === 'memory') return [off('cache', 'in memory')];
  const cache = await openRedisCache(Cache.URL!);
  try {
    const key = `doctor:${randomUUID()}`;
    await cache.set(key, 'here', 10);
    const taken = await cache.take(key);
    if (taken === 'here') return [ok('cache', 'Redis: a value was set and taken')];
    return [failed('cache', 'Redis forgot a value at once', 'Look at its maxmemory and its eviction policy.')];
  } finally {
    await cache.close();
  }
}

async function checkMail({ Auth: { Email } }: Settings): Promise<Finding[]> {
  if (Email.Driver === 'none') return [off('mail', 'no mail leaves this server')];
  const { Host, Port, Username, Password, FromName, FromEmail, UseTLS, StartTLS, TimeoutSeconds } = Email;
  const server = { host: Host!, port: Port, username: Username, password: Password };
  const from = { name: FromName, address: FromEmail };
  const mailer = smtpMailer({ ...server, from, useTls: UseTLS, startTls: StartTLS, timeoutSeconds: TimeoutSeconds });
  try {
    await mailer.check();
    return [ok('mail', `${Host}:${Port} lets us in; whether it delivers, a sign-in shows`)];
  } finally {
    mailer.close();
  }
}
