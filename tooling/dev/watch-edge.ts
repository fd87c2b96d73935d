import { join } from 'node:path';
import { workspaceRoot } from '../federation/workspace-root.ts';
import { watchScript } from './watch-script.ts';

/** Runs edge and provider in a process that restarts when one of their files changes. */
export const watchEdge = (siteDir: string) =>
  watchScript(join(workspaceRoot, 'edge/src/main.ts'), sources, {
    LOG_LEVEL: 'warn',
    ...process.env,
    SITE_DIR: siteDir,
  });

const sources = ['edge', 'provider', 'shared/art', 'shared/contract', 'shared/server'].map((name) =>
  join(workspaceRoot, name, 'src'),
);
