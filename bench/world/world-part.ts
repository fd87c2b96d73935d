import type { WorldTarget } from './world-target.ts';

export type Unit = 'ms' | 'KB' | 'MB' | '%' | 'times';

/** The values of one figure from one round of a part. */
export interface Sample {
  /** One row of the table. */
  name: string;
  unit: Unit;
  /** The share of values that is printed and judged: 0.5 for the median, 1 for the highest. */
  share: number;
  /** The bound of the requirement; without one, the figure is printed for orientation. */
  limit?: { max: number } | { min: number };
  values: number[];
}

/** A part of the bench, which can be run by itself. */
export interface WorldPart {
  /** Number of rounds, in which the compared versions take turns. */
  rounds: number;
  /** @returns null if the target cannot be measured: a site has no bench page */
  measure: (target: WorldTarget) => Promise<Sample[] | null>;
}
