import { Suspense } from 'react';
import { Page } from '@emberclutch/shared/ui/Page';
import { ReadBoundary } from '@emberclutch/shared/ui/ReadBoundary';
import { useSearchParams } from '@emberclutch/shared/routing';
import { ChooseStep } from '../features/choose/ChooseStep.tsx';
import { ConfirmStep } from '../features/confirm/ConfirmStep.tsx';
import { PayStep } from '../features/pay/PayStep.tsx';
import { InvalidPurchaseId } from '../features/confirm/InvalidPurchaseId.tsx';
import { errorWords } from '../errors/error-words.ts';
import { StepList } from '../steps/StepList.tsx';
import type { Step } from '../steps/StepList.tsx';
import { StepSkeleton } from '../steps/StepSkeleton.tsx';
import { copy } from './copy.ts';

/** The spawn flow: choose, pay, confirm. The URL holds the step, so that a reload, a login, Back and the checkout keep it. */
export function SpawnScreen() {
  const [params] = useSearchParams();
  const step = stepOf(params.get('step'));
  const lockId = numberOf(params.get('lock'));

  return (
    <Page title={copy.title}>
      <StepList current={step} />
      <ReadBoundary key={`${step}:${params.get('lock')}`} title={copy.failureTitle} words={errorWords}>
        <Suspense fallback={<StepSkeleton />}>
          {step === 'choose' && <ChooseStep />}
          {step !== 'choose' && lockId === null && <InvalidPurchaseId />}
          {step === 'pay' && lockId !== null && <PayStep lockId={lockId} />}
          {step === 'confirm' && lockId !== null && <ConfirmStep lockId={lockId} />}
        </Suspense>
      </ReadBoundary>
    </Page>
  );
}

const stepOf = (text: string | null): Step => (text === 'pay' || text === 'confirm' ? text : 'choose');

/** Purchase ids are numeric (specification, section 5). */
const numberOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
