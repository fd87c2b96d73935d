import type { Tint } from '../../palette.ts';
import type { Random } from '../../random.ts';

/** Draws the ground of one house in the colours of its stone and of the house. */
export type TerrainPainter = (tone: Tint, house: Tint, random: Random) => string;
