import { openCurve, sliver } from '../curve.ts';
import { randomFor } from '../random.ts';
import { path } from '../svg.ts';
import {
  cloudPath,
  filled,
  grainPath,
  outlined,
  sceneDocument,
  sceneSize,
  shardPaths,
  sunPaths,
  tuftPath,
} from './brushes.ts';
import type { DrawSeasonScene } from './season-scene.ts';

/** Pale sky and lilac: peaks above a sea of clouds, thin grass in the wind, feathers. A peak is added with each age. */
export const drawAirScene: DrawSeasonScene = (age, { ink, rule, wash, washToo, page, accent }) => {
  const random = randomFor(`AIR ${age}`, 'scene');
  const sun = sunPaths([1330, 96], 36, age, 24);
  let peaks = '';
  const count = 4 + Math.min(9, age);
  for (let peak = 0; peak < count; peak += 1) {
    const x = ((peak + 0.5) / count) * 1600 + random.between(-50, 50);
    const { lit, shaded, cuts } = shardPaths(
      [x, 350],
      random.between(90, 190),
      random.between(110, 250),
      random,
    );
    peaks += outlined(shaded, rule, rule) + outlined(lit, wash, rule) + filled(cuts, ink, 0.4);
  }
  let winds = '';
  for (let line = 0; line < 13; line += 1) {
    const [x, y] = [random.next() * 1500, random.between(40, 280)];
    winds += openCurve([
      [x, y],
      [x + 60, y - 8],
      [x + 130, y + 4],
      [x + 170, y - 8],
      [x + 156, y - 20],
      [x + 144, y - 10],
    ]);
  }
  const bank = (y: number, length: number) =>
    Array.from({ length: Math.ceil(1700 / (length * 0.7)) }, (_, index) =>
      cloudPath([index * length * 0.7 - 60 + random.between(-20, 20), y], length, random),
    ).join('');
  let grass = '';
  for (let tuft = 0; tuft < 74; tuft += 1)
    grass += tuftPath([tuft * 22 + random.between(-8, 8), 258], random.between(34, 96), 4, 0.42, random);
  return {
    sky: sceneDocument(
      sceneSize.width,
      sceneSize.sky,
      outlined(sun.disc, washToo, rule) +
        outlined(sun.rings, 'none', rule, 1) +
        filled(sun.rays, rule) +
        path(winds, { fill: 'none', stroke: rule, 'stroke-width': 1.4, 'stroke-linecap': 'round' }) +
        peaks +
        outlined(bank(346, 210), washToo, rule, 1) +
        outlined(bank(384, 280), page, rule, 1),
    ),
    land: sceneDocument(
      sceneSize.width,
      sceneSize.land,
      outlined(bank(150, 250), washToo, ink, 1) +
        outlined(bank(204, 330), wash, ink, 1) +
        outlined(bank(262, 420), page, ink, 1) +
        filled(grass, accent, 0.65),
    ),
    grain: filled(grainPath(random, 34, 22, -0.5), ink),
    mote: sceneDocument(
      24,
      24,
      outlined('M4 21C5 10 12 3 21 3c0 8-6 14-14 15M3 22 18 6', page, rule) +
        filled(sliver([9, 16], [12, 15], [15, 15], 0.8), accent),
    ),
    weather: { angle: 24, turns: 1, count: 13 },
  };
};
