import { isIP, isIPv4 } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { Variable } from '@emberclutch/server/settings/variable.ts';
import * as z from 'zod/mini';

/** The proxies in front: none, a number of hops, or the addresses and networks from which they connect. */
export type TrustProxy = false | number | string[];

export const trustProxyVariable: Variable<TrustProxy> = {
  schema: z.pipe(
    z.string().check(z.refine((text) => parseTrustProxy(text) !== null)),
    z.transform((text) => parseTrustProxy(text) ?? false),
  ),
  fallback: 'no',
  expected: 'yes, no, a number of hops from 1 to 9, or networks such as 10.0.0.0/8,fd00::/8',
  description:
    'Whose x-forwarded-for is trusted: no proxy, the nearest one (yes), as many as there are between clients and this process, or those that connect from these networks',
};

/**
 * Converts the setting for Fastify's `trustProxy`. Each trusted proxy has added the last of the remaining addresses in
 * `x-forwarded-for`; the client may have sent the others.
 */
export const toTrustProxyOption = (trustProxy: TrustProxy): NonNullable<FastifyServerOptions['trustProxy']> =>
  typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;

/** @returns null for invalid text */
function parseTrustProxy(text: string): TrustProxy | null {
  if (text === 'no') return false;
  if (text === 'yes') return 1;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(/[\s,]+/).filter(Boolean);
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...otherParts] = text.split('/');
  if (isIP(address) === 0 || otherParts.length > 0) return false;
  const max = isIPv4(address) ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= max);
}
