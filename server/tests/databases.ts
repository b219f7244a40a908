/** Empty databases of either engine, for tests. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrations } from '../src/migrations/index.ts';
import { openDatabase } from '../src/platform/database.ts';

export type EngineName = 'sqlite' | 'postgres';
export const engines: EngineName[] = inject('engines');

/** The address of a database without tables, and how to remove it once nobody uses it. */
export async function newDatabaseUrl(engine: EngineName): Promise<{ url: string; remove: () => void }> {
  if (engine === 'postgres') return { url: await newPostgresUrl(), remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'easel-database-'));
  return { url: join(folder, 'easel.db'), remove: () => rmSync(folder, { recursive: true }) };
}

/** An open database with all tables. */
export async function newDatabase(engine: EngineName) {
  const { url, remove } = await newDatabaseUrl(engine);
  const database = openDatabase(url);
  await database.migrate(migrations);
  const close = async () => {
    await database.close();
    remove();
  };
  return { database, url, close };
}

async function newPostgresUrl(): Promise<string> {
  const url = new URL(inject('postgresUrl')!);
  const name = `easel_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
