import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/platform/database.ts';
import { unlessFull } from '../src/platform/disk-full.ts';
import { newDatabaseUrl } from './databases.ts';

test('a transaction for which there is no room says so, leaves nothing behind, and the next one works', async () => {
  const { url, remove } = await newDatabaseUrl('sqlite');
  const database = openDatabase(url);
  onTestFinished(async () => {
    await database.close();
    remove();
  });
  await sql`create table notes (words text)`.execute(database.engine.writer);
  await sql`pragma max_page_count = 20`.execute(database.engine.writer);
  const write = (count: number) =>
    database.write(async (transaction) => {
      for (let note = 0; note < count; note += 1)
        await sql`insert into notes values (${'x'.repeat(3000)})`.execute(transaction);
    });
  await expect(write(100)).rejects.toMatchObject({ errorCode: 'server.disk_full' });
  await write(1);
  const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(database.engine.reader);
  expect(rows).toEqual([{ count: 1 }]);
});

test('a disk that may only be read, as one with faults does, or not be written by us is told as one that takes nothing', () => {
  for (const fault of [{ code: 'EROFS' }, { code: 'ENOSPC' }, { code: 'EACCES' }, { errcode: 778 }]) {
    expect(unlessFull(fault)).toMatchObject({ errorCode: 'server.disk_full', cause: fault });
  }
  const other = { code: 'EISDIR' };
  expect(unlessFull(other)).toBe(other);
});
