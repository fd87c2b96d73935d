import { spawn } from 'node:child_process';
import type { ChildProcess, IOType } from 'node:child_process';
import { readErrorCode } from '@emberclutch/server/process/read-error-code.ts';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { readManifest } from '../federation/read-manifest.ts';

export interface WatchedRun {
  isOk: boolean;
  /** Standard output and standard error; empty if the script wrote to the terminal. */
  output: string;
  /** The reason why the script was stopped; null if it ended by itself. */
  stopReason: string | null;
}

/** The running scripts, each of which leads a process group. */
const groupLeaders = new Set<ChildProcess>();
let stopReason: string | null = null;

/** Whether `stopAll` was called. No further script starts then. */
export const isStopped = () => stopReason !== null;

/** Stops all scripts. Their runs return, and no further script starts. */
export function stopAll(reason: string): void {
  stopReason = reason;
  for (const leader of groupLeaders) killGroup(leader);
}

/** Runs a script in its own process group. Processes that the script has started and left running end with it. */
export async function runWatched(
  script: string,
  args: readonly string[],
  { env, output }: { env: NodeJS.ProcessEnv; output: IOType },
): Promise<WatchedRun> {
  if (stopReason !== null) return { isOk: false, output: '', stopReason };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
  });
  groupLeaders.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));

  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('exit', () => killGroup(child)); // Other processes of the group may keep its output open.
  child.once('close', resolve);
  const code = await promise.finally(() => groupLeaders.delete(child));
  return { isOk: code === 0, output: Buffer.concat(chunks).toString(), stopReason };
}

export const createToolEnvironment = () => ({
  ...process.env,
  /** Replaces the shell's value, because tools could otherwise build or install for production. */
  NODE_ENV: 'test',
  /** Tools, workers of jest and processes that tests start compile each module only once, even in a fresh checkout. */
  NODE_COMPILE_CACHE: join(workspaceRoot, '.cache/node'),
  /** The compiler and the linter are short-lived Go processes: garbage collection would take a third of their processor time. */
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
});

/** Runs the tool of a package, and returns its output. */
export const runTool = (name: string, args: string[]) =>
  runWatched(findProgram(name), args, { env: createToolEnvironment(), output: 'pipe' });

/** Finds the script of a package's command. Starting it by its path needs neither a shell nor an executable bit. */
export function findProgram(name: string): string {
  const folder = join(workspaceRoot, 'node_modules', name);
  const { bin } = readManifest(join(folder, 'package.json'));
  const path = typeof bin === 'string' ? bin : bin?.[name === 'typescript' ? 'tsc' : name];
  if (path === undefined) throw new Error(`${name} has no command with its own name.`);
  return join(folder, path);
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // All processes have ended. For a short time, macOS reports EPERM then.
    if (!['ESRCH', 'EPERM'].includes(String(readErrorCode(error)))) throw error;
  }
}
