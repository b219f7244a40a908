import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Separator } from '../src/platform/separator/separator.ts';

const never = new AbortController().signal;
const quiet = () => {};
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

describe('a picture in a process of its own', () => {
  test('comes apart into its ground and what stands on it, which make it up again', async () => {
    const bytes = await card(400);
    const progress: number[] = [];
    const onProgress = (share: number) => void progress.push(share);
    const { width, height, parts } = await open().separate({ bytes, onProgress, signal: never });
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
    const separating = open(limits).separate({ bytes, onProgress: quiet, signal: never });
    await expect(separating).rejects.toMatchObject({ reason });
  });

  test('leaves its compiled modules to the next one, and nothing once it is closed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'separator-test-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      const separator = open();
      await separator.checkWords({ bytes: await card(64), asked: [], signal: never });
      const left = await readdir(folder, { recursive: true });
      expect(left.length).toBeGreaterThan(20);
      separator.close();
      expect(await readdir(folder)).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
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
    const { parts } = await open().separate({ bytes, onProgress: quiet, signal: never });
    expect(parts.length).toBeGreaterThanOrEqual(1);
  });

  test('one that nobody waits for any more is given up', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('enough'));
    const separating = open().separate({ bytes: await card(400), onProgress, signal: stop.signal });
    await expect(separating).rejects.toThrow('enough');
  });
});
