/** A line that keeps stock and payments consistent, and its replacement: a test must fail with it. */
export interface Mutation {
  name: string;
  /** Below `provider/src`. */
  file: string;
  guard: string;
  instead: string;
  /** The tests that must fail, below `provider/src`. */
  tests: string;
}

const model = 'spawn/lock/spawn-model.test.ts';

export const mutations: Mutation[] = [
  {
    name: 'the check of the stock',
    file: 'spawn/lock/lock-rules.ts',
    guard: 'if (coversCounts(left, wanted)) return null;',
    instead: 'if (left.eggs >= 0) return null;',
    tests: model,
  },
  {
    name: 'the row lock of the stock',
    file: 'seasons/stock-repository.ts',
    guard: `openCycle(trx, now).select('id'))
    .orderBy('kind')
    .forUpdate()`,
    instead: `openCycle(trx, now).select('id'))
    .orderBy('kind')`,
    tests: model,
  },
  {
    name: 'the revision of the stock',
    file: 'spawn/lock/lock-batch-repository.ts',
    guard: ' and revision = ${revision}::integer',
    instead: '',
    tests: 'spawn/lock/spawn-lock-service.test.ts',
  },
  {
    name: 'the limit of the fast path to cards',
    file: 'spawn/lock/settle-fast-path.ts',
    guard: "body.paymentMethod === 'CREDIT_CARD' && checkBasket",
    instead: 'checkBasket',
    tests: model,
  },
  {
    name: 'the held lock of the account in a sold-out sale',
    file: 'spawn/lock/settle-sold-out.ts',
    guard: ' || holders.has(request.accountId)',
    instead: '',
    tests: 'spawn/lock/spawn-lock-service.test.ts',
  },
  {
    name: 'the expired locks in a sold-out sale',
    file: 'spawn/lock/settle-sold-out.ts',
    guard: ' || (await hasExpiredLocks(db, offer.terms.id, now))',
    instead: '',
    tests: 'spawn/lock/spawn-lock-service.test.ts',
  },
  {
    name: 'the row lock of a lock that is paid',
    file: 'spawn/lock/lock-repository.ts',
    guard: 'selectLock(trx, id).forUpdate().executeTakeFirst()',
    instead: 'selectLock(trx, id).executeTakeFirst()',
    tests: model,
  },
  {
    name: 'one sale of a lock',
    file: 'payments/payment-service.ts',
    guard: "if (lock.state === 'paid') return new ProblemError('conflict', 'These are paid already.');",
    instead: '',
    tests: model,
  },
  {
    name: 'the check of the stock for a late payment',
    file: 'payments/payment-rules.ts',
    guard: 'if (coversCounts(left, lock)) return null;',
    instead: 'if (left.eggs >= 0) return null;',
    tests: 'payments/stripe/stripe-routes.test.ts',
  },
  {
    name: 'the stock of a late payment',
    file: 'payments/payment-service.ts',
    guard: 'await takeStock(trx, lock.cycleId, lock);',
    instead: '',
    tests: model,
  },
  {
    name: 'the release of a replaced lock',
    file: 'spawn/lock/settle-transactionally.ts',
    guard: 'grants.flatMap(({ previous }) => (previous ? [previous.id] : [])),',
    instead: '[],',
    tests: model,
  },
  {
    name: 'one release of a lock',
    file: 'spawn/lock/spawn-lock-service.ts',
    guard: "if (lock?.state !== 'held') return;",
    instead: 'if (!lock) return;',
    tests: model,
  },
  {
    name: 'the expiry of a lock',
    file: 'spawn/lock/lock-repository.ts',
    guard: ".where('expires_at', '<=', now).where(hasNoOpenSession)",
    instead: '.where(hasNoOpenSession)',
    tests: model,
  },
  {
    name: 'the expiry of a voucher lock',
    file: 'spawn/purchases/purchase-service.ts',
    guard: 'if (lock.expiresAt <= now) throw lockNotFound();',
    instead: '',
    tests: 'spawn/purchases/purchase-routes.test.ts',
  },
  {
    name: 'the owner of a purchase',
    file: 'spawn/purchases/purchase-service.ts',
    guard: 'if (lock?.accountId !== accountId) throw lockNotFound();',
    instead: 'if (!lock) throw lockNotFound();',
    tests: model,
  },
  {
    name: 'the release of keys with their lock',
    file: 'spawn/lock/lock-repository.ts',
    guard: '.set({ lock_id: null })',
    instead: '.set({ modified_at: now })',
    tests: model,
  },
  {
    name: 'the use of a key',
    file: 'spawn/vouchers/voucher-key-repository.ts',
    guard: '.set({ key_used_at: now, modified_at: now })',
    instead: '.set({ modified_at: now })',
    tests: model,
  },
  {
    name: 'the owner of a key',
    file: 'spawn/lock/lock-rules.ts',
    guard: 'if (key?.ownerId !== accountId)',
    instead: 'if (!key)',
    tests: 'spawn/purchases/purchase-routes.test.ts',
  },
  {
    name: 'the body of an Idempotency-Key',
    file: 'spawn/lock/replay-outcome.ts',
    guard: 'if (record.bodyHash !== bodyHash)',
    instead: 'if (!bodyHash)',
    tests: 'spawn/lock/lock-routes.test.ts',
  },
  {
    name: 'the answer of an Idempotency-Key',
    file: 'spawn/lock/idempotency-records.ts',
    guard: 'keyed.length > 0 ? await findIdempotencyRecords(db, keyed) : []',
    instead: 'keyed.length < 0 ? await findIdempotencyRecords(db, keyed) : []',
    tests: 'spawn/lock/lock-routes.test.ts',
  },
  {
    name: 'the answer of a key that created no lock',
    file: 'spawn/lock/lock-batch-repository.ts',
    guard: `
        and not exists (select from answered where account_id = requested.account_id and key = requested.key)`,
    instead: '',
    tests: 'spawn/lock/lock-routes.test.ts',
  },
  {
    name: 'the secret of a checkout',
    file: 'spawn/lock/lock-repository.ts',
    guard: 'row?.checkout_secret && areEqual(row.checkout_secret, parsed.secret)',
    instead: 'row?.checkout_secret',
    tests: 'payments/sandbox/sandbox-routes.test.ts',
  },
  {
    name: 'the paid amount',
    file: 'payments/payment-rules.ts',
    guard: 'if (amount === lock.total && currency === lock.currency) return null;',
    instead: 'if (amount) return null;',
    tests: 'payments/stripe/stripe-routes.test.ts',
  },
  {
    name: 'the open payment session of an expired lock',
    file: 'spawn/lock/lock-repository.ts',
    guard: ".where('expires_at', '<=', now).where(hasNoOpenSession)",
    instead: ".where('expires_at', '<=', now)",
    tests: 'payments/stripe/stripe-routes.test.ts',
  },
  {
    name: 'the claim of a session to end',
    file: 'payments/stripe/payment-session-repository.ts',
    guard:
      ".where(({ or, eb }) => or([eb('end_tried_at', 'is', null), eb('end_tried_at', '<=', claimedBefore)]))",
    instead: ".where('locks.id', '>', claimedBefore * 0)",
    tests: 'payments/stripe/stripe-routes.test.ts',
  },
  {
    name: 'the claim of a mail',
    file: 'mail/mail-queue-repository.ts',
    guard: `        .forUpdate()
        .skipLocked(),`,
    instead: ',',
    tests: 'mail/mail-queue.test.ts',
  },
  {
    name: 'one season once',
    file: 'seasons/season-repository.ts',
    guard: 'if (!created) return;',
    instead: '',
    tests: 'seasons/season-routes.test.ts',
  },
];
