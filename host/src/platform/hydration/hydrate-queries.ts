import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';

/**
 * Adds to the cache the query results with which the edge has rendered the page.
 * @param isOld whether the first component that hydrates with a result refetches it
 * @returns whether a query still holds a result of the edge, which is meant for signed-out visitors, but needed by parts that
 * hydrate late
 */
export function hydrateQueries(
  queryClient: QueryClient,
  client: DehydratedState,
  isOld: boolean,
): (query: Query) => boolean {
  hydrate(queryClient, client);
  const responses = new Map(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryHash, state }) => [queryHash, state.data]),
  );
  if (isOld) void queryClient.invalidateQueries({ refetchType: 'none' });
  return ({ queryHash, state }) => state.data !== undefined && responses.get(queryHash) === state.data;
}
