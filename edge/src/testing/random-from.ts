/** Numbers from 0 to 1 that a seed determines (a linear congruential generator). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}
