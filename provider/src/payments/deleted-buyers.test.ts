import { openForEach } from '../testing/open-for-tests.ts';
import type { Player } from '../testing/open-test-spawn.ts';
import { createBasket, openTestSpawn, testCard } from '../testing/open-test-spawn.ts';
import { deleteWhile } from '../testing/delete-while.ts';

const world = openForEach(openTestSpawn);

async function lock() {
  const player = await world.signIn();
  const { id, checkoutUrl }: { id: number; checkoutUrl: string } = (
    await player.lock(createBasket(1))
  ).json();
  return { player, id, checkoutUrl };
}

const refusedPayment = { state: 'refunding', reason: 'The account that chose these was deleted.' };

it.each<[string, (player: Player, settle: () => Promise<unknown>) => Promise<unknown>]>([
  ['has deleted', (player, settle) => player.delete('/v1/account').then(settle)],
  ['is deleting', (player, settle) => deleteWhile(world.db, player.id, settle)],
])('refunds a payment if its buyer %s the account', async (_when, pay) => {
  const { player, id } = await lock();

  expect(await pay(player, () => world.settle(id))).toMatchObject(refusedPayment);

  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('does not charge a card for a buyer who has deleted the account, and returns the stock', async () => {
  const countsBefore = await world.count();
  const { player, checkoutUrl } = await lock();
  await player.delete('/v1/account');

  await world.post(checkoutUrl, testCard);
  world.clock.advance({ minutes: 10 });
  await world.runMaintenance();

  expect(await world.db.selectFrom('payments').selectAll().execute()).toEqual([]);
  expect(await world.count()).toEqual(countsBefore);
});
