import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database.ts';
import type { AssetTable } from '../platform/database/tables/world.ts';

type PaidAsset = Pick<
  Selectable<AssetTable>,
  'type' | 'owner_id' | 'purchase_id' | 'lock_id' | 'key_used_at'
>;

/**
 * Checks the invariants of sales in the tables: sold, held and remaining stock add up to the initial stock; every paid lock has
 * its assets and payment, and vice versa; a gateway key pays for one egg, once.
 */
export async function checkReconciliation(db: Database): Promise<void> {
  const { stock, locks, purchases, payments, assets } = await readSales(db);

  for (const { cycle_id, kind, initial, remaining } of stock) {
    const takenCount = locks
      .filter((lock) => lock.cycle_id === cycle_id && lock.state !== 'released')
      .reduce((sum, lock) => sum + (kind === 'egg' ? lock.eggs : lock.keys), 0);
    expect({ kind, takenCount, remaining }).toEqual({ kind, takenCount, remaining: initial - takenCount });
  }

  const paidLocks = locks.filter(({ state }) => state === 'paid');
  const sortIds = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
  expect(sortIds(purchases)).toEqual(sortIds(paidLocks));
  const deliveries = purchases.map(({ id }) => {
    const boughtAssets = assets.filter(({ purchase_id }) => purchase_id === id);
    const grantedPayments = payments.filter(({ lock_id, state }) => lock_id === id && state === 'granted');
    const usedKeys = assets.filter(({ lock_id, key_used_at }) => lock_id === id && key_used_at !== null);
    return {
      id,
      owners: [...new Set(boughtAssets.map(({ owner_id }) => owner_id))],
      eggs: boughtAssets.filter(({ type }) => type === 'DRAGON').length,
      keys: boughtAssets.filter(({ type }) => type === 'GATEWAY_KEY').length,
      money: grantedPayments.map(({ amount, currency }) => ({ amount, currency })),
      usedKeyCount: usedKeys.length,
    };
  });
  const expectedDeliveries = purchases.map(({ id, account_id, method, eggs, keys, total, currency }) => ({
    id,
    owners: [account_id],
    eggs,
    keys,
    money: method === 'CREDIT_CARD' ? [{ amount: total, currency }] : [],
    usedKeyCount: method === 'VOUCHER' ? eggs : 0,
  }));
  expect(deliveries).toEqual(expectedDeliveries);
  const allGranted = payments.filter(({ state }) => state === 'granted');
  expect(allGranted).toHaveLength(purchases.filter(({ method }) => method === 'CREDIT_CARD').length);

  const stateById = new Map(locks.map(({ id, state }) => [id, state]));
  const gatewayKeys = assets.filter(({ type }) => type === 'GATEWAY_KEY');
  const findLockState = ({ lock_id }: PaidAsset) => (lock_id === null ? undefined : stateById.get(lock_id));
  // An unused key has a held lock or none; a used key has a paid lock.
  for (const key of gatewayKeys)
    expect(key.key_used_at === null ? [undefined, 'held'] : ['paid']).toContain(findLockState(key));
}

/** Reads all tables in one statement, because the random tests call this after each of thousands of steps. */
const readSales = (db: Database) =>
  db
    .selectNoFrom(({ selectFrom }) => [
      jsonArrayFrom(selectFrom('stock').select(['cycle_id', 'kind', 'initial', 'remaining'])).as('stock'),
      jsonArrayFrom(selectFrom('locks').select(['id', 'account_id', 'cycle_id', 'state', 'eggs', 'keys'])).as(
        'locks',
      ),
      jsonArrayFrom(
        selectFrom('purchases').select(['id', 'account_id', 'method', 'eggs', 'keys', 'total', 'currency']),
      ).as('purchases'),
      jsonArrayFrom(selectFrom('payments').select(['lock_id', 'state', 'amount', 'currency'])).as('payments'),
      // Includes the withdrawn assets.
      sql<PaidAsset[]>`(select coalesce(json_agg(all_assets), '[]') from all_assets)`.as('assets'),
    ])
    .executeTakeFirstOrThrow();
