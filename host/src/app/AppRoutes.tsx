import { Navigate, useLocation } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { NotFoundPage } from '../platform/errors/NotFoundPage.tsx';
import { useAuthState } from '../platform/hydration/use-auth-state.ts';
import { remotePageOf } from '../platform/remotes/registry.ts';
import { RemoteSlot } from '../platform/remotes/RemoteSlot.tsx';
import { hostPageAt } from './host-pages.ts';
import { HostPageSlot } from './HostPageSlot.tsx';

/** Shows the page of the current address: one of the host, one that the registry lists for a remote, or none. */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation();
  const { isAuthenticated } = useAuthState();

  const own = hostPageAt(pathname);
  if (own) return 'load' in own ? <HostPageSlot page={own} /> : <Navigate to={own.redirectTo} replace />;

  const found = remotePageOf(pathname);
  if (!found) return <NotFoundPage />;
  if (found.page.isProtected && !isAuthenticated)
    return <Navigate to={paths.loginFor(pathname + search + hash)} replace />;
  return <RemoteSlot remote={found.remote} page={found.page} />;
}
