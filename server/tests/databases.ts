/** Empty databases of either engine, for tests. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
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

/** The same with all tables: a copy of one that was migrated before, which takes half of the time. */
export async function migratedDatabaseUrl(engine: EngineName): Promise<{ url: string; remove: () => void }> {
  const template = await (templates[engine] ??= newTemplate(engine));
  if (engine === 'postgres') return { url: await newPostgresUrl(nameIn(template)), remove: () => {} };
  const copy = await newDatabaseUrl(engine);
  copyFileSync(template, copy.url);
  return copy;
}

/** An open database with all tables. */
export async function newDatabase(engine: EngineName) {
  const { url, remove } = await migratedDatabaseUrl(engine);
  const database = openDatabase(url);
  const close = async () => {
    await database.close();
    remove();
  };
  return { database, url, close };
}

/** One for all files of tests of this process. */
const templates: Partial<Record<EngineName, Promise<string>>> = {};

async function newTemplate(engine: EngineName): Promise<string> {
  const { url, remove } = await newDatabaseUrl(engine);
  process.once('exit', remove);
  const database = openDatabase(url);
  await database.migrate(migrations);
  await database.close();
  return url;
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

async function newPostgresUrl(template?: string): Promise<string> {
  const url = new URL(inject('postgresUrl')!);
  const name = `easel_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  await client.end();
  url.pathname = name;
  return url.href;
}
