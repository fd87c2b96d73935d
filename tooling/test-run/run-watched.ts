import { spawn } from 'node:child_process';
import type { ChildProcess, IOType } from 'node:child_process';
import { readErrorCode } from '@emberclutch/server/process/read-error-code.ts';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { maxSilenceMs } from '../jest/hang-limit.ts';
import { readManifest } from '../federation/read-manifest.ts';

export interface WatchedRun {
  isOk: boolean;
  /** Standard output and standard error; empty if it wrote to the terminal. */
  output: string;
  /** Why it was stopped; null if it ended by itself. */
  stopped: string | null;
}

interface Watch {
  env: NodeJS.ProcessEnv;
  output: IOType;
  /** A number that changes when the script makes progress; by default the size of its output. */
  progress?: () => number;
  /** The script is stopped after this time without progress. A hanging test fails by itself before that. */
  silenceMs?: number;
  onTick?: () => void;
  tickMs?: number;
}

const leaders = new Set<ChildProcess>();
let stopReason: string | null = null;

/** Whether the command was told to end. No further script starts then. */
export const isStopped = () => stopReason !== null;

/** Stops all scripts. Their runs return, and later ones do not start. */
export function stopAll(reason: string): void {
  stopReason = reason;
  for (const leader of leaders) killGroup(leader);
}

/**
 * Runs a script in a process group of its own. Processes that it has started and left running end with it. Counts time without progress in
 * ticks, so that it stops while the machine is suspended.
 */
export async function runWatched(
  script: string,
  args: readonly string[],
  { env, output, progress, silenceMs = 1.5 * maxSilenceMs, onTick, tickMs = 1_000 }: Watch,
): Promise<WatchedRun> {
  if (stopReason !== null) return { isOk: false, output: '', stopped: stopReason };
  const child = spawn(process.execPath, [script, ...args], {
    cwd: workspaceRoot,
    env,
    stdio: ['pipe', output, output],
    detached: process.platform !== 'win32',
  });
  leaders.add(child);
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => written.push(chunk));

  let stopped: string | null = null;
  let silentMs = 0;
  let last = -1;
  const timer = setInterval(() => {
    const current = progress?.() ?? written.length;
    silentMs = current === last ? silentMs + tickMs : 0;
    last = current;
    onTick?.();
    if (silentMs < silenceMs) return;
    stopped = `nothing has happened for ${silenceMs / 1_000} s`;
    killGroup(child);
  }, tickMs);

  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject);
  child.once('exit', () => killGroup(child)); // Its other processes may keep its output open.
  child.once('close', resolve);
  const code = await promise.finally(() => {
    clearInterval(timer);
    leaders.delete(child);
  });
  return { isOk: code === 0, output: Buffer.concat(written).toString(), stopped: stopped ?? stopReason };
}

export const toolEnvironment = () => ({
  ...process.env,
  /** Replaces the value of the shell, with which tools could build or install for production. */
  NODE_ENV: 'test',
  /** Tools, workers of jest and processes that tests start compile each module only once, even in a fresh checkout. */
  NODE_COMPILE_CACHE: join(workspaceRoot, '.cache/node'),
  /** The compiler and the linter are short-lived Go processes: garbage collection would take a third of their processor time. */
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
});

/** Runs a tool of the workspace, named by its package, and returns its output. */
export const runTool = (name: string, args: string[]) => runScript(findProgram(name), args);

/** Runs a script of the workspace and returns its output. */
const runScript = (path: string, args: string[] = []) =>
  runWatched(path, args, { env: toolEnvironment(), output: 'pipe' });

/** The script of a package's command. It is started by its path, which needs neither a shell nor an executable bit. */
export function findProgram(name: string): string {
  const folder = join(workspaceRoot, 'node_modules', name);
  const { bin } = readManifest(join(folder, 'package.json'));
  const path = typeof bin === 'string' ? bin : bin?.[name === 'typescript' ? 'tsc' : name];
  if (path === undefined) throw new Error(`${name} has no command of its own name.`);
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
