import { describeStop, toOutcome } from './run-tests.ts';

const file = (path: string) => ({ project: 'e2e', path });
const login = file('e2e/login.test.ts');
const result = { ...login, passed: 6, failed: 0, isLoaded: true, failures: [] };
const run = { planned: [login], started: [login], ended: [result], stopped: null, isOk: true };
const [running, waiting] = [file('e2e/dev.test.ts'), file('e2e/world.test.ts')];
const stopped = {
  ...run,
  planned: [login, running, waiting],
  started: [login, running],
  stopped: 'nothing has happened for 1200 s',
  isOk: false,
};

it.each([
  { state: 'in which all tests pass', given: run, failed: 0 },
  {
    state: 'with a failed test',
    given: { ...run, ended: [{ ...result, failed: 1 }], isOk: false },
    failed: 1,
  },
  {
    state: 'with a file that cannot be loaded',
    given: { ...run, ended: [{ ...result, isLoaded: false }], isOk: false },
    failed: 1,
  },
  { state: 'that failed without a failed test', given: { ...run, isOk: false }, failed: 1 },
  { state: 'that was stopped before two files ended', given: stopped, failed: 2 },
])('the outcome counts a run $state', ({ given, failed }) => {
  expect(toOutcome(given)).toEqual({ passed: 6, failed });
});

it('the description says why a stage was stopped, what did not run, and what to do', () => {
  expect(describeStop('e2e', stopped)).toBe(`
e2e is not complete: nothing has happened for 1200 s. 1 of 3 files have ended.
Did not end: e2e/dev.test.ts
Did not run: e2e/world.test.ts
Each of these files counts as a failed test.
Run the stage again by \`npx pnpm@12 test e2e\`, or one file by a part of its path, such as \`npx pnpm@12 test e2e/dev\`.`);
});
