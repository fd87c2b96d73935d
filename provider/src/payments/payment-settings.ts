import * as z from 'zod/mini';
import { defineSettings, createSettingError } from '@emberclutch/server/settings/define-settings.ts';
import { defineChoice, webAddress, defineYesOrNo } from '@emberclutch/server/settings/variable.ts';

export interface PaymentSettings {
  /** Access to the Stripe account; null with the sandbox. */
  stripe: StripeSettings | null;
  /** Whether the embedded database may take real payments, although a power failure may lose the payments of the last seconds. */
  isLossAccepted: boolean;
}

const variables = {
  PAYMENTS: defineChoice(
    ['sandbox', 'stripe'],
    'Payment service: sandbox accepts test cards and charges nothing, stripe is Stripe Checkout',
  ),
  STRIPE_SECRET_KEY: {
    schema: z.string().check(z.regex(/^((sk|rk)_(test|live)_\w+)?$/)),
    fallback: '',
    expected: 'a secret or restricted key of Stripe such as sk_test_...',
    description: 'Secret key of the Stripe account, with PAYMENTS=stripe',
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().check(z.regex(/^(whsec_\S+)?$/)),
    fallback: '',
    expected: 'the signing secret of the webhook at /v1/stripe/webhook, such as whsec_...',
    description: 'Signing secret of Stripe webhooks, with PAYMENTS=stripe',
    isSecret: true,
  },
  STRIPE_API_BASE: {
    schema: webAddress,
    fallback: 'https://api.stripe.com',
    expected: 'an http or https address such as https://api.stripe.com',
    description: 'Base URL of the Stripe API; another one is for tests',
  },
  ACCEPT_LOST_SALES: defineYesOrNo(
    'no',
    'Whether the embedded database may take real payments although a loss of power may lose the last seconds of them',
  ),
};

export const paymentSettings = defineSettings(variables, (values): PaymentSettings => {
  const isLossAccepted = values.ACCEPT_LOST_SALES;
  if (values.PAYMENTS === 'sandbox') return { stripe: null, isLossAccepted };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey === '')
    throw createSettingError('STRIPE_SECRET_KEY', variables.STRIPE_SECRET_KEY.expected, '');
  if (webhookSecret === '')
    throw createSettingError('STRIPE_WEBHOOK_SECRET', variables.STRIPE_WEBHOOK_SECRET.expected, '');
  return { stripe: { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE }, isLossAccepted };
});

export interface StripeSettings {
  secretKey: string;
  /** Verifies the signatures of webhooks. */
  webhookSecret: string;
  /** https://api.stripe.com, except in tests. */
  apiBase: string;
}
