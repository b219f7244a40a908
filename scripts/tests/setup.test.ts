import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let checkout = '';
const inCheckout = (path: string) => join(checkout, path);

/** Stands where npm stands on PATH, notes each call, and installs by making node_modules. */
const recordingNpm = '#!/bin/sh\necho "$@" >>calls\nmkdir -p node_modules\n';

function setNpm(script: string): void {
  writeFileSync(inCheckout('bin/npm'), script, { mode: 0o755 });
}

function run(...words: string[]) {
  const PATH = inCheckout('bin') + delimiter + process.env.PATH;
  return spawnSync(process.execPath, [inCheckout('scripts/setup.mjs'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
}

const calls = () =>
  existsSync(inCheckout('calls')) ? readFileSync(inCheckout('calls'), 'utf8').trim().split('\n') : [];

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'easel-setup-'));
  mkdirSync(inCheckout('scripts'));
  mkdirSync(inCheckout('bin'));
  copyFileSync(resolve(import.meta.dirname, '../setup.mjs'), inCheckout('scripts/setup.mjs'));
  writeFileSync(
    inCheckout('scripts/hello.ts'),
    'const words: string[] = process.argv.slice(2); console.log(words.join());',
  );
  writeFileSync(inCheckout('package-lock.json'), '{}');
  setNpm(recordingNpm);
});
afterEach(() => rmSync(checkout, { recursive: true }));

test('the first run installs, hands the arguments over, and the second run installs nothing', () => {
  expect(run('scripts/hello.ts', 'one', 'two words').stdout).toBe('one,two words\n');
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toMatch(/^ci .*--include=dev/);
  expect(run('scripts/hello.ts').status).toBe(0);
  expect(calls()).toHaveLength(1);
});

test('a changed lockfile installs again, and so does a missing node_modules', () => {
  run('scripts/hello.ts');
  writeFileSync(inCheckout('package-lock.json'), '{"changed":true}');
  run('scripts/hello.ts');
  expect(calls()).toHaveLength(2);
  rmSync(inCheckout('node_modules'), { recursive: true });
  run('scripts/hello.ts');
  expect(calls()).toHaveLength(3);
});

test.each([
  ['the same', { 'node_modules/a': { version: '2.0.0' } }, 1],
  ['another version', { 'node_modules/a': { version: '1.0.0' } }, 2],
  ['nothing', {}, 2],
])('a lockfile changed by npm install, which recorded %s, installs as needed', (_name, packages, installations) => {
  run('scripts/hello.ts');
  const other = { 'node_modules/for-another-system': { version: '1.0.0', optional: true } };
  const wanted = { '': {}, 'node_modules/a': { version: '2.0.0' }, ...other };
  writeFileSync(inCheckout('package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(inCheckout('node_modules/.package-lock.json'), JSON.stringify({ packages }));
  run('scripts/hello.ts');
  run('scripts/hello.ts');
  expect(calls()).toHaveLength(installations);
});

test("a failed installation says so with npm's words, runs nothing, and is begun anew the next time", () => {
  setNpm(`${recordingNpm}echo 'no route to the registry' >&2\nexit 1\n`);
  const { status, stdout, stderr } = run('scripts/hello.ts');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('no route to the registry');
  expect(stderr).toContain('could not be installed');
  setNpm(recordingNpm);
  expect(run('scripts/hello.ts', 'again').stdout).toBe('again\n');
  expect(calls()).toHaveLength(2);
});

test('where the Node that npm brought lacks a library of the system, the way on is said', () => {
  run('scripts/hello.ts');
  mkdirSync(inCheckout('node_modules/node/bin'), { recursive: true });
  const words = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file';
  const broken = `#!/bin/sh\necho '${words}' >&2\nexit 127\n`;
  writeFileSync(inCheckout('node_modules/node/bin/node'), broken, { mode: 0o755 });
  const older = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "20.19.0" })';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', older, inCheckout('scripts/setup.mjs'), 'scripts/hello.ts'],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(words);
  expect(stderr).toContain('apt-get install libatomic1');
});

test("the script's exit code is ours", () => {
  writeFileSync(inCheckout('scripts/hello.ts'), 'process.exit(7);');
  expect(run('scripts/hello.ts').status).toBe(7);
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s reaches the script, which ends in its own way', async (signal) => {
  run('scripts/hello.ts');
  const script = `process.once('${signal}', () => process.exit(5)); setInterval(() => {}, 1000); console.log('ready');`;
  writeFileSync(inCheckout('scripts/hello.ts'), script);
  const words = [inCheckout('scripts/setup.mjs'), 'scripts/hello.ts'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([5, null]);
});
