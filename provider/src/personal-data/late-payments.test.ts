import type { TestSpawn } from '../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../testing/open-test-spawn.ts';

let world: TestSpawn;
beforeEach(async () => (world = await openTestSpawn()));
afterEach(() => world.close());

it('refunds a payment that arrives after its buyer has deleted the account', async () => {
  const player = await world.signIn();
  const { id } = (await player.lock(basket(1))).json();
  await player.delete('/v1/account');

  const payment = await world.payments.settle({
    id: 'late',
    lockId: id,
    amount: '25.00',
    currency: 'USD',
    intent: 'pi_late',
  });

  expect(payment).toMatchObject({ state: 'refunding', reason: 'The account that chose these was deleted.' });
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('does not charge a card for a buyer who has deleted the account, and returns the stock', async () => {
  const player = await world.signIn();
  const before = await world.count();
  const { checkoutUrl } = (await player.lock(basket(1))).json();
  await player.delete('/v1/account');

  const card = { number: '4242 4242 4242 4242', expiry: '12 / 99', cvc: '123' };
  await world.inject({ method: 'POST', url: checkoutUrl, payload: card });
  world.clock.advance({ minutes: 10 });
  await world.runMaintenance();

  expect(await world.db.selectFrom('payments').selectAll().execute()).toEqual([]);
  expect(await world.count()).toEqual(before);
});
