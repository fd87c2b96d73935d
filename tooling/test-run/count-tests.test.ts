import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests } from './count-tests.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'count-tests-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  { run: 'in which all tests pass', success: true, passed: 7, failed: 0, unloadable: 0, counts: 0 },
  { run: 'with a failed test', success: false, passed: 6, failed: 1, unloadable: 0, counts: 1 },
  {
    run: 'with a file that cannot be loaded',
    success: false,
    passed: 6,
    failed: 0,
    unloadable: 2,
    counts: 2,
  },
  {
    run: 'that failed without a failed test',
    success: false,
    passed: 7,
    failed: 0,
    unloadable: 0,
    counts: 1,
  },
])('counts a run $run', ({ success, passed, failed, unloadable, counts }) => {
  const report = {
    success,
    numPassedTests: passed,
    numFailedTests: failed,
    numRuntimeErrorTestSuites: unloadable,
  };
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));

  expect(countTests(join(folder, 'report.json'))).toEqual({ passed, failed: counts });
});

it('counts a run without a report as failed', () => {
  expect(countTests(join(folder, 'nothing.json'))).toEqual({ passed: 0, failed: 1 });
});
