import type { Availability } from '@emberclutch/shared/contract/spawn';
import { copy } from '../../copy.ts';
import type { Basket } from './basket.ts';

/** Why this basket cannot be held, in words; null when it can. */
export function validateBasket(basket: Basket, availability: Availability): string | null {
  const { eggs, keys } = basket;
  const { eggTransactionLimit, keyTransactionLimit } = availability;
  if (basket.payWith === 'keys') {
    const fault = voucherFaultOf(basket, availability);
    if (fault) return fault;
  }
  if (eggs + keys === 0) return copy.faults.nothing;
  if (eggs > availability.eggs.count) return copy.faults.eggsLeft(availability.eggs.count);
  if (keys > availability.keys.count) return copy.faults.keysLeft(availability.keys.count);
  if (eggTransactionLimit !== undefined && eggs > eggTransactionLimit)
    return copy.faults.eggLimit(eggTransactionLimit);
  if (keyTransactionLimit !== undefined && keys > keyTransactionLimit)
    return copy.faults.keyLimit(keyTransactionLimit);
  return null;
}

function voucherFaultOf({ eggs, keys, vouchers }: Basket, { gatewayKeys }: Availability): string | null {
  if (keys > 0) return copy.faults.mixed;
  if (vouchers.some(Number.isNaN)) return copy.faults.keyFormat;
  const stranger = vouchers.find((id) => !gatewayKeys.some((key) => key.id === id));
  if (stranger !== undefined) return copy.faults.keyMissing(stranger);
  if (eggs === 0) return copy.faults.noEggs;
  if (vouchers.length !== eggs) return copy.faults.keysPicked(eggs, vouchers.length);
  return null;
}
