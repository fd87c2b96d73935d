import { isMissing } from '@emberclutch/web/api/is-missing.ts';
import { releaseLock } from '@emberclutch/web/api/spawn.ts';

/**
 * Releases a lock. Where it is missing, it has ended already, or the provider has no such call and it expires on its own.
 * @throws {ApiError} for every other failure
 */
export async function releaseIfHeld(lockId: number): Promise<void> {
  try {
    await releaseLock(lockId);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
