import { openCurve, sliver } from '../curve.ts';
import { randomFor } from '../random.ts';
import { path } from '../svg.ts';
import {
  cloudSeaPath,
  drawSunLines,
  filled,
  grainPath,
  groundPath,
  haloOf,
  landDocument,
  moteDocument,
  outlined,
  shade,
  shardPaths,
  skyDocument,
  skyline,
  sunPaths,
  tuftPath,
} from './brushes.ts';
import type { DrawSeasonScene } from './season-scene.ts';

/**
 * Pale sky and lilac: peaks above a sea of clouds, an alp with thin grass in the wind, feathers. A peak is added with each
 * age.
 */
export const drawAirScene: DrawSeasonScene = (age, { ink, rule, wash, washToo, page, accent }) => {
  const random = randomFor(`AIR ${age}`, 'scene');
  const sun = sunPaths([1330, 96], 36, age, 24);
  let peaks = '';
  const count = 4 + Math.min(9, age);
  for (let peak = 0; peak < count; peak += 1) {
    const x = ((peak + 0.5) / count) * 1600 + random.between(-50, 50);
    const height = random.between(130, 270);
    // A peak has a lower one at its foot.
    for (const [shift, size] of [
      [random.between(-70, 70), 0.58],
      [0, 1],
    ] as const) {
      const { lit, shaded, cuts } = shardPaths([x + shift, 372], height * 1.1 * size, height * size, random);
      peaks += outlined(lit, washToo, rule) + outlined(shaded, rule, rule) + filled(cuts, shade, 0.3);
    }
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
  const alp = skyline(random, { base: 240, height: 60, steps: 22, rough: 5 });
  let grass = '';
  for (const [x, y] of alp)
    for (let tuft = 0; tuft < 3; tuft += 1)
      grass += tuftPath(
        [x + random.between(-34, 34), y + random.between(10, 46)],
        random.between(26, 64),
        4,
        0.5,
        random,
      );
  return {
    sky: skyDocument(
      haloOf(sun, washToo) +
        outlined(sun.disc, washToo, rule) +
        drawSunLines(sun, rule) +
        path(winds, { fill: 'none', stroke: rule, 'stroke-width': 1.4, 'stroke-linecap': 'round' }) +
        peaks +
        outlined(cloudSeaPath(336, 210, 400, random), washToo, rule, 1) +
        outlined(cloudSeaPath(374, 290, 400, random), page, rule, 1),
    ),
    land: landDocument(
      outlined(cloudSeaPath(122, 250, 260, random), washToo, rule, 1) +
        outlined(cloudSeaPath(166, 340, 260, random), page, rule, 1) +
        outlined(groundPath(alp, 260), wash, ink) +
        filled(grass, accent, 0.8),
    ),
    grain: filled(grainPath(random, 34, 22, -0.5), ink),
    mote: moteDocument(
      outlined('M4 21C5 10 12 3 21 3c0 8-6 14-14 15M3 22 18 6', page, rule) +
        filled(sliver([9, 16], [12, 15], [15, 15], 0.8), accent),
    ),
    weather: { angle: 24, turns: 1, count: 13 },
  };
};
