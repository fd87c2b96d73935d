import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';

/**
 * Adds the query results with which the edge has rendered the page to the cache.
 * @param isOld whether the first component that hydrates with a result refetches it
 * @returns whether the cache still holds such a result, which is meant for signed-out visitors and needed by parts that hydrate
 * late
 */
export function hydrateQueries(
  queryClient: QueryClient,
  client: DehydratedState,
  isOld: boolean,
): (query: Query) => boolean {
  hydrate(queryClient, client);
  const answers = new Map(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryHash, state }) => [queryHash, state.data]),
  );
  if (isOld) void queryClient.invalidateQueries({ refetchType: 'none' });
  return ({ queryHash, state }) => state.data !== undefined && answers.get(queryHash) === state.data;
}
