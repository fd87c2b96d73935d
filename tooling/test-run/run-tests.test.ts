import { toOutcome } from './run-tests.ts';

const results = {
  numPassedTests: 6,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
  testResults: [],
};

it.each([
  { run: 'in which all tests pass', changes: {}, failed: 0 },
  { run: 'with a failed test', changes: { numFailedTests: 1, success: false }, failed: 1 },
  {
    run: 'with a file that cannot be loaded',
    changes: { numRuntimeErrorTestSuites: 1, success: false },
    failed: 1,
  },
  { run: 'that failed without a failed test', changes: { success: false }, failed: 1 },
])('the outcome counts the tests of a run $run', ({ changes, failed }) => {
  expect(toOutcome({ ...results, ...changes })).toEqual({ passed: 6, failed });
});

it('the outcome counts a run without results as one failed test', () => {
  expect(toOutcome(null)).toEqual({ passed: 0, failed: 1 });
});
