/** Smoothstep: rises from 0 to 1, with a slope of zero at both ends. @param share clamped to 0 to 1 */
export function smoothStep(share: number): number {
  const bounded = Math.min(1, Math.max(0, share));
  return bounded * bounded * (3 - 2 * bounded);
}
