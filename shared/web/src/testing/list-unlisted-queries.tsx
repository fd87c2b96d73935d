import { QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from '@emberclutch/web/routing';
import { createQueryClient } from '../api/query-client.ts';
import { seasonQueries } from '../api/seasons.ts';
import type { PageRoutes } from '@emberclutch/web/routing/page-routes.ts';
import { findPageQueries } from '@emberclutch/web/routing/page-query.ts';
import { readListedQueries } from '@emberclutch/web/routing/read-listed-queries.ts';

// React's server build needs it, and jsdom does not define it.
Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work) });

/** Renders a page as the edge does, and returns the queries that it starts although its row does not list them. */
export async function listUnlistedQueries(Routes: PageRoutes, address: string): Promise<string[]> {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  await Routes.preload(pathname);
  const { findUnlistedHashes } = await readListedQueries(queryClient, [
    // The shell reads it for all pages.
    seasonQueries.current(),
    ...findPageQueries(queryClient, Routes.pages, { pathname, search }),
  ]);
  await prerender(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queryClient}>
        <Routes />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return findUnlistedHashes();
}
