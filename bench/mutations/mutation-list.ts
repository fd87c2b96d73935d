/** A line that keeps stock and payments consistent, and a replacement that must make a test fail. */
export interface Mutation {
  name: string;
  /** Path below `provider/src`. */
  file: string;
  /** Code to replace. White space in it matches any white space. */
  original: string;
  replacement: string;
  /** The file with the tests that must fail, as a path below `provider/src`. */
  tests: string;
}

const modelTest = 'spawn/lock/spawn-model.test.ts';

export const mutations: Mutation[] = [
  {
    name: 'the check of the stock',
    file: 'spawn/lock/lock-rules.ts',
    original: 'if (coversCounts(remaining, demand)) return null;',
    replacement: 'if (remaining.eggs >= 0) return null;',
    tests: modelTest,
  },
  {
    name: 'the row lock of the stock',
    file: 'seasons/stock-repository.ts',
    original: `OpenCycle(trx, now).select('id'))
    .orderBy('kind')
    .forUpdate()`,
    replacement: `OpenCycle(trx, now).select('id'))
    .orderBy('kind')`,
    tests: modelTest,
  },
  {
    name: 'the revision of the stock',
    file: 'spawn/lock/lock-batch-repository.ts',
    original: ' and revision = ${revision}::integer',
    replacement: '',
    tests: 'spawn/lock/spawn-lock-service.test.ts',
  },
  {
    name: 'the restriction of the fast path to card payments',
    file: 'spawn/lock/settle-batch.ts',
    original: "body.paymentMethod === 'CREDIT_CARD' && checkBasket",
    replacement: 'checkBasket',
    tests: modelTest,
  },
  {
    name: 'the search for a held lock of the account in a sold-out sale',
    file: 'spawn/lock/settle-batch.ts',
    original: ' || holders.has(request.accountId)',
    replacement: '',
    tests: 'spawn/lock/spawn-lock-service.test.ts',
  },
  {
    name: 'the search for expired locks in a sold-out sale',
    file: 'spawn/lock/settle-batch.ts',
    original: ' || (await hasExpiredLocks(db, offer.terms.id, now))',
    replacement: '',
    tests: 'spawn/lock/spawn-lock-service.test.ts',
  },
  {
    name: 'the row lock of a lock that is paid',
    file: 'spawn/lock/lock-repository.ts',
    original: 'selectLock(trx, id).forUpdate().executeTakeFirst()',
    replacement: 'selectLock(trx, id).executeTakeFirst()',
    tests: modelTest,
  },
  {
    name: 'the refusal to sell a paid lock again',
    file: 'payments/payment-service.ts',
    original:
      "if (lock.state === 'paid') return new ProblemError('conflict', 'These are already paid for.');",
    replacement: '',
    tests: modelTest,
  },
  {
    name: 'the check of the stock for a late payment',
    file: 'payments/payment-service.ts',
    original: 'if (coversCounts(remainingStock, lock)) return null;',
    replacement: 'if (remainingStock.eggs >= 0) return null;',
    tests: 'payments/stripe/create-stripe-routes.test.ts',
  },
  {
    name: 'the removal of stock for a late payment',
    file: 'payments/payment-service.ts',
    original: 'await takeStock(trx, lock.cycleId, lock);',
    replacement: '',
    tests: modelTest,
  },
  {
    name: 'the release of a replaced lock',
    file: 'spawn/lock/settle-transactionally.ts',
    original: 'grants.flatMap(({ previous }) => (previous ? [previous.id] : [])),',
    replacement: '[],',
    tests: modelTest,
  },
  {
    name: 'the refusal to release a lock that is not held',
    file: 'spawn/lock/spawn-lock-service.ts',
    original: "if (lock.state !== 'held') return;",
    replacement: '',
    tests: modelTest,
  },
  {
    name: 'the expiry of a lock',
    file: 'spawn/lock/lock-repository.ts',
    original: ".where('expires_at', '<=', now).where(hasNoOpenSession)",
    replacement: '.where(hasNoOpenSession)',
    tests: modelTest,
  },
  {
    name: 'the expiry of a voucher lock',
    file: 'spawn/purchases/purchase-service.ts',
    original: 'if (lock.expiresAt <= now) throw createLockNotFoundError();',
    replacement: '',
    tests: 'spawn/purchases/purchase-routes.test.ts',
  },
  {
    name: 'the owner check of a purchase',
    file: 'spawn/purchases/purchase-service.ts',
    original: 'if (lock?.accountId !== accountId) throw createLockNotFoundError();',
    replacement: 'if (!lock) throw createLockNotFoundError();',
    tests: modelTest,
  },
  {
    name: 'the release of keys with their lock',
    file: 'spawn/lock/lock-repository.ts',
    original: '.set({ lock_id: null })',
    replacement: '.set({ modified_at: now })',
    tests: modelTest,
  },
  {
    name: 'the update that marks a key as used',
    file: 'spawn/vouchers/voucher-key-repository.ts',
    original: '.set({ key_used_at: now, modified_at: now })',
    replacement: '.set({ modified_at: now })',
    tests: modelTest,
  },
  {
    name: 'the owner check of a key',
    file: 'spawn/lock/lock-rules.ts',
    original: 'if (key?.ownerId !== accountId)',
    replacement: 'if (!key)',
    tests: 'spawn/purchases/purchase-routes.test.ts',
  },
  {
    name: 'the body check of an Idempotency-Key',
    file: 'spawn/lock/to-replay-outcome.ts',
    original: 'if (record.bodyHash !== bodyHash)',
    replacement: 'if (!bodyHash)',
    tests: 'spawn/lock/lock-routes.test.ts',
  },
  {
    name: 'the replay of an Idempotency-Key',
    file: 'spawn/lock/idempotency-repository.ts',
    original: 'if (keys.length === 0) return new Map();',
    replacement: 'if (keys.length >= 0) return new Map();',
    tests: 'spawn/lock/lock-routes.test.ts',
  },
  {
    name: 'the replay of an Idempotency-Key that created no lock',
    file: 'spawn/lock/lock-batch-repository.ts',
    original: `
        and not exists (select from confirmed where account_id = requested.account_id and key = requested.key)`,
    replacement: '',
    tests: 'spawn/lock/lock-routes.test.ts',
  },
  {
    name: 'the check of the secret of a checkout',
    file: 'spawn/lock/lock-repository.ts',
    original: 'row?.checkout_secret && areEqual(row.checkout_secret, checkout.secret)',
    replacement: 'row?.checkout_secret',
    tests: 'payments/sandbox/create-sandbox-routes.test.ts',
  },
  {
    name: 'the check of the paid amount',
    file: 'payments/payment-service.ts',
    original: 'if (amount === lock.total && currency === lock.currency) return null;',
    replacement: 'if (amount) return null;',
    tests: 'payments/stripe/create-stripe-routes.test.ts',
  },
  {
    name: 'the exception for expired locks with an open payment session',
    file: 'spawn/lock/lock-repository.ts',
    original: ".where('expires_at', '<=', now).where(hasNoOpenSession)",
    replacement: ".where('expires_at', '<=', now)",
    tests: 'payments/stripe/create-stripe-routes.test.ts',
  },
  {
    name: 'the check that a payment session to end is due',
    file: 'payments/stripe/payment-session-repository.ts',
    original: ".where('end_due_at', '<=', now)",
    replacement: '',
    tests: 'payments/stripe/create-stripe-routes.test.ts',
  },
  {
    name: 'the ledger entry of a sale',
    file: 'payments/payment-service.ts',
    original: "isGranted ? 'sales' : 'owed'",
    replacement: "'owed'",
    tests: 'payments/ledger/ledger.test.ts',
  },
  {
    name: 'the state of a refund that has not succeeded yet',
    file: 'payments/returns/record-return.ts',
    original: "isReturned ? 'refunded' : 'refunding'",
    replacement: "isReturned ? 'refunded' : 'refunded'",
    tests: 'payments/returns/refunds.test.ts',
  },
  {
    name: 'the withdrawal after a lost dispute',
    file: 'payments/returns/record-return.ts',
    original: "isReturned || isDisputeLost ? 'withdrawn'",
    replacement: "isReturned ? 'withdrawn'",
    tests: 'payments/returns/disputes.test.ts',
  },
  {
    name: 'the freeze of a disputed key',
    file: 'spawn/lock/lock-rules.ts',
    original: 'if (key.isFrozen)',
    replacement: 'if (key.isFrozen && key.isUsed)',
    tests: 'payments/returns/disputes.test.ts',
  },
  {
    name: 'the check of the world id in the metadata of a session',
    file: 'payments/stripe/create-stripe-payment-records.ts',
    original: "metadata?.['world'] === worldId &&",
    replacement: 'worldId &&',
    tests: 'payments/reconciliation/reconciliation-with-service.test.ts',
  },
  {
    name: 'the check of the URL of the site in a session',
    file: 'payments/stripe/create-stripe-payment-records.ts',
    original: "success_url.startsWith(`${publicUrl}${toCheckoutUrl('')}`)",
    replacement: 'success_url.length > 0',
    tests: 'payments/reconciliation/reconciliation-with-service.test.ts',
  },
  {
    name: 'the row lock that claims a mail',
    file: 'mail/mail-queue-repository.ts',
    original: `        .forUpdate()
        .skipLocked(),`,
    replacement: ',',
    tests: 'mail/mail-queue.test.ts',
  },
  {
    name: 'the check that a season does not exist yet',
    file: 'seasons/season-repository.ts',
    original: 'if (!createdSeason) return;',
    replacement: '',
    tests: 'seasons/season-routes.test.ts',
  },
];
