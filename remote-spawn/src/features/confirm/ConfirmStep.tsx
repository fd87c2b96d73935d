import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from '@emberclutch/shared/routing';
import { paths } from '@emberclutch/shared/routing/paths';
import { ButtonLink } from '@emberclutch/shared/ui/ButtonLink';
import { copy } from '../../copy.ts';
import { choosePath } from '../pay/lock-intent.ts';
import { payPlaceOf } from '../pay/checkout-return-path.ts';
import { ConfirmNote } from './ConfirmNote.tsx';
import type { Outcome } from './purchase-outcome.ts';
import { outcomeQuery } from './purchase-outcome.ts';
import { Receipt } from './Receipt.tsx';

/**
 * What became of a purchase: done, not charged, paid and being finished, or unknown. "Pay again" is offered only
 * when it is known that nothing was charged.
 */
export function ConfirmStep({ lockId }: { lockId: number }) {
  const [params] = useSearchParams();
  const isPaid = params.get('payment') === 'paid';
  const { data, failureCount, errorUpdateCount } = useQuery(outcomeQuery(lockId, isPaid));

  if (data) return <KnownOutcome lockId={lockId} outcome={data} isPaid={isPaid} />;
  if (failureCount + errorUpdateCount > 0)
    return <ConfirmNote title={copy.confirm.unknown} lead={copy.confirm.unknownLead} isWaiting />;
  return <ConfirmNote title={copy.confirm.asking} isWaiting />;
}

interface KnownProps {
  lockId: number;
  outcome: Outcome;
  isPaid: boolean;
}

function KnownOutcome({ lockId, outcome, isPaid }: KnownProps) {
  switch (outcome.state) {
    case 'done':
      return <Receipt lockId={lockId} purchase={outcome.purchase} />;
    case 'unpaid':
      return isPaid ? (
        <ConfirmNote title={copy.confirm.finishing} lead={copy.confirm.finishingLead} isWaiting />
      ) : (
        <NotCharged lockId={lockId} />
      );
    case 'missing':
      return (
        <ConfirmNote title={copy.confirm.missing} lead={copy.confirm.missingLead}>
          <ButtonLink to={paths.myCollection}>{copy.confirm.toCollection}</ButtonLink>
          <ButtonLink variant="quiet" to={choosePath()}>
            {copy.pay.again}
          </ButtonLink>
        </ConfirmNote>
      );
    case 'refused': {
      const { code, detail } = outcome.error;
      const words = code === 'bad_request' && detail ? copy.refusals.badRequest(detail) : copy.errors[code];
      return (
        <ConfirmNote title={copy.confirm.refused} lead={words}>
          <ButtonLink to={choosePath()}>{copy.pay.again}</ButtonLink>
        </ConfirmNote>
      );
    }
  }
}

function NotCharged({ lockId }: { lockId: number }) {
  const place = payPlaceOf(lockId);
  return (
    <ConfirmNote title={copy.confirm.notCharged} lead={copy.confirm.notChargedLead}>
      <p>{copy.confirm.cardNeeded}</p>
      {place ? (
        <ButtonLink to={place}>{copy.confirm.backToPay}</ButtonLink>
      ) : (
        <ButtonLink to={choosePath()}>{copy.pay.again}</ButtonLink>
      )}
    </ConfirmNote>
  );
}
