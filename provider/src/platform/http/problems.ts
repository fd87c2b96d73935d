import type { Problem, ProblemCode } from '@emberclutch/shared/contract/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { problemByCode, ProblemError } from './problem-error.ts';

/** Every failure leaves as RFC 9457 problem details; what nobody expected leaves without its reason. */
export const problems = fp(
  async (app) => {
    // Without a locale zod/mini says "Invalid input" to everything.
    z.config(z.locales.en());

    app.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = refusalOf(error);
      if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
      return sendProblem(request, reply, problem, statusOf(error, problem));
    });

    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/v1/*',
      schema: { hide: true },
      handler: (request) => {
        throw new ProblemError('not_found', `There is no ${request.method} ${pathOf(request)}.`);
      },
    });
  },
  { name: 'problems' },
);

function refusalOf(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new ProblemError('bad_request', sentenceOf(error));
  if (isUnreachable(error))
    return new ProblemError('unavailable', 'The world cannot be reached right now. Please try again.', {
      headers: { 'retry-after': '5' },
    });
  const status = error.statusCode ?? 500;
  if (status === 413) return new ProblemError('too_large', 'The body is larger than 64 KB.');
  if (status === 415)
    return new ProblemError('bad_request', 'The body must be JSON (content-type: application/json).');
  if (status >= 400 && status < 500)
    return new ProblemError('bad_request', 'The request cannot be read: its body is not valid JSON.');
  return new ProblemError('internal', 'Something went wrong on our side. Please try again.');
}

function statusOf(error: FastifyError, problem: ProblemError): number {
  return error.statusCode === 415 ? 415 : problem.status;
}

/** Answers what no route can be found for, because the address or the version of it cannot be read. */
export function answerUnreadableRequest(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  void sendProblem(request, reply, new ProblemError('bad_request', 'The address cannot be read.'), 400);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError, status: number) {
  const problem: Problem = {
    type: `urn:emberclutch:problem:${error.code satisfies ProblemCode}`,
    title: problemByCode[error.code].title,
    status,
    detail: error.message,
    code: error.code,
    requestId: request.id,
    current: error.current,
  };
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', ...error.headers })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Names the field, as the person who wrote the call knows it. */
function sentenceOf({
  validation,
  validationContext,
}: {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string;
}): string {
  const [first] = validation;
  const field = first?.instancePath.slice(1).replaceAll('/', '.');
  const where = places[validationContext ?? 'body'] ?? 'request';
  return `${field ? `"${field}" of the ${where}` : `The ${where}`} is not valid: ${first?.message ?? 'it cannot be read'}.`;
}

const places: Record<string, string> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'headers',
};

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0];

/** The database is away or going away: the same call may work in a moment. */
const isUnreachable = ({ code }: { code?: string }) =>
  code !== undefined &&
  ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', '57P01', '57P03', '53300'].includes(code);
