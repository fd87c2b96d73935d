import type { Tint } from '../../palette.ts';
import type { Random } from '../../random.ts';

/** Draws the ground of one house; `tone` is the colour of its stone. */
export type TerrainPainter = (tone: Tint, house: Tint, random: Random) => string;
