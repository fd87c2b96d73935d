import { memo, Suspense, use, useState } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { RemotePage } from '@emberclutch/contract/site/site.ts';
import { useLocation } from '@emberclutch/web/routing';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import { SlotMarker } from '../hydration/SlotMarker.tsx';
import { RemotePlaceholder } from './RemotePlaceholder.tsx';
import { remoteRoutes, resetRemote } from './remote-routes.ts';
import { SlotBoundary } from './SlotBoundary.tsx';

interface Props {
  /** Short name in the registry: `hatchery`. */
  remote: string;
  page: RemotePage;
}

/**
 * Error boundary and Suspense around one remote: a failure shows `SlotFailure` only in this slot. Memoized: if it rendered again
 * while the remote is loading, for example for a signed-in player, React would drop the HTML that the edge has rendered.
 */
export const RemoteSlot = memo(function RemoteSlot({ remote, page }: Props) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const { reset } = useQueryErrorResetBoundary();

  const handleRetry = () => {
    resetRemote(remote);
    reset();
    setAttempt((before) => before + 1);
  };

  /** A page may load chunks when it is shown. The first missing chunk is requested again, from the live release. */
  const handleCatch = (error: unknown) => {
    if (attempt === 0 && isChunkLoadError(error)) handleRetry();
  };

  return (
    <SlotBoundary
      key={`${remote}:${attempt}`}
      pathname={pathname}
      onCatch={handleCatch}
      name={remote}
      onRetry={handleRetry}
    >
      <Suspense fallback={<RemotePlaceholder page={page} />}>
        <RemoteRoutes remote={remote} page={page} />
        <SlotMarker />
      </Suspense>
    </SlotBoundary>
  );
});

function RemoteRoutes({ remote, page }: Props) {
  const Routes = use(remoteRoutes(remote, page));
  return <Routes />;
}
