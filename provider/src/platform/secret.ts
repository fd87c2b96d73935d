import { hash, randomBytes, randomInt } from 'node:crypto';

/** Generates 256 random bits as text that is safe in URLs, headers and cookies. */
export const generateSecret = () => randomBytes(32).toString('base64url');

/** Generates several secrets with one call of the generator, because a call costs more than the bytes. */
export function generateSecrets(count: number): string[] {
  const bytes = randomBytes(32 * count);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(32 * index, 32 * (index + 1)).toString('base64url'),
  );
}

/** Number of digits of a code. */
export const codeLength = 8;

/** Generates a code without a leading 0, so that it is also a JSON number. */
export const generateCode = () => randomInt(10 ** (codeLength - 1), 10 ** codeLength);

/** Computes the SHA-256 in hexadecimal that is stored instead of a secret. */
export const hashSecret = (secret: string) => hash('sha256', secret);
