import { SpawnFailure } from '../platform/errors/SpawnFailure.tsx';
import { ChooseStep } from '../features/spawn/choose/ChooseStep.tsx';
import { InvalidPurchaseId } from '../features/spawn/confirm/InvalidPurchaseId.tsx';
import { PurchaseProgress } from '../features/spawn/confirm/PurchaseProgress.tsx';
import { HeldLock } from '../features/spawn/pay/HeldLock.tsx';
import { LockEnded } from '../features/spawn/pay/LockEnded.tsx';
import { UnknownLock } from '../features/spawn/pay/UnknownLock.tsx';
import type { Send } from '../features/spawn/flow/create-flow.ts';
import type { FlowState } from '../features/spawn/flow/flow-state.ts';
import { StepSkeleton } from '../platform/layout/StepSkeleton.tsx';
import { DoneStep } from './DoneStep.tsx';

interface Props {
  state: FlowState;
  send: Send;
}

export function FlowStep({ state, send }: Props) {
  switch (state.name) {
    case 'choosing':
    case 'locking':
      return <ChooseStep state={state} send={send} />;
    case 'invalidId':
      return <InvalidPurchaseId />;
    case 'reading':
      return state.step === 'pay' ? <StepSkeleton /> : <PurchaseProgress state={state} send={send} />;
    case 'unreadable':
      return <SpawnFailure error={state.error} onRetry={() => send({ type: 'retryPressed' })} />;
    case 'unknown':
      return <UnknownLock state={state} send={send} />;
    case 'held':
    case 'releasing':
      return <HeldLock state={state} send={send} />;
    case 'ended':
      return <LockEnded state={state} send={send} />;
    case 'done':
      return <DoneStep key={state.lockId} state={state} />;
    default:
      return <PurchaseProgress state={state} send={send} />;
  }
}
