import * as fc from 'fast-check';
import { anyByteHeader, createRawRequestArbitrary } from '@emberclutch/edge/testing/raw-request-arbitrary.ts';
import type { RawRequest } from '@emberclutch/edge/testing/raw-request-arbitrary.ts';
import { createRequestArbitrary } from '@emberclutch/provider/testing/request-arbitrary.ts';
import type { FuzzRequest } from '@emberclutch/provider/testing/request-arbitrary.ts';
import { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import { toClientHeaders } from '../load/seed-clients.ts';

interface SampleOptions {
  count: number;
  seed: number;
  /** Number of players. The calls are assigned to them in turn. */
  clients: number;
  tokens: [string, ...string[]];
}

/**
 * Derives requests from a seed: alternately raw bytes to any path of the edge, and API calls. One API call in four has a header of random
 * bytes.
 * @param document OpenAPI document of the provider
 */
export function sampleRequests(
  document: unknown,
  { count, seed, clients, tokens }: SampleOptions,
): RawRequest[] {
  const half = Math.ceil(count / 2);
  const rawRequests = fc.sample(createRawRequestArbitrary(tokens), { numRuns: half, seed });
  const byteHeaders = fc.sample(anyByteHeader, { numRuns: half, seed });
  const calls = fc
    .sample(createRequestArbitrary(OpenApiDocument.parse(document), ['1', '2', '3']), { numRuns: half, seed })
    .map((call, index) => toRawRequest(call, index % clients))
    .map((call, index) =>
      index % 4 === 0
        ? { ...call, headers: [...call.headers, byteHeaders[index] ?? ''].filter(Boolean) }
        : call,
    );
  return rawRequests.flatMap((request, index) => [request, calls[index] ?? request]).slice(0, count);
}

/** Converts a call to bytes. Each player has their own network, so that the limits per network refuse few calls. */
function toRawRequest(
  { method, url, headers, payload, isSignedIn }: FuzzRequest,
  client: number,
): RawRequest {
  const { authorization, 'x-forwarded-for': network } = toClientHeaders(client);
  const body = Buffer.from(payload ?? '').toString('latin1');
  const headersByName = {
    host: 'localhost',
    'x-forwarded-for': network,
    ...(isSignedIn && { authorization }),
    ...headers,
    ...(payload !== undefined && { 'content-length': String(body.length) }),
    connection: 'close',
  };
  return {
    method,
    target: url,
    headers: Object.entries(headersByName).map(([name, value]) => `${name}: ${value}`),
    body,
  };
}
