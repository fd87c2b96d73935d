import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { runWatched } from './run-watched.ts';
import { nameOf, readEvents, unfinished } from './test-events.ts';
import type { FileResult, TestEvents, TestFile } from './test-events.ts';
import { findProgram, toolEnvironment } from './tool.ts';

export interface JestRun {
  ended: FileResult[];
  /** Files that were running when it ended. */
  running: TestFile[];
  /** Files that had not begun when it ended. */
  waiting: TestFile[];
  /** Why it was stopped; null if it ended by itself. */
  stopped: string | null;
  isOk: boolean;
}

/** Runs tests by jest, which writes to the terminal. After each minute in which no file has ended, names the running files. */
export async function runJest(projects: string[], args: string[]): Promise<JestRun> {
  const events = createEvents();
  const startedAt = performance.now();
  let shown = { ended: 0, at: startedAt };
  const showHeartbeat = () => {
    if (performance.now() - shown.at < 60_000) return;
    const { ended, planned, ...others } = readEvents(events);
    if (ended.length === shown.ended) {
      const names = unfinished(others.started, ended).map(({ path }) => path);
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      const what = names.length > 0 ? names.join(', ') : 'preparation';
      console.log(
        `After ${seconds} s, ${ended.length} of ${planned.length} files have ended. Running: ${what}`,
      );
    }
    shown = { ended: ended.length, at: performance.now() };
  };
  const { isOk, stopped } = await runWatched(findProgram('jest'), [...argsFor(projects), ...args], {
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
    [...argsFor(projects), '--testNamePattern=(?!)', '--runTestsByPath', ...paths],
    {
      // Fake addresses of servers, which set-up would otherwise start.
      env: { ...toolEnvironment(), ...nowhere, TEST_EVENTS: events, TESTS_ARE_COUNTED: 'yes' },
      output: 'ignore',
      progress: () => statSync(events).size,
    },
  );
  const { ended } = readEvents(events);
  return new Map(ended.map((file) => [nameOf(file), Math.max(1, file.passed + file.failed + file.skipped)]));
}

const nowhere = {
  E2E_URL: 'http://localhost:9',
  E2E_DATA_DIR: '/nowhere',
  E2E_LISTED_ORIGIN: 'http://localhost:9',
  TEST_DATABASE_URL: 'postgres://localhost:9/nowhere',
};

const file = (name: string) => join(import.meta.dirname, name);

const argsFor = (projects: string[]) => [
  '--selectProjects',
  ...projects,
  `--cacheDirectory=${join(workspaceRoot, '.cache/jest')}`,
  `--testSequencer=${file('planned-tests.ts')}`,
  '--reporters=default',
  `--reporters=${file('record-results.ts')}`,
];

function createEvents(): string {
  const events = join(mkdtempSync(join(tmpdir(), 'run-')), 'events.jsonl');
  writeFileSync(events, '');
  return events;
}

function summarize({ planned, started, ended }: TestEvents) {
  const open = unfinished(planned, ended);
  const waiting = unfinished(open, started);
  return { ended, waiting, running: unfinished(open, waiting) };
}
