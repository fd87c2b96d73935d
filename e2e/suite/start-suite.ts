import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { noteProgress } from '@emberclutch/tooling/jest/progress.ts';
import { operatorToken } from './operator-token.ts';

export interface Suite {
  /** URL of the site without a trailing slash. */
  url: string;
  pid: number;
  /** Returns the standard output and standard error so far. */
  output: () => string;
  /** Sends SIGINT as Ctrl-C does. @returns the exit code */
  stop: () => Promise<number | null>;
}

/** Settings as environment variables, including `DATA_DIR`. */
export type Settings = Record<string, string>;

const workspace = join(import.meta.dirname, '../..');
/**
 * Folder of compiled modules, in which `before-commands.mjs` caches the scripts of the workspace. Tests set it here, because that module also
 * reads `.env`, which tests must not use.
 */
const NODE_COMPILE_CACHE = join(workspace, '.cache/node');

/**
 * Builds, composes and starts the suite with the command of the README, on a free port.
 * @param folder the checkout to start; by default this one
 * @throws {Error} with the output of the suite if it ends before it listens
 */
export const startSuite = (settings: Settings, folder?: string): Promise<Suite> =>
  startScript(toCommandPath('start'), [], { PORT: '0', ...settings }, folder);

/**
 * Publishes and starts the suite. When it listens, all files of the site exist.
 * @param folder the checkout to start; by default this one
 */
export const startCompleteSuite = (settings: Settings, folder?: string): Promise<Suite> =>
  startScript(toCommandPath('start'), ['--publish'], { PORT: '0', ...settings }, folder);

/**
 * Serves the site of `DATA_DIR` without publishing, with the provider of `PROVIDER_URL`, on a free port.
 * @param folder the checkout whose edge to start; by default this one
 */
export const startEdge = (settings: Settings, folder?: string) =>
  startScript('edge/src/main.ts', [], { PORT: '0', ...settings }, folder);

/** Serves some apps of a checkout from source with the command of the README. Needs `PORT`. */
export const startDevelopment = (apps: string[], settings: Settings, folder: string) =>
  startScript(toCommandPath('dev'), apps, settings, folder);

/** Serves one remote of a checkout for a live site with the command of its folder. */
export const startRemote = (
  remote: string,
  { site, port, checkout }: { site: string; port: number; checkout: string },
) => {
  const args = ['dev', '--site', site, '--port', String(port)];
  return startScript('../tooling/remote-kit/remote-kit.ts', args, {}, join(checkout, remote));
};

const toCommandPath = (name: string) => `tooling/commands/${name}.ts`;

async function startScript(
  script: string,
  args: string[],
  settings: Settings,
  folder?: string,
): Promise<Suite> {
  const { child, output } = runScript(script, args, settings, folder);
  const url = await waitForUrl(child, output);
  return { url, pid: child.pid ?? 0, output, stop: () => stop(child) };
}

/** Runs a command of the workspace until it exits. */
export async function runToEnd(
  name: string,
  args: string[],
  settings: Settings,
  folder: string = workspace,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = runScript(toCommandPath(name), args, settings, folder);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
}

function runScript(script: string, args: string[], settings: Settings, folder: string = workspace) {
  const child = spawn(process.execPath, [join(folder, script), ...args], {
    cwd: folder,
    env: {
      ...removeJestVariables(process.env),
      NODE_COMPILE_CACHE,
      OPERATOR_TOKEN: operatorToken,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      noteProgress();
    });
  return { child, output: () => output };
}

/** Removes the variables of jest, so that the suite behaves as it does outside of a test. */
function removeJestVariables({
  NODE_ENV: _mode,
  JEST_WORKER_ID: _worker,
  ...others
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return others;
}

function waitForUrl(child: ChildProcess, output: () => string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const findUrl = () => {
    const url = /^(?:Emberclutch\s+)?(http\S+)$/m.exec(output())?.[1];
    if (url !== undefined) resolve(url);
  };
  child.stdout?.on('data', findUrl);
  child.once('close', (code) => reject(new Error(`The suite ended with ${code}:\n${output()}`)));
  return promise;
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  child.kill('SIGINT');
  await once(child, 'close');
  return child.exitCode;
}
