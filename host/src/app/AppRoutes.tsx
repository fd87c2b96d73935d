import { Navigate, useLocation } from '@emberclutch/shared/routing';
import { matchPath, paths } from '@emberclutch/shared/routing/paths';
import { remotePageOf } from '../platform/remotes/registry.ts';
import { RemoteSlot } from '../platform/remotes/RemoteSlot.tsx';
import { publicPatternOf } from '../features/public-pages/public-pages.ts';
import { PublicSlot } from '../features/public-pages/PublicSlot.tsx';
import { NotFoundPage } from '../platform/errors/NotFoundPage.tsx';
import { useAuthState } from '../platform/hydration/use-auth-state.ts';

/** Which screen an address shows. Remotes bring their pages with them: the host knows only its own. */
export function AppRoutes() {
  const { pathname, search, hash } = useLocation();
  const { isAuthenticated } = useAuthState();

  if (matchPath(paths.myAssets, pathname)) return <Navigate to={paths.myCollection} replace />;

  const publicPattern = publicPatternOf(pathname);
  if (publicPattern !== undefined) return <PublicSlot pattern={publicPattern} />;

  const found = remotePageOf(pathname);
  if (!found) return <NotFoundPage />;
  if (found.page.isProtected && !isAuthenticated)
    return <Navigate to={paths.loginFor(pathname + search + hash)} replace />;
  return <RemoteSlot remote={found.remote} page={found.page} />;
}
