import { dragonBody } from './dragon/dragon-body.ts';
import { dragonPaletteOf } from './dragon/dragon-palette-of.ts';
import { beat } from './dragon/beat.ts';
import { fit } from './dragon/fit.ts';
import { gildedHalo } from './dragon/gold-finish.ts';
import { horizon } from './dragon/horizon.ts';
import { pitched } from './dragon/pitched.ts';
import type { Skeleton } from './dragon/skeleton.ts';
import { skeletonOf } from './dragon/skeleton-of.ts';
import { terrain } from './dragon/terrain/terrain.ts';
import { goldenMark } from './egg/gold-finish.ts';
import type { Genome } from './genome.ts';
import { ground } from './ground.ts';
import { randomFor } from './random.ts';
import { group, picture } from './svg.ts';
import type { Traits } from './traits.ts';
import { traitsOf } from './traits.ts';

export type DragonPose = 'resting' | 'flight';

/** A dragon in profile as a complete SVG, 400 units square, transparent background. Its resting pose is a gene. */
export function drawDragon(genome: Genome, { pose: wanted }: { pose: DragonPose }): string {
  const traits = traitsOf(genome);
  const palette = dragonPaletteOf(traits);
  const random = (part: string) => randomFor(genome, part);
  const id = `d${genome.slice(0, 10)}${wanted.charAt(0)}`;
  const skeleton = wanted === 'flight' ? flying(traits) : skeletonOf(traits, traits.pose);
  const light = ground(`${id}h`, palette, random('ground'), [200, 196]);
  const halo = gildedHalo(`${id}g`);
  const { definitions, drawn } = dragonBody(genome, skeleton, id);

  return picture(
    light.definition + (palette.golden ? halo.definition : '') + definitions,
    light.drawn +
      (palette.golden ? halo.drawn : '') +
      (skeleton.stands
        ? terrain(traits.house, palette, random('terrain'))
        : horizon(traits.house, palette, random('horizon'))) +
      group({ 'data-gene': skeleton.stands ? 'pose' : undefined, transform: fit([skeleton]) }, drawn) +
      (palette.golden ? goldenMark([200, 366], 11) : ''),
  );
}

/** One moment of a flight: its bearing and its wings at rest determine how it flies. */
const flying = (traits: Traits): Skeleton =>
  pitched(beat(skeletonOf(traits, 'flight'), lifts[traits.fold]), pitches[traits.pose]);

const lifts: Record<Traits['fold'], number> = { displayed: 1, addorsed: 0.8, folded: 0.42, mantled: -0.75 };

const pitches: Record<Traits['pose'], number> = {
  couchant: 0.04,
  sejant: 0.3,
  statant: -0.06,
  rampant: 0.55,
  dormant: -0.24,
};
