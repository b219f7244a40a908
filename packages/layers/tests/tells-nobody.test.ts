import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const opens = `
  import { openObjectNetwork, openReader } from '${new URL('../src/index.ts', import.meta.url).href}';
  const reader = await openReader();
  await reader.close();
  await (await openObjectNetwork()).close();`;

test('opening networks leaves no trace, by which the runtime of networks would be known to its maker', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'layers-test-'));
  try {
    // Where it runs for tests it tells nothing by itself, so nothing of our environment goes along.
    const env = { HOME: folder, TMPDIR: folder };
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', opens], { env });
    expect(await readdir(folder, { recursive: true })).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
