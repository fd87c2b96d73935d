import { readPageData } from '@emberclutch/shared/api/page-data';
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
  const isSignIn = matchesOneOf(signInPages, url.pathname.toLowerCase());
  const isTarget = !isAmbiguous && !isSignIn && matchesOneOf([...hostPages, ...remotePages()], url.pathname);
  return isTarget ? url.pathname + url.search + url.hash : paths.myCollection;
}

const matchesOneOf = (patterns: readonly string[], pathname: string) =>
  patterns.some((pattern) => matchPath(pattern, pathname));

const signInPages = [paths.login, paths.register, paths.verify, paths.reset];

const hostPages = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  paths.newsStory(':slug'),
];

/** The route table of the remotes, as the page was composed. A page that is not ours has none. */
function remotePages(): string[] {
  try {
    return Object.values(readPageData().registry).flatMap(({ pages }) => pages.map(({ path }) => path));
  } catch {
    return [];
  }
}
