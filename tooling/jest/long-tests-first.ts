import Sequencer from '@jest/test-sequencer';
import type { Test } from '@jest/test-result';

/**
 * Unit tests that take more than ten seconds, and browser tests that build or start servers or take half a minute. If one of them began
 * last, it would run alone while the other cores are idle.
 */
const long =
  /\/(e2e\/(any-provider|dev|generate|release|remote-down|start-up|embed\/(elements|embed|hosts)|identity\/session)|provider\/src\/(kill|fuzz|spawn\/lock\/spawn-model|cli\/(run-command|restore))|edge\/src\/(main|publishing\/(publish-processes|two-disks))|tooling\/packages\/pack-packages|remote-auth\/.*\/sign-in|remote-collection\/.*\/read-all-pages|remote-spawn\/.*\/choose)\.test\.tsx?$/;

/** jest's own order (by the duration of the last run), except that the long files also come first in a fresh checkout. */
export default class LongTestsFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, which returns a new array
    const sorted = await super.sort(tests);
    const isLong = ({ path }: Test) => long.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
