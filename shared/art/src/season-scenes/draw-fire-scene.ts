import { openCurve, sliver } from '../curve.ts';
import { randomFor } from '../random.ts';
import { path } from '../svg.ts';
import {
  filled,
  grainPath,
  groundPath,
  groundStrokes,
  outlined,
  sceneDocument,
  sceneSize,
  shardPaths,
  skyline,
  slopeHatching,
  sunPaths,
} from './brushes.ts';
import type { DrawSeasonScene } from './season-scene.ts';

/** Ember and vermilion: a mountain that smokes, basalt and veins of fire, sparks that rise. A vent opens with each age. */
export const drawFireScene: DrawSeasonScene = (age, { ink, rule, wash, washToo, page, accent }) => {
  const random = randomFor(`FIRE ${age}`, 'scene');
  const sun = sunPaths([1120, 176], 34, age, 30);
  const range = skyline(random, { base: 392, height: 110, steps: 16, rough: 10 });
  let [smoke, mountain, vents] = ['', '', ''];
  const count = 1 + Math.min(9, age);
  for (let vent = 0; vent < count; vent += 1) {
    const x = 1240 - ((vent * 337) % 1280);
    const height = vent === 0 ? 250 : random.between(80, 150);
    const { lit, shaded, cuts } = shardPaths([x, 396], height * 1.7, height, random);
    mountain += outlined(shaded, rule, rule) + outlined(lit, washToo, rule) + filled(cuts, ink, 0.4);
    vents += sliver([x - 16, 400 - height + 8], [x, 400 - height + 16], [x + 16, 400 - height + 8], 7);
    for (let puff = 0; puff < 3; puff += 1)
      smoke += openCurve([
        [x, 398 - height],
        [x + 14 + puff * 12, 372 - height],
        [x - 8 + puff * 20, 340 - height],
        [x + 34 + puff * 30, 306 - height],
        [x + 70 + puff * 44, 280 - height],
      ]);
  }
  const ground = skyline(random, { base: 150, height: 50, steps: 18, rough: 9 });
  let [columns, veins] = ['', ''];
  for (let column = 0; column < 26; column += 1) {
    const x = column * 64 + random.between(-24, 24);
    const height = random.between(30, 120);
    const { lit, shaded, cuts } = shardPaths([x, 258], random.between(26, 58), height, random);
    columns += outlined(shaded, ink, ink) + outlined(lit, washToo, ink) + filled(cuts, page, 0.5);
    veins += openCurve([
      [x + 30, 250],
      [x + 38, 232],
      [x + 28, 216],
      [x + 40, 196],
      [x + 34, 182],
    ]);
  }
  return {
    sky: sceneDocument(
      sceneSize.width,
      sceneSize.sky,
      outlined(sun.disc, wash, rule) +
        outlined(sun.rings, 'none', rule, 1) +
        filled(sun.rays, rule) +
        path(smoke, {
          fill: 'none',
          stroke: rule,
          'stroke-width': 12,
          'stroke-linecap': 'round',
          'stroke-opacity': 0.5,
        }) +
        outlined(groundPath(range, 400), wash, rule) +
        mountain +
        filled(vents, accent, 0.7) +
        filled(slopeHatching(range, random, 60), rule),
    ),
    land: sceneDocument(
      sceneSize.width,
      sceneSize.land,
      outlined(groundPath(ground, 260), wash, ink) +
        filled(slopeHatching(ground, random, 60), ink, 0.5) +
        filled(groundStrokes(random, 110, 150, 256), ink, 0.4) +
        columns +
        path(veins, { fill: 'none', stroke: accent, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    ),
    grain: filled(grainPath(random, 70, 5, 0.8), ink),
    mote: sceneDocument(24, 24, filled('M12 3c3 5 4 7 4 10a4 4 0 0 1-8 0c0-3 1-5 4-10z', accent)),
    weather: { angle: 284, turns: 1, count: 26 },
  };
};
