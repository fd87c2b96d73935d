import { isIPv6 } from 'node:net';

/**
 * For Fastify's `trustProxy`: the proxy that is connected says truly who asks. What stands before its word in
 * `x-forwarded-for` is the word of whoever asks, and believed by nobody.
 */
export const trustNearestProxy = (_address: string, hop: number) => hop === 0;

/**
 * Whom limits by network address count together. An IPv6 customer is given a /64 at least (RFC 6177) and may use any of
 * its addresses, so that those are one; an IPv4 address counts for itself, also where it is written as one of IPv6.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address, however it is written (RFC 4291, section 2.2). */
function groupsOf(address: string): number[] {
  // A URL writes the address in hexadecimal groups, at most one run of zeros left out.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = parseGroups(before);
  const tail = parseGroups(after ?? '');
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

const bytesOf = (group: number) => [group >> 8, group & 0xff];

const parseGroups = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
