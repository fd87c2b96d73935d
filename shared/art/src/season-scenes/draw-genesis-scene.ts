import { openCurve } from '../curve.ts';
import { randomFor } from '../random.ts';
import type { Point } from '../svg.ts';
import { path } from '../svg.ts';
import {
  cloudPath,
  filled,
  grainPath,
  groundPath,
  groundStrokes,
  drawSunLines,
  haloOf,
  outlined,
  sceneDocument,
  sceneSize,
  skyline,
  slopeHatching,
  sunPaths,
  tuftPath,
} from './brushes.ts';
import type { DrawSeasonScene } from './season-scene.ts';

/** Opal dawn: a sun half risen over still water, first sprouts that unroll, motes that rise. */
export const drawGenesisScene: DrawSeasonScene = (age, { ink, rule, wash, washToo, accent }) => {
  const random = randomFor(`GENESIS ${age}`, 'scene');
  const horizon = 318;
  const sun = sunPaths([1180, horizon], 92, age + 3, 64);
  const far = skyline(random, { base: horizon + 8, height: 34, steps: 22, rough: 3 });
  const clouds = [120, 430, 760, 1010, 1360]
    .map((x, index) => cloudPath([x + random.between(-30, 30), 110 + (index % 3) * 56], 180, random))
    .join('');
  const ground = skyline(random, { base: 150, height: 26, steps: 9, rough: 2 });
  let [sprouts, blades] = ['', ''];
  for (let plant = 0; plant < 34; plant += 1) {
    const foot: Point = [plant * 49 + random.between(-16, 16), 186 + random.between(-26, 56)];
    sprouts += sproutPath(foot, random.between(26, 74), plant % 2 ? 1 : -1);
    blades += tuftPath([foot[0] + 14, foot[1] + 6], 16, 3, 0, random);
  }
  return {
    sky: sceneDocument(
      sceneSize.width,
      sceneSize.sky,
      haloOf(sun, wash) +
        filled(sun.disc, wash) +
        drawSunLines(sun, rule) +
        outlined(clouds, washToo, rule, 1) +
        outlined(groundPath(far, 400), washToo, rule) +
        filled(groundStrokes(random, 120, horizon + 6, 398), rule),
    ),
    land: sceneDocument(
      sceneSize.width,
      sceneSize.land,
      outlined(groundPath(ground, 260), washToo, ink) +
        filled(slopeHatching(ground, random, 40), ink, 0.4) +
        filled(groundStrokes(random, 120, 140, 256), ink, 0.32) +
        filled(blades, ink, 0.6) +
        path(sprouts, { fill: 'none', stroke: accent, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
    ),
    grain: filled(grainPath(random, 60, 9, 1.2), ink),
    mote: sceneDocument(24, 24, outlined('M12 4a8 8 0 1 1-.1 0zM9 10a4 4 0 0 1 4-3', wash, rule)),
    weather: { angle: 278, turns: 0, count: 18 },
  };
};

/** A stem that ends in a spiral. */
function sproutPath([x, y]: Point, height: number, turn: 1 | -1): string {
  const radius = height * 0.22;
  const coil = Array.from({ length: 11 }, (_, index): Point => {
    const angle = Math.PI + (index / 10) * Math.PI * 2.6;
    const reach = radius * (1 - index / 12);
    return [x + turn * (radius + Math.cos(angle) * reach), y - height + Math.sin(angle) * -reach];
  });
  return openCurve([[x, y], [x - turn * 2, y - height * 0.5], ...coil]);
}
