import type { FormEvent } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { isRetryable } from '@emberclutch/shared/api/api-error';
import type { Availability } from '@emberclutch/shared/contract/spawn';
import { useSearchParams } from '@emberclutch/shared/routing';
import { Button } from '@emberclutch/shared/ui/Button';
import { Alert } from '@emberclutch/shared/ui/Alert';
import { Panel } from '@emberclutch/shared/ui/Panel';
import { Price } from '@emberclutch/shared/ui/Price';
import { copy } from '../../copy.ts';
import { createIntent, isSameWish } from '../pay/lock-intent.ts';
import type { Basket } from './basket.ts';
import { basketParams, feesOf, lockBodyOf, readBasket, totalOf } from './basket.ts';
import { validateBasket } from './validate-basket.ts';
import { CountField } from './CountField.tsx';
import { LockError } from './LockError.tsx';
import { PayWith } from './PayWith.tsx';
import { useLockEggs } from './use-lock-eggs.ts';

export function ChooseForm({ availability }: { availability: Availability }) {
  const [params, setParams] = useSearchParams();
  const lock = useLockEggs();
  const faultId = useId();
  const basket = readBasket(params);
  const fees = feesOf(availability);
  const fault = validateBasket(basket, availability);

  const handleChange = (change: Partial<Basket>) => {
    if (lock.isPending) return;
    lock.reset();
    setParams(basketParams({ ...basket, ...change }), { replace: true });
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (fault) return;
    const wish = createIntent(basket, fees);
    // Nobody knows whether a try that went unanswered has held something: the same wish keeps its key.
    const isUnanswered = isRetryable(lock.error) && lock.variables && isSameWish(lock.variables, wish);
    lock.mutateOnce(isUnanswered ? lock.variables : wish);
  };

  return (
    <Panel title={copy.choose.form}>
      <Form onSubmit={handleSubmit} aria-label={copy.choose.form}>
        <CountField
          label={copy.choose.eggs}
          short={copy.choose.eggsShort}
          count={basket.eggs}
          fee={<Price amount={fees.eggFee} currency={availability.currency} />}
          onChange={(eggs) => handleChange({ eggs })}
        />
        {basket.payWith === 'card' && (
          <CountField
            label={copy.choose.keys}
            short={copy.choose.keysShort}
            hint={copy.choose.keysHint}
            count={basket.keys}
            fee={<Price amount={fees.keyFee} currency={availability.currency} />}
            onChange={(keys) => handleChange({ keys })}
          />
        )}
        {availability.gatewayKeys.length > 0 && (
          <PayWith basket={basket} gatewayKeys={availability.gatewayKeys} onChange={handleChange} />
        )}
        <Total>
          <span>{copy.choose.total}</span>
          <output>
            <Price amount={totalOf(lockBodyOf(basket, fees))} currency={availability.currency} />
          </output>
        </Total>
        {lock.error && lock.variables && (
          <LockError
            error={lock.error}
            intent={lock.variables}
            availability={availability}
            onTake={handleChange}
          />
        )}
        {lock.isPending && lock.failureCount > 0 && (
          <Alert tone="info" role="status">
            {copy.choose.asking(lock.failureCount + 1)}
          </Alert>
        )}
        <Button
          type="submit"
          isBusy={lock.isPending}
          aria-disabled={fault !== null || undefined}
          aria-describedby={fault ? faultId : undefined}
        >
          {copy.choose.submit}
        </Button>
        {fault && (
          <Fault id={faultId} role="status">
            {fault}
          </Fault>
        )}
      </Form>
    </Panel>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.l};

  [type='submit'] {
    justify-self: start;
  }
`;

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-top: ${({ theme }) => theme.space.s};
  border-top: 3px double ${({ theme }) => theme.color.rule};
  font-size: ${({ theme }) => theme.size.l};
  font-family: ${({ theme }) => theme.font.display};
`;

const Fault = styled.p`
  margin-top: calc(-1 * ${({ theme }) => theme.space.s});
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.s};
`;
