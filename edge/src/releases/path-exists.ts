import { access } from 'node:fs/promises';
import { ifPresent } from '@emberclutch/server/process/if-present.ts';

/** Whether there is a file or folder. @throws {Error} if that cannot be told, such as without permission */
export const pathExists = async (path: string): Promise<boolean> =>
  (await ifPresent(access(path).then(() => true))) ?? false;
