import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const JestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numRuntimeErrorTestSuites: z.int(),
});

export interface Outcome {
  passed: number;
  failed: number;
}

/**
 * Reads the report of a jest run. A test file that cannot be loaded counts as one failed test. So does a run that failed or
 * was aborted without a failed test.
 */
export function countTests(outputFile: string): Outcome {
  if (!existsSync(outputFile)) return { passed: 0, failed: 1 };
  const report = z.parse(JestReport, JSON.parse(readFileSync(outputFile, 'utf8')));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: report.success ? failed : Math.max(failed, 1) };
}
