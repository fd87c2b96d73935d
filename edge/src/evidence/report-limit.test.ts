import { ReportLimit } from './report-limit.ts';

let now = 0;
let limit: ReportLimit;
beforeEach(() => (limit = new ReportLimit(() => now)));

/** Number of reports that are taken. */
const taken = (count: number, addressOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => addressOf(index)).filter((address) => limit.take(address))
    .length;

it('counts the addresses of one network of IPv6 together, and the networks around it, from zero after a minute', () => {
  expect(taken(400, (host) => `2001:db8:1:1::${host.toString(16)}`)).toBe(300);
  expect(taken(2_000, (network) => `2001:db8:1:${(network + 2).toString(16)}::1`)).toBe(900);
  // Visitors from elsewhere are still heard.
  expect(taken(400, () => '203.0.113.7')).toBe(300);

  now = 60_000;

  expect(limit.take('203.0.113.7')).toBe(true);
});
