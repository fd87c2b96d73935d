import { useState } from 'react';
import { useAtomValue } from 'jotai';
import {
  notificationsAtom,
  transientNotificationsAtom,
  currentSession,
  sessionAtom,
  store,
} from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { createLazyComponent } from '../../../platform/loading/create-lazy-component.tsx';
import { loadWithRetry } from '../../../platform/loading/load-with-retry.ts';

const ToastLayer = createLazyComponent(async () => (await loadToastLayer()).ToastLayer);

/** Loads the toast layer with the first notification, and keeps it mounted. Renders nothing during hydration, because prerendered HTML has no toast. */
export function ToastSlot() {
  const count = useAtomValue(notificationsAtom).length + useAtomValue(transientNotificationsAtom).length;
  const isHydrated = useIsHydrated();
  const [isNeeded, setIsNeeded] = useState(false);
  if (isHydrated && count > 0 && !isNeeded) setIsNeeded(true);
  return isNeeded && <ToastLayer />;
}

const loadToastLayer = () => loadWithRetry(() => import(/* webpackChunkName: "toasts" */ './ToastLayer.tsx'));

/** Loads the layer as soon as a player is signed in: it must be loaded to report a lost connection. */
export function preloadToastLayer(): void {
  const preload = () => {
    if (currentSession()) void loadToastLayer();
  };
  preload();
  store.sub(sessionAtom, preload);
}
