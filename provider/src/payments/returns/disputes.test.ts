import { createMailer } from '../../mail/create-mailer.ts';
import { findLockForUpdate } from '../../spawn/lock/lock-repository.ts';
import { LockSale } from '../../spawn/purchases/lock-sale.ts';
import { setPurchaseStanding } from '../../spawn/purchases/set-purchase-standing.ts';
import { openForEach } from '../../testing/open-for-tests.ts';
import { openSalesWithPlayer } from '../../testing/open-stripe-sales.ts';
import { createVoucherBasket } from '../../testing/open-test-spawn.ts';
import { waitForBlockedStatements } from '../../testing/wait-for-blocked-statements.ts';

const sales = openForEach(openSalesWithPlayer);
const hatchingTime = { hours: 24 * 30 };

/** Makes the buyer's bank dispute a payment. @returns the id of the dispute */
async function dispute(intent: string, status?: string, amount?: number): Promise<string> {
  const { id } = sales.stripe.returns.dispute(intent, status, amount);
  await sales.reportEvent('charge.dispute.created', id);
  return id;
}

async function decide(id: string, status: string): Promise<void> {
  sales.stripe.returns.change(id, { status });
  await sales.reportEvent('charge.dispute.updated', id);
}

const readStates = (ids: number[]) => Promise.all(ids.map(sales.readState));

it('freezes the egg of a disputed sale, which then does not hatch, until the dispute is won', async () => {
  const { intent, assetIds } = await sales.buyFor(1);
  const id = await dispute(intent);
  expect((await sales.player.get('/v1/purchases')).json().purchases).toMatchObject([{ standing: 'frozen' }]);
  sales.clock.advance(hatchingTime);
  expect(await readStates(assetIds)).toEqual(['SEALED']);
  const readEstimate = async () => (await sales.get(`/v1/eggs/hatch/estimate/${assetIds[0]}`)).json();
  expect(await readEstimate()).toMatchObject({ frozen: true, hatchesAt: null });
  expect(await sales.listMovements(id)).toEqual(['25.00 sales > disputed']);
  expect(await sales.findDifferences()).toEqual([]);

  await decide(id, 'won');

  expect(await readStates(assetIds)).toEqual(['HATCHED']);
  expect(await readEstimate()).not.toHaveProperty('frozen');
  expect(await sales.listMovements(id)).toEqual(['25.00 sales > disputed', '25.00 disputed > sales']);
  expect(await sales.findDifferences()).toEqual([]);
});

it.each([
  ['the price', 2_500, '25.00'],
  ['a part of the price', 1_000, '10.00'],
])(
  'withdraws the egg when a dispute about %s is lost, and freezes it again during an appeal',
  async (_what, amount, paidAmount) => {
    const { intent, assetIds } = await sales.buyFor(1);
    const id = await dispute(intent, 'needs_response', amount);

    await decide(id, 'lost');
    sales.clock.advance(hatchingTime);
    expect(await readStates(assetIds)).toEqual([404]);
    expect(await sales.listMovements(id)).toEqual([
      `${paidAmount} sales > disputed`,
      `${paidAmount} disputed > buyer`,
    ]);
    expect(await sales.findDifferences()).toEqual([]);

    // The comparison has just read the dispute.
    sales.clock.advance({ seconds: 1 });
    await decide(id, 'appeal_under_review');
    expect(await readStates(assetIds)).toEqual(['HATCHED']);
  },
);

it('moves no money during an inquiry, but freezes the egg', async () => {
  const { intent, assetIds } = await sales.buyFor(1);
  const id = await dispute(intent, 'warning_needs_response');
  sales.clock.advance(hatchingTime);
  expect(await readStates(assetIds)).toEqual(['SEALED']);

  await decide(id, 'warning_closed');

  expect(await readStates(assetIds)).toEqual(['HATCHED']);
  expect(await sales.listMovements(id)).toEqual([]);
  expect(await sales.findDifferences()).toEqual([]);
});

