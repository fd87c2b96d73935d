import { lazy, Suspense, useState } from 'react';
import { useAtomValue } from 'jotai';
import { notificationsAtom, transientNotificationsAtom } from '@emberclutch/shared/state';
import { loadWithRetry } from '../../platform/loading/load-with-retry.ts';
import { SilentBoundary } from '../../platform/errors/SilentBoundary.tsx';

/** What was told meanwhile is shown as soon as it is here. */
const ToastLayer = lazy(async () => {
  const chunk = await loadWithRetry(() => import(/* webpackChunkName: "toasts" */ './ToastLayer.tsx'));
  return { default: chunk.ToastLayer };
});

/** Fetches the toast layers when there is something to tell for the first time, and keeps them. */
export function NotificationSlot() {
  const told = useAtomValue(notificationsAtom).length + useAtomValue(transientNotificationsAtom).length;
  const [isNeeded, setNeeded] = useState(false);
  if (told > 0 && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <ToastLayer />
      </Suspense>
    </SilentBoundary>
  );
}
