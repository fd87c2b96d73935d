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
  GOMEMLIMIT: '1500MiB',
};

/** Runs a tool of the workspace, named by its package, and returns its output. */
export const runTool = (name: string, args: string[]) => runScript(program(name), args);

/** Runs a script of the workspace and returns its output. */
export function runScript(path: string, args: string[] = []): Promise<ToolRun> {
  return new Promise((resolve) => {
    const written: Buffer[] = [];
    const child = spawn(process.execPath, [path, ...args], {
      cwd: workspaceRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
    child.on('close', (code) => resolve({ isOk: code === 0, output: Buffer.concat(written).toString() }));
  });
}

/** Runs a tool that writes its progress to the terminal. */
export function showTool(name: string, args: string[]): Promise<ToolRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program(name), ...args], {
      cwd: workspaceRoot,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: timeoutMs,
    });
    child.on('close', (code) => resolve({ isOk: code === 0, output: '' }));
  });
}

/** The script of a package's command. Started by its path, it needs neither a shell nor an executable bit. */
function program(name: string): string {
  const folder = join(workspaceRoot, 'node_modules', name);
  const { bin } = readManifest(join(folder, 'package.json'));
  const path = typeof bin === 'string' ? bin : bin?.[name === 'typescript' ? 'tsc' : name];
  if (path === undefined) throw new Error(`${name} has no command of its own name.`);
  return join(folder, path);
}
