/** Smoothstep: rises from 0 to 1, with a slope of zero at both ends. @param share clamped to 0 to 1 */
export function smoothStep(share: number): number {
  const clampedShare = Math.min(1, Math.max(0, share));
  return clampedShare * clampedShare * (3 - 2 * clampedShare);
}
