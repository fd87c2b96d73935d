import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { isStopped, runWatched, findProgram, toolEnvironment } from './run-watched.ts';
import { nameOf, readEvents, listUnfinished } from './test-events.ts';
import type { FileResult, TestFile, TestEvents } from './test-events.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Names of tests that failed and then passed when they were repeated. */
  unstable?: string[];
}

/** Maximum number of failed files that are repeated. With more, the tree is broken and a second run would only take time. */
const maxRepeatedFiles = 5;

interface TestRun {
  /** The stage that the suggested command runs again. */
  stage: string;
  projects: string[];
  /** Only tests whose path contains one of them; all if there are none. */
  paths: string[];
  /** Arguments for jest. */
  args: string[];
  /** Arguments of the second run; null without one. */
  repeatArgs: string[] | null;
}

/**
 * Runs tests, and then repeats the failed files separately: a test that passes then depends on the load of the machine, and is reported as
 * unstable instead of failed. Tests that did not run, because the run was stopped, count as failed.
 */
export async function runTests({ stage, projects, paths, args, repeatArgs }: TestRun): Promise<Outcome> {
  const patterns = paths.length > 0 ? paths : ['.'];
  const first = await runJest(projects, [...args, '--passWithNoTests', '--testPathPatterns', ...patterns]);
  const outcome = toOutcome(first);
  const open = [...first.running, ...first.waiting];
  if (first.stopped !== null || open.length > 0) {
    const counts = isStopped() ? new Map<string, number>() : await countTests(open);
    console.log(describeStop(stage, first, counts));
    return { ...outcome, failed: outcome.failed + sum(open.map((file) => counts.get(nameOf(file)) ?? 1)) };
  }
  const missing = paths.filter((part) => !first.ended.some(({ path }) => new RegExp(part, 'i').test(path)));
  for (const part of missing) console.log(`No test of the stage "${stage}" has "${part}" in its path.`);
  outcome.failed += missing.length;

  const failed = first.ended.filter(hasFailed);
  const repeatedPaths = new Set(failed.map(({ path }) => path));
  if (repeatArgs === null || failed.length === 0 || repeatedPaths.size > maxRepeatedFiles) return outcome;

  console.log('\nRuns the files that failed once more:');
  const second = await runJest(projects, [...repeatArgs, '--runTestsByPath', ...repeatedPaths]);
  if (second.stopped !== null || second.running.length + second.waiting.length > 0) return outcome;
  const failedTwice = second.ended.filter(hasFailed).flatMap(formatFailures);
  for (const name of failedTwice) console.log(`Failed twice: ${name}`);
  const repeated = toOutcome(second);
  const passedBefore = sum(
    first.ended.filter(({ path }) => repeatedPaths.has(path)).map(({ passed }) => passed),
  );
  return {
    passed: outcome.passed - passedBefore + repeated.passed,
    failed: repeated.failed,
    unstable: failed.flatMap(formatFailures).filter((name) => !failedTwice.includes(name)),
  };
}

/** A file that cannot be loaded counts as one failed test, and so does a failed run in which no test failed. */
export function toOutcome({ ended, isOk, running, waiting }: JestRun): Outcome {
  const passed = sum(ended.map((file) => file.passed));
  const failed = sum(ended.map((file) => file.failed + (file.isLoaded ? 0 : 1)));
  const isComplete = running.length + waiting.length === 0;
  return { passed, failed: isComplete && !isOk ? Math.max(failed, 1) : failed };
}

