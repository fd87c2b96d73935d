import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';

/** Runs edge and provider in a process that restarts when one of their files changes. */
export function watchEdge(siteDir: string) {
  const child = spawn(process.execPath, ['--watch', join(workspaceRoot, 'edge', 'src', 'main.ts')], {
    env: { LOG_LEVEL: 'warn', ...process.env, SITE_DIR: siteDir },
    stdio: 'inherit',
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
