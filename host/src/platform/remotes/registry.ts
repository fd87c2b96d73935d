import type { Registry, RemotePage } from '@emberclutch/shared/contract/site';
import { matchPath } from '@emberclutch/shared/routing/paths';
import { readPageData } from '@emberclutch/shared/api/page-data';

let cached: Registry | undefined;

/** The releases of all remotes as of the composition of the page. Read once: a newer release needs a reload. */
export function registry(): Registry {
  cached ??= readPageData().registry;
  return cached;
}

/** The remote that serves a path, with the description of the page; null where no remote does. */
export function remotePageOf(pathname: string): { remote: string; page: RemotePage } | null {
  for (const [remote, { pages }] of Object.entries(registry())) {
    const page = pages.find(({ path }) => matchPath(path, pathname));
    if (page) return { remote, page };
  }
  return null;
}
