import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { asFile } from '../src/platform/arriving-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-arriving-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

async function* pieces(...words: string[]) {
  for (const word of words) yield Buffer.from(word);
}

test('what is sent is a file while it is read, and gone when that has ended or failed', async () => {
  const seen: string[] = [];
  const read = async (path: string) => {
    seen.push(path);
    return readFileSync(path, 'utf8');
  };
  expect(await asFile(pieces('one ', 'two'), folder, read)).toBe('one two');
  const failing = asFile(pieces('three'), folder, async (path) => {
    await read(path);
    throw new Error('unreadable');
  });
  await expect(failing).rejects.toThrow('unreadable');
  expect(seen).toHaveLength(2);
  expect(seen.filter((path) => existsSync(path))).toEqual([]);
});

test('where the disk has no room for it, whoever sends it is told so', async () => {
  async function* full() {
    yield Buffer.from('begun');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  const arriving = asFile(full(), folder, async () => 'read');
  await expect(arriving).rejects.toMatchObject({ errorCode: 'server.disk_full' });
  expect(readdirSync(folder)).toEqual([]);
});

test('what a process that died left behind goes after a day, with whatever is sent next', async () => {
  const dayBefore = Date.now() / 1000 - 25 * 3600;
  for (const name of ['old', 'young']) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, 'old'), dayBefore, dayBefore);
  await asFile(pieces('new'), folder, async () => null);
  expect(readdirSync(folder)).toEqual(['young']);
});
