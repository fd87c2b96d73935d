import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { notificationsAtom, transientNotificationsAtom } from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { createLazyComponent } from '../../../platform/loading/create-lazy-component.tsx';
import { loadToastLayer } from './load-toast-layer.ts';

const ToastLayer = createLazyComponent(async () => (await loadToastLayer()).ToastLayer);

/**
 * Loads the toast layer with the first notification, and keeps it mounted from then on. A notification may arrive before the page
 * is hydrated, whose HTML contains no toast.
 */
export function ToastSlot() {
  const count = useAtomValue(notificationsAtom).length + useAtomValue(transientNotificationsAtom).length;
  const isHydrated = useIsHydrated();
  const [isNeeded, setNeeded] = useState(false);
  if (isHydrated && count > 0 && !isNeeded) setNeeded(true);
  return isNeeded && <ToastLayer />;
}
