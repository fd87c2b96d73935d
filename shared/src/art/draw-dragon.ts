import { dragonBody } from './dragon/dragon-body.ts';
import { ledge, skyline } from './dragon/ledge.ts';
import { poses } from './dragon/pose.ts';
import { goldenMark } from './egg/gold-finish.ts';
import type { Genome } from './genome.ts';
import { glory, ground } from './ground.ts';
import { paletteOf } from './palette.ts';
import { randomFor } from './random.ts';
import { group, picture } from './svg.ts';
import { traitsOf } from './traits.ts';

export type DragonPose = 'resting' | 'flight';

/** A dragon in profile as a complete SVG, 400 units square, transparent background. Its resting pose is a gene. */
export function drawDragon(genome: Genome, { pose: wanted }: { pose: DragonPose }): string {
  const traits = traitsOf(genome);
  const palette = paletteOf(traits);
  const random = (part: string) => randomFor(genome, part);
  const id = `d${genome.slice(0, 10)}${wanted.charAt(0)}`;
  const pose = poses[wanted === 'flight' ? 'flight' : traits.pose];
  const light = ground(`${id}h`, palette, random('ground'), [200, 196]);
  const rock = pose.stands ? ledge(`${id}r`, palette, random('ledge')) : undefined;
  const { definitions, drawn } = dragonBody(genome, pose, id);

  return picture(
    light.definition + (rock?.definition ?? '') + definitions,
    light.drawn +
      (palette.golden ? glory([200, 196], 128, 190, '#c8921f') : '') +
      (rock?.drawn ?? skyline(palette, random('skyline'))) +
      group(pose.stands ? { 'data-gene': 'pose' } : { transform: 'translate(16 26) scale(.92)' }, drawn) +
      (palette.golden ? goldenMark([200, 366], 11) : ''),
  );
}
