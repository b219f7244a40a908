import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import pg from 'pg';
import type { Environment } from '../product.ts';
import { openLine, type Line } from './line.ts';
import { openStoreLine, type StoreLine } from './store-line.ts';

/** Real services on loopback, each behind a line that can be cut, and the settings that lead a product to them. */
export interface Stage {
  readonly environment: Environment;
  readonly database: Line;
  readonly redis: Line;
  readonly store: StoreLine;
  close(): Promise<void>;
}

/** Variables by which the services are found, such as `TEST_POSTGRES_URL`. */
export type Services = Readonly<Record<string, string>>;

const root = resolve(import.meta.dirname, '../..');
const program = resolve(root, 'scripts/services.ts');

/**
 * Finds PostgreSQL, Redis and an object store, or starts them; `stop` ends those that were started for this.
 * @throws Error with their words
 */
export function startServices(): { services: Services; stop: () => void } {
  const ran = existsSync(resolve(root, '.services/running.json'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'start'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const stop = () => void (ran || spawnSync(process.execPath, [program, 'stop'], { cwd: root }));
  return { services: parseEnv(stdout) as Services, stop };
}

/** A stage of its own on services that others use too: a new database, a new part of the bucket. */
export async function openStage(services: Services): Promise<Stage> {
  const name = `faults_${randomBytes(6).toString('hex')}`;
  const postgresUrl = new URL(services['TEST_POSTGRES_URL']!);
  const redisUrl = new URL(services['TEST_REDIS_URL']!);
  await atPostgres(postgresUrl, `CREATE DATABASE ${name}`);
  const database = await openLine(Number(postgresUrl.port));
  const redis = await openLine(Number(redisUrl.port));
  const bucket = new URL(services['TEST_S3_URL']!);
  const store = await openStoreLine(bucket.origin);
  const through = (url: URL, line: Line, path: string) =>
    Object.assign(new URL(url), { port: line.port, pathname: path });
  const environment = {
    EASEL__DATABASE__URL: String(through(postgresUrl, database, name)),
    EASEL__CACHE__DRIVER: 'redis',
    EASEL__CACHE__URL: String(through(redisUrl, redis, '')),
    EASEL__AUTH__TOKEN_SECRET: randomBytes(24).toString('hex'),
    EASEL__STORAGE__DRIVER: 'minio',
    EASEL__STORAGE__ENDPOINT: store.endpoint,
    EASEL__STORAGE__BUCKET: bucket.pathname.slice(1),
    EASEL__STORAGE__PREFIX: `${name}/`,
    EASEL__STORAGE__ACCESS_KEY: decodeURIComponent(bucket.username),
    EASEL__STORAGE__SECRET_KEY: decodeURIComponent(bucket.password),
  };
  const close = async () => {
    for (const line of [database, redis, store]) line.close();
    await atPostgres(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { environment, database, redis, store, close };
}

async function atPostgres(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: String(url) });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
