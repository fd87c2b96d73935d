import { Asset } from '../asset/asset.ts';
import { readAssets } from '../asset/asset-page.ts';
import { list, readList } from '../shape/list.ts';
import { optional, readBy } from '../shape/modifiers.ts';
import { currency, readMoney } from '../shape/money.ts';
import { count } from '../shape/number.ts';
import { readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { Offer } from '../season/offer.ts';

/** What is not offered at all counts as none left; a missing fee is zero. */
const Offered = readBy(Offer, (value, code) => {
  const { count: left = null, fee = null } = Offer.read(value, code) ?? {};
  return { count: value ? left : 0, fee: fee ?? readMoney(0, code) ?? '0.00' };
});

const fields = record({
  eggs: Offered,
  keys: Offered,
  /** The unused keys of the account; empty without a session. */
  gatewayKeys: readBy(list(Asset), (value) => readAssets(readList(value), 'GATEWAY_KEY').assets),
  currency: optional(currency),
  /** Most that this account may lock at once; zero once it has bought what one account may buy in the cycle. */
  eggTransactionLimit: optional(count),
  keyTransactionLimit: optional(count),
});

/** Answer of `GET /v1/eggs/available`. */
export const Availability = readBy(fields, (answer) => {
  const { eggs, keys } = readRecord(answer);
  return eggs || keys ? fields.read(answer) : null;
});
export type Availability = Strict<typeof Availability>;
export type AvailabilityInfo = Lenient<typeof Availability>;
