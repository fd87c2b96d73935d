import { sql } from 'kysely';
import type { TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../../testing/open-test-spawn.ts';

let world: TestSpawn;
beforeEach(async () => (world = await openTestSpawn()));
afterEach(() => world.close());

const entries = () => world.db.selectFrom('ledger').selectAll().orderBy('id').execute();

async function lock(eggs: number): Promise<number> {
  return (await (await world.signIn()).lock(basket(eggs))).json().id;
}

it('books each payment once, as a sale or as owed, and names no account', async () => {
  const [sold, refused] = [await lock(1), await lock(1)];
  const pay = { currency: 'USD', intent: null };
  await world.payments.settle({ id: 'sold', lockId: sold, amount: '25.00', ...pay });
  await world.payments.settle({ id: 'sold', lockId: sold, amount: '25.00', ...pay });
  await world.payments.settle({ id: 'refused', lockId: refused, amount: '1.00', ...pay });
  await expect(
    world.payments.take({ id: 'not-charged', lockId: sold, amount: '25.00', ...pay }),
  ).rejects.toThrow('already paid');

  const common = { id: expect.any(Number), kind: 'payment', return_id: null, currency: 'USD' };
  const booked_at = world.clock.now() / 1000;
  expect(await entries()).toEqual([
    { ...common, payment_id: 'sold', amount: '25.00', from_place: 'buyer', to_place: 'sales', booked_at },
    { ...common, payment_id: 'refused', amount: '1.00', from_place: 'buyer', to_place: 'owed', booked_at },
  ]);
});

it('is append-only in the database', async () => {
  const lockId = await lock(1);
  await world.payments.settle({ id: 'pay', lockId, amount: '25.00', currency: 'USD', intent: null });
  const before = await entries();

  const refusal = 'The ledger is append-only.';
  await expect(world.db.updateTable('ledger').set({ amount: '1.00' }).execute()).rejects.toThrow(refusal);
  await expect(world.db.deleteFrom('ledger').execute()).rejects.toThrow(refusal);
  await expect(sql`truncate ledger`.execute(world.db)).rejects.toThrow(refusal);

  expect(await entries()).toEqual(before);
});
