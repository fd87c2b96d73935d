import type { QueryClient } from '@tanstack/react-query';
import { clearNotificationHistory, currentSession, sessionAtom, store } from '@emberclutch/shared/state';

/**
 * What one player was shown is never shown to the next: when the session ends or becomes another's, here or in
 * another tab, everything read is forgotten.
 * @returns ends that
 */
export function clearCacheOnSignOut(queryClient: QueryClient): () => void {
  let userId = currentSession()?.userId;
  return store.sub(sessionAtom, () => {
    const next = currentSession()?.userId;
    if (userId !== undefined && next !== userId) {
      queryClient.clear();
      clearNotificationHistory();
    }
    userId = next;
  });
}
