import { isApiError } from '@emberclutch/shared/api/api-error';
import { releaseLock } from '@emberclutch/shared/api/spawn';

/**
 * Releases a lock. 404: the lock has ended already. 405: the provider has no such call, and the lock expires by itself.
 * @throws {ApiError} for every other failure
 */
export async function releaseIfHeld(lockId: number): Promise<void> {
  try {
    await releaseLock(lockId);
  } catch (error) {
    if (!isApiError(error) || (error.status !== 404 && error.status !== 405)) throw error;
  }
}