describe('a dispute about gateway keys', () => {
  /** Buys keys, pays for eggs with some of them, and one egg with a key of another purchase in the same lock. */
  async function buyEggsWithKeys() {
    const disputedSale = await sales.buyFor(0, 3);
    const otherSale = await sales.buyFor(0, 1);
    const [first = 0, second = 0, spare = 0] = disputedSale.assetIds;
    const purchase = await sales.player.redeem([...otherSale.assetIds, first, second]);
    return { disputedSale, spare, eggs: purchase.json<{ assetIds: number[] }>().assetIds };
  }

  it('a dispute about gateway keys freezes only the eggs that these keys paid for', async () => {
    const { player } = sales;
    const { disputedSale, spare, eggs } = await buyEggsWithKeys();
    const heldLock = (await player.lock(createVoucherBasket([spare]))).json();

    await dispute(disputedSale.intent);
    sales.clock.advance({ minutes: 1 });

    expect((await player.confirm(heldLock.id)).json()).toMatchObject({ code: 'key_unusable' });
    await player.delete(`/v1/eggs/spawn/lock/${heldLock.id}`);
    expect((await player.lock(createVoucherBasket([spare]))).json()).toMatchObject({ code: 'key_unusable' });
    expect((await player.get('/v1/eggs/available')).json().gatewayKeys).toEqual([]);
    sales.clock.advance(hatchingTime);
    // Keys are ordered by the id of their purchase: the keys of the disputed purchase come first, and so do their eggs.
    expect(await readStates(eggs)).toEqual(['SEALED', 'SEALED', 'HATCHED']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('a dispute about gateway keys withdraws keys and eggs when the dispute is lost, and restores all of them when it is finally won', async () => {
    const { disputedSale, spare, eggs } = await buyEggsWithKeys();
    const id = await dispute(disputedSale.intent);
    await decide(id, 'lost');
    expect(await readStates([...eggs, spare])).toEqual([404, 404, 'SEALED', 404]);
    expect(await sales.findDifferences()).toEqual([]);

    await decide(id, 'won');

    expect(await readStates([...eggs, spare])).toEqual(['SEALED', 'SEALED', 'SEALED', 'UNUSED']);
    expect((await sales.player.lock(createVoucherBasket([spare]))).statusCode).toBe(200);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it.each([
    ['was released', { minutes: 11 }],
    ['was removed', { hours: 24 * 8 }],
  ])(
    'a dispute about gateway keys restores a key as unused when the lock that held it %s in the meantime',
    async (_fate, wait) => {
      const { intent, assetIds } = await sales.buyFor(0, 1);
      await sales.player.lock(createVoucherBasket(assetIds));
      const id = await dispute(intent, 'lost');
      for (const time of [{ minutes: 11 }, wait]) {
        sales.clock.advance(time);
        await sales.runMaintenance();
      }

      await decide(id, 'won');

      expect(await readStates(assetIds)).toEqual(['UNUSED']);
      expect(await sales.db.selectFrom('assets').select('lock_id').execute()).toEqual([{ lock_id: null }]);
    },
  );

  /** Starts `second` while a transaction in which `first` has run is still open. */
  async function startDuring<Result>(
    first: (trx: Parameters<typeof findLockForUpdate>[0]) => Promise<unknown>,
    second: () => Promise<Result>,
  ): Promise<Result> {
    const { result } = await sales.db.transaction().execute(async (trx) => {
      await first(trx);
      const pendingResult = second();
      await waitForBlockedStatements(sales.db);
      return { result: pendingResult };
    });
    return result;
  }

  it('a dispute about gateway keys refuses the key of a purchase that began before the dispute', async () => {
    const { id: purchaseId, assetIds } = await sales.buyFor(0, 1);
    const { id: lockId } = (await sales.player.lock(createVoucherBasket(assetIds))).json();

    const response = await startDuring(
      (trx) => setPurchaseStanding(trx, { purchaseId, standing: 'frozen' }, sales.now()),
      async () => (await sales.player.confirm(lockId)).json(),
    );

    expect(response).toMatchObject({ code: 'key_unusable' });
    expect(await sales.count()).toMatchObject({ eggs: 0 });
  });

  it('a dispute about gateway keys freezes the egg of a purchase that is completed before the dispute', async () => {
    const { intent, assetIds } = await sales.buyFor(0, 1);
    const { id: lockId } = (await sales.player.lock(createVoucherBasket(assetIds))).json();
    const { db, clock, config } = sales;
    const sale = new LockSale({ mailer: await createMailer({ db, clock, ...config }), publicUrl: '' });

    await startDuring(
      async (trx) => {
        const lock = await findLockForUpdate(trx, lockId);
        if (lock) await sale.complete(trx, lock, sales.now());
      },
      () => dispute(intent),
    );

    expect(await db.selectFrom('frozen_assets').select('asset_id').execute()).toHaveLength(2);
    expect(await sales.findDifferences()).toEqual([]);
  });
});

it.each(['needs_response', 'lost'])(
  'moves the hatching of a disputed egg (%s) with the end of the cycle',
  async (status) => {
    const { intent } = await sales.buyFor(1);
    await sales.buy(await sales.signIn(), 1);
    const id = await dispute(intent, status);

    sales.clock.advance({ minutes: 5 });
    await sales.calendar.closeOpenCycle();
    await decide(id, 'won');

    const [disputedEgg, otherEgg] = await sales.db
      .selectFrom('assets')
      .select(['incubates_at', 'hatching_at', 'hatches_at', 'hatch_season'])
      .orderBy('id')
      .execute();
    expect(disputedEgg).toEqual(otherEgg);
  },
);
