import { hash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, safe in URLs, headers and cookies. */
export const generateSecret = () => randomBytes(32).toString('base64url');

/** Several secrets from one call of the generator, because a call costs more than the bytes. */
export function generateSecrets(count: number): string[] {
  const bytes = randomBytes(32 * count);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(32 * index, 32 * (index + 1)).toString('base64url'),
  );
}

/** Number of digits of a code. */
export const codeLength = 8;

/** No leading 0, so that a code is also a JSON number. */
export const generateCode = () => randomInt(10 ** (codeLength - 1), 10 ** codeLength);

/** SHA-256 in hexadecimal, which is stored instead of a secret. */
export const hashSecret = (secret: string) => hash('sha256', secret);
