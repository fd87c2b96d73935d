import type { RemotePage, RemoteRelease } from '@emberclutch/contract/site/site.ts';
import type { UsableRoutes } from '@emberclutch/web/routing/page-routes.ts';
import { markReported } from '../errors/report-caught.ts';
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

/** Page tables of the remotes whose routes are loaded. */
const pageTables = new Map<string, UsableRoutes['pages']>();

/** The page table of a remote, whose rows list queries; undefined until its routes are loaded. */
export const getPageTable = (remote: string): UsableRoutes['pages'] => pageTables.get(remote);

/** Remotes whose last attempt failed. */
const failedBefore = new Set<string>();

/**
 * The routes of a remote, with one of its pages loaded. Each pair is fetched once, and its promise is cached, so that rendering
 * can pass it to `use`.
 */
export function getRemoteRoutes(remote: string, { path }: RemotePage): Promise<UsableRoutes> {
  const pages = loadedPages.get(remote) ?? new Map<string, LoadedPage>();
  loadedPages.set(remote, pages);
  const before = pages.get(path);
  if (before) return before.routes;
  const page = { routes: loadRemoteRoutes(remote, path), hasFailed: false };
  page.routes.then(
    () => failedBefore.delete(remote),
    (error: unknown) => {
      page.hasFailed = true;
      markReported(error);
    },
  );
  pages.set(path, page);
  return page.routes;
}

/** Makes the next `getRemoteRoutes` retry failed loads. Shown pages keep their promise. */
export function forgetFailures(remote: string): void {
  const pages = loadedPages.get(remote);
  for (const [path, { hasFailed }] of pages ?? []) if (hasFailed) pages?.delete(path);
  failedBefore.add(remote);
}

/** Makes the next `getRemoteRoutes` load the live release of the remote. For a slot that shows a failure. */
export function resetRemote(remote: string): void {
  loadedPages.delete(remote);
  failedBefore.add(remote);
}

/**
 * Tries twice before a slot shows a failure. The second attempt requests the scripts at new addresses, because the first requests may
 * hang, and from the live release, because the files of an earlier one may be gone.
 */
async function loadRemoteRoutes(remote: string, path: string): Promise<UsableRoutes> {
  if (!failedBefore.has(remote)) {
    try {
      return await loadReleased(remote, path);
    } catch {
      // The second attempt decides.
    }
  }
  await adoptLiveRelease(remote, path);
  return loadReleased(remote, path);
}

/** Loads a page without a timeout of its own: each part fails by itself if no bytes arrive. */
async function loadReleased(remote: string, path: string): Promise<UsableRoutes> {
  const release = getRegistry()[remote];
  const exposed = release && (await loadExposed(release));
  if (!exposed) throw new Error('No routes');
  pageTables.set(remote, exposed.default.pages);
  await exposed.default.preload?.(path);
  return exposed.default;
}

/** The federation runtime loads with the first remote, because a page without remotes does not need it. */
async function loadExposed({ container, entry }: RemoteRelease): Promise<RoutesModule | null> {
  const { registerRelease, federation } = await import(
    /* webpackChunkName: "federation" */ './federation.ts'
  );
  registerRelease(container, entry);
  return federation.loadRemote<RoutesModule>(`${container}/routes`);
}
