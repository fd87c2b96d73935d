import type { RemotePage, RemoteRelease } from '@emberclutch/contract/site/site.ts';
import type { UsableRoutes } from '@emberclutch/web/routing/page-routes.ts';
import { markLogged } from '../errors/report-caught.ts';
import { adoptLiveRelease } from './adopt-live-release.ts';
import { getRegistry } from './get-registry.ts';

/** The exposed module `./routes`. */
interface RoutesModule {
  default: UsableRoutes;
}

interface LoadedPage {
  routes: Promise<UsableRoutes>;
  hasFailed: boolean;
}

/** Pages by remote, then by path pattern. */
const loadedPages = new Map<string, Map<string, LoadedPage>>();

const pageTables = new Map<string, UsableRoutes['pages']>();

/** The page table of a remote, whose rows list queries; undefined until its routes are loaded. */
export const getPageTable = (remote: string): UsableRoutes['pages'] => pageTables.get(remote);

const failedRemotes = new Set<string>();

/** Loads the routes of a remote and one of its pages. Returns the same promise for every call with the same page, so that `use` can read it. */
export function getRemoteRoutes(remote: string, { path }: RemotePage): Promise<UsableRoutes> {
  const pages = loadedPages.get(remote) ?? new Map<string, LoadedPage>();
  loadedPages.set(remote, pages);
  const requestedPage = pages.get(path);
  if (requestedPage) return requestedPage.routes;
  const page = { routes: loadRemoteRoutes(remote, path), hasFailed: false };
  page.routes.then(
    () => failedRemotes.delete(remote),
    (error: unknown) => {
      page.hasFailed = true;
      markLogged(error);
    },
  );
  pages.set(path, page);
  return page.routes;
}

/** Makes the next `getRemoteRoutes` retry failed loads. Pages on screen keep their promise. */
export function forgetFailures(remote: string): void {
  const pages = loadedPages.get(remote);
  for (const [path, { hasFailed }] of pages ?? []) if (hasFailed) pages?.delete(path);
  failedRemotes.add(remote);
}

/** Makes the next `getRemoteRoutes` load the live release of the remote. A slot that shows a failure calls it on Retry. */
export function resetRemote(remote: string): void {
  loadedPages.delete(remote);
  failedRemotes.add(remote);
}

/**
 * Tries twice before a slot shows a failure. The second attempt requests the scripts at new addresses, because the first requests may
 * hang, and from the live release, because the files of an earlier one may be gone.
 */
async function loadRemoteRoutes(remote: string, path: string): Promise<UsableRoutes> {
  if (!failedRemotes.has(remote)) {
    try {
      return await loadReleasedRoutes(remote, path);
    } catch {
      // The second attempt decides.
    }
  }
  await adoptLiveRelease(remote, path);
  return loadReleasedRoutes(remote, path);
}

/** Loads a page. Sets no timeout, because each script fails by itself if no bytes arrive. */
async function loadReleasedRoutes(remote: string, path: string): Promise<UsableRoutes> {
  const release = getRegistry()[remote];
  const routesModule = release && (await loadExposed(release));
  if (!routesModule) throw new Error('No routes');
  pageTables.set(remote, routesModule.default.pages);
  await routesModule.default.preload?.(path);
  return routesModule.default;
}

/** The federation runtime loads with the first remote, because a page without remotes does not need it. */
async function loadExposed({ container, entry }: RemoteRelease): Promise<RoutesModule | null> {
  const { registerRelease, federation } = await import(
    /* webpackChunkName: "federation" */ './federation.ts'
  );
  registerRelease(container, entry);
  return federation.loadRemote<RoutesModule>(`${container}/routes`);
}
