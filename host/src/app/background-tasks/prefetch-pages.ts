import type { QueryClient } from '@tanstack/react-query';
import { onPreloadPage } from '@emberclutch/web/routing/preload-page.ts';
import { prefetchQueries, queriesAt } from '@emberclutch/web/routing/page-query.ts';
import { currentSession } from '@emberclutch/web/state';
import { whenIdle } from '../../platform/loading/when-idle.ts';
import { findRemotePage } from '../../platform/remotes/registry.ts';
import { forgetFailures, pageTableOf, remoteRoutes } from '../../platform/remotes/remote-routes.ts';
import { pages } from '../../pages.ts';
import { hostPageAt, loadHostPage } from '../host-pages.ts';

/** For how long a pointer or the focus rests on a link before its page is prefetched, in milliseconds: a list is crossed without it. */
const restMs = 60;

/**
 * Requests scripts and data of a page side by side as soon as its link is pressed, and before where the player does not save data: once a
 * pointer, a finger or the focus rests on the link. The scripts of pages that are likely to come next are loaded while the browser is idle.
 */
export function prefetchPages(client: QueryClient): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLAnchorElement | null = null;

  const prefetch = (link: HTMLAnchorElement) => {
    void loadPage(link.pathname);
    void readQueries(client, link);
  };
  const handleRest = ({ target }: Event) => {
    const link = linkAt(target);
    if (link === pointed) return;
    clearTimeout(rest);
    pointed = link;
    if (link && !savesData()) rest = setTimeout(prefetch, restMs, link);
  };
  const handleScroll = () => {
    clearTimeout(rest);
    pointed = null;
  };
  const handlePress = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || event.button !== 0) return;
    prefetch(link);
    if (event.type === 'click') void loadNextOf(link.pathname);
  };

  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, handleRest, { passive: true });
  document.addEventListener('pointercancel', handleScroll, { passive: true });
  // Before the router has rendered the page.
  for (const event of ['mousedown', 'click'] as const)
    document.addEventListener(event, handlePress, { capture: true, passive: true });
  onPreloadPage((path) => void loadPage(path));
  void loadNextOf(location.pathname);
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : null;
}

/** Of browsers that say so. */
const savesData = () =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** A failure is not reported here: opening the page loads it again, and its slot shows the failure. */
async function loadPage(path: string): Promise<void> {
  const found = findRemotePage(path);
  if (found) await remoteRoutes(found.remote, found.page).catch(() => forgetFailures(found.remote));
  else await loadHostPage(path).catch(() => undefined);
}

/** Those of a remote that is not loaded yet are known only with its scripts: its page reads them. */
async function readQueries(client: QueryClient, link: HTMLAnchorElement): Promise<void> {
  const found = findRemotePage(link.pathname);
  if (found?.page.isProtected && !currentSession()) return;
  const table = hostPageAt(link.pathname) ? pages : found && pageTableOf(found.remote);
  // The page loads a script that is missing once more, and shows why it cannot.
  if (table) await prefetchQueries(client, queriesAt(client, table, link)).catch(() => undefined);
}

/** Loads the pages that the row of a page names as likely to be opened from it. */
async function loadNextOf(path: string): Promise<void> {
  if (savesData()) return;
  await loadPage(path);
  const found = findRemotePage(path);
  const table = found && pageTableOf(found.remote);
  const next = table?.find((row) => row.path === found?.page.path)?.next ?? [];
  for (const row of table?.filter(({ id }) => next.includes(id)) ?? []) {
    await whenIdle();
    await loadPage(row.path);
  }
}
