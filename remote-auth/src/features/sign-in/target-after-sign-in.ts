import { matchPath, paths } from '@emberclutch/shared/routing/paths';

/**
 * Where a player goes once signed in: to the page that asked for it, where that is a page of this site and not one of
 * the sign-in pages; else to the collection (specification, section 2).
 * @param next the `next` of the address, which anybody may have written
 */
export function targetAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/')) return paths.myCollection;
  const url = URL.parse(next, location.origin);
  if (url?.origin !== location.origin) return paths.myCollection;
  // `/.//elsewhere.org` is a path of ours until it stands alone: then it names another host.
  const isAmbiguous = url.pathname.startsWith('//') || next.includes('\\');
  const isSignIn = [paths.login, paths.register, paths.verify, paths.reset].some((path) =>
    matchPath(path, url.pathname.toLowerCase()),
  );
  return isAmbiguous || isSignIn ? paths.myCollection : url.pathname + url.search + url.hash;
}
