import type { Genome } from './genome.ts';
import { parseGenome } from './genome.ts';

/**
 * Computes the genome of an egg: HMAC-SHA256 (RFC 2104) with the cycle's secret as its key and the ASCII text `cycle:egg` as its message,
 * as 64 lower-case hexadecimal digits. Cycle and egg are decimal numbers: the message of egg 1234 in cycle 56 is `56:1234`.
 *
 * Anyone can verify with WebCrypto or `openssl` that an egg was drawn at random:
 * 1. Note `secretHash` of the cycle before it opens (`GET /v1/seasons`).
 * 2. When the cycle is closed and its `secret` is published, compare `hashSecret(secret)` with the noted hash.
 * 3. Compare `drawGenome(secret, cycleId, eggId)` with the genome of the egg (`GET /v1/genomes/{id}`).
 *
 * @param secret 32 bytes as 64 hexadecimal digits
 * @throws {RangeError} if the secret contains characters that are not hexadecimal digits
 */
export async function drawGenome(secret: string, cycleId: number, eggId: number): Promise<Genome> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', toBytes(secret), algorithm, false, ['sign']);
  const message = new TextEncoder().encode(toDrawMessage(cycleId, eggId));
  return parseGenome(readDigits(await crypto.subtle.sign('HMAC', key, message)));
}

export const toDrawMessage = (cycleId: number, eggId: number) => `${cycleId}:${eggId}`;

/** SHA-256 (FIPS 180-4) of the secret's bytes, in hexadecimal. @throws {RangeError} if the secret is not hexadecimal */
export const hashSecret = async (secret: string): Promise<string> =>
  readDigits(await crypto.subtle.digest('SHA-256', toBytes(secret)));

function toBytes(digits: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})+$/.test(digits)) throw new RangeError('A secret is written in hexadecimal digits.');
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const readDigits = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
