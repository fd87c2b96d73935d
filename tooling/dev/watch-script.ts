import { spawn } from 'node:child_process';

/**
 * Runs a script in a process that restarts when one of its files changes. The process ends with this one, also where this one
 * is killed.
 */
export function watchScript(script: string, environment: NodeJS.ProcessEnv) {
  const preload = ['--import', new URL('end-with-parent.ts', import.meta.url).href];
  const child = spawn(process.execPath, ['--watch', ...preload, script], {
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
