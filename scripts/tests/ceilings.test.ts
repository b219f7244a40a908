import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBreaches, measureLengths, p90, type Length } from '../ceilings.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'easel-lengths-'));
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const functionOf = (lines: number) => `export function long() {\n${'  void 0;\n'.repeat(lines - 2)}}\n`;
const ofLines = (...lines: number[]): Length[] => lines.map((count, index) => ({ where: `${index}.ts`, lines: count }));

test('files, functions, methods and arrows are measured in lines', () => {
  write('server/src/a.ts', `${functionOf(7)}export const b = () =>\n  1;\nexport class C {\n  m() {}\n}\n`);
  const { files, functions } = measureLengths(folder);
  expect(files).toEqual([{ where: 'server/src/a.ts', lines: 12 }]);
  expect(functions.map(({ where, lines }) => `${where} ${lines}`)).toEqual([
    'server/src/a.ts:1 7',
    'server/src/a.ts:8 2',
    'server/src/a.ts:11 1',
  ]);
});

test('a pure table may be of any length, a file with one function may not', () => {
  const table = `export const table = [\n${'  1,\n'.repeat(600)}];\n`;
  write('web/src/table.ts', table);
  expect(findBreaches(measureLengths(folder))).toEqual([]);
  write('web/src/table.ts', `${table}export const read = () => table;\n`);
  expect(findBreaches(measureLengths(folder))).toContain('web/src/table.ts has 603 lines; no more than 500.');
});

test("a test's function may be long, others may not", () => {
  write('server/tests/a.test.ts', functionOf(90));
  expect(findBreaches(measureLengths(folder))).toEqual([]);
  write('server/src/a.ts', functionOf(90));
  expect(findBreaches(measureLengths(folder))).toContain('server/src/a.ts:1 has 90 lines; no more than 80.');
});

test('nine of ten must keep to the lower ceiling', () => {
  const files = ofLines(...Array<number>(9).fill(250), 251);
  expect(p90(files)).toBe(250);
  expect(findBreaches({ files, functions: [] })).toEqual([]);
  const more = ofLines(...Array<number>(8).fill(250), 251, 251);
  expect(findBreaches({ files: more, functions: [] })).toEqual(['files: p90 is 251 lines; no more than 250.']);
  const functions = ofLines(41);
  expect(findBreaches({ files: [], functions })).toEqual(['functions: p90 is 41 lines; no more than 40.']);
});
