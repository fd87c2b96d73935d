import type { Availability } from '@emberclutch/shared/contract/spawn';
import { copy } from './copy.ts';
import type { Basket } from '../../basket/basket.ts';

/** @returns why this basket cannot be locked, in words; null where it can */
export function validateBasket(basket: Basket, availability: Availability): string | null {
  const { eggs, keys } = basket;
  const { eggTransactionLimit, keyTransactionLimit } = availability;
  if (basket.payWith === 'keys') {
    const voucherError = validateVouchers(basket, availability);
    if (voucherError) return voucherError;
  }
  if (eggs + keys === 0) return copy.basketErrors.nothing;
  if (eggs > availability.eggs.count) return copy.basketErrors.eggsLeft(availability.eggs.count);
  if (keys > availability.keys.count) return copy.basketErrors.keysLeft(availability.keys.count);
  if (eggTransactionLimit !== undefined && eggs > eggTransactionLimit)
    return copy.basketErrors.eggLimit(eggTransactionLimit);
  if (keyTransactionLimit !== undefined && keys > keyTransactionLimit)
    return copy.basketErrors.keyLimit(keyTransactionLimit);
  return null;
}

function validateVouchers({ eggs, keys, vouchers }: Basket, { gatewayKeys }: Availability): string | null {
  if (keys > 0) return copy.basketErrors.mixed;
  if (vouchers.some(Number.isNaN)) return copy.basketErrors.keyFormat;
  const unknownKey = vouchers.find((id) => !gatewayKeys.some((key) => key.id === id));
  if (unknownKey !== undefined) return copy.basketErrors.keyMissing(unknownKey);
  if (eggs === 0) return copy.basketErrors.noEggs;
  if (vouchers.length !== eggs) return copy.basketErrors.keysPicked(eggs, vouchers.length);
  return null;
}
