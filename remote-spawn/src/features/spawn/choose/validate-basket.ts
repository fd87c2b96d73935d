import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';
import { explainMissingKey } from '../../../platform/errors/explain-refusal.ts';
import type { Basket } from '../basket/basket.ts';
import { copy } from './copy.ts';

/** @returns a message that says why this basket cannot be locked; null if it can */
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
