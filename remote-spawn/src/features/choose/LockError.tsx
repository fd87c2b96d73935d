import { styled } from 'styled-components';
import type { ApiError } from '@emberclutch/shared/api/api-error';
import type { Availability } from '@emberclutch/shared/contract/spawn';
import { Button } from '@emberclutch/shared/ui/Button';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Price } from '@emberclutch/shared/ui/Price';
import { copy } from '../../copy.ts';
import type { LockIntent } from '../pay/lock-intent.ts';
import type { Basket } from './basket.ts';
import { lockErrorMessage } from './lock-error-message.ts';

interface Props {
  error: ApiError;
  /** What was asked for. */
  intent: LockIntent;
  /** What is known now: asked for again after the refusal. */
  availability: Availability;
  onTake: (change: Partial<Basket>) => void;
}

/** Why nothing was held, and what can be done about it. */
export function LockError({ error, intent, availability, onTake }: Props) {
  return (
    <Alert tone="danger" role="alert">
      {error.code === 'fee_changed' && (
        <FeeChange error={error} intent={intent} availability={availability} />
      )}
      {error.code === 'sold_out' && <Shortage error={error} intent={intent} onTake={onTake} />}
      {error.code !== 'fee_changed' && error.code !== 'sold_out' && <p>{lockErrorMessage(error, intent)}</p>}
    </Alert>
  );
}

function FeeChange({ error, intent, availability }: Omit<Props, 'onTake'>) {
  const { currency } = availability;
  const changes = [
    {
      what: copy.refusals.perEgg,
      before: intent.fees.eggFee,
      now: error.current?.eggFee ?? availability.eggs.fee,
    },
    {
      what: copy.refusals.perKey,
      before: intent.fees.keyFee,
      now: error.current?.keyFee ?? availability.keys.fee,
    },
  ].filter(({ before, now }) => Number(before) !== Number(now));
  return (
    <>
      <p>{copy.refusals.feeChanged}</p>
      <Changes>
        {changes.map(({ what, before, now }) => (
          <li key={what}>
            <del>
              <Price amount={before} currency={currency} />
            </del>{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins>
              <Price amount={now} currency={currency} />
            </ins>{' '}
            {what}
          </li>
        ))}
      </Changes>
      <p>{copy.refusals.feeChangedAfter}</p>
    </>
  );
}

function Shortage({ error, intent, onTake }: Omit<Props, 'availability'>) {
  const rest = {
    eggs: Math.min(intent.basket.eggs, error.current?.eggs ?? 0),
    keys: Math.min(intent.basket.keys, error.current?.keys ?? 0),
  };
  if (rest.eggs + rest.keys === 0) return <p>{copy.refusals.soldOut}</p>;
  const words = [rest.eggs > 0 && copy.eggs(rest.eggs), rest.keys > 0 && copy.keys(rest.keys)]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <p>{copy.refusals.soldOutInPart(words)}</p>
      <Button variant="quiet" size="s" onClick={() => onTake(rest)}>
        {copy.refusals.takeRest(words)}
      </Button>
    </>
  );
}

const Changes = styled.ul`
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums lining-nums;

  ins {
    font-weight: 600;
    text-decoration: none;
  }
`;
