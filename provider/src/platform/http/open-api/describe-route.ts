import type { ProblemCode } from '@emberclutch/contract/problem/problem.ts';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { AnswerHeader } from './answer-headers.ts';

declare module 'fastify' {
  interface FastifySchema {
    /** Codes of the problems that a route can return, except those that follow from its method and input. */
    problems?: readonly ProblemCode[];
    /** Headers of the successful responses of a route. */
    answerHeaders?: readonly AnswerHeader[];
  }
}

/** The description of a route in addition to its schemas; `completeOperation` turns it into OpenAPI. */
export interface RouteMetadata {
  problems: ProblemCode[];
  answerHeaders: readonly AnswerHeader[];
  /** Whether an optional body is read as JSON, so that it can be too large or have the wrong type. */
  readsBody: boolean;
  isBodyRequired: boolean;
}

/** The OpenAPI extension that carries the facts of a route through the OpenAPI plugin. */
export const metadataKey = 'x-route-facts';

/** Collects the facts of a route from its declaration. */
export function describeRoute({
  schema = {},
  method,
}: Pick<RouteOptions, 'schema' | 'method'>): RouteMetadata {
  const { problems = [], answerHeaders = [], body, params, querystring, headers } = schema;
  const readsBody = method !== 'GET';
  const hasInput = readsBody || [params, querystring, headers].some((part) => part !== undefined);
  return {
    problems: [...(hasInput ? (['bad_request'] as const) : []), ...problems, 'internal', 'unavailable'],
    answerHeaders,
    readsBody,
    isBodyRequired: body instanceof z.core.$ZodType && !z.safeParse(body, undefined).success,
  };
}
