import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { HeldStock } from '../spawn/lock/lock-repository.ts';
import { findLock, hasHeldLock, lockLock } from '../spawn/lock/lock-repository.ts';
import type { KnownPayment, Payment } from './payment-repository.ts';
import { createPayment, getPayment, markGranted, markRefunding } from './payment-repository.ts';
import { getCycle } from '../seasons/season-repository.ts';
import type { Counts } from '../seasons/stock-repository.ts';
import { lockStock, takeStock } from '../seasons/stock-repository.ts';
import { ChangedMeanwhile, completeLock, sell } from '../spawn/purchases/complete-lock.ts';

/**
 * Takes a payment that the adapter charges only if this succeeds, in one transaction with the sale. Called again with
 * the same payment it changes nothing. A basket whose time ran out is still sold as long as its cycle is open and the
 * stock has it.
 * @param now epoch seconds
 * @throws {ProblemError} when it cannot be sold any more: nothing may be charged then
 */
export const takePayment = (db: Kysely<Database>, payment: Payment, now: number): Promise<void> =>
  sell(db, async (trx) => {
    const basket = await lockBasket(trx, payment.lockId);
    if (!(await createPayment(trx, payment, now))) return;
    await sellBasket(trx, basket, payment, now, 'may still be refused');
    await markGranted(trx, payment.id, now);
  });

/**
 * Decides about money that has come in already: what was paid for is granted, or the payment is to be given back, never
 * both, in one transaction. However often and late it is told, the first decision stands.
 * @param misfit why the payment does not belong to the lock, where the adapter knows a reason
 */
export const settlePayment = (
  db: Kysely<Database>,
  payment: Payment,
  now: number,
  misfit: string | null = null,
): Promise<KnownPayment> =>
  sell(db, async (trx) => {
    const basket = await lockBasket(trx, payment.lockId);
    if (await createPayment(trx, payment, now)) {
      const reason = misfit ?? (await tryToSell(trx, basket, payment, now));
      if (reason === null) await markGranted(trx, payment.id, now);
      else await markRefunding(trx, payment.id, reason);
    }
    return getPayment(trx, payment.id);
  });

/** A lock, kept from changing, and the stock it may be taken from again if it went back. */
interface Basket {
  lock: HeldStock;
  stock: Counts | undefined;
}

/**
 * Before anything else, for whoever writes down a payment of a lock touches the lock. Always the stock first and the
 * lock second, so that two writers never wait for each other.
 */
async function lockBasket(trx: Kysely<Database>, lockId: number): Promise<Basket> {
  const known = await findLock(trx, lockId);
  // Only a basket that went back is taken from the stock again.
  const stock = known?.state === 'released' ? await lockStock(trx, known.cycleId) : undefined;
  const lock = await lockLock(trx, lockId);
  if (!lock) throw new ProblemError('not_found', 'There is no such lock.');
  if (lock.state === 'released' && !stock) throw new ChangedMeanwhile();
  return { lock, stock };
}

/** @returns why it could not be sold, in words for the player */
async function tryToSell(
  trx: Kysely<Database>,
  basket: Basket,
  payment: Payment,
  now: number,
): Promise<string | null> {
  try {
    await sellBasket(trx, basket, payment, now, 'is charged');
    return null;
  } catch (problem) {
    // Refused before anything was written.
    if (problem instanceof ProblemError) return problem.message;
    throw problem;
  }
}

async function sellBasket(
  trx: Kysely<Database>,
  { lock, stock }: Basket,
  payment: Payment,
  now: number,
  money: 'is charged' | 'may still be refused',
) {
  if (lock.state === 'paid') throw new ProblemError('conflict', 'These are paid already.');
  checkAmount(payment, lock);
  // Whatever was charged while the basket was held is honoured: its eggs were never anybody else's.
  const isHonoured = lock.state === 'held' && money === 'is charged';
  const { closesAt } = await getCycle(trx, lock.cycleId);
  if (closesAt <= now && !isHonoured) throw new ProblemError('cycle_closed', 'The spawn cycle has ended.');
  if (stock) {
    await checkLateSale(trx, lock, stock);
    await takeStock(trx, lock.cycleId, lock);
  }
  await completeLock(trx, lock, now);
}

function checkAmount({ amount, currency }: Payment, lock: HeldStock) {
  if (amount === lock.total && currency === lock.currency) return;
  throw new ProblemError(
    'bad_request',
    `Paid were ${amount} ${currency}, asked were ${lock.total} ${lock.currency}.`,
  );
}

async function checkLateSale(trx: Kysely<Database>, lock: HeldStock, left: Counts) {
  const ranOut = lock.releasedAt !== null && lock.releasedAt >= lock.expiresAt;
  if (!ranOut) throw new ProblemError('lock_expired', 'You gave these back before.');
  if (await hasHeldLock(trx, lock.accountId, lock.cycleId))
    throw new ProblemError('lock_expired', 'You have chosen anew since.');
  if (left.eggs < lock.eggs || left.keys < lock.keys)
    throw new ProblemError('sold_out', 'Your time ran out and others were faster.', { current: { ...left } });
}
