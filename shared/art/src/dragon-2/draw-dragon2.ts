import type { Edition } from '../dragon/edition.ts';
import { edition } from '../dragon/edition.ts';
import type { DragonPose } from '../draw-dragon.ts';
import { drawDragon } from '../draw-dragon.ts';
import type { Genome } from '../genome.ts';
import { strand } from './strand.ts';

/** Other rocks in the House of Water, and antlers whose tines grew away from their beam. */
const by: Edition = {
  terrains: { ...edition.terrains, WATER: strand },
  horns: { ...edition.horns, stag: edition.horns.stag.map(({ line, width }) => ({ line, width })) },
};

/** A dragon as version 2 of the art drew it: pictures that name the version stay as they are. See `drawDragon`. */
export const drawDragon2 = (genome: Genome, { pose }: { pose: DragonPose }): string =>
  drawDragon(genome, { pose, by });
