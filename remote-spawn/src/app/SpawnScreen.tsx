import { Suspense } from 'react';
import { Page } from '@emberclutch/shared/ui/Page';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { errorWords } from '../errors/error-words.ts';
import { stepOf } from '../flow/transition.ts';
import { useSpawnFlow } from '../flow/use-spawn-flow.ts';
import { StepList } from '../steps/StepList.tsx';
import { StepSkeleton } from '../steps/StepSkeleton.tsx';
import { copy } from './copy.ts';
import { FlowStep } from './FlowStep.tsx';

/** The spawn flow: choose, pay, confirm. The URL holds the step, so that a reload, a login, Back and the checkout keep it. */
export function SpawnScreen() {
  const [state, send] = useSpawnFlow();
  const step = stepOf(state);
  return (
    <Page title={copy.title}>
      <StepList current={step} />
      <ReadBoundary key={step} title={copy.failureTitle} words={errorWords}>
        <Suspense fallback={<StepSkeleton />}>
          <FlowStep state={state} send={send} />
        </Suspense>
      </ReadBoundary>
    </Page>
  );
}
