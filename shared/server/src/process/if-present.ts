import { access } from 'node:fs/promises';
import { readErrorCode } from './read-error-code.ts';

/** @returns what was read; null if there is no such file or folder */
export async function ifPresent<Content>(reading: Promise<Content>): Promise<Content | null> {
  try {
    return await reading;
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a file or folder exists. @throws {Error} if that cannot be determined, such as without permission */
export const pathExists = async (path: string): Promise<boolean> =>
  (await ifPresent(access(path).then(() => true))) ?? false;
