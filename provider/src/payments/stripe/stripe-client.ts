import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import { traceStripeCalls } from './trace-stripe-calls.ts';
import type { StripeSettings } from './stripe-settings.ts';

/**
 * The version of Stripe's API that answers us, independent of the version of the account. The types of the client
 * require this version, so that a client for another version does not compile.
 */
export const stripeApiVersion = '2026-10-28.endive';

/** The official client, without telemetry. */
export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiBase);
  return new StripeApi(secretKey, {
    apiVersion: stripeApiVersion,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient: traceStripeCalls(StripeApi.createNodeHttpClient()),
  });
}
