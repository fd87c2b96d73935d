import { memo, Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { Route, Routes, VisitedPages } from '@emberclutch/web/routing';
import { currentSite } from '@emberclutch/web/state';
import type { AppPage } from './app-page.ts';
import { createPageLoader } from './create-page-loader.ts';
import type { PageRoutes } from './page-routes.ts';
import { matchPath, insertSlug } from '@emberclutch/contract/site/page-path.ts';

/**
 * Creates the routes of a remote from its page table. Each page is imported when it is first shown. A page whose row has `isKept` stays in
 * the document, hidden, while a page that was opened from it is shown, so that Back shows it unchanged.
 */
export function createPageRoutes(pages: readonly AppPage[]): PageRoutes {
  const loader = createPageLoader();

  const findRow = (pathname: string) =>
    pages.find(({ path }) => matchPath(insertSlug(path, currentSite().slug), pathname));

  /** Memoized, so that a hidden page does not render again. */
  const PageAt = memo(function PageAt({ location }: ComponentProps<typeof Routes>) {
    return (
      <Routes location={location}>
        {pages.map((page) => {
          const Page = loader.getComponent(page);
          return (
            <Route
              key={page.id}
              path={insertSlug(page.path, currentSite().slug)}
              element={<Page page={page} />}
            />
          );
        })}
      </Routes>
    );
  });

  function AppRoutes() {
    // Once per mount: an error boundary unmounts the routes, and its Retry mounts them again.
    useState(loader.forgetFailures);
    return (
      <Suspense fallback={null}>
        <VisitedPages isKept={(pathname) => findRow(pathname)?.isKept} PageAt={PageAt} />
      </Suspense>
    );
  }

  return Object.assign(AppRoutes, {
    pages,
    preload: async (pathname: string) => {
      const page = findRow(pathname);
      if (page) await loader.preload(page);
    },
  });
}
