import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { Separator } from '../src/platform/separator/separator.ts';

const never = new AbortController().signal;
const quiet = () => {};
const userId = 'ada';
const opened: Separator[] = [];

function open(limits?: ConstructorParameters<typeof Separator>[0]): Separator {
  const separator = new Separator(limits);
  opened.push(separator);
  return separator;
}

afterEach(() => {
  for (const separator of opened.splice(0)) separator.close();
});

/** A card on a plain ground with a disc upon it. */
async function card(side: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 400 400">
    <rect width="400" height="400" fill="#e9e2d4"/>
    <rect x="60" y="80" width="280" height="220" rx="24" fill="#27527a"/>
    <circle cx="140" cy="190" r="48" fill="#e2a33b"/></svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

/** Numbers of the processes that this one has started for pictures. */
const processes = () => {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${process.pid}`], { encoding: 'utf8' });
  return [...listed.matchAll(/^ *(\d+) .*separator-process/gm)].map(([, pid]) => Number(pid));
};

describe('a picture in a process of its own', () => {
  test('comes apart into its ground and what stands on it, which make it up again', async () => {
    const bytes = await card(400);
    const progress: number[] = [];
    const onProgress = (share: number) => void progress.push(share);
    const { width, height, parts } = await open().separate({ bytes, userId, onProgress, signal: never });
    expect([width, height]).toEqual([400, 400]);
    expect(progress.length).toBeGreaterThan(2);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(parts[0]).toMatchObject({ parentId: null, box: { x: 0, y: 0, width: 400, height: 400 } });
    // Edges fade over some pixels, which belong to their part.
    const disc = parts.find(({ box }) => Math.abs(box.x - 92) < 10 && Math.abs(box.width - 96) < 20);
    const below = parts.find(({ id }) => id === disc?.parentId);
    expect(below?.box.width).toBeGreaterThan(270);
    const overlays = parts.map(({ png, box }) => ({ input: Buffer.from(png), left: box.x, top: box.y }));
    const blank = sharp({ create: { width, height, channels: 4, background: '#0000' } });
    const laid = await blank.composite(overlays).raw().toBuffer();
    const shown = await sharp(bytes).ensureAlpha().raw().toBuffer();
    const off = laid.reduce((most, level, at) => Math.max(most, Math.abs(level - shown[at]!)), 0);
    expect(off).toBeLessThanOrEqual(2);
  });

  test.each([
    ['no picture', Buffer.from('no picture'), {}, 'source_unreadable'],
    ['half of one', null, {}, 'source_unreadable'],
    ['one that takes longer than it may', undefined, { timeoutMs: 50 }, 'too_slow'],
    ['one that takes more memory than it may', undefined, { maxBytes: 40_000_000 }, 'too_much_memory'],
  ])('%s is refused with its reason', async (_, given, limits, reason) => {
    const whole = await card(300);
    const bytes = given === null ? whole.subarray(0, whole.length / 2) : (given ?? whole);
    const separating = open(limits).separate({ bytes, onProgress: quiet, userId, signal: never });
    await expect(separating).rejects.toMatchObject({ reason });
  });

  test('leaves its compiled modules to the next one, and nothing once it is closed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'separator-test-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      const separator = open();
      await separator.checkWords({ bytes: await card(64), asked: [], userId, signal: never });
      const left = await readdir(folder, { recursive: true });
      expect(left.length).toBeGreaterThan(20);
      separator.close();
      expect(await readdir(folder)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  test('what servers that were killed left of theirs goes at the next start, but nothing of those that run', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'separator-test-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      const running = open();
      await running.checkWords({ bytes: await card(64), asked: [], userId, signal: never });
      const [used] = await readdir(folder);
      const killed = spawnSync(process.execPath, ['--version']).pid;
      const named = (owner: number) => `easel-separator-${hostname()}-${owner}-a1b2c3`;
      // In a container the next server has the number of the killed one.
      const left = [named(killed), named(process.pid)];
      const kept = [named(process.ppid), `easel-separator-elsewhere-${killed}-a1b2c3`, 'easel-other'];
      for (const name of [...left, ...kept]) await mkdir(join(folder, name, 'modules'), { recursive: true });
      open();
      expect((await readdir(folder)).toSorted()).toEqual([used, ...kept].toSorted());
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  test('one that nobody waits for any more is given up', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('enough'));
    const separating = open().separate({ bytes: await card(400), userId, onProgress, signal: stop.signal });
    await expect(separating).rejects.toThrow('enough');
  });
});

describe('a picture of whatever kind', () => {
  // All by the same process, as a person's are that come one after the other: each start takes seconds of a core.
  const separator = new Separator();
  afterAll(async () => {
    separator.close();
    await vi.waitFor(() => expect(processes()).toEqual([]));
  });

  test.each([
    ['one pixel', () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).png()],
    ['one colour', () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } }).jpeg()],
    [
      'nothing but transparency',
      () => sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } }).webp(),
    ],
    [
      'sixteen bits',
      async () =>
        sharp(await card(200))
          .toColourspace('rgb16')
          .png(),
    ],
    [
      'inks',
      async () =>
        sharp(await card(200))
          .flatten()
          .toColourspace('cmyk')
          .jpeg(),
    ],
  ])('%s is taken as it is', async (_, make) => {
    const bytes = await (await make()).toBuffer();
    const { parts } = await separator.separate({ bytes, onProgress: quiet, userId, signal: never });
    expect(parts.length).toBeGreaterThanOrEqual(1);
  });
});

describe('a process that has taken a picture apart', () => {
  test('takes the same person’s next one, and nobody else’s', async () => {
    const separator = open();
    const bytes = await card(64);
    const take = async (whose: string) => {
      await separator.checkWords({ bytes, userId: whose, asked: [], signal: never });
      return processes();
    };
    const first = await take('ada');
    expect(first).toHaveLength(1);
    expect(await take('ada')).toEqual(first);
    const others = await take('bob');
    expect(others).toHaveLength(1);
    expect(others).not.toEqual(first);
    separator.close();
    await vi.waitFor(() => expect(processes()).toEqual([]));
  });

  test('ends when nothing comes for a while', async () => {
    await open({ restMs: 50 }).checkWords({ bytes: await card(64), userId, asked: [], signal: never });
    await vi.waitFor(() => expect(processes()).toEqual([]));
  });

  test('finds in the next one what another process finds', async () => {
    const bytes = await card(200);
    const take = (separator: Separator) => separator.separate({ bytes, userId, onProgress: quiet, signal: never });
    const warm = open();
    const first = await take(warm);
    expect(await take(warm)).toEqual(first);
    expect(await take(open())).toEqual(first);
  });

  test('leaves a large one to a process of its own', async () => {
    const separator = open();
    await separator.checkWords({ bytes: await card(64), userId, asked: [], signal: never });
    const first = processes();
    const large = await sharp(await card(64))
      .resize(1300, 1300)
      .png()
      .toBuffer();
    expect(await separator.checkWords({ bytes: large, userId, asked: [], signal: never })).toEqual([]);
    expect(processes()).not.toEqual(first);
  });
});
