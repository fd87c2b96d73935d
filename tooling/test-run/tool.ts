import { join } from 'node:path';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { runWatched } from './run-watched.ts';

export const toolEnvironment = () => ({
  ...process.env,
  /** Of the shell, it would make tools build or install for production. */
  NODE_ENV: 'test',
  /** Tools, workers of jest and processes that tests start compile a module once, also in a fresh checkout. */
  NODE_COMPILE_CACHE: join(workspaceRoot, '.cache/node'),
  /** The compiler and the linter are short Go processes: collecting garbage earlier takes a third of their processor time. */
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
});

/** Runs a tool of the workspace, named by its package, and returns its output. */
export const runTool = (name: string, args: string[]) => runScript(programOf(name), args);

/** Runs a script of the workspace and returns its output. */
export const runScript = (path: string, args: string[] = []) =>
  runWatched(path, args, { env: toolEnvironment(), output: 'pipe' });

/** The script of a package's command. Started by its path, it needs neither a shell nor an executable bit. */
export function programOf(name: string): string {
  const folder = join(workspaceRoot, 'node_modules', name);
  const { bin } = readManifest(join(folder, 'package.json'));
  const path = typeof bin === 'string' ? bin : bin?.[name === 'typescript' ? 'tsc' : name];
  if (path === undefined) throw new Error(`${name} has no command of its own name.`);
  return join(folder, path);
}
