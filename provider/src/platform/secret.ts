import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in URLs, headers and cookies. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** So many of them, drawn at once: each call to the generator costs more than the bytes. */
export function newSecrets(count: number): string[] {
  const bytes = randomBytes(32 * count);
  return Array.from({ length: count }, (_, place) =>
    bytes.subarray(32 * place, 32 * (place + 1)).toString('base64url'),
  );
}

/** Eight digits of which the first is not 0, so that a code is also a JSON number. */
export const newCode = () => randomInt(10_000_000, 100_000_000);

/** SHA-256 in hexadecimal: what is stored in place of a secret. */
export const hashOf = (secret: string) => hash('sha256', secret);

/** Compares two hashes without telling by time where they differ. */
export const areEqual = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
