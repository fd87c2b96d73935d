import { ReconciliationService } from '../payments/reconciliation/reconciliation-service.ts';
import { FakeClock } from './fake-clock.ts';
import { basket, openTestSpawn } from './open-test-spawn.ts';
import type { Player } from './open-test-spawn.ts';
import { openStripeDouble } from './stripe-double.ts';

/** A provider that sells through the local double of Stripe. */
export async function openStripeSales() {
  const clock = new FakeClock();
  const stripe = await openStripeDouble(clock);
  const world = await openTestSpawn(
    { eggs: 50, keys: 20, cycleOpen: 7_200 },
    { payments: 'stripe', stripe: stripe.settings, publicUrl: 'https://emberclutch.example' },
    { clock },
  );

  /** Sends the webhook of an event. */
  async function report(type: string, id: string) {
    const webhook = stripe.webhook(type, id);
    const answer = await world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...webhook });
    expect(answer.statusCode).toBe(200);
  }

  /** Locks a basket and opens its checkout. */
  async function openSession(player: Player, eggs: number, keys = 0) {
    const lock: { id: number; checkoutUrl: string } = (await player.lock(basket(eggs, keys))).json();
    const { headers } = await world.inject({ url: lock.checkoutUrl });
    const sessionId = String(headers.location).split('/').at(-1) ?? '';
    return { id: lock.id, sessionId, intent: `pi_${sessionId}` };
  }

  const assetsOf = async (player: Player, purchaseId: number): Promise<number[]> =>
    (await player.get(`/v1/purchases/${purchaseId}`)).json().assetIds;

  const newReconciliation = () =>
    new ReconciliationService({ db: world.db, clock, records: world.adapter.records });

  return {
    stripe,
    world,
    report,
    openSession,
    assetsOf,
    /** A sale that was paid and reported. */
    async buy(player: Player, eggs: number, keys = 0) {
      const sale = await openSession(player, eggs, keys);
      stripe.pay(sale.sessionId);
      await report('checkout.session.completed', sale.sessionId);
      return { ...sale, assetIds: await assetsOf(player, sale.id) };
    },
    /** Runs the refund job once. */
    async refundDue() {
      await world.adapter.records?.refundDue((failure) => {
        throw failure;
      });
    },
    /** The state of an asset, or the status of the answer. */
    async stateOf(assetId: number): Promise<string | number> {
      const answer = await world.inject({ url: `/v1/assets/${assetId}` });
      return answer.statusCode === 200 ? answer.json().assetState : answer.statusCode;
    },
    /** The ledger's movements for a refund or dispute, in order. */
    async movementsOf(returnId: string): Promise<string[]> {
      const rows = await world.db
        .selectFrom('ledger')
        .selectAll()
        .where('return_id', '=', returnId)
        .orderBy('id')
        .execute();
      return rows.map(({ amount, from_place, to_place }) => `${amount} ${from_place} > ${to_place}`);
    },
    newReconciliation,
    /** The differences of a comparison over a day. */
    findDifferences: async () => (await newReconciliation().reconcile(86_400)).differences,
    async close() {
      await world.close();
      await stripe.close();
    },
  };
}

export type StripeSales = Awaited<ReturnType<typeof openStripeSales>>;
