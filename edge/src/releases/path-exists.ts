import { access } from 'node:fs/promises';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';

/** Whether a file or folder exists. @throws {Error} if that cannot be determined, such as without permission */
export const pathExists = async (path: string): Promise<boolean> =>
  (await ifPresent(access(path).then(() => true))) ?? false;
