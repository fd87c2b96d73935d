/** Where the build puts the pictures of the map, relative to the page. */
export const mapFolder = 'world/';

/** Name of the mark in the timeline of the page when the map and the sheet of dragons are painted. */
export const paintedMark = 'world-painted';

export interface Run {
  count: number;
  frames: number;
}

/** The interface that `page.ts` offers to the bench. Times in milliseconds. */
export interface WorldBench {
  measureScene(run: Run): Promise<{ firstFrame: number; painted: number; times: number[]; picks: number[] }>;
  /** @param hasBackdrop whether the sprites move on a picture that fills the window, like the map */
  measureSprites(run: Run, hasBackdrop: boolean): Promise<{ times: number[] }>;
  /** Opens a world briefly. @returns bytes of the pictures that had arrived when its first view was complete */
  measureFirstView(count: number): Promise<number>;
  measureVisits(count: number, visits: number): Promise<void>;
  /** Flies to a number of places at 1:1. @returns how long after each flight all dragons in the window are drawn from their genomes */
  measurePortraits(count: number, stops: number): Promise<number[]>;
  /** Keeps one world open and moves about in it. */
  stay(count: number, seconds: number): Promise<void>;
  /** Opens a world, marks when it is painted, and flies to a number of places where the nearby dragons are drawn from their genomes. */
  flyOver(count: number, stops: number): Promise<void>;
}
