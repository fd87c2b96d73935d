import type { Kysely } from 'kysely';
import { grantAssets } from '../../assets/grant-assets.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { getCycle } from '../../seasons/season-repository.ts';
import type { LockRecord } from '../lock/lock-record.ts';
import { markPaid } from '../lock/lock-repository.ts';
import { markKeysUsed } from '../vouchers/voucher-key-repository.ts';
import { createPurchase, getBuyerEmail, getPurchase } from './purchase-repository.ts';
import { receiptMail } from './receipt-mail.ts';

interface Dependencies {
  mailer: Mailer;
  publicUrl: string;
}

/** Sells the content of a lock. Every purchase, by card or by gateway keys, is completed here and once. */
export class LockSale {
  readonly #mailer: Mailer;
  readonly #publicUrl: string;

  constructor({ mailer, publicUrl }: Dependencies) {
    this.#mailer = mailer;
    this.#publicUrl = publicUrl;
  }

  /**
   * Writes the receipt, creates the eggs and keys, uses up the vouchers, marks the lock as paid and mails the receipt. All
   * of it commits with the transaction or not at all. The caller holds the row lock and has checked that the lock may be sold.
   * @param now epoch seconds
   * @throws {ProblemError} `key_unusable` where the payment for one of its keys is disputed since the lock was made
   */
  async complete(trx: Kysely<Database>, lock: LockRecord, now: number): Promise<void> {
    await createPurchase(trx, lock, now);
    await grantAssets(trx, lock, await getCycle(trx, lock.cycleId), now);
    if (lock.method === 'VOUCHER') {
      const used = await markKeysUsed(trx, lock.id, now);
      if (used !== lock.eggs)
        throw new ProblemError(
          'key_unusable',
          'A gateway key that you chose is frozen, because the payment for it is disputed. Choose again.',
        );
    }
    await markPaid(trx, lock.id);
    await this.#mailReceipt(trx, lock);
  }

  async #mailReceipt(trx: Kysely<Database>, { id, accountId }: LockRecord): Promise<void> {
    const to = await getBuyerEmail(trx, accountId);
    if (isUndeliverable(to)) return;
    const purchase = await getPurchase(trx, accountId, id);
    await this.#mailer.send(receiptMail(purchase, { to, publicUrl: this.#publicUrl }), trx);
  }
}

/** Whether an address can have no inbox: the domain `.invalid` is reserved (RFC 6761), and sample accounts use it. */
const isUndeliverable = (address: string) => address.toLowerCase().endsWith('.invalid');
