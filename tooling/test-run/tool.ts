import { join } from 'node:path';
import { readManifest } from '../federation/read-manifest.ts';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { runWatched } from './run-watched.ts';

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
export const runScript = (path: string, args: string[] = []) =>
  runWatched(path, args, { env: toolEnvironment(), output: 'pipe' });

/** The script of a package's command. It is started by its path, which needs neither a shell nor an executable bit. */
export function findProgram(name: string): string {
  const folder = join(workspaceRoot, 'node_modules', name);
  const { bin } = readManifest(join(folder, 'package.json'));
  const path = typeof bin === 'string' ? bin : bin?.[name === 'typescript' ? 'tsc' : name];
  if (path === undefined) throw new Error(`${name} has no command of its own name.`);
  return join(folder, path);
}
