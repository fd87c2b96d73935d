import { geneMap } from '@emberclutch/art/gene-map.ts';

/** Wing heights of the frames, from the end of the downstroke to raised. Null is the dragon at rest. */
export const wingLifts = [-1, -0.6, -0.2, 0.2, 0.6, 1, null] as const;

/** Index of the frame of a dragon at rest. */
export const restFrame = wingLifts.length - 1;

/** Body plans, and kinds of wings of each. */
export const [bodyCount, wingCount] = [geneMap.body.alleles.length, geneMap.wings.alleles.length] as const;

/** Rows of an atlas: one for each kind of wings of each body plan. */
export const rowCount = bodyCount * wingCount;

/** An atlas of dragons, drawn at build time: one row per body plan and wings, one column per wing height. Pixi tints it. */
export interface DragonAtlas {
  file: string;
  /** Pixels of a side of a frame. */
  frameSize: number;
}

/** White silhouettes for far views, and pale drawings for the middle distance. */
export const atlases = {
  far: { file: 'dragons-far.webp', frameSize: 32 },
  near: { file: 'dragons.webp', frameSize: 128 },
} as const satisfies Record<string, DragonAtlas>;
