import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. It compares digests, because they have the same length regardless of what a client sends. */
export const areEqual = (a: string, b: string): boolean =>
  timingSafeEqual(computeDigest(a), computeDigest(b));

const computeDigest = (text: string) => createHash('sha256').update(text).digest();
