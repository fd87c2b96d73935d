import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { runWatched, findProgram, createToolEnvironment } from './run-watched.ts';
import { readEvents, listUnfinished } from './test-events.ts';
import type { FileResult, TestFile, TestEvents } from './test-events.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Names of tests that failed at first and passed when repeated. */
  unstable?: string[];
}

/** Maximum number of failed files that are repeated. If more fail, the code is broken, and a second run would only take time. */
const maxRepeatedFiles = 5;

interface TestRun {
  /** Name of the stage, for the command that the report suggests. */
  stage: string;
  projects: string[];
  /** Parts of paths, one of which the path of a test must contain; empty for all tests. */
  paths: string[];
  /** Arguments for jest. */
  args: string[];
  /** Arguments of the second run; null for no second run. */
  repeatArgs: string[] | null;
}

/**
 * Runs tests, and then repeats the failed files separately. A test that passes then depends on the load of the machine, so it counts as
 * unstable instead of failed. Files that did not run because the run was stopped count as one failed test each.
 */
export async function runTests({ stage, projects, paths, args, repeatArgs }: TestRun): Promise<Outcome> {
  const patterns = paths.length > 0 ? paths : ['.'];
  const first = await runJest(projects, [...args, '--passWithNoTests', '--testPathPatterns', ...patterns]);
  const outcome = toOutcome(first);
  const unfinished = [...first.running, ...first.waiting];
  if (first.stopped !== null || unfinished.length > 0) {
    console.log(describeStop(stage, first));
    return { ...outcome, failed: outcome.failed + unfinished.length };
  }
  const unmatchedPaths = paths.filter(
    (part) => !first.ended.some(({ path }) => new RegExp(part, 'i').test(path)),
  );
  for (const part of unmatchedPaths)
    console.log(`No test of the stage "${stage}" has "${part}" in its path.`);
  outcome.failed += unmatchedPaths.length;

  const failedFiles = first.ended.filter(hasFailed);
  const repeatedPaths = new Set(failedFiles.map(({ path }) => path));
  if (repeatArgs === null || failedFiles.length === 0 || repeatedPaths.size > maxRepeatedFiles)
    return outcome;

  console.log('\nRepeating the failed files:');
  const second = await runJest(projects, [...repeatArgs, '--runTestsByPath', ...repeatedPaths]);
  if (second.stopped !== null || second.running.length + second.waiting.length > 0) return outcome;
  const failedTwice = second.ended.filter(hasFailed).flatMap(formatFailures);
  for (const name of failedTwice) console.log(`Failed twice: ${name}`);
  const secondOutcome = toOutcome(second);
  const firstPassed = sum(
    first.ended.filter(({ path }) => repeatedPaths.has(path)).map(({ passed }) => passed),
  );
  return {
    passed: outcome.passed - firstPassed + secondOutcome.passed,
    failed: secondOutcome.failed,
    unstable: failedFiles.flatMap(formatFailures).filter((name) => !failedTwice.includes(name)),
  };
}

/** Counts the tests of a run. A file that cannot be loaded counts as one failed test, and so does a failed run without a failed test. */
export function toOutcome({ ended, isOk, running, waiting }: JestRun): Outcome {
  const passed = sum(ended.map((file) => file.passed));
  const failed = sum(ended.map((file) => file.failed + (file.isLoaded ? 0 : 1)));
  const isComplete = running.length + waiting.length === 0;
  return { passed, failed: isComplete && !isOk ? Math.max(failed, 1) : failed };
}

/** Describes why a stage was stopped, which files did not run, and what to do. */
export function describeStop(stage: string, { ended, running, waiting, stopped }: JestRun): string {
  const unfinished = [...running, ...waiting];
  return [
    `\n${stage} is not complete: ${stopped ?? 'jest has ended early'}. ${ended.length} of ${ended.length + unfinished.length} files have ended.`,
    ...running.map(({ path }) => `Did not end: ${path}`),
    ...waiting.map(({ path }) => `Did not run: ${path}`),
    ...(unfinished.length === 0
      ? []
      : [
          `Run the stage again with \`npx pnpm@12 test ${stage}\`, or one file by a part of its path, such as \`npx pnpm@12 test ${stage}/${chooseExample(unfinished)}\`.`,
        ]),
  ].join('\n');
}

const chooseExample = ([file]: TestFile[]) => file?.path.replace(/^e2e\/|\.test\.tsx?$/g, '') ?? '';

const hasFailed = ({ failed, isLoaded }: FileResult) => failed > 0 || !isLoaded;

const formatFailures = ({ path, failures }: FileResult) =>
  (failures.length > 0 ? failures : ['(the file)']).map((name) => `${path}: ${name}`);

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

interface JestRun {
  ended: FileResult[];
  /** Files that were running when the run ended. */
  running: TestFile[];
  /** Files that had not started when the run ended. */
  waiting: TestFile[];
  /** The reason why the run was stopped; null if it ended by itself. */
  stopped: string | null;
  isOk: boolean;
}

/** Runs tests with jest, which writes to the terminal. Prints the running files after each minute in which no file has ended. */
async function runJest(projects: string[], args: string[]): Promise<JestRun> {
  const eventFile = createEventFile();
  let reportedCount = 0;
  const reportTimer = setInterval(() => {
    const { ended, planned, started } = readEvents(eventFile);
    const names = listUnfinished(started, ended).map(({ path }) => path);
    if (ended.length === reportedCount)
      console.log(
        `${ended.length} of ${planned.length} files have ended. Running: ${names.join(', ') || 'preparation'}`,
      );
    reportedCount = ended.length;
  }, 60_000);
  const { isOk, stopped } = await runWatched(findProgram('jest'), [...toArguments(projects), ...args], {
    env: { ...createToolEnvironment(), TEST_EVENTS: eventFile },
    output: 'inherit',
  }).finally(() => clearInterval(reportTimer));
  return { ...summarize(readEvents(eventFile)), isOk, stopped };
}

const toPath = (name: string) => join(import.meta.dirname, name);

const toArguments = (projects: string[]) => [
  '--selectProjects',
  ...projects,
  `--cacheDirectory=${join(workspaceRoot, '.cache/jest')}`,
  `--testSequencer=${toPath('planned-tests.ts')}`,
  '--reporters=default',
  `--reporters=${toPath('record-results.ts')}`,
];

function createEventFile(): string {
  const eventFile = join(mkdtempSync(join(tmpdir(), 'run-')), 'events.jsonl');
  writeFileSync(eventFile, '');
  return eventFile;
}

function summarize({ planned, started, ended }: TestEvents) {
  const unfinished = listUnfinished(planned, ended);
  const waiting = listUnfinished(unfinished, started);
  return { ended, waiting, running: listUnfinished(unfinished, waiting) };
}
