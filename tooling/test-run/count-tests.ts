import { existsSync, readFileSync } from 'node:fs';

export interface Outcome {
  passed: number;
  failed: number;
}

/**
 * Reads the report of a jest run. A file that could not even be loaded counts as one failed test, and so does a run that
 * failed or broke off without naming a test.
 */
export function countTests(outputFile: string): Outcome {
  if (!existsSync(outputFile)) return { passed: 0, failed: 1 };
  const report: JestReport = JSON.parse(readFileSync(outputFile, 'utf8'));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: report.success ? failed : Math.max(failed, 1) };
}

interface JestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}
