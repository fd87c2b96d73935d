import type { Registry, RemotePage } from '@emberclutch/shared/contract/site';
import { matchPath } from '@emberclutch/shared/routing/paths';
import { readPageData } from '@emberclutch/shared/api/page-data';

let known: Registry | undefined;

/** Which remote lives where, as the page was composed. Read once: a later release takes a reload. */
export function registry(): Registry {
  known ??= readPageData().registry;
  return known;
}

/** The remote that offers a path, and the page as it described it; null where no remote does. */
export function remotePageOf(pathname: string): { remote: string; page: RemotePage } | null {
  for (const [remote, { pages }] of Object.entries(registry())) {
    const page = pages.find(({ path }) => matchPath(path, pathname));
    if (page) return { remote, page };
  }
  return null;
}
