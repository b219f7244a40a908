import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct, type Product } from '../product.ts';
import { Crowd, prepareProduct, type Report } from '../crowd/crowd.ts';

const name = 'clock jumps';
/** Where the clock stands beside the true one, one after the other: forth, back behind the truth, and right again. */
const jumps = ['+10m', '-10m', '+40s', '-30s', '+0'];
const betweenMs = 4_000;

/** The clock of the machine is set while people work, as by an operator or a time server after a long sleep. */
export async function clockJumps({ people, random }: { people: number; random: () => number }): Promise<Report> {
  const library = findLibrary();
  if (!library) return { name, seen: '', broken: [], skipped: 'Debian’s package faketime is not installed' };
  const folder = mkdtempSync(join(tmpdir(), 'easel-clock-'));
  const clock = join(folder, 'clock');
  const set = (jump: string) => writeFileSync(clock, `${jump}\n`);
  set('+0');
  const { painter, environment, close } = await prepareProduct();
  // Time that has passed is never faked: no clock of a machine runs backwards there.
  const faked = { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_NO_CACHE: '1' };
  let product: Product | undefined;
  try {
    product = await startProduct({ ...environment, ...faked, FAKETIME_DONT_FAKE_MONOTONIC: '1' });
    const crowd = await Crowd.gather([product.address], { people, pauseMs: 80, random });
    for (const jump of jumps) {
      set(jump);
      await delay(betweenMs);
    }
    const refused = await crowd.goHome();
    const broken = [...refused, ...(await crowd.check(painter))];
    return { name, seen: `${jumps.join(', ')}: ${crowd.promises} promises`, broken };
  } finally {
    await product?.remove();
    await close();
    rmSync(folder, { recursive: true });
  }
}

function findLibrary(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    .find((library) => existsSync(library));
}
