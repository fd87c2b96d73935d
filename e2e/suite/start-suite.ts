import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Suite {
  /** Where it answers, without a slash at the end. */
  url: string;
  pid: number;
  /** Everything it has said so far. */
  output: () => string;
  /** Asks it to stop as Ctrl-C does. @returns its exit code */
  stop: () => Promise<number | null>;
}

/** Settings as environment variables; `DATA_DIR` above all. */
export type Settings = Record<string, string>;

const workspace = join(import.meta.dirname, '../..');
const timeoutMs = 5 * 60_000;
const stopPatienceMs = 20_000;

/**
 * Builds, composes and starts the suite by the command of the README, on a free port.
 * @throws Error with what it said, where it ended instead of opening
 */
export const startSuite = (settings: Settings) => open('start', [], { PORT: '0', ...settings });

/** Serves some apps of a checkout from source, by the command of the README. `PORT` must be given. */
export const startDevelopment = (apps: string[], settings: Settings, folder: string) =>
  open('dev', apps, settings, folder);

async function open(command: string, args: string[], settings: Settings, folder?: string): Promise<Suite> {
  const { child, output } = runCommand(command, args, settings, folder);
  const url = await addressIn(child, output);
  return { url, pid: child.pid ?? 0, output, stop: () => stop(child) };
}

/** Runs a command of the workspace to its end, such as one that must refuse to start. */
export async function runToEnd(
  command: string,
  args: string[],
  settings: Settings,
  folder: string = workspace,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = runCommand(command, args, settings, folder);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

function runCommand(command: string, args: string[], settings: Settings, folder: string = workspace) {
  const child = spawn(process.execPath, [join(folder, 'tooling/commands', `${command}.ts`), ...args], {
    cwd: folder,
    env: { ...withoutJest(process.env), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs * 4,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  return { child, output: () => said };
}

/** What is started must not know that it is being tested. */
function withoutJest({
  NODE_ENV: _mode,
  JEST_WORKER_ID: _worker,
  ...others
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return others;
}

function addressIn(child: ChildProcess, output: () => string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => end(`did not open within ${timeoutMs / 1000} s`), timeoutMs);
  const look = () => {
    const url = /^Emberclutch\s+(http\S+)$/m.exec(output())?.[1];
    if (url === undefined) return;
    clearTimeout(timer);
    resolve(url);
  };
  const end = (what: string) => {
    clearTimeout(timer);
    child.kill();
    reject(new Error(`The suite ${what}:\n${output()}`));
  };
  child.stdout?.on('data', look);
  child.once('close', (code) => end(`ended with ${code}`));
  return promise;
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const timer = setTimeout(() => child.kill('SIGKILL'), stopPatienceMs);
  child.kill('SIGINT');
  await once(child, 'close');
  clearTimeout(timer);
  return child.exitCode;
}
