import type { Point } from './svg.ts';
import { formatNumbers } from './svg.ts';

/**
 * A star with four pointed arms, as path data.
 * @param size length of an arm
 * @param slimness share of `size` at which the arms meet, as half the width of an arm
 */
export function traceSparkle([x, y]: Point, size: number, slimness: number): string {
  const waist = size * slimness;
  return `M${formatNumbers(x, y - size)}l${formatNumbers(waist, size - waist, size - waist, waist, waist - size, waist, -waist, size - waist, -waist, waist - size, waist - size, -waist, size - waist, -waist)}z`;
}
