import type { LockReport } from '@emberclutch/contract/spawn/lock-report.ts';
import type { Database } from '../platform/database/database.ts';
import type { ServiceContext } from '../platform/module-context.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { getCycle } from '../seasons/season-repository.ts';
import type { StockCounts } from '../seasons/stock-counts.ts';
import { coversCounts } from '../seasons/stock-counts.ts';
import { lockStock, takeStock } from '../seasons/stock-repository.ts';
import type { LockRecord } from '../spawn/lock/lock-record.ts';
import { findHolders, findLock, findLockForUpdate } from '../spawn/lock/lock-repository.ts';
import { checkAccountLimits } from '../spawn/lock/lock-rules.ts';
import { countItemsBoughtBy } from '../spawn/lock/bought-counts-repository.ts';
import type { LockSale } from '../spawn/purchases/lock-sale.ts';
import { LockStateChangedError, runSale } from '../spawn/purchases/lock-sale.ts';
import { isBuyerDeleted } from '../spawn/purchases/purchase-repository.ts';
import { book } from './ledger/ledger-repository.ts';
import type { Payment, PaymentRecord, UnassignedPayment } from './payment-repository.ts';
import { createPayment, findPayment, findPaymentOfLock } from './payment-repository.ts';

interface Dependencies extends ServiceContext {
  sale: LockSale;
}

/** Decides payments: each one is granted or refunded, once, in one transaction with the sale. */
export class PaymentService {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * Accepts a payment that the adapter charges only if this call succeeds. A repeated call with the same payment changes nothing. An
   * expired basket is still sold while its cycle is open and the stock covers it.
   * @throws {ProblemError} when the basket cannot be sold any more; the adapter must not charge then
   */
  accept(payment: Payment): Promise<void> {
    const now = this.#deps.clock.nowInSeconds();
    return runSale(this.#deps.db, async (trx) => {
      const basket = await lockBasket(trx, payment.lockId);
      if (await findPayment(trx, payment.id)) return;
      const problem = await this.#sellBasket(trx, basket, payment, { now, isCharged: false });
      if (problem) throw problem;
      await recordDecision(trx, payment, null, now);
    });
  }

  /**
   * Decides a payment that is already charged: grants it, or marks it for a refund. The first decision is final, regardless of how
   * often and how late the payment is reported.
   * @param mismatch why the payment does not belong to the lock, if the adapter knows a reason
   */
  settle(payment: Payment, mismatch: string | null = null): Promise<PaymentRecord> {
    const now = this.#deps.clock.nowInSeconds();
    return runSale(this.#deps.db, async (trx) => {
      const basket = await lockBasket(trx, payment.lockId);
      const decidedPayment = await findPayment(trx, payment.id);
      if (decidedPayment) return decidedPayment;
      const reason =
        mismatch ?? (await this.#sellBasket(trx, basket, payment, { now, isCharged: true }))?.message ?? null;
      return recordDecision(trx, payment, reason, now);
    });
  }

  /** Marks a charged payment for a refund if it belongs to no lock of this world. The first decision is final. */
  refund(payment: UnassignedPayment): Promise<PaymentRecord> {
    const now = this.#deps.clock.nowInSeconds();
    const reason = 'We have no record of what this was paid for.';
    // Without a lock, no row lock keeps two processes from deciding at the same time.
    return runSale(
      this.#deps.db,
      async (trx) =>
        (await findPayment(trx, payment.id)) ??
        recordDecision(trx, { ...payment, lockId: null }, reason, now),
    );
  }

  /** Finds the refund of a lock's newest payment. @returns null if no refund is due or made */
  async findRefundOfLock(lockId: number): Promise<LockReport['refund']> {
    const payment = await findPaymentOfLock(this.#deps.db, lockId);
    if (payment?.state !== 'refunding' && payment?.state !== 'refunded') return null;
    const { state, amount, currency, reason } = payment;
    return { state, amount, currency, reason: reason ?? '' };
  }

  /** Sells the basket. @returns null, or why it cannot be sold; then nothing was written */
  async #sellBasket(
    trx: Database,
    { lock, stock }: Basket,
    payment: Payment,
    { now, isCharged }: { now: number; isCharged: boolean },
  ): Promise<ProblemError | null> {
    if (lock.state === 'paid') return new ProblemError('conflict', 'These are already paid for.');
    if (await isBuyerDeleted(trx, lock.accountId))
      return new ProblemError('conflict', 'The account that chose these was deleted.');
    const amountProblem = checkAmount(payment, lock);
    if (amountProblem) return amountProblem;
    // A charge for a held basket is honoured even after the end of the cycle, because no other account has bought its stock.
    const isHonoured = lock.state === 'held' && isCharged;
    const cycle = await getCycle(trx, lock.cycleId);
    if (cycle.closesAt <= now && !isHonoured)
      return new ProblemError('cycle_closed', 'The spawn cycle has ended.');
    if (stock) {
      const isReplaced = (await findHolders(trx, lock.cycleId, [lock.accountId])).size > 0;
      const boughtCounts = await countItemsBoughtBy(trx, lock.cycleId, lock.accountId);
      const lateProblem =
        checkLateSale(lock, stock, isReplaced) ?? checkAccountLimits(lock, boughtCounts, cycle);
      if (lateProblem) return lateProblem;
      await takeStock(trx, lock.cycleId, lock);
    }
    await this.#deps.sale.complete(trx, lock, now);
    return null;
  }
}

