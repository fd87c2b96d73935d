import { hydrate } from '@tanstack/react-query';
import type { DehydratedState, Query, QueryClient } from '@tanstack/react-query';

/**
 * Puts the answers that the edge has rendered the page from into the cache.
 * @param isOld each is read again by the first component that is hydrated with it
 * @returns whether a query still has such an answer: it is one for signed-out visitors, and parts that are hydrated late need it
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
