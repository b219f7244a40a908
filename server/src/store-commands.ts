/** `npm run backup`, `npm run restore` and `npm run migrate-store`: what an operator does to stores as a whole. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsOf } from './config/environment.ts';
import { readSettings } from './config/read-settings.ts';
import { backUp, restore } from './stores/backup.ts';
import { migrateStore, type End } from './stores/migrate-store.ts';
import { openFiles, refuseWhileInUse, shown, storeOf, withDatabase } from './stores/open-store.ts';
import { progress, tableOf } from './stores/report.ts';
import { StoreRefusal } from './stores/store-refusal.ts';
import { troubleOf } from './trouble.ts';

const usage = {
  backup: 'use: npm run backup -- --to <new folder>',
  restore: 'use: npm run restore -- --from <folder of a backup> [--force]',
  'migrate-store':
    'use: npm run migrate-store -- [--from <settings.yaml or database>] --to <settings.yaml or database>\n' +
    'A database is postgres://… or the path of an SQLite file, and moves the rows alone. Left out, --from is what Easel uses now.',
};

type Options = { from?: string | undefined; to?: string | undefined; force: boolean };

const commands = {
  async backup({ to }: Options) {
    if (!to) throw new StoreRefusal(usage.backup);
    const { url, storage } = storeOf(settingsOf(process.env));
    const record = await withDatabase(url, async (database) =>
      backUp({ database, blobs: await openFiles(storage) }, resolve(to), progress),
    );
    console.log(tableOf(record.rows.tables, record.files));
    if (record.gone.length > 0) console.log(`${record.gone.length} files were deleted meanwhile.`);
    console.log(`The backup is in ${resolve(to)}. It holds no settings and no secrets: keep those elsewhere.`);
  },

  async restore({ from, force }: Options) {
    if (!from) throw new StoreRefusal(usage.restore);
    const { url, storage } = storeOf(settingsOf(process.env));
    await refuseWhileInUse(url);
    const blobs = await openFiles(storage);
    const fill = (database: Parameters<Parameters<typeof withDatabase>[1]>[0]) =>
      restore(resolve(from), { database, blobs }, { force, say: progress });
    const { at, tables, files } = await withDatabase(url, fill, { migrate: true });
    console.log(tableOf(tables, files.blobs));
    console.log(`All is as it was at ${at}.`);
  },

  async 'migrate-store'({ from, to }: Options) {
    if (!to) throw new StoreRefusal(usage['migrate-store']);
    const source = from === undefined ? storeOf(settingsOf(process.env)) : endOf(from);
    const target = endOf(to);
    const { tables, files } = await migrateStore(source, target, progress);
    console.log(tableOf(tables, files?.blobs ?? null));
    console.log(`Every row and file that is listed was compared. Set Easel to ${shown(target.url)} and start it.`);
  },
};

/** Variables that would put the same store into both ends. */
const ofStores = /^(EASEL__(DATABASE|STORAGE|DATA)__|EASEL_DATA$)/;

function endOf(named: string): End {
  // Read as the setting would be: what is no address of PostgreSQL must not become the name of a file.
  if (!/\.ya?ml$/.test(named))
    return { url: readSettings(JSON.stringify({ Database: { URL: named } }), {}).Database.URL };
  if (!existsSync(named)) throw new StoreRefusal(`There is no settings file ${named}.`);
  const variables = Object.entries(process.env).filter(([name]) => !ofStores.test(name));
  return storeOf(readSettings(readFileSync(named, 'utf8'), Object.fromEntries(variables)));
}

async function run([name, ...words]: string[]): Promise<void> {
  const command = commands[name as keyof typeof commands];
  if (!command) throw new StoreRefusal(Object.values(usage).join('\n'));
  await command(parsed(words, usage[name as keyof typeof commands]));
}

function parsed(args: string[], said: string): Options {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { from: text, to: text, force: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new StoreRefusal(said);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(troubleOf(error) ?? error);
  process.exitCode = 1;
}
