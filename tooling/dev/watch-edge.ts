import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Runs edge and provider in a process that restarts when one of their sources changes. */
export const watchEdge = (siteDir: string) =>
  watchScript(join(workspaceRoot, 'edge/src/main.ts'), sources, {
    LOG_LEVEL: 'warn',
    ...process.env,
    SITE_DIR: siteDir,
  });

const sources = ['edge', 'provider', 'shared/art', 'shared/contract', 'shared/server'].map((name) =>
  join(workspaceRoot, name, 'src'),
);

/**
 * Runs a script in a process that restarts when a file in one of the folders changes. The script ends with the current process, even if
 * the current process is killed. Does not watch packages: another installation on this machine links to the same files in the store of pnpm,
 * and the system reports each new link as a change.
 */
export function watchScript(script: string, folders: string[], environment: NodeJS.ProcessEnv) {
  const preload = ['--import', new URL('end-with-parent.ts', import.meta.url).href];
  const watchOptions = folders.map((folder) => `--watch-path=${folder}`);
  const child = spawn(process.execPath, [...watchOptions, ...preload, script], {
    env: environment,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  child.on('exit', () => resolve());
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
