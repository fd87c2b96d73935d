import { createHash } from 'node:crypto';
import { seedAccountNames } from './seed-account-names.ts';

/** The accounts of a seeded database. Their addresses lead nowhere: `.invalid` is reserved (RFC 6761). */
export const sampleAccounts = seedAccountNames.map((displayName, index) => ({
  id: accountIdAt(index),
  email: `keeper-${String(index + 1).padStart(2, '0')}@example.invalid`,
  displayName,
}));

/** The same id in every seeded database: a version 8 UUID (RFC 9562, section 5.8). */
function accountIdAt(place: number): string {
  const hex = createHash('sha256').update(`emberclutch keeper ${place}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
