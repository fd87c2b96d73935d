import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. It compares digests, because they have the same length regardless of what a client sends. */
export const areEqual = (one: string, other: string): boolean =>
  timingSafeEqual(computeDigest(one), computeDigest(other));

const computeDigest = (text: string) => createHash('sha256').update(text).digest();
