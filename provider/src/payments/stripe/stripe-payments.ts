import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database.ts';
import type { Worker } from '../../services/worker.ts';
import { repeat } from '../../world/sweeper.ts';
import type { Payments } from '../payments.ts';
import { checkoutPath } from './checkout-path.ts';
import { stripeClient } from './stripe-client.ts';
import { StripeDesk } from './stripe-desk.ts';
import { stripeRoutes } from './stripe-routes.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { readNotice } from './webhook-notice.ts';

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  settings: StripeSettings;
  publicUrl: Config['publicUrl'];
}

/** Real cards, on pages of Stripe's: Checkout Sessions, signed webhooks, refunds. */
export function stripePayments({ db, clock, settings, publicUrl }: Parts): Payments {
  const stripe = stripeClient(settings);
  const desk = new StripeDesk({ stripe, db, clock, publicUrl });
  return {
    checkoutUrl: (checkoutId) => `${checkoutPath}${checkoutId}`,
    routes: stripeRoutes({
      desk,
      publicUrl,
      readNotice: (body, signature) =>
        readNotice(stripe, body, signature, settings.webhookSecret, clock.now()),
    }),
    workers: [stripeWorker(desk)],
    listTaken: (since) => desk.listTaken(since),
  };
}

/** Every five seconds, so that eggs nobody paid for are soon for sale again. */
const stripeWorker = (desk: StripeDesk): Worker => ({
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
