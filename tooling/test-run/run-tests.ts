import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { runWatched } from './run-watched.ts';
import { readEvents, subtractFiles } from './test-events.ts';
import type { FileResult, TestEvents } from './test-events.ts';
import { findProgram, createToolEnvironment } from './tool.ts';

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
  /** Parts of paths: only tests whose path contains one part run. All tests run if the list is empty. */
  paths: string[];
  /** Arguments for jest. */
  args: string[];
  /** Arguments of the second run; null without one. */
  repeatArgs: string[] | null;
}

/**
 * Runs tests, and then repeats the failed files separately: a test that passes then depends on the load of the machine, and is reported as
 * unstable instead of failed.
 */
export async function runTests({ stage, projects, paths, args, repeatArgs }: TestRun): Promise<Outcome> {
  const patterns = paths.length > 0 ? paths : ['.'];
  const first = await runJest(projects, [...args, '--passWithNoTests', '--testPathPatterns', ...patterns]);
  const outcome = toOutcome(first);
  if (isIncomplete(first)) {
    console.log(describeStop(stage, first));
    return outcome;
  }
  const missing = paths.filter((part) => !first.ended.some(({ path }) => new RegExp(part, 'i').test(path)));
  for (const part of missing) console.log(`No test of the stage "${stage}" has "${part}" in its path.`);
  outcome.failed += missing.length;

  const failed = first.ended.filter(hasFailed);
  const repeated = new Set(failed.map(({ path }) => path));
  if (repeatArgs === null || failed.length === 0 || repeated.size > maxRepeatedFiles) return outcome;

  console.log('\nRuns the files that failed once more:');
  const second = await runJest(projects, [...repeatArgs, '--runTestsByPath', ...repeated]);
  if (isIncomplete(second)) return outcome;
  const failedTwice = second.ended.filter(hasFailed).flatMap(listFailures);
  for (const name of failedTwice) console.log(`Failed twice: ${name}`);
  const others = first.ended.filter(({ path }) => !repeated.has(path));
  return {
    ...toOutcome({ ...second, ended: [...others, ...second.ended] }),
    unstable: failed.flatMap(listFailures).filter((name) => !failedTwice.includes(name)),
  };
}

/** The events of a run of jest, and how it ended. */
interface JestRun extends TestEvents {
  /** Why it was stopped; null if it ended by itself. */
  stopped: string | null;
  isOk: boolean;
}

/**
 * Counts as one failed test: a file that cannot be loaded, one that did not end because the run was stopped, and a failed run without a
 * failed test.
 */
export function toOutcome(run: JestRun): Outcome {
  const passed = sum(run.ended.map((file) => file.passed));
  const failed = sum(run.ended.map((file) => file.failed + (file.isLoaded ? 0 : 1))) + findOpen(run).length;
  return { passed, failed: run.isOk ? failed : Math.max(failed, 1) };
}

/** Says why a stage was stopped, which files did not end, and what to do. */
export function describeStop(stage: string, run: JestRun): string {
  const open = findOpen(run);
  const waiting = subtractFiles(open, run.started);
  const [example] = open.map(({ path }) => path.replace(/^e2e\/|\.test\.tsx?$/g, ''));
  return [
    `\n${stage} is not complete: ${run.stopped ?? 'jest has ended early'}. ${run.ended.length} of ${run.planned.length} files have ended.`,
    ...subtractFiles(open, waiting).map(({ path }) => `Did not end: ${path}`),
    ...waiting.map(({ path }) => `Did not run: ${path}`),
    ...(example === undefined
      ? []
      : [
          'Each of these files counts as a failed test.',
          `Run the stage again by \`npx pnpm@12 test ${stage}\`, or one file by a part of its path, such as \`npx pnpm@12 test ${stage}/${example}\`.`,
        ]),
  ].join('\n');
}

const findOpen = ({ planned, ended }: TestEvents) => subtractFiles(planned, ended);

const isIncomplete = (run: JestRun) => run.stopped !== null || findOpen(run).length > 0;

const hasFailed = ({ failed, isLoaded }: FileResult) => failed > 0 || !isLoaded;

const listFailures = ({ path, failures }: FileResult) =>
  (failures.length > 0 ? failures : ['(the file)']).map((name) => `${path}: ${name}`);

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** Runs tests by jest, which writes to the terminal. After each minute in which no file has ended, names the running files. */
async function runJest(projects: string[], args: string[]): Promise<JestRun> {
  const events = join(mkdtempSync(join(tmpdir(), 'run-')), 'events.jsonl');
  writeFileSync(events, '');
  const startedAt = performance.now();
  let shown = { ended: 0, at: startedAt };
  const showHeartbeat = () => {
    if (performance.now() - shown.at < 60_000) return;
    const { ended, planned, started } = readEvents(events);
    if (ended.length === shown.ended) {
      const running = subtractFiles(started, ended).map(({ path }) => path);
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      console.log(
        `After ${seconds} s, ${ended.length} of ${planned.length} files have ended. Running: ${running.join(', ') || 'preparation'}`,
      );
    }
    shown = { ended: ended.length, at: performance.now() };
  };
  const { isOk, stopped } = await runWatched(findProgram('jest'), [...toArguments(projects), ...args], {
    env: { ...createToolEnvironment(), TEST_EVENTS: events },
    output: 'inherit',
    progress: () => statSync(events).size,
    onTick: showHeartbeat,
  });
  return { ...readEvents(events), isOk, stopped };
}

const toArguments = (projects: string[]) => [
  '--selectProjects',
  ...projects,
  `--cacheDirectory=${join(workspaceRoot, '.cache/jest')}`,
  `--testSequencer=${join(import.meta.dirname, 'planned-tests.ts')}`,
  '--reporters=default',
  `--reporters=${join(import.meta.dirname, 'record-results.ts')}`,
];
