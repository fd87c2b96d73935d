import { Activity, memo, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from '@emberclutch/web/routing';
import { currentSite } from '@emberclutch/web/state';
import type { AppPage } from './app-page.ts';
import { pageLoader } from './page-loader.ts';
import type { PageRoutes } from './page-routes.ts';
import { matchPath, withSlug } from '@emberclutch/contract/site/page-path.ts';

type Location = ReturnType<typeof useLocation>;

/** A page of the history that is shown, or kept hidden for Back. */
interface Visit {
  id: number;
  location: Location;
}

/**
 * Makes the routes of a remote from its page table. Each page is imported when it is first shown. A page whose row says `isKept` stays
 * in the document while a page of the remote that was opened from it is shown: Back shows it as it was.
 * @param fallback shown while a page that was not preloaded is loading
 */
export function routesFrom(pages: readonly AppPage[], fallback: ReactNode = null): PageRoutes {
  const loader = pageLoader();

  const rowAt = (pathname: string) =>
    pages.find(({ path }) => matchPath(withSlug(path, currentSite().slug), pathname));

  /** @param visits the one that is shown, then the one that is hidden, if any */
  function visitsAfter([shown, ...hidden]: readonly Visit[], location: Location): readonly Visit[] {
    if (!shown) return [{ id: 0, location }];
    if (hidden.some((visit) => isSameEntry(visit.location, location))) return hidden;
    const isLeft = rowAt(shown.location.pathname)?.isKept && !rowAt(location.pathname)?.isKept;
    return isLeft ? [{ id: shown.id + 1, location }, shown] : [{ ...shown, location }, ...hidden];
  }

  /** Memoized: a hidden page is not rendered for the places that are opened from it. */
  const PageAt = memo(function PageAt({ location }: { location: Location }) {
    return (
      <Routes location={location}>
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
    );
  });

  function AppRoutes() {
    // Once per mount: an error boundary unmounts the routes, and its Retry mounts them again.
    useState(loader.forgetFailures);
    const location = useLocation();
    const [{ seen, visits }, setState] = useState(() => ({
      seen: location,
      visits: visitsAfter([], location),
    }));
    if (seen !== location) setState({ seen: location, visits: visitsAfter(visits, location) });
    return (
      <Suspense fallback={fallback}>
        {visits.map((visit, index) => (
          <Activity key={visit.id} mode={index === 0 ? 'visible' : 'hidden'}>
            <PageAt location={visit.location} />
          </Activity>
        ))}
      </Suspense>
    );
  }

  return Object.assign(AppRoutes, {
    pages,
    preload: async (pathname: string) => {
      const page = rowAt(pathname);
      if (page) await loader.preload(page);
    },
  });
}

/** By more than the key: entries that the router has not made have none, such as the first one and one of a link to a place in a page. */
const isSameEntry = (one: Location, other: Location) =>
  one.key === other.key && one.pathname === other.pathname && one.search === other.search;
