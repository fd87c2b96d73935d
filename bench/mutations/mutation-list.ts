/** A line that keeps the books right, and what stands there when somebody has forgotten it. */
export interface Mutation {
  name: string;
  /** Below `provider/src`. */
  file: string;
  guard: string;
  instead: string;
  /** The tests that watch it, below `provider/src`. */
  tests: string;
}

const model = 'services/spawn-model.test.ts';

export const mutations: Mutation[] = [
  {
    name: 'the look at what is left',
    file: 'services/spawn-rules.ts',
    guard: 'if (wanted.eggs <= left.eggs && wanted.keys <= left.keys) return;',
    instead: 'if (left.eggs >= 0) return;',
    tests: model,
  },
  {
    name: 'the wait for the stock',
    file: 'repositories/stock.ts',
    guard: `openCycle(trx, now).select('id'))
    .orderBy('kind')
    .forUpdate()`,
    instead: `openCycle(trx, now).select('id'))
    .orderBy('kind')`,
    tests: model,
  },
  {
    name: 'the revision of the stock',
    file: 'repositories/lock-orders.ts',
    guard: ' and revision = ${revision}::integer',
    instead: '',
    tests: 'services/spawn.test.ts',
  },
  {
    name: 'the orders that are not plain',
    file: 'services/lock-at-once.ts',
    guard: "if (body.paymentMethod !== 'CREDIT_CARD') return false;",
    instead: '',
    tests: model,
  },
  {
    name: 'what the player gives up for it, once there is little',
    file: 'services/lock-sold-out.ts',
    guard: ' || holders.has(order.accountId)',
    instead: '',
    tests: 'services/spawn.test.ts',
  },
  {
    name: 'what has run out, once there is little',
    file: 'services/lock-sold-out.ts',
    guard: ' || (await hasExpiredLocks(db, offer.terms.id, now))',
    instead: '',
    tests: 'services/spawn.test.ts',
  },
  {
    name: 'the wait for the lock that is paid',
    file: 'repositories/lock.ts',
    guard: 'selectLock(trx, id).forUpdate().executeTakeFirst()',
    instead: 'selectLock(trx, id).executeTakeFirst()',
    tests: model,
  },
  {
    name: 'one sale a lock',
    file: 'services/payment.ts',
    guard: "if (lock.state === 'paid') throw new ProblemError('conflict', 'These are paid already.');",
    instead: '',
    tests: model,
  },
  {
    name: 'the look at the stock of a late payment',
    file: 'services/payment.ts',
    guard: 'if (left.eggs < lock.eggs || left.keys < lock.keys)',
    instead: 'if (left.eggs < 0)',
    tests: 'payments/stripe/stripe-routes.test.ts',
  },
  {
    name: 'what a late payment takes from the stock',
    file: 'services/payment.ts',
    guard: 'await takeStock(trx, lock.cycleId, lock);',
    instead: '',
    tests: model,
  },
  {
    name: 'the end of a lock that is replaced',
    file: 'services/lock-in-turn.ts',
    guard: 'granted.flatMap(({ previous }) => (previous ? [previous.id] : [])),',
    instead: '[],',
    tests: model,
  },
  {
    name: 'one return of a basket',
    file: 'services/release.ts',
    guard: "if (lock?.state !== 'held') return;",
    instead: 'if (!lock) return;',
    tests: model,
  },
  {
    name: 'the time a lock has',
    file: 'repositories/lock.ts',
    guard: ".where('expires_at', '<=', now).where(isPayableNoMore)",
    instead: '.where(isPayableNoMore)',
    tests: model,
  },
  {
    name: 'the time a lock by keys has',
    file: 'services/purchase.ts',
    guard: 'if (lock.expiresAt <= now) throw gone();',
    instead: '',
    tests: 'routes/purchase.test.ts',
  },
  {
    name: 'the owner of a purchase',
    file: 'services/purchase.ts',
    guard: 'if (lock?.accountId !== accountId) throw gone();',
    instead: 'if (!lock) throw gone();',
    tests: model,
  },
  {
    name: 'the release of keys with their lock',
    file: 'repositories/lock.ts',
    guard: '.set({ lock_id: null })',
    instead: '.set({ modified_at: now })',
    tests: model,
  },
  {
    name: 'the use of a key',
    file: 'repositories/voucher-key.ts',
    guard: '.set({ key_used_at: now, modified_at: now })',
    instead: '.set({ modified_at: now })',
    tests: model,
  },
  {
    name: 'the owner of a key',
    file: 'services/spawn-rules.ts',
    guard: 'if (key?.ownerId !== accountId)',
    instead: 'if (!key)',
    tests: 'routes/purchase.test.ts',
  },
  {
    name: 'the body of an Idempotency-Key',
    file: 'services/lock-again.ts',
    guard: 'if (before.bodyHash !== bodyHash)',
    instead: 'if (!bodyHash)',
    tests: 'routes/spawn.test.ts',
  },
  {
    name: 'the answer of an Idempotency-Key',
    file: 'services/lock-again.ts',
    guard: 'intents.length > 0 ? await findKept(db, intents) : []',
    instead: 'intents.length < 0 ? await findKept(db, intents) : []',
    tests: 'routes/spawn.test.ts',
  },
  {
    name: 'the answer of a key that made nothing',
    file: 'repositories/lock-orders.ts',
    guard: `
        and not exists (select from answered where account_id = asking.account_id and key = asking.key)`,
    instead: '',
    tests: 'routes/spawn.test.ts',
  },
  {
    name: 'the secret of a checkout',
    file: 'repositories/lock.ts',
    guard: 'row?.checkout_secret && areEqual(row.checkout_secret, secret)',
    instead: 'row?.checkout_secret',
    tests: 'payments/sandbox/sandbox-routes.test.ts',
  },
  {
    name: 'the amount that was paid',
    file: 'services/payment.ts',
    guard: 'if (amount === lock.total && currency === lock.currency) return;',
    instead: 'if (amount) return;',
    tests: 'payments/stripe/stripe-routes.test.ts',
  },
  {
    name: 'the last word of the payment service',
    file: 'repositories/lock.ts',
    guard: ".where('expires_at', '<=', now).where(isPayableNoMore)",
    instead: ".where('expires_at', '<=', now)",
    tests: 'payments/stripe/stripe-routes.test.ts',
  },
  {
    name: 'the claim of a session that is ended',
    file: 'repositories/payment-session.ts',
    guard:
      ".where(({ or, eb }) => or([eb('end_tried_at', 'is', null), eb('end_tried_at', '<=', triedBefore)]))",
    instead: ".where('locks.id', '>', triedBefore * 0)",
    tests: 'payments/stripe/stripe-routes.test.ts',
  },
  {
    name: 'the claim of a mail',
    file: 'repositories/mail-queue.ts',
    guard: `        .forUpdate()
        .skipLocked(),`,
    instead: ',',
    tests: 'mail/mail-queue.test.ts',
  },
  {
    name: 'one season once',
    file: 'repositories/season.ts',
    guard: 'if (!created) return;',
    instead: '',
    tests: 'routes/season.test.ts',
  },
];
