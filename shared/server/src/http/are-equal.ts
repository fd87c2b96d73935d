import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time. It compares digests, because they have the same length whatever a client sends. */
export const areEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
