import type { Region } from './region.ts';

/** The painted area: the world and some sea around it, so that a wide window can show the whole world. */
export const mapArea: Region = { x: -1_600, y: -250, width: 15_200, height: 8_500 };

/** The compass rose, in the sea between two lands. Islets keep out of it. */
export const compassRose = { x: 6_060, y: 6_330, radius: 470 } as const;
