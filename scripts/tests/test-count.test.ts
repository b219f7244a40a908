import { expect, test } from 'vitest';
import { countTests, filesToRepeat, sumCounts, withRepeated, type VitestReport } from '../test-count.ts';

const report = (passed: number, failed: number, testResults: VitestReport['testResults'] = []): VitestReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  testResults,
});

const file = (name: string, status: string, tests: readonly string[]) => ({
  name,
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

test('tests are counted as reported', () => {
  expect(countTests(report(5, 2), false)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test('a file that could not be loaded counts as a failure', () => {
  const files = [file('a.test.ts', 'failed', [])];
  expect(countTests(report(5, 0, files), false).failed).toBe(1);
});

test.each([
  ['ends badly although no test failed', report(5, 0), false],
  ['runs nothing', report(0, 0), true],
  ['leaves no report', undefined, false],
])('a run that %s counts as a failure', (_name, given, endedWell) => {
  expect(countTests(given, endedWell).failed).toBe(1);
});

test('counts add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sumCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});

test('a few files that failed are worth a second run, which then counts in their place', () => {
  const held = file('held.test.ts', 'passed', ['passed', 'passed', 'skipped']);
  const first: VitestReport = {
    ...report(3, 1, [held, file('late.test.ts', 'failed', ['passed', 'failed', 'pending'])]),
    numPendingTests: 2,
  };
  expect(filesToRepeat(first)).toEqual(['late.test.ts']);
  const second = {
    ...report(2, 0, [file('late.test.ts', 'passed', ['passed', 'passed', 'pending'])]),
    numPendingTests: 1,
  };
  expect(countTests(withRepeated(first, second), true)).toEqual({ passed: 4, failed: 0, skipped: 2 });
  const again = {
    ...report(1, 1, [file('late.test.ts', 'failed', ['passed', 'failed', 'pending'])]),
    numPendingTests: 1,
  };
  expect(countTests(withRepeated(first, again), false)).toEqual({ passed: 3, failed: 1, skipped: 2 });
});

test.each([
  ['no report', undefined],
  ['nothing that failed', report(1, 0, [file('a.test.ts', 'passed', ['passed'])])],
  [
    'a file that could not be loaded',
    report(0, 1, [file('a.test.ts', 'failed', ['failed']), file('b.test.ts', 'failed', [])]),
  ],
  [
    'many that failed',
    report(
      0,
      4,
      [...'abcd'].map((name) => file(name, 'failed', ['failed'])),
    ),
  ],
])('with %s nothing is run again', (_name, given) => {
  expect(filesToRepeat(given)).toEqual([]);
});
