import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'easel-architecture-'));
const rooms = ['contract', 'packages', 'server', 'web', 'acceptance', 'scripts', 'package.json', 'tsconfig.json'];

function lint(folder: string, ...words: string[]): string {
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout, stderr } = spawnSync(oxlint, words, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

/** Writes a file into the copy and hands back how to put the copy as it was. */
function place(file: string, content: string): () => void {
  const path = join(copy, file);
  const before = (() => {
    try {
      return readFileSync(path);
    } catch {
      return undefined;
    }
  })();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return () => (before ? writeFileSync(path, before) : rmSync(path));
}

beforeAll(() => {
  for (const room of [...rooms, 'oxlint.config.ts']) {
    const filter = (path: string) => !/\/(node_modules|dist|artifacts)$/.test(path);
    cpSync(join(root, room), join(copy, room), { recursive: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

const functionOf = (lines: number) => `export function long() {\n${'  void 0;\n'.repeat(lines - 2)}}\n`;

/** Each rule is broken once in a copy, so that a rule that no longer bites is noticed. */
test.each([
  ['server/src/assets/bad.ts', "import '../projects/projects.ts';", 'assets lies below projects'],
  ['server/src/accounts/bad.ts', "import '../assets/assets.ts';", 'accounts lies below assets'],
  ['server/src/agent/bad.ts', "import '../home/home.ts';", 'agent lies below home'],
  ['server/src/projects/routes.ts', "import '../agent/turn.ts';", 'projects lies below agent'],
  ['server/src/projects/bad.ts', "import '../assets/queries.ts';", "Call the other feature's rules"],
  ['server/src/projects/bad.ts', "import '../assets/routes.ts';", "Call the other feature's rules"],
  ['server/src/projects/bad.ts', "import '../http/server.ts';", 'HTTP stops at routes.ts'],
  ['server/src/projects/bad.ts', "import 'fastify';", 'HTTP stops at routes.ts'],
  ['server/src/projects/routes.ts', "import './queries.ts';", 'A route calls the rules'],
  ['server/src/projects/routes.ts', "import 'kysely';", 'A route calls the rules'],
  ['server/src/platform/bad.ts', "import '../assets/assets.ts';", 'The platform knows no feature'],
  ['server/src/platform/queue/bad.ts', "import '../../http/server.ts';", 'HTTP stops at routes.ts'],
  ['server/src/http/bad.ts', "import '../projects/projects.ts';", 'http knows no feature'],
  ['server/src/projects/bad.ts', "import '@easel/contract/src/errors.ts';", 'Import a package by its name'],
  ['server/src/projects/bad.ts', "import '../../../contract/src/index.ts';", 'Import a package by its name'],
  ['web/src/api/bad.ts', "import '@easel/server';", 'Reach the server by HTTP'],
  ['web/src/api/bad.ts', "import '@easel/designer';", 'Reach the server by HTTP'],
  ['web/src/api/bad.tsx', "import '../../../server/config.ts';", 'Reach the server by HTTP'],
  ['packages/canvas/src/bad.ts', "import 'node:fs';", 'no I/O here'],
  ['packages/canvas/src/bad.ts', "import '@easel/contract';", 'packages/canvas knows nothing of the product'],
  ['packages/designer/src/bad.ts', "import '@easel/canvas';", 'packages/designer turns a brief into pixels'],
  ['packages/designer/src/bad.ts', "import { setFlagsFromString } from 'node:v8';", 'start a process with them'],
  ['contract/src/bad.ts', "import 'kysely';", 'no I/O here'],
  ['packages/client/src/bad.ts', "import '@easel/canvas';", 'made from the contract'],
  ['contract/src/bad.ts', "import '@easel/designer';", 'The contract knows packages/canvas only'],
  ['acceptance/bad.ts', "import '@easel/contract';", 'Acceptance tests see the product from outside'],
  ['acceptance/bad.ts', "import '../server/src/main.ts';", 'Acceptance tests see the product from outside'],
  ['web/src/home/bad.ts', 'declare const q: { setQueryData(): void }; q.setQueryData();', 'use putTold or putForeseen'],
  ['web/src/home/bad.ts', 'declare const q: { invalidateQueries(): void }; q.invalidateQueries();', 'use askAgain'],
  ['web/src/home/bad.ts', "export const x = localStorage.getItem('x');", 'use browserStorage'],
  ['web/src/home/bad.tsx', "export const x = sessionStorage.getItem('x');", 'use windowStorage'],
  ['web/src/api/bad.ts', 'export const x = (y: any) => y;', 'no-explicit-any'],
  ['web/src/api/BadName.ts', 'export {};', 'Filename should be in kebab-case'],
  ['web/src/api/bad.ts', functionOf(81), 'too many lines (81)'],
])('%s with %s is refused', (file, content, message) => {
  const restore = place(file, content);
  const verdict = lint(copy, file);
  restore();
  expect(verdict).toContain(message);
});

test.each([
  ["import type { Right } from './right.ts'; export type Left = Right;", 'of types'],
  ["import { right } from './right.ts'; export const left = () => right();", 'of values'],
])('a cycle is refused: %s', (content) => {
  const kind = content.includes('import type') ? 'type Right = Left' : 'const right = () => left()';
  const back = content.includes('import type') ? 'import type { Left }' : 'import { left }';
  const restoreLeft = place('web/src/api/left.ts', content);
  const restoreRight = place('web/src/api/right.ts', `${back} from './left.ts'; export ${kind};`);
  const verdict = lint(copy, 'web/src/api/left.ts', 'web/src/api/right.ts');
  restoreLeft();
  restoreRight();
  expect(verdict).toContain('Dependency cycle');
});
