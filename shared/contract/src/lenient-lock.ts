import { readCount } from './readers/count.ts';
import { readCurrency } from './readers/currency.ts';
import { readEntityId } from './readers/entity-id.ts';
import { readInstant } from './readers/instant.ts';
import { readMoney } from './readers/money.ts';
import { readRecord } from './readers/record.ts';
import { schemaOf } from './readers/schema-of.ts';
import { readText } from './readers/text.ts';
import { wordReader } from './readers/word.ts';
import type { Lock, LockStatus, Offer } from './spawn.ts';
import { lockStates, paymentMethods, refundStates } from './words.ts';

/**
 * Reads the lock that any provider has granted. Its number is all that is needed to pay or confirm, so it is searched in
 * `id` and `lockId`, one object deeper, and as the answer itself; everything else may be missing.
 */
export const LenientLock = schemaOf((answer): Lock | null => {
  const places = [answer, ...Object.values(readRecord(answer))].map(readRecord);
  const place = places.find((record) => readLockId(record) !== null) ?? {};
  const id = readLockId(place) ?? readEntityId(answer);
  if (id === null) return null;
  return {
    id,
    lockId: id,
    expiresAt: readInstant(place.expiresAt) ?? undefined,
    checkoutUrl: readText(place.checkoutUrl) ?? undefined,
  };
});

/** The state of a lock as any provider reports it; its contents and its refund may be missing. */
export const LenientLockStatus = schemaOf(readStatus);

/** The held lock of an account as its provider reports it. */
export type HeldLock = Lock & LockStatus;

/** Reads `ActiveLock`. Anything but a held lock with its number counts as none. */
export const LenientActiveLock = schemaOf((answer): { lock: HeldLock | null } => {
  const { lock } = readRecord(answer);
  const id = readLockId(readRecord(lock));
  const status = readStatus(lock);
  return { lock: id !== null && status?.state === 'held' ? { ...status, id, lockId: id } : null };
});

function readStatus(value: unknown): LockStatus | null {
  const report = readRecord(value);
  const state = findWord(lockStates, report.state);
  const currency = readCurrency(report.currency);
  if (state === undefined) return null;
  return {
    state,
    refund: readRefund(report.refund),
    expiresAt: readInstant(report.expiresAt) ?? undefined,
    eggs: readOffer(report.eggs, currency),
    keys: readOffer(report.keys, currency),
    currency,
    paymentMethod: readMethod(report.paymentMethod) ?? undefined,
    checkoutUrl: readText(report.checkoutUrl) ?? undefined,
  };
}

/** An offer without its fee cannot be shown: then the tab that made the lock knows its contents. */
function readOffer(value: unknown, currency: string | undefined): Offer | undefined {
  const { count, fee } = readRecord(value);
  const [known, amount] = [readCount(count), readMoney(fee, currency)];
  return known === null || amount === null ? undefined : { count: known, fee: amount };
}

function readRefund(value: unknown): LockStatus['refund'] {
  const { state, amount, currency, reason } = readRecord(value);
  const known = findWord(refundStates, state);
  const code = readCurrency(currency) ?? 'USD';
  if (known === undefined) return null;
  return {
    state: known,
    amount: readMoney(amount, code) ?? '',
    currency: code,
    reason: readText(reason) ?? '',
  };
}

const readMethod = wordReader(paymentMethods);

const findWord = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === readText(value)?.trim().toLowerCase());

const readLockId = ({ id, lockId }: Readonly<Record<string, unknown>>) =>
  readEntityId(id) ?? readEntityId(lockId);
