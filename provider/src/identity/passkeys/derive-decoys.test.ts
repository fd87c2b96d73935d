import { randomBytes } from 'node:crypto';
import { deriveDecoys, isDecoy } from './derive-decoys.ts';

const addresses = Array.from({ length: 2_000 }, (_, index) => `player-${index}@example.invalid`);
const decoys = addresses.map((address) => deriveDecoys('secret', address));
const countByValue = (values: (number | string)[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((candidate) => candidate === value).length]),
  );

it('derives the same decoys only for the same address and secret', () => {
  expect(addresses.map((address) => deriveDecoys('secret', address))).toEqual(decoys);
  const ids = decoys.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(deriveDecoys('another', 'player-0@example.invalid')).not.toEqual(decoys[0]);
});

it('derives as many decoys as typical accounts have passkeys, mostly one', () => {
  const counts = countByValue(decoys.map(({ length }) => length));

  expect(Object.keys(counts).toSorted()).toEqual(['1', '2', '3']);
  expect(counts[1]).toBeGreaterThan(1_000);
  expect(counts[2]).toBeGreaterThan(counts[3] ?? 0);
  expect(counts[3]).toBeGreaterThan(50);
});

it('derives ids of every length that authenticators use, with matching transports', () => {
  const kinds = countByValue(
    decoys
      .flat()
      .map(({ id, transports }) => `${Buffer.from(id, 'base64url').length} ${transports.join(' ')}`),
  );

  expect(Object.keys(kinds).toSorted()).toEqual([
    '16 hybrid internal',
    '20 hybrid internal',
    '32 hybrid internal',
    '32 internal',
    '48 nfc usb',
    '64 usb',
  ]);
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(100);
});

it('recognizes only the ids that it has derived', () => {
  const ids = decoys.flat().map(({ id }) => id);
  const changeFirstByte = (id: string) => {
    const bytes = Buffer.from(id, 'base64url');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    return bytes.toString('base64url');
  };

  expect(ids.filter((id) => !isDecoy('secret', id))).toEqual([]);
  expect(ids.filter((id) => isDecoy('another', id) || isDecoy('secret', changeFirstByte(id)))).toEqual([]);
  for (const length of [0, 1, 8, 16, 64])
    expect(isDecoy('secret', randomBytes(length).toString('base64url'))).toBe(false);
});
