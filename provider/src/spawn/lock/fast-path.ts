import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Written } from './lock-batch-repository.ts';
import { addLocks } from './lock-batch-repository.ts';
import type { Terms } from '../../seasons/season-repository.ts';
import { newSecrets } from '../../platform/secret.ts';
import type { OfferCache } from './offer-cache.ts';
import type { LockContext, LockRequest, Outcomes } from './lock-request.ts';
import { answerNew, expiryIn, isShort, newLock, nothing } from './lock-request.ts';
import { checkBasket } from './lock-rules.ts';

/**
 * Grants the orders that are paid by card, give nothing up and ask for the first time. Nobody waits for more than the
 * one statement that writes, and nobody is refused.
 */
export async function settleFastPath(
  db: Kysely<Database>,
  orders: LockRequest[],
  means: LockContext & { offerCache: OfferCache },
): Promise<Outcomes> {
  const { payments, now, offerCache } = means;
  const offer = await offerCache.see(db, now);
  if (!offer || isShort(offer.left, orders)) return new Map();
  const plain = orders.filter((order) => isPlain(order, offer.terms));
  if (plain.length === 0) return new Map();

  const secrets = newSecrets(plain.length);
  const locks = plain.map((order, place) => newLock(order, secrets[place] ?? ''));
  const expiresAt = expiryIn(offer.terms, means);
  const written = await ignoreConflict(addLocks(db, offer, { locks, returned: nothing }, { now, expiresAt }));
  if (!written) {
    offerCache.forget();
    return new Map();
  }
  offerCache.note(offer.terms.id, written.left);
  return new Map(
    plain.flatMap((order, place) => {
      const lock = locks[place];
      const id = written.ids[place];
      return lock && id !== undefined ? [[order, { answer: answerNew(lock, id, expiresAt, payments) }]] : [];
    }),
  );
}

/** It takes no keys, of which somebody else might decide at the same moment, and there is nothing to refuse. */
function isPlain({ body }: LockRequest, terms: Terms): boolean {
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
async function ignoreConflict(writing: Promise<Written | undefined>): Promise<Written | undefined> {
  try {
    return await writing;
  } catch (failure) {
    if (isConflict(failure)) return undefined;
    throw failure;
  }
}

/** Integrity constraint violation, or serialization failure and deadlock (PostgreSQL, appendix A). */
const isConflict = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && /^(?:23|40)/.test(String(failure.code));
