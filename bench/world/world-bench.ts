/** Positions and routes that a worker computes in a second. */
export interface Simulated {
  positionsPerSecond: number;
  outingsPerSecond: number;
}

/** What `page.ts` offers to the bench. Times in milliseconds. */
export interface WorldBench {
  measureScene(
    count: number,
    frames: number,
  ): Promise<{ firstFrame: number; times: number[]; picks: number[] }>;
  measureSprites(count: number, frames: number): Promise<{ times: number[] }>;
  measureVisits(count: number, visits: number): Promise<void>;
}
