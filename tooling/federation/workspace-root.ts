import { join } from 'node:path';

/** The folder that holds host, remotes and the rest. */
export const workspaceRoot = join(import.meta.dirname, '..', '..');
