import { drawGenome, drawMessage, hashOfSecret } from './draw-genome.ts';

/** What is claimed of an egg, and to be verified. */
export interface DrawClaim {
  id: number;
  cycleId: number;
  secret: string;
  /** Published before the cycle opened. */
  secretHash: string;
  /** Null to compute it only. */
  genome: string | null;
}

export interface DrawVerdict {
  hash: string;
  isHashMatch: boolean;
  message: string;
  genome: string;
  /** Null where no genome is claimed. */
  isGenomeMatch: boolean | null;
}

/**
 * Computes the fingerprint of the secret and the genome again with Web Crypto. The message is made from the id of the egg
 * and not taken from the provider, which could name the draw of another egg.
 * @throws {RangeError} for a secret that is not written in hexadecimal digits
 */
export async function verifyDraw({
  id,
  cycleId,
  secret,
  secretHash,
  genome,
}: DrawClaim): Promise<DrawVerdict> {
  const [hash, drawn] = await Promise.all([hashOfSecret(secret), drawGenome(secret, cycleId, id)]);
  return {
    hash,
    isHashMatch: hash === secretHash,
    message: drawMessage(cycleId, id),
    genome: drawn,
    isGenomeMatch: genome === null ? null : drawn === genome,
  };
}
