import { describeStop, toOutcome } from './run-tests.ts';

const createFile = (path: string) => ({ project: 'e2e', path });
const result = {
  ...createFile('e2e/login.test.ts'),
  passed: 6,
  failed: 0,
  isLoaded: true,
  failures: [],
};
const run = { ended: [result], running: [], waiting: [], stopped: null, isOk: true };

it.each([
  { state: 'in which all tests pass', jestRun: run, failed: 0 },
  {
    state: 'with a failed test',
    jestRun: { ...run, ended: [{ ...result, failed: 1 }], isOk: false },
    failed: 1,
  },
  {
    state: 'with a file that cannot be loaded',
    jestRun: { ...run, ended: [{ ...result, isLoaded: false }], isOk: false },
    failed: 1,
  },
  { state: 'that failed without a failed test', jestRun: { ...run, isOk: false }, failed: 1 },
])('the outcome counts the tests of a run $state', ({ jestRun, failed }) => {
  expect(toOutcome(jestRun)).toEqual({ passed: 6, failed });
});

it('the report of a stopped stage names the reason, the files that did not run, and the command to run', () => {
  const [running, waiting] = [createFile('e2e/dev.test.ts'), createFile('e2e/world.test.ts')];
  const stopped = {
    ...run,
    running: [running],
    waiting: [waiting],
    stopped: 'the command received SIGTERM',
  };

  expect(describeStop('e2e', stopped)).toBe(`
e2e is not complete: the command received SIGTERM. 1 of 3 files have ended.
Did not end: e2e/dev.test.ts
Did not run: e2e/world.test.ts
Run the stage again with \`npx pnpm@12 test e2e\`, or one file by a part of its path, such as \`npx pnpm@12 test e2e/dev\`.`);
});
