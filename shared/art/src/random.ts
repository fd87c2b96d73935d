/** A deterministic random generator. It uses only integers, so that every platform draws the same marks. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive), in steps of 2^-24. */
  next: () => number;
  pickBetween: (low: number, high: number) => number;
  /** A whole number from 0 to `count - 1`. */
  pickInteger: (count: number) => number;
};

/**
 * The random stream of one part of a drawing. Each part has a separate stream, so that changing one part does not move the marks of
 * another. The generator is sfc32 (public domain, C. Doty-Humphrey), seeded with the whole text and the name of the part.
 */
export function createRandom(seed: string, part: string): Random {
  let [a, b, c, d] = toSeed(`${part}:${seed}`);
  const step = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 8;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) step();
  const next = () => step() / 0x1000000;
  return {
    next,
    pickBetween: (low, high) => low + (high - low) * next(),
    pickInteger: (count) => Math.floor(next() * count),
  };
}

/** Four FNV-1a hashes of the text with different offset bases. */
function toSeed(text: string): [number, number, number, number] {
  const hashText = (base: number) => {
    let hash = base;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return hash ^ (hash >>> 15);
  };
  return [hashText(0x811c9dc5), hashText(0x2f0b4c47), hashText(0x6a09e667), hashText(0x3c6ef372)];
}
