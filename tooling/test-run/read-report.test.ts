import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport, withSecondRun } from './read-report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-report-'));
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
    testResults: [],
  };

  expect(read(report)).toEqual({ passed, failed: counts, failures: [] });
});

it('counts a run without a report as failed', () => {
  expect(readReport(join(folder, 'nothing.json'))).toEqual({ passed: 0, failed: 1, failures: [] });
});

it('names failed tests, and counts their files by a second run', () => {
  const result = (fullName: string, status: string) => ({ fullName, status });
  const report = read({
    success: false,
    numPassedTests: 3,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: '/a.test.ts', status: 'passed', assertionResults: [result('sells', 'passed')] },
      {
        name: '/b.test.ts',
        status: 'failed',
        assertionResults: [result('pays', 'passed'), result('refunds', 'failed'), result('ends', 'passed')],
      },
      { name: '/c.test.ts', status: 'failed', assertionResults: [] },
    ],
  });

  expect(report.failures).toEqual([
    { path: '/b.test.ts', tests: ['refunds'], passed: 2 },
    { path: '/c.test.ts', tests: [], passed: 0 },
  ]);
  expect(withSecondRun(report, { passed: 5, failed: 0 })).toEqual({ passed: 6, failed: 0 });
  expect(withSecondRun(report, { passed: 4, failed: 1 })).toEqual({ passed: 5, failed: 1 });
});

function read(report: object) {
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report));
  return readReport(join(folder, 'report.json'));
}
