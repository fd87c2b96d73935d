import { drawGenome, drawMessage, hashOfSecret } from '@emberclutch/shared/art/draw-genome';

export interface Claim {
  id: number;
  cycleId: number;
  secret: string;
  secretHash: string;
  genome: string;
}

export interface DrawVerdict {
  hash: string;
  isHashMatch: boolean;
  message: string;
  genome: string;
  isGenomeMatch: boolean;
}

/**
 * Computes the fingerprint of the secret and the genome again with Web Crypto. The message is made from the id of the
 * specimen and not taken from the provider, which could name the draw of another egg.
 */
export async function verifyDraw({ id, cycleId, secret, secretHash, genome }: Claim): Promise<DrawVerdict> {
  const [hash, drawn] = await Promise.all([hashOfSecret(secret), drawGenome(secret, cycleId, id)]);
  return {
    hash,
    isHashMatch: hash === secretHash,
    message: drawMessage(cycleId, id),
    genome: drawn,
    isGenomeMatch: drawn === genome,
  };
}
