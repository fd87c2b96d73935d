import { useId, startTransition, useOptimistic } from 'react';
import type { FormEvent } from 'react';
import { useMutationState } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';
import { spawnMutationKeys } from '@emberclutch/web/api/spawn.ts';
import { useSearchParams } from '@emberclutch/web/routing';
import { color, font, layers, media, size, space } from '@emberclutch/web/theme/tokens.ts';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { Alert } from '@emberclutch/web/ui/feedback/Alert.tsx';
import { StatusNote } from '@emberclutch/web/ui/feedback/StatusNote.ts';
import { Price } from '@emberclutch/web/ui/format/Price.tsx';
import { Panel } from '@emberclutch/web/ui/layout/Panel.tsx';
import { explainMissingKey } from '../../../platform/errors/explain-refusal.ts';
import { toFees, toLockBody, computeTotal, toBasketParams, readBasket } from '../basket/basket.ts';
import type { Basket, Fees } from '../basket/basket.ts';
import { basketCopy } from '../copy.ts';
import type { Send } from '../flow/flow-event.ts';
import type { StateOf } from '../flow/flow-state.ts';
import { createIntent } from '../flow/lock-intent.ts';
import { CountField } from './CountField.tsx';
import { LockError } from './LockError.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { copy } from './copy.ts';

interface Props {
  state: StateOf<'choosing' | 'locking'>;
  send: Send;
  availability: AvailabilityInfo;
}

export function ChooseForm({ state, send, availability }: Props) {
  const { skippedKeys } = availability;
  const [basket, changeBasket] = useBasket(availability);
  const fees = toFees(availability);
  const basketError = validateBasket(basket, availability);
  const isLocking = state.name === 'locking';

  const handleChange = (change: Partial<Basket>) => {
    if (isLocking) return;
    send({ type: 'basketChanged' });
    changeBasket(change);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!basketError) send({ type: 'lockPressed', intent: createIntent(basket, fees) });
  };

  return (
    <Panel title={copy.form.title}>
      <Form onSubmit={handleSubmit} aria-label={copy.form.title}>
        <CountField
          label={copy.form.eggs}
          short={copy.form.eggsShort}
          count={basket.eggs}
          fee={<Fee amount={fees.eggFee} currency={availability.currency} />}
          onChange={(eggs) => handleChange({ eggs })}
        />
        {basket.payWith === 'card' && (
          <CountField
            label={copy.form.keys}
            short={copy.form.keysShort}
            hint={copy.form.keysHint}
            count={basket.keys}
            fee={<Fee amount={fees.keyFee} currency={availability.currency} />}
            onChange={(keys) => handleChange({ keys })}
          />
        )}
        {(availability.gatewayKeys.length > 0 || basket.payWith === 'keys') && (
          <PaymentMethod basket={basket} gatewayKeys={availability.gatewayKeys} onChange={handleChange} />
        )}
        <StatusNote>{skippedKeys > 0 && copy.form.skippedKeys(skippedKeys)}</StatusNote>
        {state.name === 'choosing' && state.failure && (
          <LockError {...state.failure} onBasketChange={handleChange} />
        )}
        {isLocking && <LockProgress />}
        <FormFooter basket={basket} fees={fees} error={basketError} isLocking={isLocking} />
      </Form>
    </Panel>
  );
}

interface FormFooterProps {
  basket: Basket;
  fees: Fees;
  error: string | null;
  isLocking: boolean;
}

