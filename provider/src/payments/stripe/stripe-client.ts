import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import { traceStripeCalls } from './trace-stripe-calls.ts';
import type { StripeSettings } from './stripe-settings.ts';

/** The official client, without telemetry. */
export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiBase);
  return new StripeApi(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: traceStripeCalls(StripeApi.createNodeHttpClient()),
  });
}
