import { verifyDraw } from '@emberclutch/art/verify-draw.ts';
import type { DrawVerdict } from '@emberclutch/art/verify-draw.ts';
import { isDigits64 } from '@emberclutch/contract/genome/digits-64.ts';

/** The form's values as typed. */
export interface Reveal {
  secret: string;
  /** SHA-256 of the secret, published before the cycle opened. */
  commitment: string;
  cycle: string;
  egg: string;
  /** Genome that the site shows; empty to compute it without a comparison. */
  genome: string;
}

export type FieldErrors = Partial<Record<keyof Reveal, string>>;

/** Validates the form. Returns a message for each invalid field. */
export function validateReveal(reveal: Reveal): FieldErrors {
  const { secret, commitment, cycle, egg, genome } = normalize(reveal);
  return {
    ...(!isDigits64(secret) && { secret: 'A secret has 64 digits, 0 to 9 and a to f.' }),
    ...(!isDigits64(commitment) && { commitment: 'A fingerprint has 64 digits, 0 to 9 and a to f.' }),
    ...(!numberPattern.test(cycle) && { cycle: 'The number of a cycle is a whole number.' }),
    ...(!numberPattern.test(egg) && { egg: 'The number of an egg is a whole number.' }),
    ...(genome !== '' && !isDigits64(genome) && { genome: 'A genome has 64 digits, 0 to 9 and a to f.' }),
  };
}

/** Computes the hash and the genome as the whitepaper describes. Expects a reveal that `validateReveal` accepts. */
export function checkReveal(reveal: Reveal): Promise<DrawVerdict> {
  const { secret, commitment, cycle, egg, genome } = normalize(reveal);
  return verifyDraw({
    id: Number(egg),
    cycleId: Number(cycle),
    secret,
    secretHash: commitment,
    genome: genome === '' ? null : genome,
  });
}

/** A valid reveal. Its secret belongs to no cycle. */
export const example: Reveal = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  cycle: '56',
  egg: '1234',
  genome: '1a3da009b4ec578b660e101f123065e3b0b1c8ac21653d0fd9ce70a9dcfca3ef',
};

const numberPattern = /^\d{1,15}$/;

const normalize = (reveal: Reveal): Reveal => ({
  secret: normalizeText(reveal.secret),
  commitment: normalizeText(reveal.commitment),
  cycle: normalizeText(reveal.cycle).replace(/^#|^no\.?/, ''),
  egg: normalizeText(reveal.egg).replace(/^#|^no\.?/, ''),
  genome: normalizeText(reveal.genome).replace(/^0x/, ''),
});

const normalizeText = (text: string) => text.replace(/\s/g, '').toLowerCase();
