/** Rises from 0 to 1 without a corner at either end. @param share bounded by 0 and 1 */
export function smoothStep(share: number): number {
  const bounded = Math.min(1, Math.max(0, share));
  return bounded * bounded * (3 - 2 * bounded);
}
