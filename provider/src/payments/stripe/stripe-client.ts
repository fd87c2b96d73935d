import StripeApi from 'stripe';
import type { Stripe } from 'stripe';
import { runInSpan } from '@emberclutch/server/tracing/run-in-span.ts';
import { tracingState } from '@emberclutch/server/tracing/tracing-state.ts';
import type { StripeSettings } from '../payment-settings.ts';

/** The API version that Stripe uses for our calls. The client's types require it, so that a client for another version does not compile. */
const stripeApiVersion = '2026-10-28.endive';

/** Creates the official client, without telemetry. */
export function createStripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
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

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>;

/** Traces each call to the payment service, including retries, without the ids in its path. */
function traceStripeCalls(client: HttpClient): HttpClient {
  if (!tracingState.isOn) return client;
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, ...otherArguments) => {
    const call = String(path)
      .replace(/\?.*$/, '')
      .replaceAll(/\/[a-z]+_[^/]+/g, '/:id');
    return runInSpan(
      `stripe ${method} ${call}`,
      { 'http.request.method': method, 'url.template': call },
      () => makeRequest(host, port, path, method, ...otherArguments),
    );
  };
  return client;
}

/** Awaits a call for one object. @returns null if Stripe does not know the object */
export async function ignoreMissing<Response>(call: Promise<Response>): Promise<Response | null> {
  try {
    return await call;
  } catch (failure) {
    if (failure instanceof StripeApi.errors.StripeInvalidRequestError && failure.code === 'resource_missing')
      return null;
    throw failure;
  }
}
