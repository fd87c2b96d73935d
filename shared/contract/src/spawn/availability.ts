import { Asset } from '../asset/asset.ts';
import { readAssets } from '../asset/asset-page.ts';
import { list, readList } from '../shape/list.ts';
import { optional, readBy } from '../shape/modifiers.ts';
import { currency } from '../shape/money.ts';
import { count } from '../shape/number.ts';
import { isRecord, readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { Offer } from '../season/offer.ts';

/** A missing offer means sold out. A fee of zero means free; a missing or unreadable fee is unknown. */
const AvailableOffer = readBy(Offer, (value, code) => {
  const { count: remaining = null, fee = null } = Offer.read(value, code) ?? {};
  return { count: value ? remaining : 0, fee };
});

/** The specification does not say whether `gatewayKeys` are assets or their ids. */
const toAssetRecord = (item: unknown) => (isRecord(item) ? item : { id: item });

const readKeys = (value: unknown) => readAssets(readList(value).map(toAssetRecord), 'GATEWAY_KEY');

const fields = record({
  eggs: AvailableOffer,
  keys: AvailableOffer,
  /** The unused keys of the account; empty without a session. */
  gatewayKeys: readBy(list(Asset), (value) => readKeys(value).assets),
  currency: optional(currency),
  /** Maximum number of eggs that this account may lock at a time; zero if it has reached its limit for the cycle. */
  eggTransactionLimit: optional(count),
  keyTransactionLimit: optional(count),
});

/** Response of `GET /v1/eggs/available`. A provider that offers nothing may answer `{}`. */
export const Availability = readBy(fields, (response) => {
  const availability = fields.read(response);
  if (availability === null) return null;
  /** Number of omitted keys, which were unreadable, for example because their number is above 2^53. */
  const skippedKeys = readKeys(readRecord(response)['gatewayKeys']).skipped;
  return { ...availability, skippedKeys };
});
export type Availability = Strict<typeof Availability>;
export type AvailabilityInfo = Lenient<typeof Availability>;
