import { skipToken } from '@tanstack/react-query';
import type { Query, QueryClient, QueryOptions } from '@tanstack/react-query';
import { isBrowserOnly } from '../api/browser-only.ts';
import { prefetchQueries } from './page-query.ts';
import type { PageQueryList } from './page-query.ts';

/**
 * Reads the queries that a page lists before it is rendered on a server.
 * @returns their hashes, and a function that returns the hashes of other queries that have started since
 */
export async function readListed(
  client: QueryClient,
  list: PageQueryList,
): Promise<{ listed: ReadonlySet<string>; unlisted: () => string[] }> {
  const listed = await prefetchQueries(client, list, ({ meta }) => !isBrowserOnly(meta));
  const hashes = (queries: Query[]) => queries.map(({ queryHash }) => queryHash);
  const cache = client.getQueryCache();
  // A listed query may read others.
  const known = new Set([...listed, ...hashes(cache.getAll())]);
  return {
    listed,
    unlisted: () => hashes(cache.getAll().filter((query) => !known.has(query.queryHash) && isBegun(query))),
  };
}

function isBegun({ options, meta }: Query): boolean {
  const { enabled, queryFn }: QueryOptions & { enabled?: unknown } = options; // a component has made it
  return enabled !== false && queryFn !== skipToken && !isBrowserOnly(meta);
}
