import type { ServiceContext } from '../../platform/module-context.ts';
import type { PageSite } from '../../platform/http/pages/page.ts';
import type { BackgroundJob } from '../../platform/jobs/background-jobs.ts';
import { createPeriodicJob } from '../../platform/jobs/background-jobs.ts';
import type { PaymentAdapter } from '../payment-adapter.ts';
import type { PaymentService } from '../payment-service.ts';
import { parseWebhook } from './parse-webhook.ts';
import { StripeCheckout } from './stripe-checkout.ts';
import { createStripePaymentRecords } from './create-stripe-payment-records.ts';
import { StripeReturns } from './stripe-returns.ts';
import { createStripeClient } from './stripe-client.ts';
import { createStripeRoutes } from './create-stripe-routes.ts';
import type { StripeSettings } from '../payment-settings.ts';

interface Dependencies extends ServiceContext {
  payments: PaymentService;
  settings: StripeSettings;
  publicUrl: string;
  site: PageSite;
}

/** Creates the adapter for card payments on pages of Stripe: Checkout Sessions, signed webhooks, refunds. */
export function createStripeAdapter({ settings, ...dependencies }: Dependencies): PaymentAdapter {
  const stripe = createStripeClient(settings);
  const checkout = new StripeCheckout({ ...dependencies, stripe });
  const returns = new StripeReturns({ ...dependencies, stripe, checkout });
  return {
    routes: createStripeRoutes({
      ...dependencies,
      checkout,
      returns,
      parseWebhook: (body, signature) =>
        parseWebhook(stripe, body, signature, settings.webhookSecret, dependencies.clock.now()),
    }),
    jobs: { stripe: createStripeJob(checkout, returns) },
    records: createStripePaymentRecords({ ...dependencies, stripe, checkout, returns }),
  };
}

/** Creates a job that runs every five seconds, so that the stock of unpaid baskets is soon for sale again. */
const createStripeJob = (checkout: StripeCheckout, returns: StripeReturns): BackgroundJob =>
  createPeriodicJob({
    async run(log) {
      const logFailure = (failure: unknown) => log?.error({ err: failure }, failureMessage);
      await checkout.endSessions(logFailure);
      await returns.refundPayments(logFailure);
    },
    pauseMs: 5_000,
    failureMessage,
  });

const failureMessage = 'a call to Stripe failed; trying again';
