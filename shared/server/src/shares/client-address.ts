import type { FastifyRequest } from 'fastify';
import { isIPv4 } from 'node:net';
import { toNetwork, toSiteNetwork, removePort } from '../http/network.ts';

export type ClientRequest = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * The address of a client as limits and shares count it; null for a program of this machine, which has no limits. A request that a proxy on
 * this machine forwards for another client is not one of this machine, whether TRUST_PROXY names the proxy or not.
 */
export function readClientAddress({ ip, headers }: ClientRequest): string | null {
  if (!isLoopback(ip)) return ip;
  return isForwarded(headers) ? ip : null;
}

/**
 * The key under which a client shares scarce resources with others: its IPv4 address, or its /48 of IPv6, whose owner
 * could spread requests over 65,536 networks.
 * @param address result of `readClientAddress`
 */
export function shareOf(address: string | null): string {
  if (address === null) return 'this machine';
  const network = toNetwork(address);
  return isIPv4(network) ? network : toSiteNetwork(address);
}

/**
 * The value of `x-forwarded-for` for the next server, which then counts the same client. It replaces what the client sent, but says if a
 * proxy on this machine hides the client.
 */
export const formatForwardedFor = (request: ClientRequest): string =>
  isLoopback(request.ip) && readClientAddress(request) !== null ? `unknown, ${request.ip}` : request.ip;

/** `shareOf` for the client of a request. */
export const readClientShare = (request: ClientRequest): string => shareOf(readClientAddress(request));

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/i.test(address);

function isForwarded(headers: FastifyRequest['headers']): boolean {
  const addresses = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => removePort(address.trim()));
  return (
    headers.forwarded !== undefined || addresses.some((address) => address !== '' && !isLoopback(address))
  );
}