function FormFooter({ basket, fees, error, isLocking }: FormFooterProps) {
  const errorId = useId();
  return (
    <Footer>
      <Total>
        <span>{basketCopy.total}</span>
        <output>
          <BasketTotal basket={basket} fees={fees} />
        </output>
      </Total>
      <Button
        type="submit"
        isBusy={isLocking}
        aria-disabled={error !== null || undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {copy.form.submit}
      </Button>
      <BasketError id={errorId}>{error}</BasketError>
    </Footer>
  );
}

function BasketTotal({ basket, fees }: { basket: Basket; fees: Fees }) {
  const { eggs, keys, payWith } = basket;
  if (payWith === 'keys') return basketCopy.keys(eggs);
  if ((eggs > 0 && fees.eggFee === null) || (keys > 0 && fees.keyFee === null)) return copy.form.unknownTotal;
  return <Price amount={computeTotal(toLockBody(basket, fees))} currency={fees.currency} />;
}

interface FeeProps {
  /** Null if the provider does not send it. */
  amount: string | null;
  currency: string | undefined;
}

function Fee({ amount, currency }: FeeProps) {
  if (amount === null) return copy.form.unknownFee;
  if (Number(amount) === 0) return copy.form.free;
  return (
    <>
      <Price amount={amount} currency={currency} /> {basketCopy.each}
    </>
  );
}

/** Shows which attempt to lock is in progress, from the second attempt on. */
function LockProgress() {
  const [failures = 0] = useMutationState({
    filters: { mutationKey: spawnMutationKeys.lock, status: 'pending' },
    select: ({ state }) => state.failureCount,
  });
  return (
    <div role="status">{failures > 0 && <Alert tone="info">{copy.form.retrying(failures + 1)}</Alert>}</div>
  );
}

/**
 * The basket in the URL, and a function that changes it. A change is shown immediately, because the router updates in a transition: on a
 * slow device, a field would return to the old value and lose text typed in between. The basket starts with one egg, so that one press
 * completes the form.
 */
function useBasket(availability: AvailabilityInfo): [Basket, (change: Partial<Basket>) => void] {
  const [params, setParams] = useSearchParams();
  const canHaveEgg = availability.eggs.count !== 0 && availability.eggTransactionLimit !== 0;
  const [basket, showBasket] = useOptimistic(readBasket(params, canHaveEgg ? 1 : 0));
  const changeBasket = (change: Partial<Basket>) =>
    startTransition(() => {
      const changedBasket = { ...basket, ...change };
      showBasket(changedBasket);
      setParams(toBasketParams(changedBasket), { replace: true });
    });
  return [basket, changeBasket];
}

const Form = styled.form`
  display: grid;
  gap: ${space.l};

  /* Keeps a focused element above the footer of the form. */
  input,
  button {
    scroll-margin-bottom: 120px;
  }
`;

/** Stays visible at the lower edge of the window while the form above it is longer, because a player may own hundreds of keys. */
const Footer = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layers.raised};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.xs} ${space.l};
  padding-block: ${space.s};
  background: ${color.page};
  border-top: 3px double ${color.rule};

  @media ${media.phone} {
    gap: ${space.xs};
  }
  @media ${media.short} {
    position: static;
  }
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s};
  font-size: ${size.l};
  font-family: ${font.display};
`;

const BasketError = styled(StatusNote)`
  grid-column: 1 / -1;
`;

/** Why this basket cannot be locked; null if it can. */
export function validateBasket(basket: Basket, availability: AvailabilityInfo): string | null {
  const { eggs, keys } = basket;
  const { eggTransactionLimit, keyTransactionLimit } = availability;
  const methodError =
    basket.payWith === 'keys' ? validateVouchers(basket, availability) : validateFees(basket, availability);
  if (methodError) return methodError;
  if (eggs + keys === 0) return copy.basketErrors.nothing;
  // An unknown count sets no limit here: the provider decides.
  const { eggs: eggOffer, keys: keyOffer } = availability;
  if (eggOffer.count !== null && eggs > eggOffer.count) return copy.basketErrors.eggsLeft(eggOffer.count);
  if (keyOffer.count !== null && keys > keyOffer.count) return copy.basketErrors.keysLeft(keyOffer.count);
  if (eggTransactionLimit !== undefined && eggs > eggTransactionLimit)
    return copy.basketErrors.eggLimit(eggTransactionLimit);
  if (keyTransactionLimit !== undefined && keys > keyTransactionLimit)
    return copy.basketErrors.keyLimit(keyTransactionLimit);
  return null;
}

/** A card can be charged only a known amount. */
function validateFees({ eggs, keys }: Basket, availability: AvailabilityInfo): string | null {
  if (eggs > 0 && availability.eggs.fee === null) return copy.basketErrors.noFee;
  return keys > 0 && availability.keys.fee === null ? copy.basketErrors.noKeyFee : null;
}

function validateVouchers(
  { eggs, keys, vouchers }: Basket,
  { gatewayKeys }: AvailabilityInfo,
): string | null {
  if (keys > 0) return copy.basketErrors.mixed;
  if (vouchers.some(Number.isNaN)) return copy.basketErrors.keyFormat;
  if (vouchers.includes(Infinity)) return copy.basketErrors.keyTooLarge;
  const unknownKey = vouchers.find((id) => !gatewayKeys.some((key) => key.id === id));
  if (unknownKey !== undefined) return explainMissingKey(unknownKey);
  if (eggs === 0) return copy.basketErrors.noEggs;
  if (vouchers.length !== eggs) return copy.basketErrors.keysPicked(eggs, vouchers.length);
  return null;
}
