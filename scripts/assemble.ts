/**
 * `node scripts/assemble.ts <folder>` puts what the server needs to run, and nothing else, into an empty folder: its
 * sources, the built page, and production packages as package-lock.json says. The Dockerfile copies that folder; on a
 * machine without Docker it may be unpacked anywhere and started with `node server/src/main.ts`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildWeb, isWebBuilt } from './web-build.ts';

const root = resolve(import.meta.dirname, '..');
/** The server and what it imports; the web app is there as it was built. */
const workspaces = ['contract', 'packages/canvas', 'packages/designer', 'packages/layers', 'server'];
const files = ['package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'easel.example.yaml'];
/** Of emoji: what prompts are written in. */
const languages = new Set(['en', 'zh']);
/** One of the hundred pieces that a typeface with Han characters also comes in: its number, its weight, its style. */
const slice = /-\d+-\d+-(normal|italic)\.woff2?$/;
/** Programs for systems that this one is not. */
const foreign = ['darwin', 'win32', process.arch === 'x64' ? 'linux/arm64' : 'linux/x64'];

function copySources(target: string): void {
  for (const file of files) cpSync(join(root, file), join(target, file));
  for (const workspace of workspaces) {
    cpSync(join(root, workspace, 'package.json'), join(target, workspace, 'package.json'));
    cpSync(join(root, workspace, 'src'), join(target, workspace, 'src'), { recursive: true });
  }
  // npm looks for every workspace that the lockfile names.
  for (const workspace of ['web', 'packages/client']) {
    cpSync(join(root, workspace, 'package.json'), join(target, workspace, 'package.json'));
  }
  cpSync(join(root, 'web', 'dist'), join(target, 'web', 'dist'), { recursive: true });
}

function installPackages(target: string): void {
  const chosen = workspaces.flatMap((workspace) => ['--workspace', workspace]);
  const words = ['ci', '--omit=dev', '--include-workspace-root=false', ...chosen];
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...words, ...quietly], { cwd: target, stdio: 'inherit' });
  if (status !== 0) throw new Error('The packages could not be installed: see npm’s words above.');
}

/**
 * Programs for other systems, words for emoji in languages that nothing reads, slices of typefaces, which are for browsers
 * and in the built page already, and maps that no debugger asks for.
 */
function dropUnused(target: string): void {
  const packages = join(target, 'node_modules');
  const drop = (...path: string[]) => rmSync(join(packages, ...path), { recursive: true, force: true });
  for (const version of namesIn(join(packages, 'onnxruntime-node', 'bin'))) {
    for (const system of foreign) drop('onnxruntime-node', 'bin', version, system);
  }
  const spoken = namesIn(join(packages, 'emojibase-data')).filter((name) => /^[a-z]{2}(-[a-z]+)?$/.test(name));
  for (const language of spoken) if (!languages.has(language)) drop('emojibase-data', language);
  for (const file of globSync('@fontsource/*/files/*', { cwd: packages })) if (slice.test(file)) drop(file);
  for (const file of globSync('@fontsource/*/*.css', { cwd: packages })) drop(file);
  for (const file of globSync('**/*.{js,mjs,cjs,ts,mts,cts}.map', { cwd: packages })) drop(file);
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * @param target an absolute path
 * @throws Error where something is there already
 */
export function assemble(target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  if (!isWebBuilt(root)) buildWeb(root);
  mkdirSync(target, { recursive: true });
  copySources(target);
  installPackages(target);
  dropUnused(target);
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) {
    console.error('use: node scripts/assemble.ts <folder>');
    process.exitCode = 2;
  } else assemble(resolve(folder));
}
