import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOfWebInputs, isWebBuilt } from '../web-build.ts';

let checkout = '';

function write(file: string, content: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), content);
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'easel-web-'));
  write('web/src/main.tsx', 'one');
  write('contract/src/index.ts', 'two');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(checkout, { recursive: true }));

test('a page that was never built is not built', () => {
  expect(isWebBuilt(checkout)).toBe(false);
});

test.each([
  'web/src/main.tsx',
  'web/index.html',
  'contract/src/index.ts',
  'packages/canvas/src/a.ts',
  'package-lock.json',
])('a page is old once %s changes', (file) => {
  write('web/dist/.built-from', digestOfWebInputs(checkout));
  expect(isWebBuilt(checkout)).toBe(true);
  write(file, 'changed');
  expect(isWebBuilt(checkout)).toBe(false);
});

test('new times, tests and built files do not make a page old', () => {
  write('web/dist/.built-from', digestOfWebInputs(checkout));
  utimesSync(join(checkout, 'web/src/main.tsx'), new Date(), new Date());
  write('web/tests/a.test.ts', 'x');
  write('web/dist/index.html', 'x');
  write('web/node_modules/x/index.js', 'x');
  expect(isWebBuilt(checkout)).toBe(true);
});

test('what moves between files changes the digest', () => {
  const before = digestOfWebInputs(checkout);
  rmSync(join(checkout, 'web/src/main.tsx'));
  write('web/src/other.tsx', 'one');
  expect(digestOfWebInputs(checkout)).not.toBe(before);
});
