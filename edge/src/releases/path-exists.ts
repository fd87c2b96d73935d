import { access } from 'node:fs/promises';
import { errorCode } from '@emberclutch/server/process/error-code.ts';

/** Whether there is a file or folder. @throws {Error} if that cannot be told, such as without permission */
export async function pathExists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
