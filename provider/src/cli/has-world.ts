import { connectForCommand } from '../platform/database/open-database.ts';
import type { DatabaseSettings } from '../platform/database/database-settings.ts';
import { checkRestoreMark } from '../platform/database/restore-mark.ts';
import { hasTables } from './restored-database-repository.ts';

/**
 * Whether the database of the settings has the tables of a provider, of any version.
 * @throws {UnfinishedRestoreError} when `restore` did not finish
 */
export async function hasWorld(settings: DatabaseSettings): Promise<boolean> {
  const { db, close } = await connectForCommand(settings);
  try {
    await checkRestoreMark(db);
    return await hasTables(db);
  } finally {
    await close();
  }
}
