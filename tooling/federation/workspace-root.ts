import { join } from 'node:path';

/** The root folder of the repository. */
export const workspaceRoot = join(import.meta.dirname, '..', '..');
