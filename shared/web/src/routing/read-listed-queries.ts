import { skipToken } from '@tanstack/react-query';
import type { Query, QueryClient, QueryOptions } from '@tanstack/react-query';
import { isBrowserOnly } from '../api/browser-only.ts';
import { prefetchQueries } from './page-query.ts';
import type { PageQueryList } from './page-query.ts';

/** Reads the queries that a page lists. Returns their hashes, and a function that lists the hashes of other queries that have started since. */
export async function readListedQueries(
  client: QueryClient,
  list: PageQueryList,
): Promise<{ listedHashes: ReadonlySet<string>; findUnlistedHashes: () => string[] }> {
  const listedHashes = await prefetchQueries(client, list, ({ meta }) => !isBrowserOnly(meta));
  const toHashes = (queries: Query[]) => queries.map(({ queryHash }) => queryHash);
  const cache = client.getQueryCache();
  // A listed query may have read others.
  const knownHashes = new Set([...listedHashes, ...toHashes(cache.getAll())]);
  return {
    listedHashes,
    findUnlistedHashes: () =>
      toHashes(cache.getAll().filter((query) => !knownHashes.has(query.queryHash) && hasStarted(query))),
  };
}

function hasStarted({ options, meta }: Query): boolean {
  // The type of the cache lacks `enabled`, which a component has added.
  const { enabled, queryFn }: QueryOptions & { enabled?: unknown } = options;
  return enabled !== false && queryFn !== skipToken && !isBrowserOnly(meta);
}
