import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf, mayUse, readDependencies, type Dependencies, type Locked } from '../dependencies.ts';

const root = resolve(import.meta.dirname, '../..');

test('what is taken in is exactly what was looked at, under terms that let it be passed on', () => {
  const dependencies = readDependencies(root);
  expect(faultsOf(dependencies)).toEqual([]);
  expect(Object.keys(dependencies.locked).length).toBeGreaterThan(300);
  expect(Object.keys(dependencies.stated).length).toBeGreaterThan(200);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-2.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['CC-BY-NC-4.0', false],
  ['SSPL-1.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  [undefined, false],
])('terms of %j: %j', (licence, may) => {
  expect(mayUse('some-package', licence)).toBe(may);
});

test('an exception is for the packages that it names, and for those terms of theirs alone', () => {
  expect(mayUse('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true);
  expect(mayUse('@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later')).toBe(true);
  expect(mayUse('@img/sharp-libvips-linux-x64', 'GPL-3.0-or-later')).toBe(false);
  expect(mayUse('not-@img/sharp-libvips', 'LGPL-3.0-or-later')).toBe(false);
});

describe('a change that nobody would want to miss', () => {
  const place = 'node_modules/left-pad';
  const sound: Locked = { version: '1.3.0', license: 'MIT', integrity: 'sha512-AAAA' };
  const manifest = (content: object) => ({ file: 'package.json', content: { name: 'easel', ...content } });
  const having = (entry: Locked, content: object = { dependencies: { 'left-pad': '1.3.0' } }): Dependencies => ({
    manifests: [manifest(content)],
    locked: { [place]: entry },
    stated: { [place]: 'MIT' },
  });

  test('the sample by itself is sound', () => expect(faultsOf(having(sound))).toEqual([]));

  test.each<[string, Dependencies, string]>([
    ['a range', having(sound, { dependencies: { 'left-pad': '^1.3.0' } }), 'no exact version'],
    ['a tag', having(sound, { devDependencies: { 'left-pad': 'latest' } }), 'no exact version'],
    ['a repository', having(sound, { dependencies: { 'left-pad': 'github:a/b' } }), 'no exact version'],
    ['an alias', having(sound, { dependencies: { 'left-pad': 'npm:right-pad@1.0.0' } }), 'no exact version'],
    ['an archive', having({ ...sound, resolved: 'https://evil.example.org/a.tgz' }), 'not from the registry'],
    ['a git commit', having({ ...sound, resolved: 'git+ssh://git@example.org/a.git#1' }), 'not from the registry'],
    ['no digest', having({ version: '1.3.0', license: 'MIT' }), 'no sha512'],
    ['a weak digest', having({ ...sound, integrity: 'sha1-AAAA' }), 'no sha512'],
    ['other terms', having({ ...sound, license: 'GPL-3.0-only' }), 'is under GPL-3.0-only'],
    ['terms that were rewritten', having({ ...sound, license: 'ISC' }), 'states "MIT", the lockfile ISC'],
    ['a script', having({ ...sound, hasInstallScript: true }), 'brings a script'],
    ['a script that may run', having(sound, { allowScripts: { 'left-pad@1.3.0': true } }), 'may run a script'],
  ])('%s is noticed', (_, dependencies, words) => {
    expect(faultsOf(dependencies)).toEqual([expect.stringContaining(words)]);
  });
});
