import { hashKey } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { currentSession, keepOwnNotifications, sessionAtom, store } from '@emberclutch/web/state';
import { seasonQueries } from './seasons.ts';

/**
 * Empties the query cache when the session ends or another account signs in, so that no player sees the data of the previous one. Keeps the
 * season, which the client could not read again while offline, and queries for which `isPublic` returns true. Removes notifications of other
 * accounts. Returns a function that unsubscribes.
 */
export function clearCacheOnSignOut(
  queryClient: QueryClient,
  isPublic: (query: Query) => boolean = () => false,
): () => void {
  const seasonHash = hashKey(seasonQueries.current().queryKey);
  let userId = currentSession()?.userId;
  return store.sub(sessionAtom, () => {
    const next = currentSession()?.userId;
    if (userId !== undefined && next !== userId) {
      queryClient.removeQueries({ predicate: (query) => query.queryHash !== seasonHash && !isPublic(query) });
      queryClient.getMutationCache().clear();
    }
    keepOwnNotifications();
    userId = next;
  });
}
