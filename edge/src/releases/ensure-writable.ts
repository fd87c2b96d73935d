import { access, constants, mkdir } from 'node:fs/promises';
import { readErrorCode } from '@emberclutch/server/process/read-error-code.ts';
import { SettingError } from '@emberclutch/server/settings/define-settings.ts';

/** Creates a folder if necessary, before a build or a database starts. @throws {SettingError} if it is not writable */
export async function ensureWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new SettingError(
      `The data folder ${folder} cannot be written (${readErrorCode(error)}). Set DATA_DIR to another folder.`,
    );
  }
}
