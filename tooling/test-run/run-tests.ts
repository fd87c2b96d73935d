import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { FormattedTestResults } from '@jest/test-result';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { runWatched, findProgram, createToolEnvironment } from './run-watched.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Names of tests that failed at first and passed when repeated. */
  unstableTests?: string[];
}

/** Maximum number of failed files that are repeated. If more fail, the code is broken, and a second run would only take time. */
const maxRepeatedFiles = 5;

interface TestRun {
  /** Name of the stage, for messages. */
  stage: string;
  projects: string[];
  /** Parts of test paths. A test runs if its path contains any of them; empty for all tests. */
  paths: string[];
  /** Arguments for jest. */
  args: string[];
  /** Arguments of the second run; null for no second run. */
  repeatArgs: string[] | null;
}

/**
 * Runs tests, and then runs the failed files once more, separately. A test that passes in the second run depends on the load of the machine,
 * so it counts as unstable instead of failed.
 */
export async function runTests({ stage, projects, paths, args, repeatArgs }: TestRun): Promise<Outcome> {
  const patterns = paths.length > 0 ? paths : ['.'];
  const results = await runJest(projects, [...args, '--passWithNoTests', '--testPathPatterns', ...patterns]);
  const outcome = toOutcome(results);
  const files = results?.testResults ?? [];
  const unmatchedPaths = results
    ? paths.filter((part) => !files.some(({ name }) => new RegExp(part, 'i').test(toRelativePath(name))))
    : [];
  for (const part of unmatchedPaths)
    console.log(`No test of the stage "${stage}" has "${part}" in its path.`);
  outcome.failed += unmatchedPaths.length;

  const failedResults = files.filter(({ status }) => status === 'failed');
  const failedFiles = new Set(failedResults.map(({ name }) => name));
  if (repeatArgs === null || failedFiles.size === 0 || failedFiles.size > maxRepeatedFiles) return outcome;

  console.log('\nRepeating the failed files:');
  const repeatedResults = await runJest(projects, [...repeatArgs, '--runTestsByPath', ...failedFiles]);
  if (!repeatedResults) return outcome;
  const failedTwice = listFailures(repeatedResults);
  for (const name of failedTwice) console.log(`Failed twice: ${name}`);
  const repeatedOutcome = toOutcome(repeatedResults);
  return {
    passed: outcome.passed - countPassed(failedResults) + repeatedOutcome.passed,
    failed: repeatedOutcome.failed,
    unstableTests: listFailures(results).filter((name) => !failedTwice.includes(name)),
  };
}

/**
 * Counts the tests of a run. A file that cannot be loaded counts as one failed test, and so does a run that failed without a failed test or
 * ended without results.
 */
export function toOutcome(results: JestResults | null): Outcome {
  if (!results) return { passed: 0, failed: 1 };
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return { passed: results.numPassedTests, failed: results.success ? failed : Math.max(failed, 1) };
}

/** Lists the failed tests by file and name. */
const listFailures = (results: JestResults | null): string[] =>
  (results?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failedTests = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failedTests.length > 0 ? failedTests.map(({ fullName }) => fullName) : ['(the file)'];
      return titles.map((title) => `${toRelativePath(name)}: ${title}`);
    });

const countPassed = (files: JestResults['testResults']): number =>
  files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
    .length;

const toRelativePath = (file: string) => relative(workspaceRoot, file);

type JestResults = Pick<
  FormattedTestResults,
  'numFailedTests' | 'numPassedTests' | 'numRuntimeErrorTestSuites' | 'success' | 'testResults'
>;

/** Runs tests with jest, which writes to the terminal. @returns null if jest was stopped or could not run the tests */
async function runJest(projects: string[], args: string[]): Promise<JestResults | null> {
  const resultFile = join(mkdtempSync(join(tmpdir(), 'run-')), 'results.json');
  const { isOk, stopReason } = await runWatched(
    findProgram('jest'),
    [
      '--selectProjects',
      ...projects,
      `--cacheDirectory=${join(workspaceRoot, '.cache/jest')}`,
      '--json',
      `--outputFile=${resultFile}`,
      ...args,
    ],
    { env: createToolEnvironment(), output: 'inherit' },
  );
  if (stopReason !== null) console.log(`The tests were stopped: ${stopReason}.`);
  if (!existsSync(resultFile)) return null;
  // Cast: jest has written the file.
  const results = JSON.parse(readFileSync(resultFile, 'utf8')) as FormattedTestResults;
  return { ...results, success: results.success && isOk };
}
