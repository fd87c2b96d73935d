import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { badRequestWords, errorWords } from '../../errors/error-words.ts';
import { copy as stepCopy } from '../../steps/copy.ts';
import { copy } from './copy.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { PurchaseStatus } from './PurchaseStatus.tsx';
import type { PurchaseOutcome } from './purchase-outcome.ts';
import { useConfirmPurchase } from './use-confirm-purchase.ts';

interface Props {
  lockId: number;
  /** The checkout has taken the payment. */
  isPaid: boolean;
}

/**
 * Confirms a purchase that the player has begun, and shows its outcome until the receipt is there: not charged, paid and
 * not booked yet, or unknown. A way back to the payment is offered only where it is certain that nothing was charged.
 */
export function StartedPurchase({ lockId, isPaid }: Props) {
  const { outcome, hasFailed } = useConfirmPurchase(lockId, isPaid);

  if (outcome) return <KnownOutcome lockId={lockId} outcome={outcome} isPaid={isPaid} />;
  if (hasFailed) return <PurchaseStatus title={copy.unknown} lead={copy.unknownLead} isWaiting />;
  return <PurchaseStatus title={copy.asking} isWaiting />;
}

function KnownOutcome({ lockId, outcome, isPaid }: Props & { outcome: PurchaseOutcome }) {
  switch (outcome.state) {
    // The confirm step shows the stored receipt in the next render.
    case 'done':
      return <PurchaseStatus title={copy.asking} isWaiting />;
    case 'unpaid':
      return isPaid ? (
        <PurchaseStatus title={copy.finishing} lead={copy.finishingLead} isWaiting />
      ) : (
        <NotCharged lockId={lockId} />
      );
    case 'missing':
      return (
        <PurchaseStatus title={copy.missing} lead={copy.missingLead}>
          <ButtonLink to={paths.myCollection}>{copy.toCollection}</ButtonLink>
          <ButtonLink variant="quiet" to={stepPaths.choose()}>
            {stepCopy.chooseAgain}
          </ButtonLink>
        </PurchaseStatus>
      );
    case 'refused': {
      const { code, detail } = outcome.error;
      const words = code === 'bad_request' && detail ? badRequestWords(detail) : errorWords[code];
      return (
        <PurchaseStatus title={copy.refused} lead={words}>
          <ButtonLink to={stepPaths.choose()}>{stepCopy.chooseAgain}</ButtonLink>
        </PurchaseStatus>
      );
    }
  }
}

function NotCharged({ lockId }: { lockId: number }) {
  return (
    <PurchaseStatus title={copy.notCharged} lead={copy.notChargedLead}>
      <p>{copy.cardNeeded}</p>
      <ButtonLink to={stepPaths.pay(lockId)}>{copy.backToPay}</ButtonLink>
    </PurchaseStatus>
  );
}
