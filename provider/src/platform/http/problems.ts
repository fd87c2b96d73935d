import type { FastifyError, FastifyReply, FastifyRequest, ConnectionError } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Problem, ProblemCode } from '@emberclutch/contract/problem/problem.ts';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isUnavailable } from '../database/is-unavailable.ts';
import { problemByCode, ProblemError } from './problem-error.ts';

/** Milliseconds after which a client that still sends a rejected body is disconnected. */
const maxDurationMs = 10_000;

/**
 * Reads and drops the rest of a request whose body was rejected. Most clients read the response only after they have sent the
 * whole body; if the connection closed earlier, it would be reset, and the client would never see the response.
 */
function discardBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  // With this header, Fastify would close the connection after the response.
  reply.removeHeader('connection');
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), maxDurationMs);
  raw.once('close', () => clearTimeout(timer));
}

/** Answers every failure with problem details (RFC 9457). Unexpected failures do not reveal their reason. */
export const problems = fp(
  async (app) => {
    // Without a locale, every message of zod/mini is "Invalid input".
    z.config(z.locales.en());

    app.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = toProblem(error);
      if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
      if (problem.status === 413) discardBody(request, reply);
      return sendProblem(request, reply, problem, error.statusCode === 415 ? 415 : undefined);
    });

    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/v1/*',
      schema: { hide: true },
      handler: (request) => {
        throw createNoSuchRouteError(request);
      },
    });
  },
  { name: 'problems' },
);

function toProblem(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return new ProblemError('bad_request', describeValidation(error));
  // Fastify sets a status on request errors, such as a client that disconnects, which also resets its connection.
  if (error.statusCode === undefined && isUnavailable(error))
    return new ProblemError('unavailable', 'The world cannot be reached right now. Please try again.');
  const status = error.statusCode ?? 500;
  if (status === 413) return new ProblemError('too_large', 'The body is larger than 64 KB.');
  if (status === 415)
    return new ProblemError('bad_request', 'The body must be JSON (content-type: application/json).');
  if (status >= 400 && status < 500)
    return new ProblemError('bad_request', 'The request cannot be read: its body is not valid JSON.');
  return new ProblemError('internal', 'Something went wrong on our side. Please try again.');
}

/** Answers requests whose URL or version cannot be parsed, before routing. */
export function answerUnreadableRequest(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const problem = new ProblemError('bad_request', 'The address cannot be read.');
  void sendProblem(request, reply.headers(securityHeaders), problem);
}

/** Answers paths without a route, if the provider runs without a site. */
export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply) {
  void sendProblem(request, reply.headers(securityHeaders), createNoSuchRouteError(request));
}

const createNoSuchRouteError = ({ method, url }: FastifyRequest) =>
  new ProblemError('not_found', `There is no ${method} ${url.split('?', 1)[0]}.`);

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProblemError,
  status: number = error.status,
) {
  const problem: Problem = {
    ...createProblem(error.code, status, error.message),
    requestId: request.id,
    current: error.current,
  };
  return reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      ...headersOfStatus[status],
      ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
    })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem);
}

const createProblem = (code: ProblemCode, status: number, detail: string): Problem => ({
  type: `urn:emberclutch:problem:${code}`,
  title: problemByCode[code].title,
  status,
  detail,
  code,
});

/** Headers required for these statuses (RFC 9110, sections 11.6.1 and 10.2.3), unless the error sets others. */
const headersOfStatus: Record<number, Record<string, string>> = {
  401: { 'www-authenticate': 'Bearer' },
  503: { 'retry-after': '5' },
};

/** Describes the invalid field for the developer of the client. */
function describeValidation({ validation, validationContext }: FastifyError): string {
  const first = validation?.[0];
  const field = first?.instancePath.slice(1).replaceAll('/', '.');
  const partName = parts[validationContext ?? 'body'] ?? 'request';
  return `${field ? `"${field}" of the ${partName}` : `The ${partName}`} is not valid: ${first?.message ?? 'it cannot be read'}.`;
}

const parts: Record<string, string> = {
  body: 'body',
  querystring: 'query',
  params: 'path',
  headers: 'headers',
};

/** Security headers of responses that are sent before routing, where the hooks for all other responses do not run. */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Answers bytes that cannot be parsed as a request. Writes to the socket, because there is no request to answer. */
export function answerClientError({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const { status, problem, detail } = clientErrorResponses[code] ?? unreadable;
  const content = JSON.stringify(createProblem(problem, status, detail));
  const headers = {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(content),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', content].join('\r\n'));
  socket.destroySoon();
}

interface ClientErrorResponse {
  status: number;
  problem: ProblemCode;
  detail: string;
}

const unreadable: ClientErrorResponse = {
  status: 400,
  problem: 'bad_request',
  detail: 'The request cannot be read.',
};

/** Responses by the error code of Node or its parser. */
const clientErrorResponses: Record<string, ClientErrorResponse> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    problem: 'bad_request',
    detail: 'The request did not arrive in time.',
  },
  HPE_HEADER_OVERFLOW: { status: 431, problem: 'too_large', detail: 'The headers are larger than 16 KB.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    problem: 'too_large',
    detail: 'The extensions of a chunk are larger than 16 KB.',
  },
};
