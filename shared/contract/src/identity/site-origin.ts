/**
 * The origin of an address that a player may connect: of https, where no one on the way can read along, or of this machine.
 * @returns null for any other
 */
export function siteOriginOf(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.origin : null;
}