/** Stores and books a payment. @param reason why it is refunded, as a message for the player; null if it is granted */
async function recordDecision(
  trx: Database,
  payment: Omit<PaymentRecord, 'state' | 'reason'>,
  reason: string | null,
  now: number,
): Promise<PaymentRecord> {
  const isGranted = reason === null;
  const record = { ...payment, state: isGranted ? 'granted' : 'refunding', reason } as const;
  await createPayment(trx, record, now);
  const { id: paymentId, amount, currency } = payment;
  const to = isGranted ? 'sales' : 'owed';
  await book(trx, { paymentId, amount, currency, from: 'buyer', to }, now);
  return record;
}

/** A lock with its row locked, and the locked stock to take it from again if it was released. */
interface Basket {
  lock: LockRecord;
  stock: StockCounts | undefined;
}

/**
 * Locks the rows of a basket before the payment is written, because the payment's foreign key would lock the lock's row first.
 * Locks the stock before the lock, as every transaction does that needs both: a fixed order prevents deadlocks.
 */
async function lockBasket(trx: Database, lockId: number): Promise<Basket> {
  const lockBefore = await findLock(trx, lockId);
  // Only a released basket is taken from the stock again.
  const stock = lockBefore?.state === 'released' ? await lockStock(trx, lockBefore.cycleId) : undefined;
  const lock = await findLockForUpdate(trx, lockId);
  if (!lock) throw new ProblemError('not_found', 'There is no such lock.');
  if (lock.state === 'released' && !stock) throw new LockStateChangedError();
  return { lock, stock };
}

/** Checks whether a payment has the amount and the currency of its lock. */
function checkAmount({ amount, currency }: Payment, lock: LockRecord): ProblemError | null {
  if (amount === lock.total && currency === lock.currency) return null;
  return new ProblemError(
    'bad_request',
    `You paid ${amount} ${currency}, and the price was ${lock.total} ${lock.currency}.`,
  );
}

/** Checks whether a released basket may still be sold: only if it has expired, was not replaced by another lock, and is in stock. */
function checkLateSale(
  lock: LockRecord,
  remainingStock: StockCounts,
  isReplaced: boolean,
): ProblemError | null {
  const hasExpired = lock.releasedAt !== null && lock.releasedAt >= lock.expiresAt;
  if (!hasExpired) return new ProblemError('lock_expired', 'You have given these back.');
  if (isReplaced) return new ProblemError('lock_expired', 'You have chosen something else since.');
  if (coversCounts(remainingStock, lock)) return null;
  return new ProblemError('sold_out', 'Your time ran out and others were faster.', {
    current: { ...remainingStock },
  });
}
