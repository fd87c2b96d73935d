/** Folder in which the build puts the pictures of the map, relative to the page. */
export const mapFolder = 'world/';

/** Name of the performance mark that the page sets when the map and the sheet of dragons are painted. */
export const paintedMark = 'world-painted';

export interface Run {
  count: number;
  frames: number;
}

/** The interface that `page.ts` offers to the bench. Times are in milliseconds. */
export interface WorldBench {
  measureScene(run: Run): Promise<{ times: number[]; picks: number[] }>;
  /** @param hasPicture for earlier versions, which otherwise measure sprites on one colour */
  measureSprites(run: Run, hasPicture: true): Promise<{ times: number[] }>;
  /** Opens a world briefly. @returns size in bytes of the pictures that had arrived when its first view was complete */
  measureFirstView(count: number): Promise<number>;
  measureVisits(count: number, visits: number): Promise<void>;
  /** Flies to a number of points at 1:1. @returns the time after each flight until all dragons in the window are drawn from their genomes */
  measurePortraits(count: number, stops: number): Promise<number[]>;
  /** Keeps one world open and moves about in it. */
  stay(count: number, seconds: number): Promise<void>;
  /** Opens a world, marks when it is painted, and flies to a number of points, near which it draws dragons from their genomes. */
  flyOver(count: number, stops: number): Promise<void>;
}
