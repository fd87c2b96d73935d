import { readClientAddress, formatForwardedFor, toShare } from './client-address.ts';

it.each([
  { ip: '203.0.113.7', headers: {}, address: '203.0.113.7' },
  { ip: '127.0.0.1', headers: {}, address: null },
  { ip: '::1', headers: {}, address: null },
  { ip: '::ffff:127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' }, address: null },
  { ip: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' }, address: '127.0.0.1' },
  { ip: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7:4711' }, address: '127.0.0.1' },
  { ip: '127.0.0.1', headers: { forwarded: 'for=203.0.113.7' }, address: '127.0.0.1' },
])('the server counts a request from $ip with $headers as $address', ({ ip, headers, address }) => {
  expect(readClientAddress({ ip, headers })).toBe(address);
});

it.each([
  { ip: '203.0.113.7', headers: {} },
  { ip: '127.0.0.1', headers: {} },
  { ip: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } },
])('the next server counts a request from $ip with $headers as the same client', ({ ip, headers }) => {
  const forwardedFor = formatForwardedFor({ ip, headers });
  const [, lastAddress = forwardedFor] = forwardedFor.split(', ');

  const next = readClientAddress({ ip: lastAddress, headers: { 'x-forwarded-for': forwardedFor } });

  expect(next).toBe(readClientAddress({ ip, headers }));
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  [null, 'this machine'],
])('the server gives %s the share of %s', (address, share) => {
  expect(toShare(address)).toBe(share);
});
