import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { BlobTooLarge, type Blobs } from '../src/platform/blobs/blobs.ts';
import { localBlobs, sweepUnfinished } from '../src/platform/blobs/local.ts';
import { memoryBlobs } from '../src/platform/blobs/memory.ts';
import { openS3Blobs } from '../src/platform/blobs/s3.ts';
import { newPlace, objectStore } from './object-store.ts';

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'easel-blobs-'));
  folders.push(folder);
  return folder;
}
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const bytes = (text: string) => new TextEncoder().encode(text);
async function* pieces(...texts: string[]) {
  for (const text of texts) yield bytes(text);
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

const kinds: Record<string, Open> = { memory: memoryBlobs, local: () => localBlobs(newFolder()) };
describe.each(Object.entries(kinds))('blobs in %s', (_, open) => behave(open));
describe.skipIf(!objectStore)('blobs in s3 (skipped: no S3)', () => behave(() => openS3Blobs(newPlace(), () => {})));

type Open = () => Blobs | Promise<Blobs>;

/** What callers rely on, wherever the bytes lie. */
function behave(open: Open): void {
  async function readAll(blobs: Blobs, key: string, range?: { start: number; end: number }) {
    const opened = await blobs.open(key, range);
    return opened && { text: (await buffer(opened.stream)).toString(), size: opened.size };
  }

  test('what was put is read whole, in part, and again after it was replaced', async () => {
    const blobs = await open();
    expect(await blobs.put('ab/cd.png', bytes('0123456789'))).toEqual({ bytes: 10 });
    expect(await readAll(blobs, 'ab/cd.png')).toEqual({ text: '0123456789', size: 10 });
    expect(await readAll(blobs, 'ab/cd.png', { start: 2, end: 4 })).toEqual({ text: '234', size: 10 });
    expect(await blobs.size('ab/cd.png')).toBe(10);
    expect(await blobs.put('ab/cd.png', pieces('new ', 'content'))).toEqual({ bytes: 11 });
    expect(Buffer.from((await blobs.read('ab/cd.png'))!).toString()).toBe('new content');
  });

  test('what is not there is null, and may be deleted all the same', async () => {
    const blobs = await open();
    expect([await blobs.open('none'), await blobs.read('none'), await blobs.size('none')]).toEqual([null, null, null]);
    await blobs.delete('none');
    await blobs.deleteAll('none');
  });

  test('a blob is put whole or not at all: too large, or its source fails', async () => {
    const blobs = await open();
    await blobs.put('kept', bytes('old'));
    await expect(blobs.put('kept', pieces('12345', '67890'), { maxBytes: 9 })).rejects.toBeInstanceOf(BlobTooLarge);
    async function* failing() {
      yield bytes('half');
      throw new Error('the client has gone');
    }
    await expect(blobs.put('kept', failing())).rejects.toThrow('the client has gone');
    await expect(blobs.put('fresh', failing())).rejects.toThrow('the client has gone');
    expect(Buffer.from((await blobs.read('kept'))!).toString()).toBe('old');
    expect(await blobs.size('fresh')).toBeNull();
    expect(await blobs.put('exact', pieces('12345', '6789'), { maxBytes: 9 })).toEqual({ bytes: 9 });
  });

  test('a prefix deletes all that begins with it and nothing else', async () => {
    const blobs = await open();
    const keys = ['key1.png', 'key1.256.webp', 'key1x/inner', 'key2.png', 'ke', 'other/key1.png'];
    for (const key of keys) await blobs.put(key, bytes(key));
    await blobs.deleteAll('key1');
    const sizes = await Promise.all(keys.map((key) => blobs.size(key)));
    expect(sizes).toEqual([null, null, null, 8, 2, 14]);
    await blobs.deleteAll('other/');
    expect(await blobs.size('other/key1.png')).toBeNull();
  });

  test('a list names every blob once, or those of a prefix, with their sizes', async () => {
    const blobs = await open();
    expect(await Array.fromAsync(blobs.list())).toEqual([]);
    const keys = ['key1.png', 'key1.256.webp', 'kez', 'ab/cd/ef.png', 'ab/cd2'];
    for (const key of keys) await blobs.put(key, bytes(key));
    const listed = async (prefix?: string) =>
      (await Array.fromAsync(blobs.list(prefix))).map(({ key, size }) => [key, size]).toSorted();
    const facts = (...names: string[]) => names.map((key) => [key, key.length]).toSorted();
    expect(await listed()).toEqual(facts(...keys));
    expect(await listed('key1')).toEqual(facts('key1.png', 'key1.256.webp'));
    expect(await listed('ab/cd')).toEqual(facts('ab/cd/ef.png', 'ab/cd2'));
    expect(await listed('none')).toEqual([]);
  });

  test.each([
    '',
    'a',
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'ab/.x',
    'ab/',
    'a b',
    'ab\0',
    'é1',
  ])('the key %j is refused', async (key) => {
    await expect((await open()).put(key, bytes('x'))).rejects.toThrow('not a key');
  });

  test.each(['', 'a', '..', '../..', '/'])('the prefix %j is refused', async (prefix) => {
    await expect((await open()).deleteAll(prefix)).rejects.toThrow('not a prefix');
  });
}

describe.each(Object.entries(kinds))('drafts in %s', (_, open) => {
  const read = async (blobs: Blobs, key: string) => {
    const found = await blobs.read(key);
    return found && Buffer.from(found).toString();
  };

  test('a draft is nobody’s until it is kept, and then no other takes its place', async () => {
    const blobs = await open();
    const [first, second] = [
      await blobs.draft!(pieces('fir', 'st'), { maxBytes: 5 }),
      await blobs.draft!(pieces('second'), { maxBytes: 6 }),
    ];
    expect([first.size, Buffer.from(await second.read()).toString()]).toEqual([5, 'second']);
    expect(await Array.fromAsync(blobs.list())).toEqual([]);
    const kept = [await first.keepAs('ab/key'), await second.keepAs('ab/key')];
    expect([kept, await read(blobs, 'ab/key')]).toEqual([[true, false], 'first']);
    await first.discard();
    await second.discard();
    expect(await read(blobs, 'ab/key')).toBe('first');
    await expect(blobs.draft!(pieces('12345'), { maxBytes: 4 })).rejects.toBeInstanceOf(BlobTooLarge);
  });

  test('of drafts that are kept under one key at once one is', async () => {
    const blobs = await open();
    const texts = ['a', 'b', 'c', 'd'];
    const drafts = await Promise.all(texts.map((text) => blobs.draft!(pieces(text), { maxBytes: 1 })));
    const kept = await Promise.all(drafts.map((draft) => draft.keepAs('key')));
    expect(texts.filter((_text, at) => kept[at])).toEqual([await read(blobs, 'key')]);
  });
});

test('drafts that are kept, discarded or too large leave nothing beside the blobs', async () => {
  const folder = newFolder();
  const blobs = localBlobs(folder);
  const kept = await blobs.draft!(pieces('kept'), { maxBytes: 9 });
  await kept.keepAs('key');
  await (await blobs.draft!(pieces('not'), { maxBytes: 9 })).discard();
  await expect(blobs.draft!(pieces('large'), { maxBytes: 4 })).rejects.toBeInstanceOf(BlobTooLarge);
  expect(filesIn(folder).map(({ name }) => name)).toEqual(['key']);
});

test('a failed upload leaves no file behind, and an interrupted one is swept after a day', async () => {
  const folder = newFolder();
  const blobs = localBlobs(folder);
  await expect(blobs.put('large', bytes('12345'), { maxBytes: 4 })).rejects.toBeInstanceOf(BlobTooLarge);
  expect(filesIn(folder)).toEqual([]);

  const drafts = join(
    folder,
    readdirSync(folder).find((name) => name.startsWith('.'))!,
  );
  writeFileSync(join(drafts, 'young'), 'x');
  writeFileSync(join(drafts, 'old'), 'x');
  const dayBefore = Date.now() / 1000 - 25 * 3600;
  utimesSync(join(drafts, 'old'), dayBefore, dayBefore);
  await sweepUnfinished(folder);
  expect(filesIn(folder).map(({ name }) => name)).toEqual(['young']);
});

test('files are spread over subfolders by the first two characters of their keys', async () => {
  const folder = newFolder();
  await localBlobs(folder).put('abcdef.png', bytes('x'));
  expect(statSync(join(folder, 'ab', 'abcdef.png')).size).toBe(1);
});
