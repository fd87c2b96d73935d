import { currentSession, sessionAtom, store } from '@emberclutch/web/state';
import { loadWithRetry } from '../../../platform/loading/load-with-retry.ts';

/** Retried until it loads: notifications that arrive meanwhile are shown then. */
export const loadToastLayer = () =>
  loadWithRetry(() => import(/* webpackChunkName: "toasts" */ './ToastLayer.tsx'));

/** Loads the layer as soon as a player is signed in, because without a connection it could not be loaded to report that. */
export function preloadToastLayer(): void {
  const preload = () => {
    if (currentSession()) void loadToastLayer();
  };
  preload();
  store.sub(sessionAtom, preload);
}
