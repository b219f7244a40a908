/** `node scripts/ceilings.ts`: how long our files and functions are, and where one is longer than we allow. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** One file or function and its length in lines. */
export type Length = { where: string; lines: number };
export type Lengths = { files: Length[]; functions: Length[] };

type Diagnostic = { code: string; message: string; filename: string; labels: { span: { line: number } }[] };

const ceilings = { files: { p90: 250, longest: 500 }, functions: { p90: 40, longest: 80 } };
const testFile = /(^|\/)(tests|acceptance|bench)\//;

/** With both maxima at zero the linter reports every file and every function: it measures, and needs no parser of ours. */
const measuring = {
  plugins: [],
  categories: { correctness: 'off' },
  rules: { 'max-lines': ['error', { max: 0 }], 'max-lines-per-function': ['error', { max: 0 }] },
};

function listDiagnostics(root: string): Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'easel-ceilings-'));
  const settings = join(folder, 'measure.json');
  writeFileSync(settings, JSON.stringify(measuring));
  // On the command line, because patterns in the settings would hold for the folder that the settings lie in.
  const ignored = ['node_modules', 'dist', '/data'].map((pattern) => `--ignore-pattern=${pattern}`);
  const words = ['-c', settings, ...ignored, '--format', 'json', '.'];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/oxlint'), words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  rmSync(folder, { recursive: true });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not measure: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

/**
 * Lengths of what the checkout holds, less what the rule leaves out: a pure table (a file without a single function:
 * data, types or schemas) may be of any length, and so may the functions of tests, where one holds many cases.
 *
 * @param root absolute path of the checkout
 */
export function measureLengths(root: string): Lengths {
  const diagnostics = listDiagnostics(root);
  const lines = ({ message }: Diagnostic) => Number(/\((\d+)\)/.exec(message)?.[1]);
  const ofFunctions = diagnostics.filter(({ code }) => code.includes('max-lines-per-function'));
  const withFunctions = new Set(ofFunctions.map(({ filename }) => filename));
  return {
    files: diagnostics
      .filter(({ code, filename }) => code === 'eslint(max-lines)' && withFunctions.has(filename))
      .map((entry) => ({ where: entry.filename, lines: lines(entry) })),
    functions: ofFunctions
      .filter(({ filename }) => !testFile.test(filename))
      .map((entry) => ({ where: `${entry.filename}:${entry.labels[0]?.span.line}`, lines: lines(entry) })),
  };
}

/** The length that nine of ten don't pass, by nearest rank; 0 of nothing. */
export function p90(lengths: Length[]): number {
  const sorted = lengths.map(({ lines }) => lines).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? 0;
}

/** A sentence for each ceiling that is passed; empty when all is well. */
export function findBreaches(lengths: Lengths): string[] {
  return (['files', 'functions'] as const).flatMap((kind) => {
    const ceiling = ceilings[kind];
    const over = lengths[kind].filter(({ lines }) => lines > ceiling.longest);
    const breaches = over.map(({ where, lines }) => `${where} has ${lines} lines; no more than ${ceiling.longest}.`);
    const measured = p90(lengths[kind]);
    if (measured > ceiling.p90) breaches.push(`${kind}: p90 is ${measured} lines; no more than ${ceiling.p90}.`);
    return breaches;
  });
}

/** One line of figures: count, p90 and the longest of each kind. */
export function describeLengths(lengths: Lengths): string {
  const describe = (kind: keyof Lengths) => {
    const longest = lengths[kind].toSorted((a, b) => b.lines - a.lines)[0] ?? { where: '-', lines: 0 };
    return `${lengths[kind].length} ${kind}: p90 ${p90(lengths[kind])}, longest ${longest.lines} (${longest.where})`;
  };
  return `${describe('files')} · ${describe('functions')}`;
}

if (import.meta.main) {
  const lengths = measureLengths(resolve(import.meta.dirname, '..'));
  const breaches = findBreaches(lengths);
  console.log([describeLengths(lengths), ...breaches].join('\n'));
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
