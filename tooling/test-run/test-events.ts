import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Test } from '@jest/test-result';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** A test file in one project. Files of the provider run in two. */
export interface TestFile {
  project: string;
  /** Relative to the root of the workspace. */
  path: string;
}

export interface FileResult extends TestFile {
  passed: number;
  failed: number;
  /** False if it has no results, because loading it failed. */
  isLoaded: boolean;
  /** Names of its failed tests. */
  failures: string[];
}

/** The events of a run of jest so far. */
export interface TestEvents {
  planned: TestFile[];
  started: TestFile[];
  ended: FileResult[];
}

/** Appends events to the event file of the command `test`, from the process of jest. */
export function recordEvents(events: Partial<TestEvents>): void {
  const { TEST_EVENTS: file } = process.env;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(events)}\n`);
}

/** Reads the events of a run, which may still be running. */
export function readEvents(file: string): TestEvents {
  const events: TestEvents = { planned: [], started: [], ended: [] };
  // Empty lines are signs of progress. The last line may be incomplete.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  for (const line of lines.filter((text) => text !== '')) {
    const { planned = [], started = [], ended = [] } = JSON.parse(line) as Partial<TestEvents>; // of `recordEvents`
    events.planned.push(...planned);
    events.started.push(...started);
    events.ended.push(...ended);
  }
  return events;
}

/** The files of a list that another list does not contain. */
export function subtractFiles(files: readonly TestFile[], others: readonly TestFile[]): TestFile[] {
  const names = new Set(others.map(toName));
  return files.filter((file) => !names.has(toName(file)));
}

export const toTestFile = ({ path, context }: Test): TestFile => ({
  project: context.config.displayName?.name ?? '',
  path: relative(workspaceRoot, path),
});

const toName = ({ project, path }: TestFile) => `${project} ${path}`;
