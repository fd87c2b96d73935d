import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { toSiteNetwork } from '@emberclutch/server/http/network.ts';

/** Describes the site of an address for a person. The text names no smaller network and guesses no location. */
export function describeNetwork(address: string): string {
  const site = toSiteNetwork(address);
  if (isPrivate(address)) return 'a local network';
  if (!site.includes('/')) return 'an unknown network';
  return `a network whose addresses begin with ${site.replace(/(\.0|::)\/.*$/, '')}`;
}

/** Private, loopback and link-local addresses, which do not identify a network (RFC 1918, RFC 4193, RFC 4291). */
const privateAddresses = new BlockList();
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('169.254.0.0', 16);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');
privateAddresses.addAddress('::1', 'ipv6');

function isPrivate(address: string): boolean {
  const [plain = ''] = address.split('%', 1);
  if (isIPv4(plain)) return privateAddresses.check(plain);
  // The block list applies its rules for IPv4 to IPv4-mapped addresses.
  return isIPv6(plain) && privateAddresses.check(plain, 'ipv6');
}
