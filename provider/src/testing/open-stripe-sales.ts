import { StripeCheckout } from '../payments/stripe/stripe-checkout.ts';
import { createStripeClient } from '../payments/stripe/stripe-client.ts';
import { StripeReturns } from '../payments/stripe/stripe-returns.ts';
import type { CalendarSettings } from '../seasons/season-settings.ts';
import { FakeClock } from './fake-clock.ts';
import { createBasket, openTestSpawn } from './open-test-spawn.ts';
import type { Player } from './open-test-spawn.ts';
import { openStripeDouble } from './stripe-double.ts';

/** Opens a provider that sells through the local double of Stripe, with the jobs of the Stripe adapter. */
export async function openStripeSales(calendar: Partial<CalendarSettings> = {}, otherSettings = {}) {
  const clock = new FakeClock();
  const stripe = await openStripeDouble(clock);
  const publicUrl = 'https://emberclutch.example';
  const settings = { stripe: stripe.settings, publicUrl, ...otherSettings } as const;
  const world = await openTestSpawn({ eggs: 50, keys: 20, cycleDuration: 7_200, ...calendar }, settings, {
    clock,
  });
  const { db, payments } = world;
  const dependencies = { stripe: createStripeClient(stripe.settings), db, clock };
  const checkout = new StripeCheckout({ ...dependencies, payments, publicUrl });
  const returns = new StripeReturns({ ...dependencies, checkout });

  const sendWebhook = (id: string, type = 'checkout.session.completed') =>
    world.inject({ method: 'POST', url: '/v1/stripe/webhook', ...stripe.createWebhook(type, id) });

  /** Sends the webhook of an event. */
  async function reportEvent(type: string, id: string) {
    expect((await sendWebhook(id, type)).statusCode).toBe(200);
  }

  /** Locks a basket and follows the checkout link to Stripe. */
  async function openSession(player: Player, eggs: number, keys = 0) {
    const lock: { id: number; checkoutUrl: string } = (await player.lock(createBasket(eggs, keys))).json();
    const { headers } = await world.inject({ url: lock.checkoutUrl });
    const sessionId = String(headers.location).split('/').at(-1) ?? '';
    return { ...lock, sessionId, intent: `pi_${sessionId}` };
  }

  const refundDuePayments = () => returns.refundPayments(rethrow);

  return {
    ...world,
    stripe,
    checkout,
    returns,
    sendWebhook,
    reportEvent,
    openSession,
    /** Makes a sale that the buyer pays and Stripe reports. */
    async buy(player: Player, eggs: number, keys = 0) {
      const sale = await openSession(player, eggs, keys);
      stripe.pay(sale.sessionId);
      await reportEvent('checkout.session.completed', sale.sessionId);
      return { ...sale, assetIds: await player.listAssetIds(sale.id) };
    },
    /** Runs the refund job once. */
    refundDuePayments,
    /** Runs all jobs once. */
    async runJobs() {
      await checkout.endSessions(rethrow);
      await refundDuePayments();
      await world.runMaintenance();
    },
    /** @returns the state of an asset, or the status of the response if it has no asset */
    async readState(assetId: number): Promise<string | number> {
      const response = await world.inject({ url: `/v1/assets/${assetId}` });
      return response.statusCode === 200 ? response.json().assetState : response.statusCode;
    },
    /** @returns the ledger's movements for a refund or dispute, in order */
    async listMovements(returnId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('ledger')
        .selectAll()
        .where('return_id', '=', returnId)
        .orderBy('id')
        .execute();
      return rows.map(({ amount, from_place, to_place }) => `${amount} ${from_place} > ${to_place}`);
    },
    async close() {
      await world.close();
      await stripe.close();
    },
  };
}

const rethrow = (failure: unknown) => {
  throw failure;
};

/** Opens a provider as `openStripeSales` does, and signs a player in. */
export async function openSalesWithPlayer() {
  const sales = await openStripeSales();
  const player = await sales.signIn();
  return { ...sales, player, buyFor: (eggs: number, keys = 0) => sales.buy(player, eggs, keys) };
}
