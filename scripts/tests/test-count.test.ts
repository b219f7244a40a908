import { expect, test } from 'vitest';
import { countTests, sumCounts, type VitestReport } from '../test-count.ts';

const report = (passed: number, failed: number, testResults: VitestReport['testResults'] = []): VitestReport => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 0,
  testResults,
});

test('tests are counted as reported', () => {
  expect(countTests(report(5, 2), false)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

test('a file that could not be loaded counts as a failure', () => {
  const files = [{ status: 'failed', assertionResults: [] }];
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
