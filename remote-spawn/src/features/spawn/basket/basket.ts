import { isTooLargeId, parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import type { AvailabilityInfo } from '@emberclutch/contract/spawn/availability.ts';
import type { LockBody } from '@emberclutch/contract/spawn/lock-body.ts';

/** The contents of an order before it is locked. The URL holds it, so that a reload, a login and Back keep it. */
export interface Basket {
  eggs: number;
  keys: number;
  payWith: 'card' | 'keys';
  /** Ids of the gateway keys to redeem; NaN if the URL holds no id, Infinity if its number is too large. */
  vouchers: number[];
}

/** @param defaultEggs number of eggs if the URL names neither eggs nor keys */
export function readBasket(params: URLSearchParams, defaultEggs: number): Basket {
  const use = params.get('use') ?? '';
  const vouchers = use === '' ? [] : use.split(',').map(parseKeyId);
  const isNamed = params.has('eggs') || params.has('keys');
  return {
    eggs: isNamed ? readCount(params.get('eggs')) : Math.max(defaultEggs, vouchers.length),
    keys: readCount(params.get('keys')),
    payWith: params.get('with') === 'keys' ? 'keys' : 'card',
    vouchers,
  };
}

export const toBasketParams = ({ eggs, keys, payWith, vouchers }: Basket): Record<string, string> => ({
  eggs: String(eggs),
  ...(keys > 0 && { keys: String(keys) }),
  ...(payWith === 'keys' && { with: 'keys' }),
  ...(payWith === 'keys' && vouchers.length > 0 && { use: vouchers.join(',') }),
});

/** The fees that the player saw. The provider refuses a lock at any other fee (decisions, Eggs). Null if unknown. */
export interface Fees {
  eggFee: string | null;
  keyFee: string | null;
  /** ISO 4217; USD by default. */
  currency?: string;
}

export const toFees = ({ eggs, keys, currency }: AvailabilityInfo): Fees => ({
  eggFee: eggs.fee,
  keyFee: keys.fee,
  currency,
});

/** Sent for an item that is not charged. A lock names both fees, and the unknown fee may belong to the other item. */
const noFee = '0.00';

export function toLockBody(basket: Basket, { eggFee, keyFee }: Fees): LockBody {
  const redeemedIds = basket.payWith === 'keys' ? basket.vouchers : [];
  return {
    eggs: { count: basket.eggs, fee: eggFee ?? noFee },
    keys: { count: basket.keys, fee: keyFee ?? noFee },
    gatewayKeyVouchers: redeemedIds.length,
    paymentMethod: basket.payWith === 'keys' ? 'VOUCHER' : 'CREDIT_CARD',
    usedGatewayKeyIds: redeemedIds,
  };
}

export const toBasket = ({ eggs, keys, paymentMethod, usedGatewayKeyIds }: LockBody): Basket => ({
  eggs: eggs.count,
  keys: keys.count,
  payWith: paymentMethod === 'VOUCHER' ? 'keys' : 'card',
  vouchers: usedGatewayKeyIds,
});

/** The amount that the card is charged, in the major unit: `"50.00"`. Gateway keys pay for eggs in full. */
export function computeTotal({ eggs, keys, paymentMethod }: LockBody): string {
  const decimals = Math.max(countDecimals(eggs.fee), countDecimals(keys.fee));
  const scale = 10 ** decimals;
  const toUnits = ({ count, fee }: LockBody['eggs']) => count * Math.round(Number(fee) * scale);
  const units = paymentMethod === 'VOUCHER' ? 0 : toUnits(eggs) + toUnits(keys);
  return (units / scale).toFixed(decimals);
}

/** Currencies have 0 (JPY) to 4 decimals. */
const countDecimals = (amount: string) => amount.split('.')[1]?.length ?? 0;

const readCount = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0);

const parseKeyId = (text: string) => parseEntityId(text) ?? (isTooLargeId(text) ? Infinity : Number.NaN);
