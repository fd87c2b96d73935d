import { inSpan } from '@emberclutch/server/tracing/in-span.ts';
import { tracingState } from '@emberclutch/server/tracing/tracing-state.ts';
import type { Stripe } from 'stripe';

type HttpClient = NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['httpClient']>;

/** Traces each call to the payment service, retries included, without the ids in its path. */
export function traceStripeCalls(client: HttpClient): HttpClient {
  if (!tracingState.isOn) return client;
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, ...rest) => {
    const call = String(path)
      .replace(/\?.*$/, '')
      .replaceAll(/\/[a-z]+_[^/]+/g, '/:id');
    return inSpan(`stripe ${method} ${call}`, { 'http.request.method': method, 'url.template': call }, () =>
      makeRequest(host, port, path, method, ...rest),
    );
  };
  return client;
}
