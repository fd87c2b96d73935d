import type { FastifyLoggerOptions, FastifyRequest } from 'fastify';
import { toSiteNetwork } from '@emberclutch/server/http/network.ts';
import type { LogSettings } from './log-settings.ts';

/**
 * Creates the options of a process's logger. They redact credentials, mail texts and names of people in every logged object.
 * @param secretPath path whose next segment is a secret
 */
export const createLoggerOptions = (
  { logLevel }: LogSettings,
  secretPath: string,
): FastifyLoggerOptions & { redact: string[] } => ({
  level: logLevel,
  redact: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  serializers: createSerializers(secretPath),
});

function createSerializers(secretPath: string) {
  const secretSegment = new RegExp(`(${secretPath})[^/?#]+`);
  /** Removes the secrets from a URL: the segment after `secretPath`, and the parameters of links in e-mails. */
  const removeSecrets = (url: string) =>
    url
      .replace(secretSegment, '$1[Redacted]')
      .replace(/([?&](?:challenge|email|token)=)[^&#]*/g, '$1[Redacted]');
  return {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: removeSecrets(request.url),
      host: request.host,
      // A complete address is personal data, and the network is enough to find a fault.
      network: toSiteNetwork(request.ip),
    }),
    // @fastify/http-proxy logs the forwarded URL in this field.
    source: removeSecrets,
  };
}

/** The list does not contain `code`, which is also the field of the database's error codes. Codes of e-mails occur only in bodies. */
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
