import { ReportLimit } from './report-limit.ts';

const sent = (limit: ReportLimit, addresses: string[]) =>
  addresses.filter((address) => limit.take(address)).length;

const times = (count: number, addressOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => addressOf(index));

it('counts the addresses of one network of IPv6 together, and the networks around it', () => {
  const limit = new ReportLimit(() => 0);

  expect(
    sent(
      limit,
      times(400, (host) => `2001:db8:1:1::${host.toString(16)}`),
    ),
  ).toBe(300);
  expect(
    sent(
      limit,
      times(2_000, (network) => `2001:db8:1:${(network + 2).toString(16)}::1`),
    ),
  ).toBe(900);
  // Visitors from elsewhere are still heard.
  expect(
    sent(
      limit,
      times(400, () => '203.0.113.7'),
    ),
  ).toBe(300);
});

it('counts from zero after a minute', () => {
  let now = 0;
  const limit = new ReportLimit(() => now);
  expect(
    sent(
      limit,
      times(301, () => '203.0.113.7'),
    ),
  ).toBe(300);

  now = 60_000;

  expect(limit.take('203.0.113.7')).toBe(true);
});
