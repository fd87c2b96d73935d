import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BackgroundJob } from '../../platform/jobs/background-job.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import type { Payments } from '../payments.ts';
import { checkoutPath } from './checkout-path.ts';
import { stripeClient } from './stripe-client.ts';
import { StripeCheckout } from './stripe-checkout.ts';
import { stripeRoutes } from './stripe-routes.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { parseWebhook } from './webhook-notice.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  settings: StripeSettings;
  publicUrl: string;
}

/** Real cards, on pages of Stripe's: Checkout Sessions, signed webhooks, refunds. */
export function stripePayments({ db, clock, settings, publicUrl }: Parts): Payments {
  const stripe = stripeClient(settings);
  const desk = new StripeCheckout({ stripe, db, clock, publicUrl });
  return {
    checkoutUrl: (checkoutId) => `${checkoutPath}${checkoutId}`,
    routes: stripeRoutes({
      desk,
      publicUrl,
      parseWebhook: (body, signature) =>
        parseWebhook(stripe, body, signature, settings.webhookSecret, clock.now()),
    }),
    jobs: [stripeWorker(desk)],
    listTaken: (since) => desk.listTaken(since),
  };
}

/** Every five seconds, so that eggs nobody paid for are soon for sale again. */
const stripeWorker = (desk: StripeCheckout): BackgroundJob => ({
  start(log) {
    const complain = (failure: unknown) =>
      log?.error({ err: failure }, 'Stripe could not be asked; trying again');
    return repeat(
      async () => {
        await desk.endSessions(complain);
        await desk.refund(complain);
      },
      5_000,
      complain,
    );
  },
});
