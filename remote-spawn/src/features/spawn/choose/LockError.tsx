import { styled } from 'styled-components';
import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { addRetryTime } from '@emberclutch/web/ui/feedback/describe-error.ts';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { explainRefusal } from '../../../platform/errors/explain-refusal.ts';
import type { Basket } from '../basket/basket.ts';
import { basketCopy } from '../copy.ts';
import type { LockIntent } from '../flow/lock-intent.ts';
import { copy } from './copy.ts';

interface Props {
  error: ApiError;
  intent: LockIntent;
  onBasketChange: (change: Partial<Basket>) => void;
}

/** Explains why the basket was not locked, and offers a basket that can be. */
export function LockError({ error, intent, onBasketChange }: Props) {
  const { payWith, vouchers } = intent.basket;
  return (
    <Alert tone="danger" role="alert">
      {error.code === 'sold_out' ? (
        <PartlySoldOut error={error} intent={intent} onBasketChange={onBasketChange} />
      ) : (
        <p>{explainRefusal(error, lockErrorMessages, payWith === 'keys' ? vouchers : null)}</p>
      )}
      {error.code === 'fee_changed' && <p>{copy.lockErrors.feeChanged}</p>}
    </Alert>
  );
}

function PartlySoldOut({ error, intent, onBasketChange }: Props) {
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
        <Button variant="quiet" size="s" onClick={() => onBasketChange(remaining)}>
          {copy.lockErrors.chooseRemaining(text)}
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

const Remaining = styled.div`
  margin-top: ${space.xs};
`;
