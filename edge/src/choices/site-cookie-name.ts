import type { FastifyRequest } from 'fastify';

/** @param publicUrl public address of the site; null if unknown */
export const isSecure = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;

/**
 * The name of a cookie of a site. It contains the port, because sites on different ports of one machine share their cookies.
 * Browsers accept a name with `__Host-` from this host alone: another host of the same domain cannot set it.
 */
export const siteCookieName = (
  what: 'overrides' | 'composition',
  { port }: FastifyRequest,
  publicUrl: string | null,
): string => (isSecure(publicUrl) ? `__Host-emberclutch_${what}` : `emberclutch_${what}_${port ?? 80}`);
