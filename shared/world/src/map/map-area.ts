import type { Region } from './region.ts';

/** The area of the main islands, with some sea around them. Districts lie outside. */
export const mapArea: Region = { x: -1_600, y: -350, width: 15_200, height: 8_700 };

/** The compass rose, in the sea between two lands. Islets keep out of it. */
export const compassRose = { x: 5_990, y: 7_560, radius: 440 } as const;
