export type Count = { passed: number; failed: number; skipped: number };

/** What we read of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
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

export const sumCounts = (counts: Count[]): Count =>
  counts.reduce(
    (sum, count) => ({
      passed: sum.passed + count.passed,
      failed: sum.failed + count.failed,
      skipped: sum.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
