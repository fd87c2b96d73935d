import type { WorldTarget } from './world-target.ts';

export type Unit = 'ms' | 'KB' | 'MB' | '%' | 'times';

/** The values of one figure from one round of a part. */
export interface Sample {
  /** One row of the table. */
  name: string;
  unit: Unit;
  /** The percentile that is printed and compared with the limit: 0.5 for the median, 1 for the highest value. */
  percentile: number;
  /** The required bound; without one, the figure is only printed. */
  limit?: { max: number } | { min: number };
  values: number[];
}

/** A part of the bench that can run by itself. */
export interface WorldPart {
  /** Number of rounds. In each round, all compared versions are measured. */
  rounds: number;
  /** @returns null if the part cannot measure the target, because a site has no bench page */
  measure: (target: WorldTarget) => Promise<Sample[] | null>;
}
