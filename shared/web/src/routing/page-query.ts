import { hashKey } from '@tanstack/react-query';
import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InferDataFromTag,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { matchPath, insertSlug } from '@emberclutch/contract/site/page-path.ts';
import { currentSite } from '@emberclutch/web/state';

interface PageLocation {
  /** The named segments of the path: `id` of `/details/:id`. */
  params: Record<string, string>;
  search: URLSearchParams;
  client: QueryClient;
}

/** Options from `queryOptions` or `infiniteQueryOptions`, and a function that returns the queries that follow from the result. */
export interface PageQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
  initialPageParam?: unknown;
  meta?: Record<string, unknown> | undefined;
  next?: (response: never) => PageQueryList | Promise<PageQueryList>;
}

/** Queries of a page, and promises of further queries, whose definitions are in a chunk. */
export type PageQueryList = readonly (PageQuery | Promise<PageQueryList>)[];

/** Lists the queries of a page's first render. */
export type ListQueries = (location: PageLocation) => PageQueryList;

/** Adds the queries that follow from the result of a query. */
export const followedBy = <Query extends PageQuery>(
  query: Query,
  next: (response: InferDataFromTag<never, Query['queryKey']>) => PageQueryList | Promise<PageQueryList>,
): PageQuery => ({ ...query, next });

/** The queries of an address, from the row of its page. */
export function findPageQueries(
  client: QueryClient,
  pages: readonly { path: string; queries?: ListQueries }[],
  { pathname, search }: { pathname: string; search: string },
): PageQueryList {
  for (const { path, queries } of pages) {
    const params = matchPath(insertSlug(path, currentSite().slug), pathname);
    if (params) return queries?.({ params, search: new URLSearchParams(search), client }) ?? [];
  }
  return [];
}

/**
 * Reads queries before the render that needs them. Ignores failures: the components show them. Queries that follow from a stale
 * result are read in parallel with its refresh.
 * @param shouldRead decides whether a query of the list is read
 * @returns the hashes of all queries of the list
 */
export async function prefetchQueries(
  client: QueryClient,
  list: PageQueryList | Promise<PageQueryList>,
  shouldRead: (query: PageQuery) => boolean = () => true,
): Promise<ReadonlySet<string>> {
  const hashes = await Promise.all(
    (await list).map(async (query) => {
      if (query instanceof Promise) return [...(await prefetchQueries(client, query, shouldRead))];
      const { next, ...options } = query;
      const hash = hashKey(options.queryKey);
      if (!shouldRead(query)) return [hash];
      const readNext = async (response: unknown) =>
        // Cast: `followedBy` has checked that the types match.
        next && response !== undefined ? prefetchQueries(client, next(response as never), shouldRead) : [];
      const reading = fetchQuery(client, options).catch(() => undefined);
      const cachedResponse = client.getQueryData(options.queryKey);
      const followUpHashes = await Promise.all([readNext(cachedResponse), reading.then(readNext)]);
      return [hash, ...followUpHashes.flatMap((hashes) => [...hashes])];
    }),
  );
  return new Set(hashes.flat());
}

function fetchQuery(client: QueryClient, options: Omit<PageQuery, 'next'>): Promise<unknown> {
  // Casts: functions of the library have created the options, and checked their types.
  if ('initialPageParam' in options) return client.fetchInfiniteQuery(options as FetchInfiniteQueryOptions);
  // Cast: as above.
  return client.fetchQuery(options as FetchQueryOptions);
}
