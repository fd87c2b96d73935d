import { geneMap } from '@emberclutch/art/gene-map.ts';
import { farAtlasFile } from './far-atlas-file.ts';

/** Wing heights of the frames, from the end of the downstroke to raised. Null is the dragon at rest. */
export const wingLifts = [-1, -0.6, -0.2, 0.2, 0.6, 1, null] as const;

/** Index of the frame of a dragon at rest. */
export const restFrame = wingLifts.length - 1;

export const [bodyCount, wingCount] = [geneMap.body.alleles.length, geneMap.wings.alleles.length] as const;

/** Rows of an atlas: one for each combination of body plan and wings. */
export const rowCount = bodyCount * wingCount;

/** An atlas of dragons, drawn at build time: one row per body plan and wings, one column per wing height. Pixi tints it. */
export interface DragonAtlas {
  file: string;
  /** Side length of a frame in pixels. */
  frameSize: number;
  /** Number of groups of `wingLifts.length` columns. */
  kinds: number;
}

/** Kinds of dragons that stand out. The atlas of highlighted silhouettes has their frames side by side, in this order. */
export const highlights = ['own', 'rare', 'golden'] as const;
export type Highlight = (typeof highlights)[number];

/** Silhouettes for far views, outlined ones for highlighted dragons, pale drawings for medium distance, and golden ones, which are not tinted. */
export const atlases = {
  far: { file: farAtlasFile, frameSize: 32, kinds: 1 },
  highlighted: { file: 'dragons-marked.webp', frameSize: 40, kinds: highlights.length },
  near: { file: 'dragons.webp', frameSize: 128, kinds: 1 },
  golden: { file: 'dragons-golden.webp', frameSize: 128, kinds: 1 },
} as const satisfies Record<string, DragonAtlas>;

/** Share of the frame of a highlighted silhouette that the dragon fills. The rest is for its outline and rays. */
export const highlightedShare = 0.7;
