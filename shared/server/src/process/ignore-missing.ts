import { access } from 'node:fs/promises';
import { readErrorCode } from './read-error-code.ts';

/** @returns the result of `reading`; null if the file or folder does not exist */
export async function ignoreMissing<Content>(reading: Promise<Content>): Promise<Content | null> {
  try {
    return await reading;
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Checks whether a file or folder exists. @throws {Error} if it cannot check, for example without permission */
export const pathExists = async (path: string): Promise<boolean> =>
  (await ignoreMissing(access(path).then(() => true))) ?? false;
