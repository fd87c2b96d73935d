import type { ProblemCode } from '@emberclutch/contract/problem/problem.ts';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';

declare module 'fastify' {
  interface FastifySchema {
    /** Codes of the problems that a route can return, without the codes that follow from its method and input. */
    problems?: readonly ProblemCode[];
    /** Headers of the successful responses of a route. */
    responseHeaders?: readonly ResponseHeader[];
  }
}

/** The OpenAPI extension that carries the metadata of a route through the OpenAPI plugin. */
export const metadataKey = 'x-route-facts';

/** Describes a route beyond its schemas. `completeOperation` turns the result into OpenAPI. */
export function describeRoute({ schema = {}, method }: Pick<RouteOptions, 'schema' | 'method'>) {
  const { problems = [], responseHeaders = [], body, params, querystring, headers } = schema;
  const hasBody = method !== 'GET';
  const hasInput = hasBody || [params, querystring, headers].some((part) => part !== undefined);
  const inputProblems: ProblemCode[] = hasInput ? ['bad_request'] : [];
  return {
    problems: [...inputProblems, ...problems, 'internal', 'unavailable'] as const,
    responseHeaders,
    /** Whether the route reads a body as JSON, so that the body can be too large or have the wrong type. */
    hasBody,
    isBodyRequired: body instanceof z.core.$ZodType && !z.safeParse(body, undefined).success,
  };
}

export type RouteMetadata = ReturnType<typeof describeRoute>;

/** Response headers that a client uses. Dates, CORS and security headers are not described, because every HTTP server sends them. */
const responseHeaders = {
  'Cache-Control': 'How long a copy may be used (RFC 9111).',
  'Content-Disposition': 'The file name for a download (RFC 6266).',
  ETag: 'The version of this response, for `If-None-Match` (RFC 9110, section 8.8.3).',
  'Retry-After': 'Seconds to wait before the next attempt (RFC 9110, section 10.2.3).',
  'Set-Cookie':
    'A cookie of the sign-in or the session. A client that stores cookies must send it; one that does not can ignore it.',
  'WWW-Authenticate': 'Always `Bearer` (RFC 6750, section 3).',
} as const;

export type ResponseHeader = keyof typeof responseHeaders;

const getHeaderType = (name: string) => (name === 'Retry-After' ? 'integer' : 'string');

/** For `components.headers` of the OpenAPI document. */
export const headerComponents = Object.fromEntries(
  Object.entries(responseHeaders).map(([name, description]) => [
    name,
    { description, schema: { type: getHeaderType(name) } } as const,
  ]),
);

/** Converts names to references to headers, for a response in the OpenAPI document. */
export const toHeaderReferences = (names: readonly ResponseHeader[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
