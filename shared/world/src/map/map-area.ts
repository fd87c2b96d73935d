import type { Region } from './region.ts';

/** What is painted: the world and the sea around it, so that a wide window can show the whole world. */
export const mapArea: Region = { x: -1_600, y: -250, width: 15_200, height: 8_500 };

/** The rose of the winds, in the sea between two lands. Nothing else lies there. */
export const rose = { x: 6_060, y: 6_330, radius: 470 } as const;
