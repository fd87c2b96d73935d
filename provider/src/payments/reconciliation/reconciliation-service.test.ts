import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn, voucherBasket } from '../../testing/open-test-spawn.ts';
import { book } from '../ledger/ledger-repository.ts';
import { ReconciliationService } from './reconciliation-service.ts';

let world: TestSpawn;
let player: Player;
beforeEach(async () => {
  world = await openTestSpawn();
  player = await world.signIn();
});
afterEach(() => world.close());

const compare = () =>
  new ReconciliationService({ db: world.db, clock: world.clock, records: null }).reconcile(86_400);

async function buy(eggs: number, keys = 0): Promise<number> {
  const { id } = (await player.lock(basket(eggs, keys))).json();
  const total = `${eggs * 25 + keys * 30}.00`;
  await world.payments.settle({
    id: `pay-${id}`,
    lockId: id,
    amount: total,
    currency: 'USD',
    intent: null,
  });
  return id;
}

it('finds no difference in a correct database and reports the turnover', async () => {
  const id = await buy(2, 1);
  const [key = 0] = (await player.get(`/v1/purchases/${id}`)).json().assetIds.slice(-1);
  const lock = (await player.lock(voucherBasket([key]))).json();
  await player.post('/v1/voucher/purchase', { purchaseId: lock.id });
  await player.lock(basket(3));

  const { turnover, differences } = await compare();

  expect(differences).toEqual([]);
  expect(turnover).toEqual([
    { what: 'kept', count: 1, eggs: 0, keys: 0, amount: '80.00', currency: 'USD' },
    { what: 'sold by card', count: 1, eggs: 2, keys: 1, amount: '80.00', currency: 'USD' },
    { what: 'sold for keys', count: 1, eggs: 1, keys: 0, amount: '0.00', currency: 'USD' },
  ]);
});

it('finds missing eggs and unpaid eggs', async () => {
  const [missing, unpaid] = [await buy(2), await buy(1)];
  await world.db
    .deleteFrom('assets')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('assets')
        .select(({ fn }) => fn.min('id').as('id'))
        .where('purchase_id', '=', missing),
    )
    .execute();
  await world.db.deleteFrom('payments').where('lock_id', '=', unpaid).execute();

  expect((await compare()).differences).toEqual([
    `Receipt ${missing}: 1 of 2 eggs and 0 of 0 keys were created, 50.00 USD of 50.00 USD was paid.`,
    `Receipt ${unpaid}: 1 of 1 eggs and 0 of 0 keys were created, nothing of 25.00 USD was paid.`,
    `Payment pay-${unpaid}: we have no record of it, the ledger has 25.00 in sales.`,
  ]);
});

it('finds stock that does not add up', async () => {
  await buy(2);
  await world.db.updateTable('stock').set({ remaining: 497 }).where('kind', '=', 'egg').execute();

  const { differences } = await compare();

  expect(differences).toContain('Cycle 1 had 500 eggs: 2 are sold or held, 497 remain.');
});

it('finds overdue refunds', async () => {
  const id = await buy(1);
  const pay = { lockId: id, amount: '25.00', currency: 'USD', intent: 'pi_1' };
  await world.payments.settle({ id: 'twice', ...pay });
  expect((await compare()).differences).toEqual([]);
  world.clock.advance({ hours: 2 });

  expect((await compare()).differences).toEqual([
    `Payment twice of 25.00 USD for lock ${id} has waited too long for its refund.`,
  ]);
});

it('finds payments that differ from the ledger, and standings that differ from the assets', async () => {
  const id = await buy(1);
  const { db } = world;
  await db.updateTable('payments').set({ amount: '24.00' }).where('lock_id', '=', id).execute();
  await db.updateTable('purchases').set({ total: '24.00', standing: 'withdrawn' }).execute();
  await book(db, { paymentId: 'gone', amount: '9.00', currency: 'USD', from: 'buyer', to: 'owed' }, 1);

  expect((await compare()).differences).toEqual([
    'Payment gone: we have no record of it, the ledger has 9.00 in owed.',
    `Payment pay-${id}: 24.00 should be in sales, the ledger has 25.00 in sales.`,
    `Receipt ${id} is withdrawn and should be good: of its 1 assets 0 are frozen, 0 withdrawn.`,
  ]);
});
