import { drawGenome, hashOfSecret } from '@emberclutch/shared/art/draw-genome';

/** As it was typed. */
export interface Reveal {
  secret: string;
  /** Published before the cycle opened. */
  commitment: string;
  cycle: string;
  egg: string;
  /** What the guide shows; empty where one only wants to know what it should be. */
  genome: string;
}

export interface Verdict {
  hash: string;
  isCommitted: boolean;
  genome: string;
  /** null where nothing was given to compare with. */
  isDrawn: boolean | null;
}

export type Fault = Partial<Record<keyof Reveal, string>>;

/** What keeps a reveal from being checked, in words; nothing where it can be. */
export function faultsOf(reveal: Reveal): Fault {
  const { secret, commitment, cycle, egg, genome } = tidied(reveal);
  return {
    ...(!digits64.test(secret) && { secret: 'A secret has 64 digits, 0 to 9 and a to f.' }),
    ...(!digits64.test(commitment) && { commitment: 'A fingerprint has 64 digits, 0 to 9 and a to f.' }),
    ...(!number.test(cycle) && { cycle: 'The number of a cycle is a whole number.' }),
    ...(!number.test(egg) && { egg: 'The number of an egg is a whole number.' }),
    ...(genome !== '' && !digits64.test(genome) && { genome: 'A genome has 64 digits, 0 to 9 and a to f.' }),
  };
}

/** Does the sums of the whitepaper. Only for what has no faults. */
export async function checkReveal(reveal: Reveal): Promise<Verdict> {
  const { secret, commitment, cycle, egg, genome: shown } = tidied(reveal);
  const [hash, genome] = await Promise.all([
    hashOfSecret(secret),
    drawGenome(secret, Number(cycle), Number(egg)),
  ]);
  return {
    hash,
    isCommitted: hash === commitment,
    genome,
    isDrawn: shown === '' ? null : shown === genome,
  };
}

/** A cycle and an egg of it, worked through. No cycle has this secret. */
export const example: Reveal = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  cycle: '56',
  egg: '1234',
  genome: '1a3da009b4ec578b660e101f123065e3b0b1c8ac21653d0fd9ce70a9dcfca3ef',
};

const digits64 = /^[0-9a-f]{64}$/;
const number = /^\d{1,15}$/;

const tidied = (reveal: Reveal): Reveal => ({
  secret: plain(reveal.secret),
  commitment: plain(reveal.commitment),
  cycle: plain(reveal.cycle).replace(/^#|^no\.?/, ''),
  egg: plain(reveal.egg).replace(/^#|^no\.?/, ''),
  genome: plain(reveal.genome).replace(/^0x/, ''),
});

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
