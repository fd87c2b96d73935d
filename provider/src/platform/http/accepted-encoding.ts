import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** The smaller encoding that a client accepts. A weight of 0 means that it does not accept one (RFC 9110, section 12.4.2). */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '');
  const accepts = (encoding: Encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}
