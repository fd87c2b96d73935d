import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '@emberclutch/shared/routing';
import { matchPath, paths } from '@emberclutch/shared/routing/paths';
import { isSessionExpiredAtom, store } from '@emberclutch/shared/state';
import { remotePageOf } from '../remotes/registry.ts';

/** Where one signs in, a refused session is no reason to go anywhere. */
const signInPaths = [paths.login, paths.register, paths.verify, paths.reset];

/**
 * Brings a player whose session the provider has refused to the login, from any page: once, however many calls were
 * refused (specification, section 4). Protected pages send them there by themselves.
 */
export function SessionExpiredRedirect() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const handleChange = useEffectEvent(() => {
    const isAtLogin = signInPaths.some((path) => matchPath(path, pathname));
    const isProtected = remotePageOf(pathname)?.page.isProtected ?? false;
    if (!store.get(isSessionExpiredAtom) || isAtLogin || isProtected) return;
    void navigate(paths.loginFor(pathname + search + hash));
  });

  useEffect(() => store.sub(isSessionExpiredAtom, () => handleChange()), []);

  return null;
}
