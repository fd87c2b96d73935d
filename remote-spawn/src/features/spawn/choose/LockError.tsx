import { styled } from 'styled-components';
import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { space, weight } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { explainRefusal } from '../../../platform/errors/explain-refusal.ts';
import type { Basket } from '../basket/basket.ts';
import { basketCopy } from '../copy.ts';
import type { LockIntent } from '../flow/lock-intent.ts';
import { copy } from './copy.ts';

interface Props {
  error: ApiError;
  intent: LockIntent;
  /** The current counts and fees, requested again after the rejection. */
  availability: AvailabilityInfo;
  onTake: (change: Partial<Basket>) => void;
}

/** Explains why the basket was not locked, and offers a basket that can be. */
export function LockError({ error, intent, availability, onTake }: Props) {
  const { payWith, vouchers } = intent.basket;
  return (
    <Alert tone="danger" role="alert">
      {error.code === 'sold_out' ? (
        <PartlySoldOut error={error} intent={intent} onTake={onTake} />
      ) : (
        <p>{explainRefusal(error, lockErrorMessages, payWith === 'keys' ? vouchers : null)}</p>
      )}
      {error.code === 'fee_changed' && (
        <FeeChange error={error} intent={intent} availability={availability} />
      )}
    </Alert>
  );
}

function FeeChange({ error, intent, availability }: Omit<Props, 'onTake'>) {
  const { currency } = availability;
  const changes = [
    {
      what: copy.lockErrors.perEgg,
      before: intent.fees.eggFee,
      now: error.current?.eggFee ?? availability.eggs.fee,
    },
    {
      what: copy.lockErrors.perKey,
      before: intent.fees.keyFee,
      now: error.current?.keyFee ?? availability.keys.fee,
    },
  ].filter(({ before, now }) => before !== now && !isSameAmount(before, now));
  return (
    <>
      <p>{copy.lockErrors.feeChanged}</p>
      <Changes>
        {changes.map(({ what, before, now }) => (
          <li key={what}>
            <del>
              <FeeText amount={before} currency={currency} />
            </del>{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins>
              <FeeText amount={now} currency={currency} />
            </ins>{' '}
            {what}
          </li>
        ))}
      </Changes>
      <p>{copy.lockErrors.feeChangedAfter}</p>
    </>
  );
}

const FeeText = ({ amount, currency }: { amount: string | null; currency: string | undefined }) =>
  amount === null ? copy.form.unknownFee : <Price amount={amount} currency={currency} />;

/** Providers write the same amount with different numbers of decimals. */
const isSameAmount = (one: string | null, other: string | null) =>
  one !== null && other !== null && Number(one) === Number(other);

function PartlySoldOut({ error, intent, onTake }: Omit<Props, 'availability'>) {
  const remaining = {
    eggs: Math.min(intent.basket.eggs, error.current?.eggs ?? 0),
    keys: Math.min(intent.basket.keys, error.current?.keys ?? 0),
  };
  if (remaining.eggs + remaining.keys === 0) return <p>{addRetryTime(copy.lockErrors.soldOut, error)}</p>;
  const text = basketCopy.contents(remaining.eggs, remaining.keys);
  return (
    <>
      <p>{addRetryTime(copy.lockErrors.soldOutInPart(text), error)}</p>
      <Remaining>
        <Button variant="quiet" size="s" onClick={() => onTake(remaining)}>
          {copy.lockErrors.takeRest(text)}
        </Button>
      </Remaining>
    </>
  );
}

/** A lock never charges anything, even when it fails. */
const lockErrorMessages = {
  ...errorMessages,
  offline: `${errorMessages.offline} Nothing was charged.`,
  timed_out: 'The hatchery took too long to answer. Nothing was charged.',
  unavailable: 'The hatchery is not available at the moment. Nothing was charged.',
  internal: 'Something went wrong on our side. Nothing was charged: please try again.',
};

const Changes = styled.ul`
  font-variant-numeric: tabular-nums lining-nums;

  ins {
    font-weight: ${weight.bold};
    text-decoration: none;
  }
`;

const Remaining = styled.div`
  margin-top: ${space.xs};
`;
