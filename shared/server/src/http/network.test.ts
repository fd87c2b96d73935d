import { listLimitedNetworks, toNetwork, toSiteNetwork } from './network.ts';

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::ffff:cb00:7105', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  // Several proxies add a port, and logs describe a request before `forwardedAddresses` removes it.
  ['203.0.113.5:51234', '203.0.113.5'],
  ['[2001:db8:1:2::6]:51234', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

it('the server limits an IPv4 address by itself, and a /64 of IPv6 together with its /48', () => {
  const ipv4Networks = [{ name: '203.0.113.5', factor: 1 }];

  expect(listLimitedNetworks('203.0.113.5')).toEqual(ipv4Networks);
  expect(listLimitedNetworks('::ffff:203.0.113.5')).toEqual(ipv4Networks);
  expect(listLimitedNetworks('2001:db8:1:2::3')).toEqual([
    { name: '2001:db8:1:2::/64', factor: 1 },
    { name: '2001:db8:1::/48', factor: 4 },
  ]);
});

it.each([
  ['203.0.113.5', '203.0.113.0/24'],
  ['::ffff:203.0.113.5', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('%s is part of the site %s', (address, site) => {
  expect(toSiteNetwork(address)).toBe(site);
});
