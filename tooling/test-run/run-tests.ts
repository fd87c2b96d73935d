import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { isStopped, runWatched, findProgram, createToolEnvironment } from './run-watched.ts';
import { nameOf, readEvents, listUnfinished } from './test-events.ts';
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
 * unstable instead of failed. Tests that did not run because the run was stopped count as failed.
 */
export async function runTests({ stage, projects, paths, args, repeatArgs }: TestRun): Promise<Outcome> {
  const patterns = paths.length > 0 ? paths : ['.'];
  const first = await runJest(projects, [...args, '--passWithNoTests', '--testPathPatterns', ...patterns]);
  const outcome = toOutcome(first);
  const unfinished = [...first.running, ...first.waiting];
  if (first.stopped !== null || unfinished.length > 0) {
    const counts = isStopped() ? new Map<string, number>() : await countTests(unfinished);
    console.log(describeStop(stage, first, counts));
    return {
      ...outcome,
      failed: outcome.failed + sum(unfinished.map((file) => counts.get(nameOf(file)) ?? 1)),
    };
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

/** Describes why a stage was stopped, which files did not run, and what to do. @param counts numbers of tests by file, if known */
export function describeStop(
  stage: string,
  { ended, running, waiting, stopped }: JestRun,
  counts: ReadonlyMap<string, number>,
): string {
  const unfinished = [...running, ...waiting];
  const describeFiles = (title: string, files: readonly TestFile[]) =>
    files.map((file) => {
      const count = counts.get(nameOf(file));
      return `${title}: ${file.path} (${count === undefined ? 'not counted' : `${count} tests`})`;
    });
  return [
    `\n${stage} is not complete: ${stopped ?? 'jest has ended early'}. ${ended.length} of ${ended.length + unfinished.length} files have ended.`,
    ...describeFiles('Did not end', running),
    ...describeFiles('Did not run', waiting),
    unfinished.some((file) => !counts.has(nameOf(file)))
      ? 'They count as failed, with at least one test each.'
      : 'All their tests count as failed.',
    ...(unfinished.length === 0
      ? []
      : [
          `Run the stage again by \`npx pnpm@12 test ${stage}\`, or one file by a part of its path, such as \`npx pnpm@12 test ${stage}/${chooseExample(unfinished)}\`.`,
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
  const startedAt = performance.now();
  let lastReport = { ended: 0, at: startedAt };
  const reportProgress = () => {
    if (performance.now() - lastReport.at < 60_000) return;
    const { ended, planned, ...others } = readEvents(eventFile);
    if (ended.length === lastReport.ended) {
      const names = listUnfinished(others.started, ended).map(({ path }) => path);
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      const activity = names.length > 0 ? names.join(', ') : 'preparation';
      console.log(
        `After ${seconds} s, ${ended.length} of ${planned.length} files have ended. Running: ${activity}`,
      );
    }
    lastReport = { ended: ended.length, at: performance.now() };
  };
  const { isOk, stopped } = await runWatched(findProgram('jest'), [...toArguments(projects), ...args], {
    env: { ...createToolEnvironment(), TEST_EVENTS: eventFile },
    output: 'inherit',
    progress: () => statSync(eventFile).size,
    onTick: reportProgress,
  });
  return { ...summarize(readEvents(eventFile)), isOk, stopped };
}

/**
 * Counts the tests of files without running them.
 * @returns the number of tests by file; 1 for a file that cannot be loaded
 */
export async function countTests(files: readonly TestFile[]): Promise<Map<string, number>> {
  const eventFile = createEventFile();
  const projects = [...new Set(files.map(({ project }) => project))];
  const paths = new Set(files.map(({ path }) => join(workspaceRoot, path)));
  await runWatched(
    findProgram('jest'),
    [...toArguments(projects), '--testNamePattern=(?!)', '--runTestsByPath', ...paths],
    {
      // Sets fake addresses of servers that the set-up would otherwise start.
      env: { ...createToolEnvironment(), ...unusedServers, TEST_EVENTS: eventFile, TESTS_ARE_COUNTED: 'yes' },
      output: 'ignore',
      progress: () => statSync(eventFile).size,
    },
  );
  const { ended } = readEvents(eventFile);
  return new Map(ended.map((file) => [nameOf(file), Math.max(1, file.passed + file.failed + file.skipped)]));
}

const unusedServers = {
  E2E_URL: 'http://localhost:9',
  E2E_DATA_DIR: '/nowhere',
  E2E_ALLOWED_ORIGIN: 'http://localhost:9',
  TEST_DATABASE_URL: 'postgres://localhost:9/nowhere',
};

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
