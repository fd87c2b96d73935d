import { entityId } from '../shape/entity-id.ts';
import { list } from '../shape/list.ts';
import { optional, readBy, required, unread, withDefault } from '../shape/modifiers.ts';
import { currency, money } from '../shape/money.ts';
import { count } from '../shape/number.ts';
import { oneOf } from '../shape/one-of.ts';
import { record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { readText, text } from '../shape/text.ts';
import { Lock } from './lock.ts';
import { paymentMethods } from './spawn-values.ts';

/** Keeps the displayed text of the fee, because another currency may have a different number of decimals. */
const SentOffer = record({ count: required(count), fee: required(readBy(money, readText)) });

/** The body of `POST /v1/eggs/spawn/lock` from our client, with the fee that the player saw; our provider accepts any `LockRequest`. */
export const LockBody = record({
  eggs: required(SentOffer),
  keys: required(SentOffer),
  gatewayKeyVouchers: withDefault(count, 0),
  paymentMethod: withDefault(oneOf(paymentMethods), 'CREDIT_CARD'),
  usedGatewayKeyIds: list(entityId),
  /** The same list under its old name. */
  gatewayKeyIds: unread(optional(list(entityId))),
});
export type LockBody = Strict<typeof LockBody>;

/** A lock that the browser stores, for providers that do not report locks. */
export const StoredLock = record({
  userId: required(text),
  lock: required(Lock),
  body: required(LockBody),
  currency,
});
export type StoredLock = Lenient<typeof StoredLock>;
