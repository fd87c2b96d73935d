import type { Purchase } from '@emberclutch/contract/spawn/purchase.ts';
import { grantAssets } from '../../assets/grant-assets.ts';
import type { Mailer, Mail } from '../../mail/mailer.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { formatUtc } from '../../seasons/format-utc.ts';
import { getCycle } from '../../seasons/season-repository.ts';
import type { LockRecord } from '../lock/lock-record.ts';
import { markPaid } from '../lock/lock-repository.ts';
import { markKeysUsed } from '../vouchers/voucher-key-repository.ts';
import { createPurchase, getBuyerEmail, getPurchase } from './purchase-repository.ts';

interface Dependencies {
  mailer: Mailer;
  publicUrl: string;
}

/** Writes the only mail about a purchase: its contents, the price, and links to the receipt and the assets. */
function writeReceiptMail(purchase: Purchase, to: string, publicUrl: string): Mail {
  const { purchaseId, completed, paymentMethod, eggs, keys, total, currency, assetIds } = purchase;
  const isCard = paymentMethod === 'CREDIT_CARD';
  const formatPrice = (fee: string) => (isCard ? ` at ${fee} ${currency} each` : '');
  const lines = [
    eggs.count > 0 && `${formatCount(eggs.count, 'dragon egg')}${formatPrice(eggs.fee)}`,
    keys.count > 0 && `${formatCount(keys.count, 'gateway key')}${formatPrice(keys.fee)}`,
    isCard
      ? `Total: ${total} ${currency}, paid by card`
      : `Redeemed: ${formatCount(eggs.count, 'gateway key')}`,
    `Completed: ${formatUtc(completed)}`,
  ];
  return {
    to,
    code: null,
    subject: `Your receipt for purchase ${purchaseId}`,
    text: [
      eggs.count + keys.count === 1 ? 'It is yours, keeper.' : 'They are yours, keeper.',
      lines.filter((line) => line !== false).join('\n'),
      ['What you received:', ...assetIds.map((id) => `${publicUrl}/details/${id}`)].join('\n'),
      `The receipt, to print: ${publicUrl}/spawn?step=confirm&lock=${purchaseId}`,
      `All your receipts: ${publicUrl}/profile?tab=purchases`,
    ].join('\n\n'),
  };
}

const formatCount = (count: number, item: string) => `${count} ${item}${count === 1 ? '' : 's'}`;

/** Sells the contents of a lock. Completes every purchase, by card or with gateway keys, once. */
export class LockSale {
  readonly #deps: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#deps = dependencies;
  }

  /**
   * Writes the receipt, creates the eggs and keys, uses up the vouchers, marks the lock as paid and mails the receipt, all in the
   * given transaction. The caller holds the row lock and has checked that the lock may be sold.
   * @throws {ProblemError} `key_unusable` if the payment for one of its keys has been disputed since the lock was made
   */
  async complete(trx: Database, lock: LockRecord, now: number): Promise<void> {
    await createPurchase(trx, lock, now);
    await grantAssets(trx, lock, await getCycle(trx, lock.cycleId), now);
    if (lock.method === 'VOUCHER') {
      const usedCount = await markKeysUsed(trx, lock.id, now);
      if (usedCount !== lock.eggs)
        throw new ProblemError(
          'key_unusable',
          'A gateway key that you chose is frozen, because the payment for it is disputed. Choose again.',
        );
    }
    await markPaid(trx, lock.id);
    await this.#mailReceipt(trx, lock);
  }

  async #mailReceipt(trx: Database, { id, accountId }: LockRecord): Promise<void> {
    const to = await getBuyerEmail(trx, accountId);
    if (isUndeliverable(to)) return;
    const purchase = await getPurchase(trx, accountId, id);
    await this.#deps.mailer.send(writeReceiptMail(purchase, to, this.#deps.publicUrl), trx);
  }
}

/** Thrown by a sale if the state of a lock changed between the first read and the row lock. This happens at most once. */
export class LockStateChangedError extends Error {
  override name = 'LockStateChangedError';
}

/**
 * Runs a sale in a transaction. Runs it a second time if the lock was released in the meantime, if another process stored the same
 * payment in the meantime, or if an egg drew the charm of another egg, because charms are unique: the second run draws new ones, and
 * a second collision is too unlikely to handle.
 */
export async function runSale<Result>(
  db: Database,
  sale: (trx: Database) => Promise<Result>,
): Promise<Result> {
  const run = () => db.transaction().execute(sale);
  try {
    return await run();
  } catch (failure) {
    if (failure instanceof LockStateChangedError || isDuplicate(failure)) return run();
    throw failure;
  }
}

/** Whether a charm or a payment exists already. */
const isDuplicate = (failure: unknown) =>
  failure instanceof Error &&
  'constraint' in failure &&
  (failure.constraint === 'assets_charm' || failure.constraint === 'payments_pkey');

/** Checks whether an address has no inbox: sample accounts use the reserved domain `.invalid` (RFC 6761). */
const isUndeliverable = (address: string) => address.toLowerCase().endsWith('.invalid');
