import { readAssets } from './lenient-asset-list.ts';
import type { AssetInfo } from './lenient-asset.ts';
import { readCount } from './readers/count.ts';
import { readCurrency } from './readers/currency.ts';
import { readList } from './readers/list.ts';
import { readMoney } from './readers/money.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';

/** `Availability` as far as it could be read. */
export interface AvailabilityInfo {
  eggs: OfferInfo;
  keys: OfferInfo;
  /** The unused keys of the account. */
  gatewayKeys: AssetInfo[];
  /** ISO 4217; USD by default. */
  currency?: string;
  eggTransactionLimit?: number;
  keyTransactionLimit?: number;
}

export interface OfferInfo {
  /** Null if the provider does not say how many are left. */
  count: number | null;
  /** Decimal text in the major unit. */
  fee: string;
}

/** Reads what any provider offers. What it does not offer at all counts as none left; a missing fee is zero. */
export const LenientAvailability = schemaOf((answer): AvailabilityInfo | null => {
  const { eggs, keys, gatewayKeys, currency, eggTransactionLimit, keyTransactionLimit } = readRecord(answer);
  if (!eggs && !keys) return null;
  const code = readCurrency(currency);
  return {
    eggs: readOffer(eggs, code),
    keys: readOffer(keys, code),
    gatewayKeys: readAssets(readList(gatewayKeys), 'GATEWAY_KEY').assets,
    currency: code,
    eggTransactionLimit: readCount(eggTransactionLimit) ?? undefined,
    keyTransactionLimit: readCount(keyTransactionLimit) ?? undefined,
  };
});

function readOffer(value: unknown, currency: string | undefined): OfferInfo {
  const { count, fee } = readRecord(value);
  return {
    count: value ? readCount(count) : 0,
    fee: readMoney(fee, currency) ?? readMoney(0, currency) ?? '0.00',
  };
}
