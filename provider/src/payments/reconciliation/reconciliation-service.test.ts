import type { RecordedPayment } from '../payment-adapter.ts';
import type { Player, TestSpawn } from '../../testing/open-test-spawn.ts';
import { basket, openTestSpawn, voucherBasket } from '../../testing/open-test-spawn.ts';
import { ReconciliationService } from './reconciliation-service.ts';

let world: TestSpawn;
let player: Player;
beforeEach(async () => {
  world = await openTestSpawn();
  player = await world.signIn();
});
afterEach(() => world.close());

/** @param recorded the payments that the payment service has recorded */
function compare(recorded: RecordedPayment[] = []) {
  const { db, clock, adapter } = world;
  const listRecordedPayments = async function* () {
    yield* recorded;
  };
  const service = new ReconciliationService({ db, clock, adapter: { ...adapter, listRecordedPayments } });
  return service.reconcile(86_400);
}

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

  const { turnover, differences } = await compare([{ id: `pay-${id}`, amount: '80.00', currency: 'USD' }]);

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
    `Receipt ${missing}: 1 of 2 eggs and 0 of 0 keys were made, 50.00 USD of 50.00 USD was paid.`,
    `Receipt ${unpaid}: 1 of 1 eggs and 0 of 0 keys were made, nothing of 25.00 USD was paid.`,
  ]);
});

it('finds stock that does not add up', async () => {
  await buy(2);
  await world.db.updateTable('stock').set({ remaining: 497 }).where('kind', '=', 'egg').execute();

  const { differences } = await compare();

  expect(differences).toContain('Cycle 1 had 500 eggs: 2 are sold or held, 497 remain.');
});

it('finds overdue refunds and payments that only the payment service has recorded', async () => {
  const id = await buy(1);
  const pay = { lockId: id, amount: '25.00', currency: 'USD', intent: 'pi_1' };
  await world.payments.settle({ id: 'twice', ...pay });
  expect((await compare()).differences).toEqual([]);
  world.clock.advance({ hours: 2 });

  const { differences } = await compare([
    { id: 'unknown', amount: '50.00', currency: 'USD' },
    { id: `pay-${id}`, amount: '24.00', currency: 'USD' },
  ]);

  expect(differences).toEqual([
    `Payment twice of 25.00 USD for lock ${id} waits to be given back for too long.`,
    'The payment service took 50.00 USD (unknown), of which we know nothing.',
    `The payment service took 24.00 USD (pay-${id}), we wrote 25.00 USD.`,
  ]);
});
