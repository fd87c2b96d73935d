import { memo, Suspense, useState } from 'react';
import { Navigate, useLocation } from '@emberclutch/web/routing';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { NotFoundPage } from '../platform/errors/NotFoundPage.tsx';
import { rendered } from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { SlotMarker } from '../platform/hydration/SlotMarker.tsx';
import { useIsAuthenticated } from '../platform/hydration/use-is-authenticated.ts';
import { findRemotePage } from '../platform/remotes/get-registry.ts';
import { copy } from '../platform/remotes/copy.ts';
import { RemoteSlot } from '../platform/remotes/RemoteSlot.tsx';
import { SlotBoundary } from '../platform/remotes/SlotBoundary.tsx';
import { findHostPage, hostPageLoader } from './host-pages.ts';

/** Shows the page of the current address: a page of the host, a page that the registry lists for a remote, or the not-found page. */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation();
  const isAuthenticated = useIsAuthenticated();
  // The edge renders protected pages, too, for visitors without scripts. In a browser, the redirect follows after hydration.
  const isInBrowser = typeof document !== 'undefined';
  const canRedirect = useIsHydrated() || (isInBrowser && rendered.at === null);

  const hostPage = findHostPage(pathname);
  if (hostPage)
    return 'load' in hostPage ? (
      <HostPageSlot page={hostPage} />
    ) : (
      <Navigate to={hostPage.redirectTo} replace />
    );

  const remotePage = findRemotePage(pathname);
  if (!remotePage)
    return (
      <>
        <NotFoundPage />
        <SlotMarker />
      </>
    );
  const { remote, page } = remotePage;
  if (page.isProtected && !isAuthenticated && canRedirect)
    return <Navigate to={paths.loginFor(pathname + search + hash)} replace />;
  // On a protected page, a signed-in player gets a new slot in place of the one that the edge has rendered for signed-out visitors.
  return <RemoteSlot key={page.isProtected && isAuthenticated ? 1 : 0} remote={remote} page={page} />;
}

/** Memoized: `AppRoutes` renders again after hydration, and React would then replace the prerendered text by the fallback. */
const HostPageSlot = memo(function HostPageSlot({ page }: { page: AppPage }) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const Page = hostPageLoader.getComponent(page);

  const handleRetry = () => {
    hostPageLoader.forgetFailures();
    setAttempt((before) => before + 1);
  };

  return (
    <SlotBoundary key={attempt} pathname={pathname} name={page.path} onRetry={handleRetry}>
      <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
        <Page key={page.id} page={page} />
        <SlotMarker />
      </Suspense>
    </SlotBoundary>
  );
});
