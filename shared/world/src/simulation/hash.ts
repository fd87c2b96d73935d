/** Hashes two 32-bit integers to [0, 1) by the finaliser of MurmurHash3: only integer operations, the same on every machine. */
export function hash(value: number, salt: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b) ^ Math.imul(salt + 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
