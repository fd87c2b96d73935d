import type { Test, TestResult } from '@jest/test-result';
import { recordEvent, toTestFile } from './test-events.ts';

/** A reporter of jest that records the result of each file when it ends, so that results exist even if a run is stopped. */
export default class RecordResults {
  onTestFileStart(test: Test): void {
    recordEvent({ type: 'started', file: toTestFile(test) });
  }

  onTestFileResult(test: Test, result: TestResult): void {
    recordEvent({
      type: 'ended',
      result: {
        ...toTestFile(test),
        passed: result.numPassingTests,
        failed: result.numFailingTests,
        isLoaded: !result.testExecError,
        failures: result.testResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => fullName),
      },
    });
  }
}
