import type { QueryClient } from '@tanstack/react-query';
import { onPreloadPage } from '@emberclutch/web/routing/preload-page.ts';
import { prefetchQueries, findPageQueries } from '@emberclutch/web/routing/page-query.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { currentSession } from '@emberclutch/web/state';
import { waitUntilIdle } from '../../platform/loading/wait-until-idle.ts';
import { findRemotePage } from '../../platform/remotes/get-registry.ts';
import { forgetFailures, getPageTable, getRemoteRoutes } from '../../platform/remotes/get-remote-routes.ts';
import { pages } from '../../pages.ts';
import { findHostPage, loadHostPage } from '../host-pages.ts';

/** Milliseconds that a pointer or the focus must rest on a link, so that moving across a list prefetches nothing. */
const restMs = 60;

/**
 * Requests scripts and data of a page in parallel when its link is pressed, or, unless the player saves data, once a pointer or the focus
 * rests on the link. While the browser is idle, loads the scripts of pages that are likely to come next.
 */
export function prefetchPages(client: QueryClient): void {
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let pointedLink: HTMLAnchorElement | null = null;

  const prefetch = (link: HTMLAnchorElement) => {
    void loadPage(link.pathname);
    void prefetchData(client, link);
  };
  const handleRest = ({ target }: Event) => {
    const link = findLink(target);
    if (link === pointedLink) return;
    clearTimeout(restTimer);
    pointedLink = link;
    if (link && !shouldSaveData()) restTimer = setTimeout(prefetch, restMs, link);
  };
  const handlePointerCancel = () => {
    clearTimeout(restTimer);
    pointedLink = null;
  };
  const handlePress = (event: MouseEvent) => {
    const link = findLink(event.target);
    if (!link || event.button !== 0) return;
    prefetch(link);
    if (event.type === 'click') void loadNextPages(link.pathname);
  };

  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, handleRest, { passive: true });
  // Dispatched when a touch begins to scroll the page.
  document.addEventListener('pointercancel', handlePointerCancel, { passive: true });
  // In the capture phase, to run before the router renders the page.
  for (const event of ['mousedown', 'click'] as const)
    document.addEventListener(event, handlePress, { capture: true, passive: true });
  onPreloadPage((path) => void loadPage(path));
  void loadNextPages(location.pathname);
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : null;
}

/** Whether the player saves data. Only some browsers report this. */
function shouldSaveData(): boolean {
  // Cast: the DOM types of TypeScript lack the property.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Ignores failures: opening the page loads it again, and its slot shows the failure. */
async function loadPage(path: string): Promise<void> {
  const remotePage = findRemotePage(path);
  if (remotePage)
    await getRemoteRoutes(remotePage.remote, remotePage.page).catch(() => forgetFailures(remotePage.remote));
  else await loadHostPage(path).catch(() => undefined);
}

/** Prefetches the queries of a link's page. Does nothing for a remote that is not loaded yet, because its scripts contain the queries. */
async function prefetchData(client: QueryClient, link: HTMLAnchorElement): Promise<void> {
  const remotePage = findRemotePage(link.pathname);
  if (remotePage?.page.isProtected && !currentSession()) return;
  const table = findHostPage(link.pathname) ? pages : remotePage && getPageTable(remotePage.remote);
  // Ignores a missing script: the page loads it again, and shows its failure.
  if (table) await prefetchQueries(client, findPageQueries(client, table, link)).catch(() => undefined);
}

/** Pages that signed-in players open from any page, by the top bar. */
const topBarPaths = [paths.community, paths.spawn, paths.myCollection];

/** Loads the likely next pages of a page, which its row lists in `next`, and then, for a signed-in player, pages of the top bar. */
async function loadNextPages(path: string): Promise<void> {
  if (shouldSaveData()) return;
  await loadPage(path);
  const remotePage = findRemotePage(path);
  const table = remotePage && getPageTable(remotePage.remote);
  const ids = table?.find((row) => row.path === remotePage?.page.path)?.next ?? [];
  const nextPaths = table?.filter(({ id }) => ids.includes(id)).map((row) => row.path) ?? [];
  for (const nextPath of currentSession() ? [...nextPaths, ...topBarPaths] : nextPaths) {
    await waitUntilIdle();
    await loadPage(nextPath);
  }
}
