import { anonymizeAccount, lockAccountForDeletion } from '../identity/account-repository.ts';
import type { TestSpawn } from '../testing/open-test-spawn.ts';
import { basket, openTestSpawn } from '../testing/open-test-spawn.ts';
import { untilWaitingForLock } from '../testing/until-waiting-for-lock.ts';

let world: TestSpawn;
beforeEach(async () => (world = await openTestSpawn()));
afterEach(() => world.close());

const settle = (lockId: number) =>
  world.payments.settle({ id: 'late', lockId, amount: '25.00', currency: 'USD', intent: 'pi_late' });

const refused = { state: 'refunding', reason: 'The account that chose these was deleted.' };

it('refunds a payment that arrives after its buyer has deleted the account', async () => {
  const player = await world.signIn();
  const { id } = (await player.lock(basket(1))).json();
  await player.delete('/v1/account');

  expect(await settle(id)).toMatchObject(refused);
  expect(await world.count()).toMatchObject({ eggs: 0 });
});

it('refunds a payment that arrives while its buyer deletes the account', async () => {
  const player = await world.signIn();
  const { id } = (await player.lock(basket(1))).json();
  const { db } = world;

  const { payment } = await db.transaction().execute(async (trx) => {
    await lockAccountForDeletion(trx, player.id);
    const waiting = settle(id);
    await untilWaitingForLock(db);
    const former = { email: 'former@accounts.invalid', displayName: 'A former keeper', now: 1 };
    await anonymizeAccount(trx, player.id, former);
    return { payment: waiting };
  });

  expect(await payment).toMatchObject(refused);
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
