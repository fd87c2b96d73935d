import { entityId } from '../shape/entity-id.ts';
import { instant } from '../shape/instant.ts';
import { nullable, optional, readBy, required, unread, withDefault } from '../shape/modifiers.ts';
import { currency, money } from '../shape/money.ts';
import { oneOf } from '../shape/one-of.ts';
import { orEmpty, readRecord, record } from '../shape/record.ts';
import type { Lenient, Strict } from '../shape/shape.ts';
import { text } from '../shape/text.ts';
import { hasTooLargeLockId, readLockId } from './lock.ts';
import { Offer } from '../season/offer.ts';
import { lockStates, paymentMethods, refundStates } from './spawn-values.ts';

/** An offer whose members are all required. */
const CompleteOffer = record({ count: required(Offer.fields.count), fee: required(Offer.fields.fee) });

/** Response of `GET /v1/eggs/spawn/lock/{id}`. A provider may report only the state; the tab that made the lock knows its contents. */
export const LockReport = record({
  id: unread(entityId),
  lockId: unread(entityId),
  /** `held`: the player can pay the lock. `over`: it has expired or was released. `paid`: its receipt exists, under the same id. */
  state: required(oneOf(lockStates)),
  expiresAt: instant,
  eggs: CompleteOffer,
  keys: CompleteOffer,
  total: unread(money),
  currency,
  paymentMethod: oneOf(paymentMethods),
  /** The address at which the player pays by card, while the lock is held. */
  checkoutUrl: optional(text),
  /** The refund of the payment; null if there is none. */
  refund: nullable(
    record({
      state: required(oneOf(refundStates)),
      amount: withDefault(money, ''),
      currency: withDefault(currency, 'USD'),
      /** Explanation for the player. */
      reason: withDefault(text, ''),
    }),
  ),
});
export type LockReport = Strict<typeof LockReport>;

/** A report with its readable members. */
export type LockStatus = Lenient<typeof LockReport>;

export type HeldLock = LockStatus & { id: number };

const activeLock = orEmpty(
  record({
    lock: readBy(nullable(LockReport), (value): HeldLock | null => {
      const id = readLockId(readRecord(value));
      const status = LockReport.read(value);
      return id !== null && status?.state === 'held' ? { ...status, id } : null;
    }),
  }),
);

/** Response of `GET /v1/eggs/spawn/lock/active`. Any response except a held lock with its id means that the account holds none. */
export const ActiveLock = readBy(activeLock, (response) => {
  const { lock } = readRecord(response);
  const isHeld = LockReport.read(lock)?.state === 'held';
  /** Whether the account holds a lock whose id is too large for an exact number. */
  return { ...activeLock.read(response), isIdTooLarge: isHeld && hasTooLargeLockId(lock) };
});
export type ActiveLock = Strict<typeof ActiveLock>;
