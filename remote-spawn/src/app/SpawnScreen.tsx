import { Suspense, useState } from 'react';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '@emberclutch/web/state';
import { Page } from '@emberclutch/web/ui/Page.tsx';
import { ReadBoundary } from '@emberclutch/web/ui/ReadBoundary.tsx';
import { errorWords } from '../errors/error-words.ts';
import { stepOf } from '../flow/transition.ts';
import { useSpawnFlow } from '../flow/use-spawn-flow.ts';
import { ReturnedToChoose } from '../steps/returned-to-choose.ts';
import { StepList } from '../steps/StepList.tsx';
import { StepSkeleton } from '../steps/StepSkeleton.tsx';
import { copy } from './copy.ts';
import { FlowStep } from './FlowStep.tsx';
import { SignedOut } from './SignedOut.tsx';

/** The spawn page: the flow of the signed-in player. */
export function SpawnScreen() {
  const session = useAtomValue(sessionAtom);
  return (
    <Page title={copy.title}>
      {/* Another account begins a flow of its own. */}
      {session ? <SpawnFlow key={session.userId} /> : <SignedOut />}
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
  // What was given back takes the focus itself.
  const isReturn = hasMoved && !(state.name === 'choosing' && state.givenBack);
  return (
    <>
      <StepList current={step} />
      <ReadBoundary key={step} title={copy.failureTitle} words={errorWords}>
        <ReturnedToChoose value={isReturn}>
          <Suspense fallback={<StepSkeleton />}>
            <FlowStep state={state} send={send} />
          </Suspense>
        </ReturnedToChoose>
      </ReadBoundary>
    </>
  );
}
