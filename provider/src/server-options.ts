import type { FastifyServerOptions } from 'fastify';
import type { ServerOptions } from 'node:http';
import { createRequestIds } from './platform/http/create-request-ids.ts';
import { createLoggerOptions } from './platform/logging/create-logger-options.ts';
import type { Config } from './config/config.ts';
import { toCheckoutUrl } from './spawn/lock/lock-record.ts';
import { answerClientError, answerUnreadableRequest } from './platform/http/problems.ts';
import { requestChunkBytes } from './platform/http/body-parsing.ts';
import { toTrustProxyOption } from './platform/http/trust-proxy.ts';

/** Creates the options of the Fastify instance in which a process registers the provider. */
export const serverOptions = (config: Pick<Config, 'logLevel' | 'trustProxy'>) =>
  ({
    // A checkout id authorizes a payment, so it must not reach a log.
    logger: createLoggerOptions(config, toCheckoutUrl('')),
    trustProxy: toTrustProxyOption(config.trustProxy),
    // The edge assigns each request an id, so that the logs of both processes contain the id of a player's report.
    genReqId: createRequestIds({ trustsRequestIds: config.trustProxy !== false }),
    // Equals the maximum length of a URL, so that a route answers an overlong id like any other invalid id.
    routerOptions: { maxParamLength: 16_384 },
    http: { highWaterMark: requestChunkBytes },
    // The time is enough for 64 KB over the slowest network; a slower client would block a connection.
    requestTimeout: 60_000,
    frameworkErrors: answerUnreadableRequest,
    clientErrorHandler: answerClientError,
  }) satisfies FastifyServerOptions & { http: ServerOptions };
