import type { QueryClient } from '@tanstack/react-query';
import { clearNotificationHistory, currentSession, sessionAtom, store } from '@emberclutch/shared/state';

/**
 * Empties the query cache and the notification history when the session ends or another account signs in, in this
 * browser tab or another: no player sees the data of the previous one.
 * @returns a function that unsubscribes
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
