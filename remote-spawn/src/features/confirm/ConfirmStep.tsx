import { useSearchParams } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { badRequestWords, errorWords } from '../../errors/error-words.ts';
import { copy as stepCopy } from '../../steps/copy.ts';
import { copy } from './copy.ts';
import { stepPaths } from '../../flow/step-paths.ts';
import { checkoutReturnPath } from '../../flow/checkout-return-path.ts';
import { PurchaseStatus } from './PurchaseStatus.tsx';
import type { PurchaseOutcome } from './purchase-outcome.ts';
import { Receipt } from './Receipt.tsx';
import { useConfirmPurchase } from './use-confirm-purchase.ts';

/**
 * The outcome of a purchase: done, not charged, paid and not booked yet, or unknown. "Pay again" is offered only where
 * it is certain that nothing was charged.
 */
export function ConfirmStep({ lockId }: { lockId: number }) {
  const [params] = useSearchParams();
  const isPaid = params.get('payment') === 'paid';
  const { outcome, hasFailed } = useConfirmPurchase(lockId, isPaid);

  if (outcome) return <KnownOutcome lockId={lockId} outcome={outcome} isPaid={isPaid} />;
  if (hasFailed) return <PurchaseStatus title={copy.unknown} lead={copy.unknownLead} isWaiting />;
  return <PurchaseStatus title={copy.asking} isWaiting />;
}

interface KnownProps {
  lockId: number;
  outcome: PurchaseOutcome;
  isPaid: boolean;
}

function KnownOutcome({ lockId, outcome, isPaid }: KnownProps) {
  switch (outcome.state) {
    case 'done':
      return <Receipt lockId={lockId} purchase={outcome.purchase} />;
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
  const payPath = checkoutReturnPath.read(lockId);
  return (
    <PurchaseStatus title={copy.notCharged} lead={copy.notChargedLead}>
      <p>{copy.cardNeeded}</p>
      {payPath ? (
        <ButtonLink to={payPath}>{copy.backToPay}</ButtonLink>
      ) : (
        <ButtonLink to={stepPaths.choose()}>{stepCopy.chooseAgain}</ButtonLink>
      )}
    </PurchaseStatus>
  );
}
