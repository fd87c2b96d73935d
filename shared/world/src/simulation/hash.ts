/**
 * Hashes two 32-bit integers to a number in [0, 1). It uses only integer operations (the finaliser of MurmurHash3), so that every machine
 * computes the same number.
 */
export function hash(value: number, salt: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b) ^ Math.imul(salt + 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
