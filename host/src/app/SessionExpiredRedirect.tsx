import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@emberclutch/web/routing';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { paths, signInPaths } from '@emberclutch/web/routing/paths.ts';
import { isSessionExpiredAtom, store } from '@emberclutch/web/state';
import { findRemotePage } from '../platform/remotes/get-registry.ts';

/**
 * Redirects to the login when the provider has rejected the session: once, even if it rejected several requests
 * (specification, section 4). Protected pages redirect by themselves.
 */
export function SessionExpiredRedirect() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const handleChange = useEffectEvent(() => {
    const isSignInPage = signInPaths.some((path) => matchPath(path, pathname));
    const isProtected = findRemotePage(pathname)?.page.isProtected ?? false;
    if (!store.get(isSessionExpiredAtom) || isSignInPage || isProtected) return;
    void navigate(paths.loginFor(pathname + search + hash));
  });

  useEffect(() => store.sub(isSessionExpiredAtom, () => handleChange()), []);

  return null;
}
