import { access, constants, mkdir } from 'node:fs/promises';
import { errorCode } from './error-code.ts';
import { SettingError } from '@emberclutch/provider/setting-error';

/**
 * Makes sure that a folder is there and can be written, before anything slow begins.
 * @throws {SettingError} where it is not
 */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new SettingError(
      `The data folder ${folder} cannot be written (${errorCode(error)}). Set DATA_DIR to another one.`,
    );
  }
}
