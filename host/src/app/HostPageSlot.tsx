import { memo, Suspense, useState } from 'react';
import { useLocation } from '@emberclutch/web/routing';
import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { SlotMarker } from '../platform/hydration/SlotMarker.tsx';
import { copy } from '../platform/remotes/copy.ts';
import { SlotBoundary } from '../platform/remotes/SlotBoundary.tsx';
import { hostPageLoader } from './host-pages.ts';

/**
 * Shows a page of the host, whose chunk may still be loading or may have failed. Memoized: `AppRoutes` renders again once it has been
 * hydrated, and React would then show the fallback in place of prerendered text that waits for its chunk.
 */
export const HostPageSlot = memo(function HostPageSlot({ page }: { page: AppPage }) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const Page = hostPageLoader.component(page);

  const handleRetry = () => {
    hostPageLoader.forgetFailures();
    setAttempt((before) => before + 1);
  };

  return (
    <SlotBoundary key={attempt} pathname={pathname} name={page.path} onRetry={handleRetry}>
      <Suspense fallback={<Spinner size="full" label={copy.loading} />}>
        <Page key={page.id} page={page} />
        <SlotMarker />
      </Suspense>
    </SlotBoundary>
  );
});
