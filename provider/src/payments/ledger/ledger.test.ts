import { sql } from 'kysely';
import { openForEach } from '../../testing/open-for-tests.ts';
import { createBasket, openTestSpawn } from '../../testing/open-test-spawn.ts';

const world = openForEach(openTestSpawn);

const listEntries = () => world.db.selectFrom('ledger').selectAll().orderBy('id').execute();

async function lock(): Promise<number> {
  return (await (await world.signIn()).lock(createBasket(1))).json().id;
}

it('the ledger books each payment once, as a sale or as owed, without naming an account', async () => {
  const [soldLock, refusedLock] = [await lock(), await lock()];
  for (const _ of [1, 2]) await world.settle(soldLock, 'sold');
  await world.settle(refusedLock, 'refused', '1.00');
  const repeatedPayment = {
    id: 'not-charged',
    lockId: soldLock,
    amount: '25.00',
    currency: 'USD',
    intent: null,
  };
  await expect(world.payments.accept(repeatedPayment)).rejects.toThrow('already paid');

  const common = { id: expect.any(Number), kind: 'payment', return_id: null, currency: 'USD' };
  const booked_at = world.now();
  expect(await listEntries()).toEqual([
    { ...common, payment_id: 'sold', amount: '25.00', from_place: 'buyer', to_place: 'sales', booked_at },
    { ...common, payment_id: 'refused', amount: '1.00', from_place: 'buyer', to_place: 'owed', booked_at },
  ]);
});

it('the ledger is append-only in the database', async () => {
  await world.settle(await lock());
  const entriesBefore = await listEntries();

  const refusal = 'The ledger is append-only.';
  await expect(world.db.updateTable('ledger').set({ amount: '1.00' }).execute()).rejects.toThrow(refusal);
  await expect(world.db.deleteFrom('ledger').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate ledger`.execute(world.db)).rejects.toThrow(refusal);

  expect(await listEntries()).toEqual(entriesBefore);
});
