import type { IncomingHttpHeaders } from 'node:http';

/** Headers of the connection (RFC 9110, section 7.6.1), and `expect`, which the server of this process has already answered. */
const ofConnection = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers that a proxy forwards, in either direction: all except connection headers and those that `connection` names. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const isPassed = (name: string) => !ofConnection.has(name) && !named.includes(name);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isPassed(name)));
}
