import { Suspense, use, useState } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { RemotePage } from '@emberclutch/shared/contract/site';
import { useLocation } from '@emberclutch/shared/routing';
import { RemotePlaceholder } from './RemotePlaceholder.tsx';
import { remoteRoutes, resetRemote } from './remote-routes.ts';
import { SlotBoundary } from './SlotBoundary.tsx';
import { SlotFailure } from './SlotFailure.tsx';

interface Props {
  /** Short name in the registry: `hatchery`. */
  remote: string;
  page: RemotePage;
}

/** Error boundary and Suspense around one remote: a failure shows `SlotFailure` in this slot only. */
export function RemoteSlot({ remote, page }: Props) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const { reset } = useQueryErrorResetBoundary();

  const handleRetry = () => {
    resetRemote(remote);
    reset();
    setAttempt((before) => before + 1);
  };

  return (
    <SlotBoundary
      key={`${remote}:${attempt}`}
      pathname={pathname}
      fallback={<SlotFailure remote={remote} onRetry={handleRetry} />}
    >
      <Suspense fallback={<RemotePlaceholder page={page} />}>
        <RemoteRoutes remote={remote} page={page} />
      </Suspense>
    </SlotBoundary>
  );
}

function RemoteRoutes({ remote, page }: Props) {
  const Routes = use(remoteRoutes(remote, page));
  return <Routes />;
}
