import type { Availability, LockBody } from '@emberclutch/shared/contract/spawn';

/** The contents of an order before it is locked. The URL holds it, so that a reload, a login and Back keep it. */
export interface Basket {
  eggs: number;
  keys: number;
  payWith: 'card' | 'keys';
  /** Ids of the gateway keys to redeem; NaN where the URL holds no id. */
  vouchers: number[];
}

export function readBasket(params: URLSearchParams): Basket {
  const vouchers = params.get('use') ?? '';
  return {
    eggs: countOf(params.get('eggs')),
    keys: countOf(params.get('keys')),
    payWith: params.get('with') === 'keys' ? 'keys' : 'card',
    vouchers: vouchers === '' ? [] : vouchers.split(',').map(keyIdOf),
  };
}

export const basketParams = ({ eggs, keys, payWith, vouchers }: Basket): Record<string, string> => ({
  eggs: String(eggs),
  ...(keys > 0 && { keys: String(keys) }),
  ...(payWith === 'keys' && { with: 'keys' }),
  ...(payWith === 'keys' && vouchers.length > 0 && { use: vouchers.join(',') }),
});

/** The fees that the player saw: the provider refuses a lock at any other fee (decisions, Eggs). */
export interface Fees {
  eggFee: string;
  keyFee: string;
}

export const feesOf = ({ eggs, keys }: Availability): Fees => ({ eggFee: eggs.fee, keyFee: keys.fee });

export function lockBodyOf(basket: Basket, { eggFee, keyFee }: Fees): LockBody {
  const redeemed = basket.payWith === 'keys' ? basket.vouchers : [];
  return {
    eggs: { count: basket.eggs, fee: eggFee },
    keys: { count: basket.keys, fee: keyFee },
    gatewayKeyVouchers: redeemed.length,
    paymentMethod: basket.payWith === 'keys' ? 'VOUCHER' : 'CREDIT_CARD',
    usedGatewayKeyIds: redeemed,
  };
}

/** The amount that the card is charged, in the major unit: `"50.00"`. Gateway keys pay for eggs in full. */
export function totalOf({ eggs, keys, paymentMethod }: LockBody): string {
  const cents = paymentMethod === 'VOUCHER' ? 0 : centsOf(eggs) + centsOf(keys);
  return (cents / 100).toFixed(2);
}

const centsOf = ({ count, fee }: LockBody['eggs']) => count * Math.round(Number(fee) * 100);

const countOf = (text: string | null) => (text && /^\d{1,6}$/.test(text) ? Number(text) : 0);

const keyIdOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
