import type { Test } from '@jest/test-result';
import LongTestsFirst from '../jest/long-tests-first.ts';
import { recordEvent, toTestFile } from './test-events.ts';

/** Orders the tests, tells the command `test` which files will run, and ends the run when the command ends in any way. */
export default class PlannedTests extends LongTestsFirst {
  override async sort(tests: Test[]): Promise<Test[]> {
    process.stdin
      .on('end', () => process.kill(0, 'SIGKILL')) // kills the process group
      .resume()
      .unref();
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, which returns a new array
    const sortedTests = await super.sort(tests);
    recordEvent({ type: 'planned', files: sortedTests.map(toTestFile) });
    return sortedTests;
  }
}
