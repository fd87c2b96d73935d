import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Written } from '../repositories/lock-orders.ts';
import { addLocks } from '../repositories/lock-orders.ts';
import type { Terms } from '../repositories/season.ts';
import { newSecrets } from '../secret.ts';
import type { LastOffer } from './last-offer.ts';
import type { LockMeans, LockOrder, Outcomes } from './lock-order.ts';
import { answerNew, expiryIn, isShort, newLock, nothing } from './lock-order.ts';
import { checkBasket } from './spawn-rules.ts';

/**
 * Grants the orders that are paid by card, give nothing up and ask for the first time. Nobody waits for more than the
 * one statement that writes, and nobody is refused.
 */
export async function settleAtOnce(
  db: Kysely<Database>,
  orders: LockOrder[],
  means: LockMeans & { lastOffer: LastOffer },
): Promise<Outcomes> {
  const { payments, now, lastOffer } = means;
  const offer = await lastOffer.see(db, now);
  if (!offer || isShort(offer.left, orders)) return new Map();
  const plain = orders.filter((order) => isPlain(order, offer.terms));
  if (plain.length === 0) return new Map();

  const secrets = newSecrets(plain.length);
  const locks = plain.map((order, place) => newLock(order, secrets[place] ?? ''));
  const expiresAt = expiryIn(offer.terms, means);
  const written = await unlessOverruled(
    addLocks(db, offer, { locks, returned: nothing }, { now, expiresAt }),
  );
  if (!written) {
    lastOffer.forget();
    return new Map();
  }
  lastOffer.note(offer.terms.id, written.left);
  return new Map(
    plain.flatMap((order, place) => {
      const lock = locks[place];
      const id = written.ids[place];
      return lock && id !== undefined ? [[order, { answer: answerNew(lock, id, expiresAt, payments) }]] : [];
    }),
  );
}

/** It takes no keys, of which somebody else might decide at the same moment, and there is nothing to refuse. */
function isPlain({ body }: LockOrder, terms: Terms): boolean {
  if (body.paymentMethod !== 'CREDIT_CARD') return false;
  try {
    checkBasket(body, terms);
    return true;
  } catch {
    // By the terms of this moment it may be right. Whoever holds the stock says so, or in which words it is not.
    return false;
  }
}

/** Another process sold the last ones, or to the same account: then nothing of this was written. */
async function unlessOverruled(writing: Promise<Written | undefined>): Promise<Written | undefined> {
  try {
    return await writing;
  } catch (failure) {
    if (isOverruled(failure)) return undefined;
    throw failure;
  }
}

/** Integrity constraint violation, or serialization failure and deadlock (PostgreSQL, appendix A). */
const isOverruled = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && /^(?:23|40)/.test(String(failure.code));
