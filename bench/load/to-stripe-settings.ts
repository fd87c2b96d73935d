import type { StripeDouble } from '@emberclutch/provider/testing/stripe-double.ts';

/** Settings of a provider that takes payments through the double of the payment service. */
export const toStripeSettings = ({ settings }: StripeDouble) => ({
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: settings.secretKey,
  STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
  STRIPE_API_BASE: settings.apiBase,
});
