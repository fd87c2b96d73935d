import type { Test, TestResult } from '@jest/test-result';
import { noteProgress } from '../jest/progress.ts';
import { recordEvents, toTestFile } from './test-events.ts';

/** A reporter of jest that records the result of each file when it ends, so that results exist even if a run is stopped. */
export default class RecordResults {
  onTestFileStart(test: Test): void {
    recordEvents({ started: [toTestFile(test)] });
  }

  onTestCaseResult(): void {
    noteProgress();
  }

  onTestFileResult(test: Test, result: TestResult): void {
    const failures = result.testResults.filter(({ status }) => status === 'failed');
    recordEvents({
      ended: [
        {
          ...toTestFile(test),
          passed: result.numPassingTests,
          failed: result.numFailingTests,
          isLoaded: !result.testExecError,
          failures: failures.map(({ fullName }) => fullName),
        },
      ],
    });
  }
}
