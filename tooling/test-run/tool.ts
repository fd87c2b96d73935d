import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';

export interface ToolRun {
  isOk: boolean;
  /** Standard output and standard error; empty if the tool wrote to the terminal. */
  output: string;
}

/** Far more than any tool needs: one that takes as long hangs. */
const timeoutMs = 15 * 60_000;

const env = {
  ...process.env,
  /** Tools, workers of jest and processes that tests start compile a module once, also in a fresh checkout. */
  NODE_COMPILE_CACHE: join(workspaceRoot, '.cache/node'),
  /** The compiler and the linter are short Go processes: collecting garbage earlier takes a third of their processor time. */
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
};

/** Runs a tool of the workspace, named by its package, and returns its output. */
export const runTool = (name: string, args: string[]) => runScript(program(name), args);

/** Runs a script of the workspace and returns its output. */
export const runScript = (path: string, args: string[] = []) => run(path, args, 'pipe');

/** Runs a tool that writes its progress to the terminal. */
export const showTool = (name: string, args: string[]) => run(program(name), args, 'inherit');

async function run(path: string, args: string[], output: 'pipe' | 'inherit'): Promise<ToolRun> {
  const child = spawn(process.execPath, [path, ...args], {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', output, output],
    timeout: timeoutMs,
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => written.push(chunk));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  return { isOk: (await promise) === 0, output: Buffer.concat(written).toString() };
}

/** The script of a package's command. Started by its path, it needs neither a shell nor an executable bit. */
function program(name: string): string {
  const folder = join(workspaceRoot, 'node_modules', name);
  const { bin } = readManifest(join(folder, 'package.json'));
  const path = typeof bin === 'string' ? bin : bin?.[name === 'typescript' ? 'tsc' : name];
  if (path === undefined) throw new Error(`${name} has no command of its own name.`);
  return join(folder, path);
}
