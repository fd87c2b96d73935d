/** Access to the Stripe account. */
export interface StripeSettings {
  secretKey: string;
  /** Verifies the signatures of webhooks. */
  webhookSecret: string;
  /** https://api.stripe.com, except in tests. */
  apiBase: string;
}
