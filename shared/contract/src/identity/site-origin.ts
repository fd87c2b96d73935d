import { isLoopbackHost } from '../site/is-loopback-host.ts';

/**
 * The origin of an address that a player may connect: of https, where no one on the way can read along, or of this machine.
 * @returns null for any other
 */
export function siteOriginOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return isSafe ? url.origin : null;
}
