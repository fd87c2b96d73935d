import { openForEach } from '../../testing/open-for-tests.ts';
import { createBasket, openTestSpawn } from '../../testing/open-test-spawn.ts';
import { book } from '../ledger/ledger-repository.ts';

const world = openForEach(async () => {
  const testSpawn = await openTestSpawn();
  return { ...testSpawn, player: await testSpawn.signIn() };
});

/** Buys eggs and keys, and pays with the payment `pay-<id of the lock>`. */
async function buy(eggs: number, keys = 0) {
  const { id }: { id: number } = (await world.player.lock(createBasket(eggs, keys))).json();
  await world.settle(id, `pay-${id}`, `${eggs * 25 + keys * 30}.00`);
  return id;
}

it('finds no difference in a correct database', async () => {
  const { player } = world;
  const key = (await player.listAssetIds(await buy(2, 1))).slice(-1);
  await player.redeem(key);
  await player.lock(createBasket(3));

  expect(await world.findDifferences()).toEqual([]);
});

it('detects missing eggs, unpaid eggs, and stock that does not add up', async () => {
  const [incomplete, unpaid] = [await buy(2), await buy(1)];
  const [egg = 0] = await world.player.listAssetIds(incomplete);
  await world.db.deleteFrom('assets').where('id', '=', egg).execute();
  await world.db.deleteFrom('payments').where('lock_id', '=', unpaid).execute();
  await world.db.updateTable('stock').set({ remaining: 496 }).where('kind', '=', 'egg').execute();

  expect(await world.findDifferences()).toEqual(
    expect.arrayContaining([
      'Cycle 1 had 500 eggs: 3 are sold or held, 496 remain.',
      `Receipt ${incomplete}: 1 of 2 eggs and 0 of 0 keys were created, 50.00 USD of 50.00 USD was paid.`,
      `Receipt ${unpaid}: 1 of 1 eggs and 0 of 0 keys were created, none of 25.00 USD was paid.`,
      `Payment pay-${unpaid}: we have no record of it, the ledger has 25.00 in sales.`,
    ]),
  );
});

it('detects overdue refunds', async () => {
  const id = await buy(1);
  await world.settle(id, 'twice', '25.00', 'pi_1');
  expect(await world.findDifferences()).toEqual([]);
  world.clock.advance({ hours: 2 });

  expect(await world.findDifferences()).toEqual([
    `Payment twice of 25.00 USD for lock ${id} has waited too long for its refund.`,
  ]);
});

it('detects payments that differ from the ledger, and standings that differ from the assets', async () => {
  const id = await buy(1);
  const { db } = world;
  await db.updateTable('payments').set({ amount: '24.00' }).where('lock_id', '=', id).execute();
  await db.updateTable('purchases').set({ total: '24.00', standing: 'withdrawn' }).execute();
  await book(db, { paymentId: 'gone', amount: '9.00', currency: 'USD', from: 'buyer', to: 'owed' }, 1);

  expect(await world.findDifferences()).toEqual([
    'Payment gone: we have no record of it, the ledger has 9.00 in owed.',
    `Payment pay-${id}: 24.00 should be in sales, the ledger has 25.00 in sales.`,
    `Receipt ${id} is withdrawn and should be good: of its 1 assets 0 are frozen, 0 withdrawn.`,
  ]);
});
