/**
 * `npm run build-client`: `@easel/client` as a package that any program can install, `packages/client/dist/*.tgz`. In the
 * checkout the client is TypeScript that imports the contract; Node strips no types below node_modules, and a stranger
 * has no contract. So the package holds one module, and the types of all that it names.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { findVite } from './web-build.ts';

/**
 * Builds the package.
 *
 * @param root absolute path of the checkout
 * @param folder where it goes; what lies there is removed
 * @returns the path of the archive
 * @throws Error with the words of whichever tool failed
 */
export function buildClient(root: string, folder: string): string {
  const source = join(root, 'packages/client');
  const made = join(folder, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(made, { recursive: true });
  run(source, process.execPath, findVite(root), 'build', '--logLevel', 'warn', '--outDir', join(made, 'js'));
  run(source, join(root, 'node_modules/.bin/tsc'), '-p', '.', '--outDir', join(made, 'types'));
  for (const file of globSync('**/*.d.ts', { cwd: join(made, 'types') })) resolveNames(join(made, 'types'), file);
  for (const file of ['README.md', 'examples/poster.ts']) {
    mkdirSync(dirname(join(made, file)), { recursive: true });
    copyFileSync(join(source, file), join(made, file));
  }
  copyFileSync(join(root, 'LICENSE'), join(made, 'LICENSE'));
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(manifestOf(root), null, 2)}\n`);
  const [archive = ''] = run(folder, 'npm', 'pack', './package', '--silent').trim().split('\n').slice(-1);
  return join(folder, archive);
}

/** Of the packages that the types come from, only the library of schemas is not brought along. */
function manifestOf(root: string): object {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { name, version, description, license, type, sideEffects } = read('packages/client/package.json');
  const { typebox } = read('contract/package.json').dependencies;
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects,
    engines: { node: '>=20' },
    exports: { '.': { types: './types/packages/client/src/index.d.ts', default: './js/index.js' } },
    dependencies: { typebox },
  };
}

const indexes: Record<string, string> = {
  '@easel/contract': 'contract/src/index.js',
  '@easel/canvas': 'packages/canvas/src/index.js',
};

/** Names of our packages become places in this one, and names of sources those of what was made of them. */
function resolveNames(types: string, file: string): void {
  const path = join(types, file);
  const resolved = readFileSync(path, 'utf8').replaceAll(
    /((?:from|import)\s*\(?\s*['"])(@easel\/\w+|\.[^'"]*\.ts)(['"])/g,
    (_, before: string, name: string, after: string) => {
      const index = indexes[name];
      const place = index ? relative(dirname(path), join(types, index)) : name.replace(/\.ts$/, '.js');
      return `${before}${place.startsWith('.') ? place : `./${place}`}${after}`;
    },
  );
  writeFileSync(path, resolved);
}

function run(cwd: string, command: string, ...words: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words[0]} failed.\n${stdout}${stderr}${error ?? ''}`);
  return stdout;
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '..');
  console.log(buildClient(root, join(root, 'packages/client/dist')));
}
