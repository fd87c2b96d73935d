import { dragonBody } from './dragon-body.ts';
import { ledge, skyline } from './ledge.ts';
import { poses } from './pose.ts';
import { goldenMark } from '../egg/gold-finish.ts';
import type { Genome } from '../genome.ts';
import { glory, ground } from '../ground.ts';
import { paletteOf } from '../palette.ts';
import { randomFor } from '../random.ts';
import { group, picture } from '../svg.ts';
import type { DragonPose } from '../draw-dragon.ts';
import { traits1Of } from './traits-1.ts';

/** A dragon as version 1 of the art drew it: pictures that name the version stay as they are. See `drawDragon`. */
export function drawDragon1(genome: Genome, { pose: wanted }: { pose: DragonPose }): string {
  const traits = traits1Of(genome);
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
