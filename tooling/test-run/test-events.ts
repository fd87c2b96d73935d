import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Test } from '@jest/test-result';
import * as z from 'zod/mini';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** A test file in one project. Files of the provider run in two projects. The path is relative to the root of the workspace. */
const TestFile = z.object({ project: z.string(), path: z.string() });
export type TestFile = z.infer<typeof TestFile>;

const FileResult = z.extend(TestFile, {
  passed: z.int(),
  failed: z.int(),
  /** False if the file has no results, because it could not be loaded. */
  isLoaded: z.boolean(),
  /** Names of the failed tests. */
  failures: z.array(z.string()),
});
export type FileResult = z.infer<typeof FileResult>;

const TestEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('planned'), files: z.array(TestFile) }),
  z.object({ type: z.literal('started'), file: TestFile }),
  z.object({ type: z.literal('ended'), result: FileResult }),
]);
type TestEvent = z.infer<typeof TestEvent>;

/** The events of a jest run so far. */
export interface TestEvents {
  planned: TestFile[];
  started: TestFile[];
  ended: FileResult[];
}

/** Appends an event to the event file of the command `test`. Runs in the process of jest. */
export function recordEvent(event: TestEvent): void {
  const { TEST_EVENTS: file } = process.env;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(event)}\n`);
}

/** Reads the events of a run, which may still be running. */
export function readEvents(file: string): TestEvents {
  const events: TestEvents = { planned: [], started: [], ended: [] };
  // The last line may be incomplete.
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const event = TestEvent.parse(JSON.parse(line));
    if (event.type === 'planned') events.planned.push(...event.files);
    if (event.type === 'started') events.started.push(event.file);
    if (event.type === 'ended') events.ended.push(event.result);
  }
  return events;
}

/** Lists the files that have not ended. */
export function listUnfinished(files: readonly TestFile[], ended: readonly TestFile[]): TestFile[] {
  const names = new Set(ended.map(nameOf));
  return files.filter((file) => !names.has(nameOf(file)));
}

export const toTestFile = ({ path, context }: Test): TestFile => ({
  project: context.config.displayName?.name ?? '',
  path: relative(workspaceRoot, path),
});

const nameOf = ({ project, path }: TestFile) => `${project} ${path}`;
