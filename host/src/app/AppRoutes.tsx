import { Navigate, useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { NotFoundPage } from '../platform/errors/NotFoundPage.tsx';
import { rendered } from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { SlotMarker } from '../platform/hydration/SlotMarker.tsx';
import { useAuthState } from '../platform/hydration/use-auth-state.ts';
import { remotePageOf } from '../platform/remotes/registry.ts';
import { RemoteSlot } from '../platform/remotes/RemoteSlot.tsx';
import { hostPageAt } from './host-pages.ts';
import { HostPageSlot } from './HostPageSlot.tsx';

/** Shows the page of the current address: one of the host, one that the registry lists for a remote, or none. */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation();
  const { isAuthenticated } = useAuthState();
  // The edge renders a protected page as a signed-out visitor sees it who has no scripts: the redirect follows hydration.
  const isInBrowser = typeof document !== 'undefined';
  const canRedirect = useIsHydrated() || (isInBrowser && rendered.at === null);

  const own = hostPageAt(pathname);
  if (own) return 'load' in own ? <HostPageSlot page={own} /> : <Navigate to={own.redirectTo} replace />;

  const found = remotePageOf(pathname);
  if (!found)
    return (
      <>
        <NotFoundPage />
        <SlotMarker />
      </>
    );
  const { remote, page } = found;
  if (page.isProtected && !isAuthenticated && canRedirect)
    return <Navigate to={paths.loginFor(pathname + search + hash)} replace />;
  // A signed-in player gets a slot of their own in place of the one that was rendered for signed-out visitors.
  return <RemoteSlot key={page.isProtected && isAuthenticated ? 1 : 0} remote={remote} page={page} />;
}
