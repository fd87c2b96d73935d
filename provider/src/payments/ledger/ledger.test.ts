import { sql } from 'kysely';
import { openForEach } from '../../testing/open-for-tests.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';

const world = openForEach(openTestSpawn);

const entries = () => world.db.selectFrom('ledger').selectAll().orderBy('id').execute();

async function lock(): Promise<number> {
  return (await (await world.signIn()).lock(basket(1))).json().id;
}

it('books each payment once, as a sale or as owed, without naming an account', async () => {
  const [sold, refused] = [await lock(), await lock()];
  for (const _ of [1, 2]) await world.settle(sold, 'sold');
  await world.settle(refused, 'refused', '1.00');
  const again = { id: 'not-charged', lockId: sold, amount: '25.00', currency: 'USD', intent: null };
  await expect(world.payments.take(again)).rejects.toThrow('already paid');

  const common = { id: expect.any(Number), kind: 'payment', return_id: null, currency: 'USD' };
  const booked_at = world.now();
  expect(await entries()).toEqual([
    { ...common, payment_id: 'sold', amount: '25.00', from_place: 'buyer', to_place: 'sales', booked_at },
    { ...common, payment_id: 'refused', amount: '1.00', from_place: 'buyer', to_place: 'owed', booked_at },
  ]);
});

it('is append-only in the database', async () => {
  await world.settle(await lock());
  const before = await entries();

  const refusal = 'The ledger is append-only.';
  await expect(world.db.updateTable('ledger').set({ amount: '1.00' }).execute()).rejects.toThrow(refusal);
  await expect(world.db.deleteFrom('ledger').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate ledger`.execute(world.db)).rejects.toThrow(refusal);

  expect(await entries()).toEqual(before);
});
