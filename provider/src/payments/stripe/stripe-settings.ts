/** What the adapter needs to know. */
export interface StripeSettings {
  secretKey: string;
  /** Webhooks are signed with it. */
  webhookSecret: string;
  /** https://api.stripe.com, but for tests. */
  apiBase: string;
}