/** Says why a stage was stopped, which tests did not run, and what to do. @param counts tests by file; other files have at least one */
export function describeStop(
  stage: string,
  { ended, running, waiting, stopped }: JestRun,
  counts: ReadonlyMap<string, number>,
): string {
  const open = [...running, ...waiting];
  const list = (title: string, files: readonly TestFile[]) =>
    files.map((file) => {
      const count = counts.get(nameOf(file));
      return `${title}: ${file.path} (${count === undefined ? 'not counted' : `${count} tests`})`;
    });
  return [
    `\n${stage} is not complete: ${stopped ?? 'jest has ended early'}. ${ended.length} of ${ended.length + open.length} files have ended.`,
    ...list('Did not end', running),
    ...list('Did not run', waiting),
    open.some((file) => !counts.has(nameOf(file)))
      ? 'They count as failed, with at least one test each.'
      : 'All their tests count as failed.',
    ...(open.length === 0
      ? []
      : [
          `Run the stage again by \`npx pnpm@12 test ${stage}\`, or one file by a part of its path, such as \`npx pnpm@12 test ${stage}/${chooseExample(open)}\`.`,
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
  /** Files that were running when it ended. */
  running: TestFile[];
  /** Files that had not begun when it ended. */
  waiting: TestFile[];
  /** Why it was stopped; null if it ended by itself. */
  stopped: string | null;
  isOk: boolean;
}

/** Runs tests with jest, which writes to the terminal. After each minute in which no file has ended, names the running files. */
async function runJest(projects: string[], args: string[]): Promise<JestRun> {
  const events = createEvents();
  const startedAt = performance.now();
  let shown = { ended: 0, at: startedAt };
  const showHeartbeat = () => {
    if (performance.now() - shown.at < 60_000) return;
    const { ended, planned, ...others } = readEvents(events);
    if (ended.length === shown.ended) {
      const names = listUnfinished(others.started, ended).map(({ path }) => path);
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      const what = names.length > 0 ? names.join(', ') : 'preparation';
      console.log(
        `After ${seconds} s, ${ended.length} of ${planned.length} files have ended. Running: ${what}`,
      );
    }
    shown = { ended: ended.length, at: performance.now() };
  };
  const { isOk, stopped } = await runWatched(findProgram('jest'), [...toArguments(projects), ...args], {
    env: { ...toolEnvironment(), TEST_EVENTS: events },
    output: 'inherit',
    progress: () => statSync(events).size,
    onTick: showHeartbeat,
  });
  return { ...summarize(readEvents(events)), isOk, stopped };
}

/**
 * Counts the tests of files without running them.
 * @returns the number by file; 1 for one that cannot be loaded
 */
export async function countTests(files: readonly TestFile[]): Promise<Map<string, number>> {
  const events = createEvents();
  const projects = [...new Set(files.map(({ project }) => project))];
  const paths = new Set(files.map(({ path }) => join(workspaceRoot, path)));
  await runWatched(
    findProgram('jest'),
    [...toArguments(projects), '--testNamePattern=(?!)', '--runTestsByPath', ...paths],
    {
      // Fake addresses of servers, which set-up would otherwise start.
      env: { ...toolEnvironment(), ...unusedServers, TEST_EVENTS: events, TESTS_ARE_COUNTED: 'yes' },
      output: 'ignore',
      progress: () => statSync(events).size,
    },
  );
  const { ended } = readEvents(events);
  return new Map(ended.map((file) => [nameOf(file), Math.max(1, file.passed + file.failed + file.skipped)]));
}

const unusedServers = {
  E2E_URL: 'http://localhost:9',
  E2E_DATA_DIR: '/nowhere',
  E2E_LISTED_ORIGIN: 'http://localhost:9',
  TEST_DATABASE_URL: 'postgres://localhost:9/nowhere',
};

const resolveHere = (name: string) => join(import.meta.dirname, name);

const toArguments = (projects: string[]) => [
  '--selectProjects',
  ...projects,
  `--cacheDirectory=${join(workspaceRoot, '.cache/jest')}`,
  `--testSequencer=${resolveHere('planned-tests.ts')}`,
  '--reporters=default',
  `--reporters=${resolveHere('record-results.ts')}`,
];

function createEvents(): string {
  const events = join(mkdtempSync(join(tmpdir(), 'run-')), 'events.jsonl');
  writeFileSync(events, '');
  return events;
}

function summarize({ planned, started, ended }: TestEvents) {
  const open = listUnfinished(planned, ended);
  const waiting = listUnfinished(open, started);
  return { ended, waiting, running: listUnfinished(open, waiting) };
}
