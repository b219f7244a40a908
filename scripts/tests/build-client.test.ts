/** The client as a package, in a folder that knows nothing of this checkout. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClient } from '../build-client.ts';

const root = resolve(import.meta.dirname, '../..');
let folder: string;
let installed: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-stranger-'));
  const archive = buildClient(root, join(folder, 'made'));
  installed = join(folder, 'node_modules/@easel/client');
  mkdirSync(installed, { recursive: true });
  run('tar', '-xzf', archive, '-C', installed, '--strip-components=1');
  // What npm would fetch.
  symlinkSync(join(root, 'node_modules/typebox'), join(folder, 'node_modules/typebox'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(command: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a program that has nothing but the package runs', () => {
  const program = `import { ApiError, createEasel } from '@easel/client';
    const easel = createEasel({ baseUrl: 'http://127.0.0.1:1' });
    const lost = await easel.projects.list().catch((error) => error);
    console.log(lost instanceof TypeError, Object.keys(easel).length, typeof easel.agent.chat.stream, ApiError.name);`;
  writeFileSync(join(folder, 'program.js'), program);
  expect(run(process.execPath, 'program.js').said).toMatch(/^true \d\d function ApiError\n$/);
});

test('its types are those of the contract, with nothing to be taken on trust', () => {
  const program = `import { createEasel } from '@easel/client';
    const easel = createEasel({ baseUrl: '' });
    const title: string = (await easel.projects.get({ id: 'x' })).title;
    // @ts-expect-error a title is text
    await easel.projects.rename({ id: 'x' }, { title: 7 });
    // @ts-expect-error there is no such call
    await easel.projects.paint();
    for await (const { event } of easel.followTurn('a', 'b')) {
      // @ts-expect-error only some events have a node
      console.log(event.node, title);
      if (event.type === 'picture-placed') console.log(event.node.id);
    }`;
  const options = { module: 'nodenext', target: 'esnext', strict: true, noEmit: true, types: [] };
  writeFileSync(join(folder, 'typed.ts'), program);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }));
  expect(run(join(root, 'node_modules/.bin/tsc'), '-p', '.')).toEqual({ status: 0, said: '' });
});

test('nothing in it leads back to the checkout', () => {
  const files = globSync('{js,types}/**/*.{js,ts}', { cwd: installed });
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
  for (const file of files) {
    expect(readFileSync(join(installed, file), 'utf8')).not.toMatch(/(from|import\()\s*['"](@easel\/|[^'"]*\.ts['"])/);
  }
  const { dependencies, version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect(version).toBe('1.0.0');
  expect(Object.keys(dependencies)).toEqual(['typebox']);
});
