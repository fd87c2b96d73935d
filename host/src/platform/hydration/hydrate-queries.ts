import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';

/**
 * Puts the answers from which the edge has rendered the page into the cache.
 * @param isOld whether the first component that is hydrated with an answer reads it again
 * @returns whether a query still has such an answer, which is meant for signed-out visitors and needed by parts that are hydrated late
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
