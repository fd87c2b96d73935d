import Sequencer from '@jest/test-sequencer';
import type { Test } from '@jest/test-result';

/** Unit tests of more than ten seconds, and browser tests of half a minute. If one began last, it would run alone on idle cores. */
const longTests =
  /\/(e2e\/(any-provider|dev|generate|release|remote-down|start-up|embed\/(elements|embed|hosts)|identity\/session)|provider\/src\/(kill|fuzz|spawn\/lock\/spawn-model|cli\/(run-command|restore))|edge\/src\/(main|publishing\/(publish-processes|two-disks))|tooling\/packages\/pack-packages|remote-auth\/.*\/sign-in|remote-collection\/.*\/read-all-pages|remote-spawn\/.*\/choose)\.test\.tsx?$/;

/** Uses jest's order (by the duration of the last run), but puts the long files first even in a fresh checkout. */
export default class LongTestsFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, which returns a new array
    const sortedTests = await super.sort(tests);
    const isLong = ({ path }: Test) => longTests.test(path);
    return [...sortedTests.filter(isLong), ...sortedTests.filter((test) => !isLong(test))];
  }
}
