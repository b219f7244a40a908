/**
 * `node scripts/setup.mjs <script> [arguments…]` runs one of our scripts with all that it needs: packages installed as
 * package-lock.json says, and Node 26 (the npm package `node` brings it). Plain JavaScript for any Node from 18 on.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const binaries = join(root, 'node_modules', '.bin');
const stampFile = join(root, 'node_modules', '.easel-lock');
const needed = [26, 10];

function fail(message) {
  console.error(message);
  process.exit(1);
}

function isRecent() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** npm, without our own binaries on PATH: an installation replaces the Node that lies there. */
function npm(...words) {
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => resolve(folder) !== binaries)
    .join(delimiter);
  return spawnSync('npm', words, { cwd: root, env: { ...process.env, PATH }, encoding: 'utf8', maxBuffer: 1 << 26 });
}

/**
 * Whether npm's own record of what it installed has all that the lockfile asks for, as after an `npm install` by hand.
 * What is optional may be missing: it is made for other systems.
 */
function isInstalled(lock) {
  const record = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

function installIfNeeded() {
  const lock =
    readIfThere(join(root, 'package-lock.json')) ?? fail('package-lock.json is missing: this is no checkout.');
  const digest = createHash('sha256').update(lock).digest('hex');
  if (readIfThere(stampFile)?.toString() === digest) return;
  if (isInstalled(lock)) return writeFileSync(stampFile, digest);
  console.error("Installing Easel's packages (once, about half a minute) …");
  // Development packages too, whatever NODE_ENV says: Vite is among them, and a start builds the page.
  const { status, error, stderr } = npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  if (status !== 0) {
    fail(
      `${error?.message ?? stderr.trim()}\n\nThe packages could not be installed: see npm's words above.\n` +
        'Easel needs npm and a connection to the npm registry for this one step. Then run the same command again.',
    );
  }
  // Last, so that an installation cut short is begun anew.
  writeFileSync(stampFile, digest);
}

function findNode() {
  if (isRecent()) return process.execPath;
  const bundled = join(root, 'node_modules', 'node', 'bin', 'node');
  // npm leaves the binary out where install scripts are switched off.
  if (!existsSync(bundled)) npm('rebuild', 'node', '--ignore-scripts=false');
  if (existsSync(bundled)) return thatRuns(bundled);
  return fail(
    `Easel needs Node ${needed.join('.')} or newer; this is ${process.version}, and npm did not bring its own.\n` +
      'Allow install scripts (npm config set ignore-scripts false) and run npm rebuild node, or install Node 26.',
  );
}

/** A system that was kept small may lack a library that Node is linked to, which only its loader knows. */
function thatRuns(node) {
  const { status, error, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (status === 0) return node;
  return fail(
    `Node ${needed.join('.')}, which Easel brings, does not run on this machine:\n${error?.message ?? stderr.trim()}\n\n` +
      'On Debian and Ubuntu: apt-get install libatomic1. Then run the same command again.',
  );
}

function run(node, [script = '', ...rest]) {
  const PATH = binaries + delimiter + (process.env.PATH ?? '');
  // A third of a start is reading modules: what one process has compiled, the next ones find.
  const compiled = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.easel-compiled'),
  };
  const env = { ...process.env, PATH, ...compiled };
  const child = spawn(node, [join(root, script), ...rest], { stdio: 'inherit', env });
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // Ctrl-C in a terminal reaches the child by itself; a second one would mean "at once" to a server that drains.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
}

if (!process.argv[2]) fail('use: node scripts/setup.mjs <script> [arguments…]');
installIfNeeded();
run(findNode(), process.argv.slice(2));
