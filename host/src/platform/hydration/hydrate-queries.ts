import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';

/**
 * Adds to the cache the query results with which the edge has rendered the page.
 * @param isOld whether to mark the results as stale, so that the first component that hydrates with one fetches it again
 * @returns a function that tells whether a query still has the result of the edge, which outlives a sign-out: it contains no data of a
 * player, and parts that hydrate later need it
 */
export function hydrateQueries(
  queryClient: QueryClient,
  client: DehydratedState,
  isOld: boolean,
): (query: Query) => boolean {
  hydrate(queryClient, client);
  const queries = queryClient.getQueryCache().getAll();
  const responses = new Map(queries.map(({ queryHash, state }) => [queryHash, state.data]));
  if (isOld) void queryClient.invalidateQueries({ refetchType: 'none' });
  return ({ queryHash, state }) => state.data !== undefined && responses.get(queryHash) === state.data;
}
