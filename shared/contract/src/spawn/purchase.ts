import { entityId } from '../shape/entity-id.ts';
import { instant } from '../shape/instant.ts';
import { list, readList } from '../shape/list.ts';
import { nullish, readBy, required, withDefault } from '../shape/modifiers.ts';
import { currency, money } from '../shape/money.ts';
import { count, readCount } from '../shape/number.ts';
import { oneOf } from '../shape/one-of.ts';
import { optionalResponse } from '../shape/optional-response.ts';
import { orEmpty, readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { Offer } from '../season/offer.ts';
import { contestedStates, paymentMethods } from './spawn-values.ts';

/** The number of bought items, and the fee of each item. */
const PurchasedItems = orEmpty(record({ ...Offer.fields, count: withDefault(count, 0) }));
export type PurchasedInfo = Lenient<typeof PurchasedItems>;

/** A paid purchase: the body of a completed `POST /v1/voucher/purchase` and an item of `GET /v1/purchases`. */
export const Purchase = record({
  /** The id of its lock. */
  purchaseId: required(entityId),
  completed: instant,
  paymentMethod: oneOf(paymentMethods),
  eggs: PurchasedItems,
  keys: PurchasedItems,
  total: money,
  currency,
  assetIds: list(entityId),
  /** The state of a purchase whose payment was contested. The purchase does not list withdrawn assets. */
  standing: nullish(oneOf(contestedStates)),
});
export type Purchase = Strict<typeof Purchase>;
export type PurchaseInfo = Lenient<typeof Purchase>;

/** A completed purchase, or none if the provider answers 204, which means completed without a receipt. */
export const ReceiptResponse = optionalResponse(Purchase);

const Purchases = list(Purchase);

/** Response of `GET /v1/purchases`: a page, newest first, or a bare array. The reader omits purchases without an exact number. */
export const PurchaseList = readBy(record({ purchases: Purchases, total: count }), (response) => {
  if (typeof response === 'string') return null;
  const { purchases, total } = readRecord(response);
  const items = [response, purchases].flatMap(readList);
  const readablePurchases = Purchases.read(items);
  return {
    purchases: readablePurchases,
    /** Number of unreadable purchases, which the list does not contain. */
    skipped: items.length - readablePurchases.length,
    /** Undefined if the provider sends no total. */
    total: readCount(total) ?? undefined,
  };
});
export type PurchaseList = Strict<typeof PurchaseList>;
export type PurchaseListInfo = Lenient<typeof PurchaseList>;
