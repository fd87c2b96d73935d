import { isIPv4, isIPv6 } from 'node:net';

/**
 * Names the network that limits count as one client. An IPv6 customer has at least a /64 (RFC 6177) and may use all of its
 * addresses; an IPv4 address counts on its own, even as an IPv4-mapped IPv6 address.
 */
export const toNetwork = (address: string): string => toPrefix(address, { ipv4: 32, ipv6: 64 });

/** Names the network that probably has one operator: a /24 of IPv4, or a /48 of IPv6, the usual size of a site (RFC 6177). */
export const toSiteNetwork = (address: string): string => toPrefix(address, { ipv4: 24, ipv6: 48 });

/** An IPv6 site has 65,536 networks. Their common limit is the limit of this many networks. */
const networksPerSite = 4;

/**
 * Lists the networks that a limit counts for an address, the narrowest first: the result of `toNetwork`, and for IPv6 also its /48. The
 * limit of each is the limit of one network, multiplied by `factor`.
 */
export function listLimitedNetworks(address: string): { name: string; factor: number }[] {
  if (isIPv4(address)) return [{ name: address, factor: 1 }];
  const network = { name: toNetwork(address), factor: 1 };
  // An IPv4-mapped address has the network of an IPv4 address.
  return network.name.endsWith('/64')
    ? [network, { name: toSiteNetwork(address), factor: networksPerSite }]
    : [network];
}

/** Returns the address in `203.0.113.5:51234`, `[2001:db8::6]:51234` or `[2001:db8::6]`, and any other text unchanged. */
export function removePort(text: string): string {
  const [, ipv4, ipv6] = /^(?:((?:\d{1,3}\.){3}\d{1,3}):\d{1,5}|\[([^\]]*)\](?::\d{1,5})?)$/.exec(text) ?? [];
  return ipv4 ?? ipv6 ?? text;
}

/** @param bits whole bytes of IPv4, whole groups of IPv6; the IPv4 prefix of 32 bits is the address itself */
function toPrefix(address: string, bits: { ipv4: number; ipv6: number }): string {
  const [plain = ''] = removePort(address).split('%', 1);
  if (isIPv4(plain)) return bits.ipv4 === 32 ? plain : formatIpv4Prefix(plain.split('.'), bits.ipv4);
  if (!isIPv6(plain)) return address;
  const groups = readGroups(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return formatIpv4Prefix(groups.slice(6).flatMap(toBytes).map(String), bits.ipv4);
  const prefix = groups.slice(0, bits.ipv6 / 16).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${bits.ipv6}`;
}

const formatIpv4Prefix = (bytes: string[], bits: number) =>
  bits === 32 ? bytes.join('.') : `${bytes.slice(0, bits / 8).join('.')}.0/${bits}`;

/** Reads the eight groups of an IPv6 address in any notation (RFC 4291, section 2.2). */
function readGroups(address: string): number[] {
  // A URL writes the address as hexadecimal groups and abbreviates at most one run of zeros.
  const [headText = '', tailText] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const head = parseGroups(headText);
  const tail = parseGroups(tailText ?? '');
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

const toBytes = (group: number) => [group >> 8, group & 0xff];

const parseGroups = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
