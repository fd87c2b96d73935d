import { isIPv6 } from 'node:net';

/**
 * For Fastify's `trustProxy`: only the last address in `x-forwarded-for` is trusted, which the connected proxy added.
 * The client may have sent the others.
 */
export const trustNearestProxy = (_address: string, hop: number) => hop === 0;

/**
 * The network that limits count as one client. An IPv6 customer has at least a /64 (RFC 6177) and may use all of its
 * addresses; an IPv4 address counts alone, also as an IPv4-mapped IPv6 address.
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

/** The eight groups of an IPv6 address in any notation (RFC 4291, section 2.2). */
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
