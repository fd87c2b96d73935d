import { readAcceptedEncoding } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', null],
  ['br;q=0.5', 'br'],
  ['x-br, gzipped', null],
  ['', null],
])('the server chooses for a client that accepts "%s" the encoding %s', (acceptEncoding, encoding) => {
  expect(readAcceptedEncoding({ headers: { 'accept-encoding': acceptEncoding } })).toBe(encoding);
});
