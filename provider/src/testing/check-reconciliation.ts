import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/**
 * Checks the invariants of sales in the tables: sold, held and remaining stock add up to the initial stock; every paid
 * lock has its assets and payment, and the other way round; a gateway key pays for one egg, once.
 */
export async function checkReconciliation(db: Kysely<Database>): Promise<void> {
  const [stock, locks, purchases, payments, assets] = await Promise.all([
    db.selectFrom('stock').selectAll().execute(),
    db.selectFrom('locks').selectAll().execute(),
    db.selectFrom('purchases').selectAll().execute(),
    db.selectFrom('payments').selectAll().execute(),
    db.selectFrom('assets').selectAll().execute(),
  ]);

  for (const { cycle_id, kind, initial, remaining } of stock) {
    const taken = locks
      .filter((lock) => lock.cycle_id === cycle_id && lock.state !== 'released')
      .reduce((sum, lock) => sum + (kind === 'egg' ? lock.eggs : lock.keys), 0);
    expect({ kind, taken, remaining }).toEqual({ kind, taken, remaining: initial - taken });
    expect(remaining).toBeGreaterThanOrEqual(0);
  }

  const paid = locks.filter(({ state }) => state === 'paid');
  const inOrder = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(inOrder(purchases)).toEqual(inOrder(paid));
  for (const { id, account_id, method, eggs, keys, total, currency } of purchases) {
    const made = assets.filter(({ purchase_id }) => purchase_id === id);
    expect(made.every(({ owner_id }) => owner_id === account_id)).toBe(true);
    expect(made.filter(({ type }) => type === 'DRAGON')).toHaveLength(eggs);
    expect(made.filter(({ type }) => type === 'GATEWAY_KEY')).toHaveLength(keys);
    const money = payments.filter(({ lock_id, state }) => lock_id === id && state === 'granted');
    const owed = method === 'CREDIT_CARD' ? [{ amount: total, currency }] : [];
    expect(money.map(({ amount, currency }) => ({ amount, currency }))).toEqual(owed);
    const used = assets.filter(({ lock_id, key_used_at }) => lock_id === id && key_used_at !== null);
    expect(used).toHaveLength(method === 'VOUCHER' ? eggs : 0);
  }
  const granted = payments.filter(({ state }) => state === 'granted');
  expect(granted).toHaveLength(purchases.filter(({ method }) => method === 'CREDIT_CARD').length);
  expect(payments.filter(({ state }) => state === 'received')).toEqual([]);

  const stateOf = new Map(locks.map(({ id, state }) => [id, state]));
  for (const { lock_id, key_used_at } of assets.filter(({ type }) => type === 'GATEWAY_KEY'))
    if (lock_id === null) expect(key_used_at).toBeNull();
    else expect(stateOf.get(lock_id)).toBe(key_used_at === null ? 'held' : 'paid');
  const held = locks.filter(({ state }) => state === 'held');
  expect(new Set(held.map(({ account_id, cycle_id }) => `${account_id} ${cycle_id}`)).size).toBe(held.length);
}
