import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from '@emberclutch/web/routing';
import { currentSite } from '@emberclutch/web/state';
import type { AppPage } from './app-page.ts';
import { pageLoader } from './page-loader.ts';
import type { PageRoutes } from './page-routes.ts';
import { matchPath, withSlug } from '@emberclutch/contract/site/page-path.ts';

/**
 * Makes the routes of a remote from its page table. Each page is imported when it is first shown.
 * @param fallback shown while a page that was not preloaded is loading
 */
export function routesFrom(pages: readonly AppPage[], fallback: ReactNode = null): PageRoutes {
  const loader = pageLoader();

  function AppRoutes() {
    // Once per mount: an error boundary unmounts the routes, and its Retry mounts them again.
    useState(loader.forgetFailures);
    return (
      <Suspense fallback={fallback}>
        <Routes>
          {pages.map((page) => {
            const Page = loader.component(page);
            return (
              <Route
                key={page.id}
                path={withSlug(page.path, currentSite().slug)}
                element={<Page page={page} />}
              />
            );
          })}
        </Routes>
      </Suspense>
    );
  }

  return Object.assign(AppRoutes, {
    pages,
    preload: async (pathname: string) => {
      const page = pages.find(({ path }) => matchPath(withSlug(path, currentSite().slug), pathname));
      if (page) await loader.preload(page);
    },
  });
}
