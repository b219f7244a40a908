/** What pages weigh before they show anything: the code that they import at once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildWeb, isWebBuilt } from '../scripts/web-build.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'web/dist/assets');
/** Of static imports; `bench/first-load.ts` sees in a browser what else comes in that time. */
const mostKilobytes = 220;

beforeAll(() => {
  if (!isWebBuilt(root)) buildWeb(root);
});

test('a project loads no more before its canvas than what draws it', () => {
  const code = importedBy(['index-', 'project-page-']);
  expect(code.length).toBeGreaterThan(5);
  expect(kilobytesOf(code)).toBeLessThanOrEqual(mostKilobytes);
  // Each file is a request: a hundred small ones took a browser as long as all that was in them.
  expect(code.length).toBeLessThanOrEqual(14);
});

test('the page to sign in with loads nothing that draws the canvas', () => {
  const code = importedBy(['index-', 'sign-in-page-']);
  expect(code.join('\n')).not.toContain('canvas-host');
  expect(importedBy(['index-', 'project-page-']).join('\n')).toContain('canvas-host');
  expect(kilobytesOf(code)).toBeLessThanOrEqual(170);
});

test('the page does without the library of schemas', () => {
  const code = importedBy(['index-', 'project-page-']).join('\n');
  // Words that only its compiled form holds.
  expect(code).not.toMatch(/~kind|unevaluatedProperties/);
});

/** With gzip. */
function kilobytesOf(code: readonly string[]): number {
  return code.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
}

/** The text of chunks whose names begin so, and of all that they import at once. */
function importedBy(beginnings: readonly string[]): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const open = beginnings.flatMap((beginning) => names.filter((name) => name.startsWith(beginning)));
  const texts = new Map<string, string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (texts.has(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    texts.set(name, text);
    for (const [, imported] of text.matchAll(/(?:from|import)\s?["'`]\.\/([\w~.-]+\.js)["'`]/g)) open.push(imported!);
  }
  return [...texts.values()];
}
