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
