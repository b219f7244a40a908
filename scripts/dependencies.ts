/** What is taken in from others: under which terms, exactly which, and what of it runs when it is installed. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Terms that ask for no more than notices, or to keep changed files of theirs open. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  // Changed files stay open; ours are other files, and we change none of theirs.
  'MPL-2.0',
  // Typefaces: may be passed on with the product, not sold by themselves.
  'OFL-1.1',
]);

/** Packages under other terms, and why each may be used all the same. */
const exceptions: readonly { readonly name: RegExp; readonly licence: string; readonly reason: string }[] = [
  {
    name: /^@img\/sharp-(libvips|win32|wasm32)/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips, unchanged, as a shared library in a package of its own that anyone may replace; sharp loads it when it starts',
  },
];

/** Packages that bring a script for their installation. Only those of `allowScripts` may run it. */
const bringScripts: ReadonlySet<string> = new Set([
  'node',
  // Would fetch files for graphics cards, which nothing here uses: `.npmrc` skips it.
  'onnxruntime-node',
]);

export interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}
export interface Manifest {
  readonly file: string;
  readonly content: Readonly<Record<string, unknown>>;
}
export interface Dependencies {
  readonly manifests: readonly Manifest[];
  /** By their places in `node_modules`. */
  readonly locked: Readonly<Record<string, Locked>>;
  /** The terms that installed packages state themselves, by the same places. */
  readonly stated: Readonly<Record<string, unknown>>;
}

export function readDependencies(root: string): Dependencies {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const workspaces: string[] = read('package.json').workspaces;
  const files = [
    'package.json',
    ...globSync(
      workspaces.map((place) => `${place}/package.json`),
      { cwd: root },
    ),
  ];
  const packages: Record<string, Locked> = read('package-lock.json').packages;
  const locked = Object.fromEntries(Object.entries(packages).filter(([place]) => place.includes('node_modules/')));
  const installed = Object.keys(locked).filter((place) => existsSync(join(root, place, 'package.json')));
  return {
    manifests: files.map((file) => ({ file, content: read(file) })),
    locked,
    stated: Object.fromEntries(installed.map((place) => [place, read(`${place}/package.json`).license])),
  };
}

/** A sentence for each thing that must not be so; none where all is well. */
export function faultsOf({ manifests, locked, stated }: Dependencies): string[] {
  const own = new Set(manifests.map(({ content }) => content.name));
  const foreign = Object.entries(locked).filter(([, { link }]) => !link);
  return [
    ...manifests.flatMap((manifest) => inexactIn(manifest, own)),
    ...foreign.flatMap(([place, entry]) => [...faultsOfEntry(place, entry), ...faultsOfTerms(place, entry, stated)]),
    ...unexpectedScripts(manifests, foreign),
  ];
}

function inexactIn({ file, content }: Manifest, own: ReadonlySet<unknown>): string[] {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];
  const wanted = kinds.flatMap((kind) => Object.entries(content[kind] ?? {}));
  return wanted.flatMap(([name, version]) => {
    if (own.has(name) || /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version))) return [];
    return [`${file}: ${name} is wanted as ${JSON.stringify(version)}, which is no exact version`];
  });
}

function faultsOfEntry(place: string, { integrity, resolved }: Locked): string[] {
  // The registry is the machine's own affair, so the lockfile names none; git and files on disk would stand here.
  const elsewhere = resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/');
  return [
    ...(elsewhere ? [`${place} comes from ${resolved}, not from the registry`] : []),
    ...(integrity?.startsWith('sha512-') ? [] : [`${place} has no sha512 to be held against`]),
  ];
}

function faultsOfTerms(place: string, { license }: Locked, stated: Dependencies['stated']): string[] {
  if (!mayUse(nameOf(place), license)) return [`${place} is under ${license ?? 'no stated terms'}`];
  if (!Object.hasOwn(stated, place) || stated[place] === license) return [];
  return [`${place} states ${JSON.stringify(stated[place])}, the lockfile ${license}`];
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** @param expression as SPDX writes it, as far as packages do: names joined by AND or by OR */
export function mayUse(name: string, expression: string | undefined): boolean {
  const excepted = exceptions.filter((exception) => exception.name.test(name)).map(({ licence }) => licence);
  const fine = (licence: string) => allowed.has(licence) || excepted.includes(licence);
  const plain = (expression ?? '').replaceAll(/^\(|\)$/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every(fine));
}

function unexpectedScripts(manifests: readonly Manifest[], foreign: readonly [string, Locked][]): string[] {
  const bringing = foreign.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameOf(place));
  const approved = Object.keys(manifests[0]?.content.allowScripts ?? {}).map((entry) => entry.replace(/(.)@.*/, '$1'));
  return [
    ...bringing
      .filter((name) => !bringScripts.has(name))
      .map((name) => `${name} brings a script for its installation that nobody has looked at`),
    ...approved.filter((name) => name !== 'node').map((name) => `${name} may run a script when it is installed`),
  ];
}
