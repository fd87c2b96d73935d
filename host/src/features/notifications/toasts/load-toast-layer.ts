import { currentSession, sessionAtom, store } from '@emberclutch/web/state';
import { loadWithRetry } from '../../../platform/loading/load-with-retry.ts';

/** Retries until the layer has loaded: notifications that arrive before that are shown then. */
export const loadToastLayer = () =>
  loadWithRetry(() => import(/* webpackChunkName: "toasts" */ './ToastLayer.tsx'));

/** Loads the layer as soon as a player is signed in, because it could not be loaded offline to report the lost connection. */
export function preloadToastLayer(): void {
  const preload = () => {
    if (currentSession()) void loadToastLayer();
  };
  preload();
  store.sub(sessionAtom, preload);
}
