import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { openForEach } from '../testing/open-for-tests.ts';
import { createBasket, openTestSpawn } from '../testing/open-test-spawn.ts';
import { up } from './0033-ledger.ts';

const world = openForEach(openTestSpawn);

async function settle(id: string, amount: string, intent: string | null = `pi_${id}`): Promise<void> {
  const player = await world.signIn();
  const { id: lockId } = (await player.lock(createBasket(1))).json();
  await world.settle(lockId, id, amount, intent);
}

it('books earlier payments and refunds, and requests again the refunds that have no id', async () => {
  const { db } = world;
  await settle('sold', '25.00');
  for (const id of ['due', 'refunded', 'unnamed']) await settle(id, '1.00');
  await db
    .updateTable('payments')
    .set({ state: 'refunded' })
    .where('id', 'in', ['refunded', 'unnamed'])
    .execute();
  await db.updateTable('payments').set({ refund_id: 're_1' }).where('id', '=', 'refunded').execute();
  await sql`drop view all_assets`.execute(db);
  await sql`drop table ledger, returns, frozen_assets, withdrawn_assets`.execute(db);
  await sql`drop function refuse_change_of_ledger`.execute(db);
  await sql`drop index payments_of_intent`.execute(db);
  await sql`alter table payments drop column refund_tries, drop column refund_due_at`.execute(db);
  await sql`alter table purchases drop column standing`.execute(db);
  await sql`delete from secrets where name = 'world'`.execute(db);

  // Cast: a migration runs on the schema of an earlier version, for which there are no types.
  await up(db as unknown as Kysely<unknown>);

  const entries = await db.selectFrom('ledger').selectAll().orderBy('id').execute();
  const movements = entries.map((entry) => [
    entry.payment_id,
    entry.return_id,
    entry.from_place,
    entry.to_place,
  ]);
  expect(movements).toEqual([
    ['due', null, 'buyer', 'owed'],
    ['refunded', null, 'buyer', 'owed'],
    ['sold', null, 'buyer', 'sales'],
    ['unnamed', null, 'buyer', 'owed'],
    ['refunded', 're_1', 'owed', 'buyer'],
  ]);
  const states = await db.selectFrom('payments').select(['id', 'state']).orderBy('id').execute();
  expect(states.map(({ state }) => state)).toEqual(['refunding', 'refunded', 'granted', 'refunding']);
  expect(await world.findDifferences()).toEqual([]);
});
