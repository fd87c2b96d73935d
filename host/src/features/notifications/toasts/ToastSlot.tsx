import { lazy, Suspense, useState } from 'react';
import { useAtomValue } from 'jotai';
import { notificationsAtom, transientNotificationsAtom } from '@emberclutch/web/state';
import { SilentBoundary } from '../../../platform/loading/SilentBoundary.tsx';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { loadToastLayer } from './load-toast-layer.ts';

/**
 * Loads the toast layer with the first notification, and keeps it mounted from then on. A notification may arrive before the page
 * is hydrated, whose HTML contains no toast.
 */
export function ToastSlot() {
  const count = useAtomValue(notificationsAtom).length + useAtomValue(transientNotificationsAtom).length;
  const isHydrated = useIsHydrated();
  const [isNeeded, setNeeded] = useState(false);
  if (isHydrated && count > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <ToastLayer />
      </Suspense>
    </SilentBoundary>
  );
}

const ToastLayer = lazy(async () => ({ default: (await loadToastLayer()).ToastLayer }));
