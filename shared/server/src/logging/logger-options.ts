import type { FastifyLoggerOptions, FastifyReply, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import { toSiteNetwork } from '../http/network.ts';
import type { LogSettings } from './log-settings.ts';

/**
 * Options of the logger for the process that creates the Fastify instance. Credentials, mail texts and names of people
 * are redacted in every logged object.
 * @param secretPaths paths whose next segment is a secret, such as `/sandbox/checkout/`
 */
export const createLoggerOptions = (
  { logLevel }: LogSettings,
  secretPaths: string[],
): FastifyLoggerOptions & { redact: string[] } => ({
  level: logLevel,
  redact: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: createSerializers(secretPaths),
});

/** Logs every request at `info`. Above that level the lines are not even composed; failures are logged at any level. */
export const createLogController = ({ logLevel }: LogSettings): LogController =>
  ['trace', 'debug', 'info'].includes(logLevel) ? new LogController() : new FailuresOnly();

class FailuresOnly extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    if (error) super.requestCompleted(error, request, reply);
  }
}

function createSerializers(secretPaths: string[]) {
  const secretSegments = new RegExp(`(${secretPaths.join('|')})[^/?#]+`);
  /** A URL without its secrets: the segment after a secret path, and the parameters of links in e-mails. */
  const withoutSecrets = (url: string) =>
    url
      .replace(secretSegments, '$1[Redacted]')
      .replace(/([?&](?:challenge|email|token)=)[^&#]*/g, '$1[Redacted]');
  return {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: withoutSecrets(request.url),
      host: request.host,
      // A complete address is personal data, and the network is enough to find a fault.
      network: toSiteNetwork(request.ip),
    }),
    // The field in which @fastify/http-proxy logs the URL it forwards.
    source: withoutSecrets,
  };
}

/** Without `code`: it also names the error codes of the database. Codes of e-mails occur in bodies only. */
const secretFields = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'body',
  'email',
  'recipient',
  'challenge',
  'sessionId',
  'text',
];
