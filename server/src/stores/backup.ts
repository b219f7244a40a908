import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Type from 'typebox';
import { Value } from 'typebox/value';
import type { Blobs } from '../platform/blobs/blobs.ts';
import { localBlobs } from '../platform/blobs/local.ts';
import type { Database } from '../platform/database.ts';
import { DiskFull } from '../platform/disk-full.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { copyBlobs, digestBlob, type BlobsCopied } from './copy-blobs.ts';
import { copyRows, type TableCopied } from './copy-rows.ts';
import { reindexing, withDatabase } from './open-store.ts';
import { StoreRefusal } from './store-refusal.ts';

/** Rows as an SQLite file, whatever engine they came from. */
const rowsFile = 'rows.db';
const filesFolder = 'files';
/** Written last: a backup without it is none. */
const recordFile = 'backup.json';

const BackupRecord = Type.Object({
  format: Type.Literal(1),
  at: Type.String(),
  rows: Type.Object({
    sha256: Type.String(),
    tables: Type.Array(Type.Object({ name: Type.String(), rows: Type.Integer(), digest: Type.String() })),
  }),
  files: Type.Array(Type.Object({ key: Type.String(), bytes: Type.Integer(), sha256: Type.String() })),
  /** Files that rows speak of and that were deleted while the backup was made. */
  gone: Type.Array(Type.String()),
});
export type BackupRecord = Type.Static<typeof BackupRecord>;

export interface Source {
  readonly database: Database;
  readonly blobs: Blobs;
}

type Say = (progress: string) => void;

function openFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StoreRefusal(`The folder ${folder} cannot be made (${code}): name one that this user may write.`);
  }
  if (readdirSync(folder).length > 0)
    throw new StoreRefusal(`${folder} is not empty: name a new folder for the backup.`);
}

/**
 * One state of the database, and the files of that state, in a new folder. Nothing has to stop: files are copied after
 * the rows that speak of them, and never change.
 *
 * @throws StoreRefusal when the folder is not empty, or cannot be made
 */
export async function backUp(source: Source, folder: string, say: Say = () => {}): Promise<BackupRecord> {
  openFolder(folder);
  try {
    return await fill(folder, source, say);
  } catch (error) {
    // Else it would be taken for the disk of the database.
    if (!(error instanceof DiskFull) && (error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new StoreRefusal(`The disk of ${folder} is full, or may only be read: what is there is no whole backup.`);
  }
}

async function fill(folder: string, { database, blobs }: Source, say: Say): Promise<BackupRecord> {
  const at = new Date().toISOString();
  const rows = join(folder, rowsFile);
  const tables = await database.engine.snapshot((snapshot) =>
    withDatabase(
      rows,
      (copy) => copyRows({ engine: database.engine.name, snapshot }, copy, { reindex: reindexing(copy), say }),
      { migrate: true },
    ),
  );
  const { blobs: files } = await copyBlobs(blobs, localBlobs(join(folder, filesFolder)), { say });
  const gone = await withDatabase(rows, (copy) => missingFiles(copy, new Set(files.map(({ key }) => key))));
  const sha256 = await digestFile(rows);
  const record = { format: 1 as const, at, rows: { sha256, tables }, files: [...files], gone };
  await writeFile(join(folder, recordFile), JSON.stringify(record, null, 1));
  return record;
}

async function missingFiles(rows: Database, there: ReadonlySet<string>): Promise<string[]> {
  const assets = await rows.read.selectFrom('assets').select('key').where('ready', '=', 1).execute();
  return assets.flatMap(({ key }) => (there.has(key) ? [] : [key])).toSorted();
}

export interface Restored {
  readonly at: string;
  readonly tables: readonly TableCopied[];
  readonly files: BlobsCopied;
}

/**
 * Fills stores from a backup, of this version or an older one, after its files have been compared with what it says of
 * them. Killed in its middle it goes on where it was.
 *
 * @param force puts the backup in the place of what the stores hold
 * @throws StoreRefusal when the backup is damaged, or the stores hold anything
 */
export async function restore(
  folder: string,
  { database, blobs }: Source,
  { force = false, say = () => {} }: { force?: boolean; say?: Say } = {},
): Promise<Restored> {
  const record = await readBackup(folder, say);
  const saved = localBlobs(join(folder, filesFolder));
  if (!force) await refuseForeign(blobs, new Set(record.files.map(({ key }) => key)));
  const work = await mkdtemp(join(tmpdir(), 'easel-restore-'));
  try {
    // A copy: the tables of an older version are brought up to date in it, and the backup stays as it is.
    const rows = join(work, rowsFile);
    await cp(join(folder, rowsFile), rows);
    const fill = (source: Database) =>
      source.engine.snapshot((snapshot) =>
        copyRows({ engine: 'sqlite', snapshot }, database, { replace: force, reindex: reindexing(database), say }),
      );
    const tables = await withDatabase(rows, fill, { migrate: true });
    return { at: record.at, tables, files: await copyBlobs(saved, blobs, { replace: force, say }) };
  } finally {
    await rm(work, { recursive: true });
  }
}

async function refuseForeign(blobs: Blobs, known: ReadonlySet<string>): Promise<void> {
  for await (const { key } of blobs.list()) {
    if (!known.has(key)) throw new StoreRefusal(`The store of files holds others already (${key}). Name an empty one.`);
  }
}

/** @throws StoreRefusal when it is no backup, or not what it was when it was made */
async function readBackup(folder: string, say: Say = () => {}): Promise<BackupRecord> {
  const file = join(folder, recordFile);
  if (!existsSync(file)) throw new StoreRefusal(`${folder} holds no backup that was made to its end.`);
  const record = parsed(await readFile(file, 'utf8'));
  if (record === undefined) throw new StoreRefusal(`${file} is damaged or cut short: take another backup.`);
  if (!Value.Check(BackupRecord, record)) throw new StoreRefusal(`${file} is not of this version of backups.`);
  if ((await digestFile(join(folder, rowsFile))) !== record.rows.sha256) {
    throw new StoreRefusal(`${rowsFile} is not what it was when the backup was made.`);
  }
  const saved = localBlobs(join(folder, filesFolder));
  for (const [at, { key, sha256 }] of record.files.entries()) {
    if ((await digestBlob(saved, key)) !== sha256) {
      throw new StoreRefusal(`${filesFolder}: ${key} is not what it was when the backup was made.`);
    }
    if (at % 500 === 499) say(`compared ${at + 1} of ${record.files.length} files`);
  }
  return record;
}

async function digestFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** `undefined` for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
