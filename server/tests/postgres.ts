/**
 * Finds the services that tests run on: PostgreSQL at `TEST_POSTGRES_URL`, else one of its own with Debian's binaries,
 * with fsync on; Redis at `TEST_REDIS_URL`; an object store at `TEST_S3_URL`, whose user and password are its keys and
 * whose path is the bucket. `EASEL_REQUIRE_SERVICES=1` makes a missing one an error.
 * `EASEL_TEST_ENGINES=sqlite` or `postgres` leaves the other database out: `.ci/run` takes them one after the other.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const binaries = '/usr/lib/postgresql/15/bin';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined;
    redisUrl: string | undefined;
    objectStore: Record<'endpoint' | 'region' | 'accessKey' | 'secretKey' | 'bucket', string> | undefined;
    /** Databases that every test of storage runs on. */
    engines: ('sqlite' | 'postgres')[];
  }
}

export default async function setup({ provide }: TestProject) {
  const { TEST_POSTGRES_URL: given, TEST_REDIS_URL: redisUrl, EASEL_REQUIRE_SERVICES: required } = process.env;
  if (required === '1' && !redisUrl) throw new Error('EASEL_REQUIRE_SERVICES is set, but TEST_REDIS_URL is not');
  provide('redisUrl', redisUrl);
  const { TEST_S3_URL: s3Url } = process.env;
  if (required === '1' && !s3Url) throw new Error('EASEL_REQUIRE_SERVICES is set, but TEST_S3_URL is not');
  provide('objectStore', s3Url === undefined ? undefined : objectStoreAt(new URL(s3Url)));
  if (required === '1' && !given) throw new Error('EASEL_REQUIRE_SERVICES is set, but there is no PostgreSQL');
  const startsOwn = !given && process.env.EASEL_TEST_ENGINES !== 'sqlite' && existsSync(binaries);
  const own = startsOwn ? await startPostgres() : undefined;
  const postgresUrl = given ?? own?.url;
  provide('postgresUrl', postgresUrl);
  provide('engines', enginesFor(postgresUrl));
  return own?.stop;
}

function objectStoreAt({ protocol, host, username, password, pathname }: URL) {
  const [accessKey, secretKey] = [username, password].map(decodeURIComponent) as [string, string];
  return { endpoint: `${protocol}//${host}`, region: 'us-east-1', accessKey, secretKey, bucket: pathname.slice(1) };
}

function enginesFor(postgresUrl: string | undefined): ('sqlite' | 'postgres')[] {
  const wanted = process.env.EASEL_TEST_ENGINES;
  if (!postgresUrl || wanted === 'sqlite') return ['sqlite'];
  return wanted === 'postgres' ? ['postgres'] : ['sqlite', 'postgres'];
}

async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'easel-postgres-'));
  const port = await freePort();
  if (isRoot) execFileSync('chown', ['postgres:postgres', folder]);
  else chmodSync(folder, 0o700);
  run('initdb', '-D', `${folder}/data`, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  // It need not outlive a power cut: no test is one of the database's machine.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=300 -c fsync=off`;
  run('pg_ctl', '-D', `${folder}/data`, '-w', '-l', `${folder}/log`, '-o', options, 'start');
  const stop = () => {
    // Nothing of it is to be kept: to write some hundred databases to disk first took half a minute.
    run('pg_ctl', '-D', `${folder}/data`, '-w', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function run(program: string, ...input: string[]) {
  const identity = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
  const [command, ...rest] = [...identity, `${binaries}/${program}`, ...input];
  execFileSync(command!, rest, { cwd: '/', stdio: 'ignore' });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => probe.once('listening', ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
