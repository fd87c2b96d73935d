import { createMailer } from '../../mail/create-mailer.ts';
import { lockLock } from '../../spawn/lock/lock-repository.ts';
import { LockSale } from '../../spawn/purchases/lock-sale.ts';
import { setPurchaseStanding } from '../../spawn/purchases/set-purchase-standing.ts';
import { untilWaitingForLock } from '../../testing/until-waiting-for-lock.ts';
import type { Player } from '../../testing/open-test-spawn.ts';
import { voucherBasket } from '../../testing/open-test-spawn.ts';
import { openStripeSales } from '../../testing/open-stripe-sales.ts';
import type { StripeSales } from '../../testing/open-stripe-sales.ts';

let sales: StripeSales;
let player: Player;
beforeEach(async () => {
  sales = await openStripeSales();
  player = await sales.world.signIn();
});
afterEach(() => sales.close());

describe('a disputed sale', () => {
  const hatched = { hours: 24 * 30 };

  it('freezes the egg, which then does not hatch, until the dispute is won', async () => {
    const { intent, assetIds } = await sales.buy(player, 1);
    const [egg = 0] = assetIds;
    const { id } = sales.stripe.returns.dispute(intent);
    await sales.report('charge.dispute.created', id);
    expect((await player.get('/v1/purchases')).json().purchases).toMatchObject([{ standing: 'frozen' }]);
    sales.world.clock.advance(hatched);
    expect(await sales.stateOf(egg)).toBe('SEALED');
    const estimate = { url: `/v1/eggs/hatch/estimate/${egg}` };
    expect((await sales.world.inject(estimate)).json()).toMatchObject({ frozen: true, hatchesAt: null });
    expect(await sales.movementsOf(id)).toEqual(['25.00 sales > disputed']);
    expect(await sales.findDifferences()).toEqual([]);

    sales.stripe.returns.setStatus(id, 'won');
    await sales.report('charge.dispute.closed', id);

    expect(await sales.stateOf(egg)).toBe('HATCHED');
    expect((await sales.world.inject(estimate)).json()).not.toHaveProperty('frozen');
    expect(await sales.movementsOf(id)).toEqual(['25.00 sales > disputed', '25.00 disputed > sales']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('withdraws the egg when the dispute is lost, and freezes it again while an appeal is decided', async () => {
    const { intent, assetIds } = await sales.buy(player, 1);
    const [egg = 0] = assetIds;
    const { id } = sales.stripe.returns.dispute(intent);
    await sales.report('charge.dispute.created', id);

    sales.stripe.returns.setStatus(id, 'lost');
    await sales.report('charge.dispute.closed', id);
    sales.world.clock.advance(hatched);
    expect(await sales.stateOf(egg)).toBe(404);
    expect(await sales.movementsOf(id)).toEqual(['25.00 sales > disputed', '25.00 disputed > buyer']);
    expect(await sales.findDifferences()).toEqual([]);

    sales.stripe.returns.setStatus(id, 'appeal_under_review');
    await sales.report('charge.dispute.updated', id);
    expect(await sales.stateOf(egg)).toBe('HATCHED');
  });

  it('withdraws the egg when a dispute about a part of the price is lost', async () => {
    const { intent, assetIds } = await sales.buy(player, 1);
    const { id } = sales.stripe.returns.dispute(intent, 'needs_response', 1_000);
    await sales.report('charge.dispute.created', id);

    sales.stripe.returns.setStatus(id, 'lost');
    await sales.report('charge.dispute.closed', id);

    expect(await sales.stateOf(assetIds[0] ?? 0)).toBe(404);
    expect(await sales.movementsOf(id)).toEqual(['10.00 sales > disputed', '10.00 disputed > buyer']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('moves no money during an inquiry, but freezes the egg', async () => {
    const { intent, assetIds } = await sales.buy(player, 1);
    const { id } = sales.stripe.returns.dispute(intent, 'warning_needs_response');
    await sales.report('charge.dispute.created', id);
    sales.world.clock.advance(hatched);

    expect(await sales.stateOf(assetIds[0] ?? 0)).toBe('SEALED');
    sales.stripe.returns.setStatus(id, 'warning_closed');
    await sales.report('charge.dispute.closed', id);

    expect(await sales.stateOf(assetIds[0] ?? 0)).toBe('HATCHED');
    expect(await sales.movementsOf(id)).toEqual([]);
    expect(await sales.findDifferences()).toEqual([]);
  });

  /** Buys keys, pays for eggs with some of them, and one egg with a key of another purchase in the same lock. */
  async function buyEggsWithKeys() {
    const disputed = await sales.buy(player, 0, 3);
    const other = await sales.buy(player, 0, 1);
    const [first = 0, second = 0, spare = 0] = disputed.assetIds;
    const [own = 0] = other.assetIds;
    const { id } = (await player.lock(voucherBasket([own, first, second]))).json();
    await player.post('/v1/voucher/purchase', { purchaseId: id });
    return { disputed, spare, eggs: await sales.assetsOf(player, id) };
  }

  it('of gateway keys freezes the eggs that they paid for, and no others', async () => {
    const { disputed, spare, eggs } = await buyEggsWithKeys();
    const held = (await player.lock(voucherBasket([spare]))).json();

    const { id } = sales.stripe.returns.dispute(disputed.intent);
    await sales.report('charge.dispute.created', id);
    sales.world.clock.advance({ minutes: 1 });

    const refused = await player.post('/v1/voucher/purchase', { purchaseId: held.id });
    expect(refused.json()).toMatchObject({ code: 'key_unusable' });
    await player.delete(`/v1/eggs/spawn/lock/${held.id}`);
    expect((await player.lock(voucherBasket([spare]))).json()).toMatchObject({ code: 'key_unusable' });
    expect((await player.get('/v1/eggs/available')).json().gatewayKeys).toEqual([]);
    sales.world.clock.advance(hatched);
    // Keys are ordered by the id of their purchase: the keys of the disputed purchase come first, and so do their eggs.
    expect(await Promise.all(eggs.map(sales.stateOf))).toEqual(['SEALED', 'SEALED', 'HATCHED']);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it('of gateway keys withdraws keys and eggs when it is lost, and gives all of them back when it is won after all', async () => {
    const { disputed, spare, eggs } = await buyEggsWithKeys();
    const { id } = sales.stripe.returns.dispute(disputed.intent);
    await sales.report('charge.dispute.created', id);
    sales.stripe.returns.setStatus(id, 'lost');
    await sales.report('charge.dispute.closed', id);

    expect(await Promise.all([...eggs, spare].map(sales.stateOf))).toEqual([404, 404, 'SEALED', 404]);
    expect(await sales.findDifferences()).toEqual([]);
    sales.stripe.returns.setStatus(id, 'won');
    await sales.report('charge.dispute.updated', id);

    expect(await Promise.all([...eggs, spare].map(sales.stateOf))).toEqual([
      'SEALED',
      'SEALED',
      'SEALED',
      'UNUSED',
    ]);
    expect((await player.lock(voucherBasket([spare]))).statusCode).toBe(200);
    expect(await sales.findDifferences()).toEqual([]);
  });

  it.each([
    ['was released', { minutes: 11 }],
    ['was removed', { hours: 24 * 8 }],
  ])(
    'restores a gateway key as unused when the lock that held it %s in the meantime',
    async (_fate, wait) => {
      const { intent, assetIds } = await sales.buy(player, 0, 1);
      await player.lock(voucherBasket(assetIds));
      const { id } = sales.stripe.returns.dispute(intent, 'lost');
      await sales.report('charge.dispute.closed', id);
      sales.world.clock.advance({ minutes: 11 });
      await sales.world.runMaintenance();
      sales.world.clock.advance(wait);
      await sales.world.runMaintenance();

      sales.stripe.returns.setStatus(id, 'won');
      await sales.report('charge.dispute.updated', id);

      expect(await sales.stateOf(assetIds[0] ?? 0)).toBe('UNUSED');
      const keys = await sales.world.db.selectFrom('assets').select('lock_id').execute();
      expect(keys).toEqual([{ lock_id: null }]);
    },
  );

  it.each(['needs_response', 'lost'])(
    'moves the hatching of its egg (%s) with the end of the cycle',
    async (status) => {
      const { db, clock, calendar } = sales.world;
      const schedule = () =>
        db
          .selectFrom('assets')
          .select(['id', 'incubates_at', 'hatching_at', 'hatches_at', 'hatch_season'])
          .orderBy('id')
          .execute();
      const { intent } = await sales.buy(player, 1);
      await sales.buy(await sales.world.signIn(), 1);
      const { id } = sales.stripe.returns.dispute(intent, status);
      await sales.report('charge.dispute.created', id);

      clock.advance({ minutes: 5 });
      await calendar.closeOpenCycle();
      sales.stripe.returns.setStatus(id, 'won');
      await sales.report('charge.dispute.closed', id);

      const [disputed, other] = await schedule();
      expect({ ...disputed, id: other?.id }).toEqual(other);
    },
  );

  describe('while an egg is paid with its gateway key', () => {
    async function holdWithKey() {
      const { id: purchaseId, intent, assetIds } = await sales.buy(player, 0, 1);
      const { id: lockId } = (await player.lock(voucherBasket(assetIds))).json();
      return { purchaseId, intent, lockId, now: sales.world.clock.now() / 1000 };
    }

    it('refuses the key when the dispute came first', async () => {
      const { purchaseId, lockId, now } = await holdWithKey();
      const { db } = sales.world;

      const { answer } = await db.transaction().execute(async (trx) => {
        await setPurchaseStanding(trx, { purchaseId, standing: 'frozen' }, now);
        const waiting = player.post('/v1/voucher/purchase', { purchaseId: lockId });
        await untilWaitingForLock(db);
        return { answer: waiting };
      });

      expect((await answer).json()).toMatchObject({ code: 'key_unusable' });
      expect(await sales.world.count()).toMatchObject({ eggs: 0 });
    });

    it('freezes the egg when the purchase came first', async () => {
      const { intent, lockId, now } = await holdWithKey();
      const { db, clock, config } = sales.world;
      const sale = new LockSale({ mailer: createMailer({ db, clock, ...config }), publicUrl: '' });
      const { id } = sales.stripe.returns.dispute(intent);

      const { reported } = await db.transaction().execute(async (trx) => {
        const lock = await lockLock(trx, lockId);
        if (lock) await sale.complete(trx, lock, now);
        const waiting = sales.report('charge.dispute.created', id);
        await untilWaitingForLock(db);
        return { reported: waiting };
      });
      await reported;

      const frozen = await db.selectFrom('frozen_assets').select('asset_id').execute();
      expect(frozen).toHaveLength(2);
      expect(await sales.findDifferences()).toEqual([]);
    });
  });
});
