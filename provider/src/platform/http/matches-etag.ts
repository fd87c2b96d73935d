import type { FastifyRequest } from 'fastify';

/**
 * Whether the client has this version already (RFC 9110, section 13.1.2): `*` stands for any.
 * @param etag with its quotes
 */
export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known?.trim() === '*' || known?.includes(etag) === true;
}
