import type { LifeState } from './describe.ts';
import { drawDragon } from './draw-dragon.ts';
import { drawEgg } from './draw-egg.ts';
import type { Genome } from './genome.ts';

/** What a picture shows: a life state of an egg or dragon, or the dragon in flight. */
export type GenomeSubject = LifeState | 'flight';

/** An egg or dragon as a complete SVG, 400 units square, on a transparent background. */
export function drawSubject(genome: Genome, subject: GenomeSubject): string {
  if (subject === 'hatched') return drawDragon(genome, 'resting');
  if (subject === 'flight') return drawDragon(genome, 'flight');
  return drawEgg(genome, { state: subject });
}
