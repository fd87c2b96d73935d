import type { FastifyRequest } from 'fastify';
import { isIPv4 } from 'node:net';
import { toNetwork, toSiteNetwork } from '../http/network.ts';

export type ClientRequest = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * Reads the address under which limits and shares count a client; null for a program on this machine, which has no limits. If a proxy
 * on this machine forwards a request for another client, and TRUST_PROXY does not name the proxy, the request counts under the proxy's
 * address.
 */
export function readClientAddress({ ip, headers }: ClientRequest): string | null {
  if (!isLoopback(ip)) return ip;
  return isForwarded(headers) ? ip : null;
}

/**
 * Names the share of scarce resources that a client uses: its IPv4 address, or its /48 of IPv6, because the owner of a /48 could
 * spread requests over 65,536 networks.
 * @param address result of `readClientAddress`
 */
export function toShare(address: string | null): string {
  if (address === null) return 'this machine';
  const network = toNetwork(address);
  return isIPv4(network) ? network : toSiteNetwork(address);
}

/**
 * Formats the value of `x-forwarded-for` for the next server, which then counts the same client. The value replaces the client's own
 * header. `unknown` in it means that a proxy on this machine hides the client.
 */
export const formatForwardedFor = (request: ClientRequest): string =>
  isLoopback(request.ip) && readClientAddress(request) !== null ? `unknown, ${request.ip}` : request.ip;

/** Names the share of the client that sent a request. */
export const readClientShare = (request: ClientRequest): string => toShare(readClientAddress(request));

const isLoopback = (address: string): boolean => /^\[?(::ffff:)?127\.|^\[?::1(\]|$)/i.test(address);

function isForwarded(headers: FastifyRequest['headers']): boolean {
  const addresses = String(headers['x-forwarded-for'] ?? '').match(/[^\s,]+/g) ?? [];
  return headers.forwarded !== undefined || !addresses.every(isLoopback);
}
