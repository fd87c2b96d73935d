import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { LiveRegistry, Registry, RemotePage } from '@emberclutch/contract/site/site.ts';
import { readPageData } from '@emberclutch/web/api/page-data.ts';

let releases: LiveRegistry | undefined;

/** The releases that were live when the page was composed; `adoptLiveRelease` replaces individual remotes. */
function getReleases(): LiveRegistry {
  releases ??= readPageData();
  return releases;
}

export const getRegistry = (): Registry => getReleases().registry;

export const getHostVersion = (): string => getReleases().host;

/** Finds the remote that serves a path, and the row of the page; null if no remote serves it. */
export function findRemotePage(pathname: string): { remote: string; page: RemotePage } | null {
  for (const [remote, { pages }] of Object.entries(getRegistry())) {
    const page = pages.find(({ path }) => matchPath(path, pathname));
    if (page) return { remote, page };
  }
  return null;
}
