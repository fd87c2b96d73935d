import { spawn } from 'node:child_process';

/**
 * Runs a script in a process that restarts when a file in one of the folders changes. The process ends with this one, even if this one is
 * killed. Packages are not watched: an installation elsewhere links to their files in the store of pnpm, and the system reports each link
 * as a change.
 */
export function watchScript(script: string, folders: string[], environment: NodeJS.ProcessEnv) {
  const preload = ['--import', new URL('end-with-parent.ts', import.meta.url).href];
  const watched = folders.map((folder) => `--watch-path=${folder}`);
  const child = spawn(process.execPath, [...watched, ...preload, script], {
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
