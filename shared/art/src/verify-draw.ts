import { drawGenome, toDrawMessage, hashSecret } from './draw-genome.ts';

/** The provider's claim about an egg. */
export interface DrawClaim {
  id: number;
  cycleId: number;
  secret: string;
  /** Published before the cycle opened. */
  secretHash: string;
  /** Null to compute the genome without comparing it. */
  genome: string | null;
}

export interface DrawVerdict {
  hash: string;
  isHashMatch: boolean;
  message: string;
  genome: string;
  /** Null if no genome is claimed. */
  isGenomeMatch: boolean | null;
}

/**
 * Computes the hash of the secret and the genome with Web Crypto, and compares them with the claim. The message is derived from the id of the
 * egg, because a message sent by the provider could belong to another egg.
 * @throws {RangeError} if the secret contains characters that are not hexadecimal digits
 */
export async function verifyDraw({
  id,
  cycleId,
  secret,
  secretHash,
  genome: claimed,
}: DrawClaim): Promise<DrawVerdict> {
  const [hash, genome] = await Promise.all([hashSecret(secret), drawGenome(secret, cycleId, id)]);
  return {
    hash,
    isHashMatch: hash === secretHash,
    message: toDrawMessage(cycleId, id),
    genome,
    isGenomeMatch: claimed === null ? null : genome === claimed,
  };
}
