import { Navigate, useLocation } from '@emberclutch/shared/routing';
import { matchPath, paths } from '@emberclutch/shared/routing/paths';
import { remotePageOf } from '../federation/registry.ts';
import { RemoteSlot } from '../federation/RemoteSlot.tsx';
import { publicPatternOf } from '../public/public-pages.ts';
import { PublicSlot } from '../public/PublicSlot.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useAuthState } from './use-auth-state.ts';

/** Which screen an address shows. Remotes bring their pages with them: the host knows only its own. */
export function Screens() {
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
