import { hashKey } from '@tanstack/react-query';
import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InferDataFromTag,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { matchPath, withSlug } from '@emberclutch/contract/site/page-path.ts';
import { currentSite } from '@emberclutch/web/state';

/** Where a page is opened. */
interface PagePlace {
  /** The named segments of its path: `id` of `/details/:id`. */
  params: Record<string, string>;
  search: URLSearchParams;
  /** What is known already. */
  client: QueryClient;
}

/** A query as `queryOptions` or `infiniteQueryOptions` makes it, with the queries that its answer leads to. */
export interface PageQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
  initialPageParam?: unknown;
  meta?: Record<string, unknown> | undefined;
  next?: (answer: never) => PageQueryList | Promise<PageQueryList>;
}

/** Queries of a page, and lists of further ones that come with a chunk. */
export type PageQueryList = readonly (PageQuery | Promise<PageQueryList>)[];

/** Lists the queries that the first render of a page makes. */
export type ListQueries = (place: PagePlace) => PageQueryList;

/** A query whose answer leads to further ones. */
export const followedBy = <Query extends PageQuery>(
  query: Query,
  next: (answer: InferDataFromTag<never, Query['queryKey']>) => PageQueryList | Promise<PageQueryList>,
): PageQuery => ({ ...query, next });

/** The queries of the page of a table at an address. */
export function queriesAt(
  client: QueryClient,
  pages: readonly { path: string; queries?: ListQueries }[],
  { pathname, search }: { pathname: string; search: string },
): PageQueryList {
  for (const { path, queries } of pages) {
    const params = matchPath(withSlug(path, currentSite().slug), pathname);
    if (params) return queries?.({ params, search: new URLSearchParams(search), client }) ?? [];
  }
  return [];
}

/**
 * Reads queries ahead of the render that needs them. What fails is left to the components, which show the words for it. What follows
 * from an answer that is known but old is read beside it.
 * @param isRead whether a query of the list is read at all
 * @returns the hashes of all queries of the list
 */
export async function prefetchQueries(
  client: QueryClient,
  list: PageQueryList | Promise<PageQueryList>,
  isRead: (query: PageQuery) => boolean = () => true,
): Promise<ReadonlySet<string>> {
  const hashes = await Promise.all(
    (await list).map(async (query) => {
      if (query instanceof Promise) return [...(await prefetchQueries(client, query, isRead))];
      const { next, ...options } = query;
      const hash = hashKey(options.queryKey);
      if (!isRead(query)) return [hash];
      const readNext = async (answer: unknown) =>
        // Cast: `followedBy` has compared both types.
        next && answer !== undefined ? prefetchQueries(client, next(answer as never), isRead) : [];
      const reading = fetchQuery(client, options).catch(() => undefined);
      const known = client.getQueryData(options.queryKey);
      const following = await Promise.all([readNext(known), reading.then(readNext)]);
      return [hash, ...following.flatMap((hashes) => [...hashes])];
    }),
  );
  return new Set(hashes.flat());
}

function fetchQuery(client: QueryClient, options: Omit<PageQuery, 'next'>): Promise<unknown> {
  // Casts: functions of the library have made the options, and checked their types.
  if ('initialPageParam' in options) return client.fetchInfiniteQuery(options as FetchInfiniteQueryOptions);
  // The same.
  return client.fetchQuery(options as FetchQueryOptions);
}
