import { Suspense, useState } from 'react';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { Page } from '@emberclutch/web/ui/layout/Page.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/feedback/ReadBoundary.tsx';
import { errorMessages } from '../platform/errors/error-messages.ts';
import { SpawnFailure } from '../platform/errors/SpawnFailure.tsx';
import { stepOf } from '../features/spawn/flow/transition.ts';
import { useSpawnFlow } from '../features/spawn/flow/use-spawn-flow.ts';
import { ReturnedToChoose } from '../features/spawn/layout/returned-to-choose.ts';
import { StepList } from '../features/spawn/layout/StepList.tsx';
import { StepSkeleton } from '../platform/layout/StepSkeleton.tsx';
import { copy } from './copy.ts';
import { FlowStep } from './FlowStep.tsx';
import { SignedOut } from './SignedOut.tsx';

/** The spawn page: the flow of the signed-in player. */
export function SpawnPage() {
  const session = useAtomValue(sessionAtom);
  // The edge renders the page for signed-out visitors.
  const isHydrated = useIsHydrated();
  return (
    <Page title={copy.title}>
      {/* Another account begins a new flow. */}
      {session && isHydrated ? <SpawnFlow key={session.userId} /> : <SignedOut />}
    </Page>
  );
}

/** Choose, pay, confirm. The URL holds the step, so that a reload, a login, Back and the checkout keep it. */
function SpawnFlow() {
  const [state, send] = useSpawnFlow();
  const step = stepOf(state);
  const [firstStep] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (step !== firstStep && !hasMoved) setHasMoved(true);
  // The message about a released lock takes the focus itself.
  const isReturn = hasMoved && !(state.name === 'choosing' && state.givenBack);
  return (
    <>
      <StepList current={step} />
      <ReadBoundary
        key={step}
        messages={errorMessages}
        renderFailure={(error, onRetry) => <SpawnFailure error={error} onRetry={onRetry} />}
      >
        <ReturnedToChoose value={isReturn}>
          <Suspense fallback={<StepSkeleton />}>
            <FlowStep state={state} send={send} />
          </Suspense>
        </ReturnedToChoose>
      </ReadBoundary>
    </>
  );
}
