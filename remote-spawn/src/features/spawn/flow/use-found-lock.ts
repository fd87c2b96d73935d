import { useQuery } from '@tanstack/react-query';
import { isUnsupported } from '@emberclutch/web/api/is-missing.ts';
import { spawnQueries } from '@emberclutch/web/api/spawn.ts';
import { serverNow } from '@emberclutch/web/state';
import type { LockView } from './lock-view.ts';
import { toLockView } from './lock-view.ts';
import { storedLocks } from './stored-locks.ts';

/**
 * The lock that the account holds, made on any device or before a sign-in. Asks the provider. If the provider does not report the
 * lock of an account, uses the last lock that this tab has stored for the account, unless the provider reports that it has ended.
 * @returns null if no lock is held or known
 */
export function useFoundLock(): LockView | null {
  const active = useQuery(spawnQueries.activeLock());
  const stored = storedLocks.readLast();
  const isRequested = active.data === null && stored !== null;
  const lastId = stored?.lock.id ?? 0;
  const last = useQuery({ ...spawnQueries.lockStatus(lastId), enabled: isRequested });

  if (active.data) return toLockView(active.data.id, active.data, storedLocks.read(active.data.id));
  if (!isRequested || last.isPending || (last.data && last.data.state !== 'held')) return null;
  if (last.error && !isUnsupported(last.error)) return null;
  const lock = toLockView(lastId, last.data, stored);
  const isOver = lock?.expiresAt !== undefined && lock.expiresAt * 1_000 <= serverNow();
  return isOver ? null : lock;
}
