import { timingSafeEqual } from 'node:crypto';

/** Compares two hashes or signatures in constant time. */
export const areEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
