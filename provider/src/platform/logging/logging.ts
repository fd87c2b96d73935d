import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';
import { LogController } from 'fastify';
import type { Config } from '../../config/config.ts';
import { checkoutPath as sandboxCheckoutPath } from '../../payments/sandbox/checkout-path.ts';
import { checkoutPath as stripeCheckoutPath } from '../../payments/stripe/checkout-path.ts';

/**
 * Options of the logger for whoever creates the Fastify instance. What signs somebody in, pays or names them never
 * reaches a log, whatever object it is in.
 */
export const loggerOptions = ({
  logLevel,
}: Pick<Config, 'logLevel'>): FastifyLoggerOptions & { redact: string[] } => ({
  level: logLevel,
  redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers,
});

/** Tells of each request at `info`. Where that is not heard, nothing is put together for it; failures are told all the same. */
export const requestLines = ({ logLevel }: Pick<Config, 'logLevel'>): LogController =>
  ['trace', 'debug', 'info'].includes(logLevel) ? new LogController() : new FailuresOnly();

class FailuresOnly extends LogController {
  override incomingRequest() {}

  override requestCompleted(...[error, ...rest]: Parameters<LogController['requestCompleted']>) {
    if (error) super.requestCompleted(error, ...rest);
  }
}

const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: publicPartOf(request.url),
    host: request.host,
    remoteAddress: request.ip,
    remotePort: request.socket.remotePort,
  }),
  // What a proxy calls the address it passes on.
  source: publicPartOf,
};

/** An address without what opens something to whoever knows it: checkouts, and what a link in a mail carries. */
function publicPartOf(url: string): string {
  return url.replace(checkouts, '$1[Redacted]').replace(/([?&](?:challenge|email)=)[^&#]*/g, '$1[Redacted]');
}

const checkouts = new RegExp(`(${sandboxCheckoutPath}|${stripeCheckoutPath})[^/?#]+`);

/** Not `code`: that is also what tells one failure of a database from another. Codes of mails stand in bodyParsing only. */
const secrets = [
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
