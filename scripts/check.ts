/**
 * `npm test`: everything that must hold, quiet but for what fails. All checks run even if one fails; the last
 * line says how many tests and checks passed and failed. `npm test -- --project server` runs that project's tests only.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeLengths, findBreaches, measureLengths } from './ceilings.ts';
import { runCommand } from './command.ts';
import { countTests, filesToRepeat, sumCounts, withRepeated, type Count, type VitestReport } from './test-count.ts';
import { buildWeb, isWebBuilt } from './web-build.ts';

/** What a check found, and the words to read: all of a failure's, a line of figures otherwise. */
type Finding = Count & { words: string };
type Check = { name: string; run: () => Promise<Finding> };

const root = resolve(import.meta.dirname, '..');

const verdict = (ok: boolean, words: string): Finding => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: 0,
  words,
});

const command = (name: string, ...words: [string, ...string[]]): Check => ({
  name,
  run: async () => {
    const { ok, output } = await runCommand(words, root);
    return verdict(ok, ok ? '' : output);
  },
});

const lengths: Check = {
  name: 'ceilings of files and functions',
  run: async () => {
    const measured = measureLengths(root);
    const breaches = findBreaches(measured);
    return verdict(breaches.length === 0, [describeLengths(measured), ...breaches].join('\n'));
  },
};

const page: Check = {
  name: 'build of the page',
  run: async () => {
    try {
      if (!isWebBuilt(root)) buildWeb(root);
      return verdict(true, '');
    } catch (error) {
      return verdict(false, error instanceof Error ? error.message : String(error));
    }
  },
};

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    // Vitest did not come as far as a report: its words say why, and the count takes it for a failure.
    return undefined;
  }
}

interface TestRun {
  readonly report: VitestReport | undefined;
  readonly ok: boolean;
  readonly output: string;
}

async function runTests(projects: readonly string[], files: readonly string[]): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'easel-check-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const { ok, output } = await runCommand(['vitest', 'run', ...reporters, ...chosen, ...files], root);
  const report = readReport(file);
  rmSync(folder, { recursive: true });
  return { report, ok, output };
}

/** @param files only these; none: all of the projects */
const tests = (name: string, projects: readonly string[], files: readonly string[] = []): Check => ({
  name,
  run: async () => {
    const { report, ok, output } = await runTests(projects, files);
    return findingOf(countTests(report, ok), output);
  },
});

/**
 * The product in a browser beside another browser, on cores that may be somebody else's for half a minute: a file that
 * fails is run once more, alone, and what it says then counts. The first failure is told all the same: most of them were
 * races of the product itself.
 */
const journeys: Check = {
  name: 'acceptance in a real browser',
  run: async () => {
    const first = await runTests(['acceptance'], []);
    const files = filesToRepeat(first.report);
    if (!first.report || files.length === 0) return findingOf(countTests(first.report, first.ok), first.output);
    const second = await runTests(['acceptance'], files);
    const whole = second.report && withRepeated(first.report, second.report);
    const finding = findingOf(countTests(whole, second.ok), second.output);
    return { ...finding, words: `${first.output}\nOnce more, alone: ${files.join(', ')}\n${finding.words}` };
  },
};

function findingOf(count: Count, output: string): Finding {
  const figures = `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`;
  return { ...count, words: count.failed === 0 ? figures : `${output}\n${figures}` };
}

/** What reads the code alone, in two lanes: the compiler takes as long as all the others, and one core. */
const readings: Check[][] = [
  [command('types', 'tsc', '-p', '.')],
  [command('lint and architecture', 'oxlint'), command('format', 'oxfmt', '--check'), lengths, page],
];
const runs: Check[] = [tests('tests', ['!acceptance']), journeys];

async function perform({ name, run }: Check): Promise<Finding> {
  const begin = performance.now();
  const finding = await run().catch((error: unknown) =>
    verdict(false, error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${finding.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (finding.words.trim()) console.log(finding.words.trim().replaceAll(/^/gm, '    '));
  return finding;
}

const { values, positionals } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const findings: Finding[] = [];
const performAll = async (checks: readonly Check[]) => {
  for (const check of checks) findings.push(await perform(check));
};
if (values.project) await performAll([tests(`tests of ${values.project.join(', ')}`, values.project, positionals)]);
else {
  await Promise.all(readings.map(performAll));
  await performAll(runs);
}

const { passed, failed } = sumCounts(findings);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
