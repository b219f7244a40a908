import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct, type Product } from '../product.ts';
import { Crowd, prepareProduct, type Report } from '../crowd/crowd.ts';

const name = 'disk full';
const workMs = 5_000;

/** A disk of 64 MB that somebody else fills while people work, and empties again. */
export async function diskFull({ people, random }: { people: number; random: () => number }): Promise<Report> {
  const disk = mkdtempSync(join(tmpdir(), 'easel-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk], { encoding: 'utf8' });
  if (mounted.status !== 0) {
    rmSync(disk, { recursive: true });
    return { name, seen: '', broken: [], skipped: 'no right to mount a small disk' };
  }
  const { painter, environment, close } = await prepareProduct();
  let product: Product | undefined;
  try {
    product = await startProduct(environment, { within: disk });
    const crowd = await Crowd.gather([product.address], { people, pauseMs: 80, random });
    await delay(workMs);
    const ballast = join(disk, 'ballast');
    const written = fill(ballast);
    const before = crowd.promises;
    await delay(workMs);
    rmSync(ballast);
    await delay(workMs);
    const refused = await crowd.goHome();
    const broken = [...refused, ...(await crowd.check(painter, { turnsMayFail: true }))];
    if (crowd.promises === before) broken.push('nothing was done any more after there was room');
    if (broken.length > 0) broken.push(`its log: ${product.output().slice(-3_000)}`);
    const seen = `full for ${workMs / 1000} s by ${Math.round(written / 1e6)} MB, promises ${before} before, ${crowd.promises} in the end`;
    return { name, seen, broken };
  } finally {
    await product?.remove();
    await close();
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

/** Writes until nothing more fits. @returns bytes */
function fill(path: string): number {
  const file = openSync(path, 'w');
  let written = 0;
  for (let size = 1 << 20; size >= 1; size >>= 1) {
    const piece = Buffer.alloc(size);
    try {
      for (;;) written += writeSync(file, piece);
    } catch {
      // Smaller pieces still fit.
    }
  }
  closeSync(file);
  return written;
}
