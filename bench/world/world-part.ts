import type { WorldTarget } from './world-target.ts';

/** The values of one figure from one round of a part. */
export interface Sample {
  /** One row of the table. */
  name: string;
  unit: 'ms' | 'KB' | 'MB' | '%' | 'times';
  values: number[];
  /** The percentile that is printed and compared with the limit, such as 1 for the highest value; the median by default. */
  percentile?: number;
  /** The required bound; without one, the figure is only printed. */
  limit?: { max: number } | { min: number };
}

/** A part of the bench that can run by itself. */
export interface WorldPart {
  /** Number of rounds. In each round, all compared versions are measured. */
  rounds: number;
  /** @returns null if the part cannot measure the target, because a site has no bench page */
  measure: (target: WorldTarget) => Promise<Sample[] | null>;
}
