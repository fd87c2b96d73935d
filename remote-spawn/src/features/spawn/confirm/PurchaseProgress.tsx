import { useMutationState } from '@tanstack/react-query';
import { isTooLargeId } from '@emberclutch/contract/shape/entity-id.ts';
import { spawnMutationKeys } from '@emberclutch/web/api/spawn.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ButtonLink } from '@emberclutch/web/ui/controls/ButtonLink.tsx';
import { Spinner } from '@emberclutch/web/ui/controls/Spinner.tsx';
import { describeError } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { ActionRow } from '@emberclutch/web/ui/layout/ActionRow.tsx';
import type { Elements } from '@emberclutch/web/ui/layout/elements.ts';
import { PageHeading } from '@emberclutch/web/ui/layout/PageHeading.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { explainRefusal } from '../../../platform/errors/explain-refusal.ts';
import { StepActions } from '../../../platform/layout/StepActions.ts';
import { StepColumns } from '../../../platform/layout/StepColumns.ts';
import { HeldPictures } from '../../../platform/parcels/HeldPictures.tsx';
import type { Send } from '../flow/flow-event.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { stepPaths } from '../flow/step-paths.ts';
import { storedLocks } from '../flow/tab-storage.ts';
import { StepStart } from '../layout/StepStart.tsx';
import { stepCopy, purchaseCopy } from '../copy.ts';
import { PurchaseSummary } from '../purchase/PurchaseSummary.tsx';
import { copy } from './copy.ts';

interface Props {
  state: StateOf<
    | 'reading'
    | 'readingReceipt'
    | 'notBegun'
    | 'confirming'
    | 'waiting'
    | 'paused'
    | 'unpaid'
    | 'missing'
    | 'refused'
  >;
  send: Send;
}

/**
 * A purchase that has no receipt yet: not begun, being confirmed, unpaid, paid but not booked yet, or unknown. Links
 * directly to the payment only if it is certain that nothing was charged.
 */
export function PurchaseProgress({ state, send }: Props) {
  const { lockId } = state;
  switch (state.name) {
    case 'reading':
    case 'readingReceipt':
      return <PurchaseStatus lockId={lockId} title={copy.asking} isWaiting />;
    case 'notBegun':
      return (
        <PurchaseStatus lockId={lockId} title={copy.notAsked} lead={copy.notAskedLead}>
          <Button onClick={() => send({ type: 'confirmPressed', isPaid: state.payment === 'paid' })}>
            {copy.askReceipt}
          </Button>
          <ButtonLink variant="quiet" to={stepPaths.pay(lockId)}>
            {copy.toHold}
          </ButtonLink>
        </PurchaseStatus>
      );
    case 'confirming':
    case 'waiting':
      return <Confirming state={state} />;
    case 'paused': {
      const { payment, error } = state;
      return (
        <PurchaseStatus
          lockId={lockId}
          title={error ? copy.unknown : copy.finishing}
          lead={error ? `${describeError(error, errorMessages)} ${copy.unknownLead}` : copy.finishingSlow}
        >
          <Button onClick={() => send({ type: 'confirmPressed', isPaid: payment === 'paid' })}>
            {copy.askAgain}
          </Button>
        </PurchaseStatus>
      );
    }
    case 'unpaid':
      return state.payment === 'cancelled' ? (
        <PurchaseStatus lockId={lockId} title={copy.notCharged} lead={copy.notChargedLead}>
          <ButtonLink to={stepPaths.pay(lockId)}>{copy.backToPay}</ButtonLink>
        </PurchaseStatus>
      ) : (
        <PurchaseStatus lockId={lockId} title={copy.unpaid} lead={`${copy.paymentNeeded} ${copy.unpaidLead}`}>
          <Button onClick={() => send({ type: 'confirmPressed', isPaid: false })}>{copy.askAgain}</Button>
          <ButtonLink variant="quiet" to={stepPaths.pay(lockId)}>
            {copy.toHold}
          </ButtonLink>
        </PurchaseStatus>
      );
    case 'missing':
      return (
        <PurchaseStatus lockId={lockId} title={copy.missing} lead={copy.missingLead} isOver>
          <ButtonLink to={paths.myCollection}>{copy.toCollection}</ButtonLink>
          <ButtonLink variant="quiet" to={stepPaths.choose()}>
            {stepCopy.chooseAgain}
          </ButtonLink>
        </PurchaseStatus>
      );
    case 'refused': {
      const keys = storedLocks.read(lockId)?.body.usedGatewayKeyIds ?? [];
      return (
        <PurchaseStatus
          lockId={lockId}
          title={copy.refused}
          lead={explainRefusal(state.error, errorMessages, keys)}
          isOver
        >
          <ButtonLink to={stepPaths.choose()}>{stepCopy.chooseAgain}</ButtonLink>
        </PurchaseStatus>
      );
    }
  }
}

function Confirming({ state: { name, lockId, attempts } }: { state: StateOf<'confirming' | 'waiting'> }) {
  const [failures = 0] = useMutationState({
    filters: { mutationKey: spawnMutationKeys.confirm, status: 'pending' },
    select: (mutation) => mutation.state.failureCount,
  });
  if (name === 'waiting' || attempts > 0)
    return <PurchaseStatus lockId={lockId} title={copy.finishing} lead={copy.finishingLead} isWaiting />;
  if (failures > 0)
    return <PurchaseStatus lockId={lockId} title={copy.unknown} lead={copy.retryingLead} isWaiting />;
  return <PurchaseStatus lockId={lockId} title={copy.asking} isWaiting />;
}

interface PurchaseStatusProps {
  lockId: number;
  title: string;
  lead?: string;
  isWaiting?: boolean;
  isOver?: boolean;
  children?: Elements;
}

/** The state of a purchase as text, beside its subject. Screen readers announce changes. */
function PurchaseStatus({
  lockId,
  title,
  lead,
  isWaiting = false,
  isOver = false,
  children,
}: PurchaseStatusProps) {
  const body = storedLocks.read(lockId)?.body;
  return (
    <>
      <StepStart>
        <div role="status">
          <PageHeading title={title} lead={lead} />
        </div>
      </StepStart>
      <StepColumns>
        <Panel>
          <HeldPictures eggs={body?.eggs.count ?? 1} keys={body?.keys.count ?? 0} isOver={isOver} />
          {isWaiting && <Spinner size="compact" />}
          {children && <StepActions>{children}</StepActions>}
        </Panel>
        <PurchaseSummary lockId={lockId} />
      </StepColumns>
    </>
  );
}

/** Says that the id in the URL is not a number, or JavaScript cannot represent it exactly. */
export function InvalidPurchaseId() {
  const [params] = useSearchParams();
  const { title, lead } = copy[isTooLargeId(params.get('lock') ?? '') ? 'tooLarge' : 'wrongNumber'];
  return (
    <>
      <StepStart>
        <PageHeading title={title} lead={lead} />
      </StepStart>
      <ActionRow>
        <ButtonLink to={stepPaths.choose()}>{stepCopy.chooseAgain}</ButtonLink>
        <ButtonLink variant="quiet" to={paths.profileTab('purchases')}>
          {purchaseCopy.allReceipts}
        </ButtonLink>
      </ActionRow>
    </>
  );
}
