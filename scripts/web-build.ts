import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the page is made of, relative to the checkout. Tests and what lies in node_modules don't change it. */
const inputs = ['web', 'contract/src', 'packages/canvas/src', 'packages/client/src', 'package-lock.json'];
const ignored = new Set(['node_modules', 'dist', 'tests']);

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.startsWith('.'))
    .flatMap((entry) => filesIn(join(path, entry.name)))
    .toSorted();
}

/**
 * Digest of all that the page is made of. By content, because a checkout gives files new times without changing them.
 * A few milliseconds for a few hundred files.
 *
 * @param root absolute path of the checkout
 */
export function digestOfWebInputs(root: string): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(join(root, input)))) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (root: string) => join(root, 'web/dist/.built-from');

/** Whether web/dist is there and was built from what lies in the checkout now. */
export function isWebBuilt(root: string): boolean {
  return existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === digestOfWebInputs(root);
}

/** Where Vite's command lies: the one that `web` asks for, which need not be the one that Vitest brought. */
export function findVite(root: string): string {
  const resolveFromWeb = createRequire(join(root, 'web/package.json')).resolve;
  return join(dirname(resolveFromWeb('vite/package.json')), 'bin/vite.js');
}

/**
 * Builds the page into web/dist, in a process of its own so that the bundler's memory is gone afterwards.
 *
 * @throws Error with Vite's own words when the build fails
 */
export function buildWeb(root: string): void {
  // Read first: what changes while Vite works must count as changed the next time.
  const digest = digestOfWebInputs(root);
  const env = { ...process.env, NODE_ENV: 'production' };
  const words = [findVite(root), 'build', '--logLevel', 'warn'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: join(root, 'web'),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The page could not be built.\n${stdout}${stderr}`);
  writeFileSync(stampFile(root), digest);
}
