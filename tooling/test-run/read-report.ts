import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const JestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
  testResults: z.array(
    z.object({
      /** Path of the file. */
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export interface Outcome {
  passed: number;
  failed: number;
}

export interface TestReport extends Outcome {
  failures: FailedFile[];
}

/** A test file that failed; a file that runs on two databases can be in a report twice. */
export interface FailedFile {
  path: string;
  /** Names of its failed tests; none for a file that cannot be loaded. */
  tests: string[];
  /** How many of its tests passed. */
  passed: number;
}

/**
 * Reads the report of a jest run. A test file that cannot be loaded counts as one failed test. So does a run that failed or
 * was aborted without a failed test.
 */
export function readReport(outputFile: string): TestReport {
  if (!existsSync(outputFile)) return { passed: 0, failed: 1, failures: [] };
  const report = z.parse(JestReport, JSON.parse(readFileSync(outputFile, 'utf8')));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.success ? failed : Math.max(failed, 1),
    failures: report.testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, assertionResults }) => ({
        path: name,
        tests: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
        passed: assertionResults.filter(({ status }) => status === 'passed').length,
      })),
  };
}

/** The outcome after the failed files were run again: their first results are replaced. */
export function withSecondRun(first: TestReport, second: Outcome): Outcome {
  const passedBefore = first.failures.reduce((sum, { passed }) => sum + passed, 0);
  return { passed: first.passed - passedBefore + second.passed, failed: second.failed };
}
