import { onPreloadPage } from '@emberclutch/web/routing/preload-page.ts';
import { forgetFailures, remoteRoutes } from './remote-routes.ts';
import { remotePageOf } from './registry.ts';

/**
 * Fetches the remote of a link on hover, press or focus, so that most of it is loaded when the link is followed, and the
 * remote of a page that an app is about to open.
 */
export function prefetchRemotes(): void {
  for (const event of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(event, handleIntent, { passive: true });
  onPreloadPage(prefetch);
}

function handleIntent({ target }: Event) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  prefetch(link.pathname);
}

function prefetch(path: string) {
  const found = remotePageOf(path);
  // A failure is not reported here: opening the page loads the remote again, and its slot shows the failure.
  if (found) remoteRoutes(found.remote, found.page).catch(() => forgetFailures(found.remote));
}
