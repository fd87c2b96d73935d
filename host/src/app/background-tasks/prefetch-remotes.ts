import { remoteRoutes, resetRemote } from '../../platform/remotes/load-remote.ts';
import { remotePageOf } from '../../platform/remotes/registry.ts';

/** Fetches the remote behind a link as soon as somebody points at it: most of it is here when they have pressed. */
export function prefetchRemotes(): void {
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, handleInterest, { passive: true });
}

function handleInterest({ target }: Event) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const found = remotePageOf(link.pathname);
  // What fails here is tried again by whoever goes there, and told then.
  if (found) remoteRoutes(found.remote).catch(() => resetRemote(found.remote));
}
