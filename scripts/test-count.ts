export type Count = { passed: number; failed: number; skipped: number };

/** What we read of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** One for each file, by its path. */
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts what Vitest reports. A file that could not be loaded holds no test and would vanish from its figures: it
 * counts as one that failed, and so does a run that ended badly although no test did, or ran nothing at all.
 */
export function countTests(report: VitestReport | undefined, endedWell: boolean): Count {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  const passed = report.numPassedTests;
  const unexplained = failed === 0 && (!endedWell || passed === 0) ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped: report.numPendingTests };
}

/** Of more files than these the product is at fault, not the moment. */
const mostRepeated = 3;

/** The files that are worth a second run: those with tests that failed, where they are few and nothing else went wrong. */
export function filesToRepeat(report: VitestReport | undefined): string[] {
  const failed = report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  const few = failed.length <= mostRepeated && failed.every(({ assertionResults }) => assertionResults.length > 0);
  return few ? failed.map(({ name }) => name) : [];
}

/** A report in which the files of a second run stand for themselves in the first. */
export function withRepeated(first: VitestReport, second: VitestReport): VitestReport {
  const repeated = new Map(second.testResults.map((file) => [file.name, file]));
  const replaced = first.testResults.filter(({ name }) => repeated.has(name));
  const failedBefore = replaced.flatMap(({ assertionResults }) => assertionResults);
  const before = (status: string) => failedBefore.filter((test) => test.status === status).length;
  return {
    numPassedTests: first.numPassedTests - before('passed') + second.numPassedTests,
    numFailedTests: first.numFailedTests - before('failed') + second.numFailedTests,
    numPendingTests:
      first.numPendingTests - (failedBefore.length - before('passed') - before('failed')) + second.numPendingTests,
    testResults: first.testResults.map((file) => repeated.get(file.name) ?? file),
  };
}

export const sumCounts = (counts: Count[]): Count =>
  counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
