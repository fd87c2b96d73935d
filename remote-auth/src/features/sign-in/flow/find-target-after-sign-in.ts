import { readPageData } from '@emberclutch/web/api/page-data.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import { paths, signInPaths } from '@emberclutch/web/routing/paths.ts';

/**
 * The page that a player sees after signing in: `next`, which is untrusted, if it is a page of this site and not a sign-in page,
 * otherwise the collection (specification, section 2).
 */
export function findTargetAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/')) return paths.myCollection;
  const url = URL.parse(next, location.origin);
  if (url?.origin !== location.origin) return paths.myCollection;
  // `/.//elsewhere.org` resolves to a path of this site, but as an address that path, `//elsewhere.org`, names another host.
  const isAmbiguous = url.pathname.startsWith('//') || next.includes('\\');
  const isSignIn = matchesAny(signInPaths, url.pathname.toLowerCase());
  const isTarget =
    !isAmbiguous && !isSignIn && matchesAny([...hostPages, ...listRemotePages()], url.pathname);
  return isTarget ? url.pathname + url.search + url.hash : paths.myCollection;
}

const matchesAny = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, pathname));

const hostPages = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.newsStory(':slug'),
];

/** The page tables of the remotes, from the composed page; empty on an embedding page. */
function listRemotePages(): string[] {
  try {
    return Object.values(readPageData().registry).flatMap(({ pages }) => pages.map(({ path }) => path));
  } catch {
    return [];
  }
}
