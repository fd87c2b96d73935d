import { openCurve, sliver } from '../curve.ts';
import { randomFor } from '../random.ts';
import type { Random } from '../random.ts';
import type { Point } from '../svg.ts';
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
  sunPaths,
} from './brushes.ts';
import type { DrawSeasonScene } from './season-scene.ts';

/** Obsidian and bone: black glass, the ribs of something large, an eclipsed sun, ash. */
export const drawPrimordialScene: DrawSeasonScene = (age, { ink, rule, wash, page, accent }) => {
  const random = randomFor(`PRIMORDIAL ${age}`, 'scene');
  const sun = sunPaths([1220, 140], 64, age + 1, 72);
  const far = skyline(random, { base: 380, height: 60, steps: 40, rough: 18 });
  let glass = '';
  for (let shard = 0; shard < 15; shard += 1) {
    const { lit, shaded, cuts } = shardPaths(
      [shard * 112 + random.between(-40, 40), 398],
      random.between(40, 90),
      random.between(50, 170),
      random,
    );
    glass += outlined(shaded, rule, rule) + outlined(lit, wash, rule) + filled(cuts, ink, 0.4);
  }
  const ground = skyline(random, { base: 170, height: 20, steps: 20, rough: 4 });
  let near = '';
  for (let shard = 0; shard < 22; shard += 1) {
    const { lit, shaded, cuts } = shardPaths(
      [shard * 74 + random.between(-24, 24), 258],
      random.between(22, 54),
      random.between(24, 96),
      random,
    );
    near += outlined(shaded, accent, ink) + outlined(lit, wash, ink) + filled(cuts, page, 0.5);
  }
  return {
    sky: sceneDocument(
      sceneSize.width,
      sceneSize.sky,
      filled(sun.rays, rule) +
        outlined(sun.rings, 'none', rule, 1) +
        filled(sun.disc, rule) +
        path(ribs([420, 398], 210, random), {
          fill: 'none',
          stroke: rule,
          'stroke-width': 9,
          'stroke-linecap': 'round',
        }) +
        outlined(groundPath(far, 400), wash, rule) +
        glass,
    ),
    land: sceneDocument(
      sceneSize.width,
      sceneSize.land,
      path(ribs([980, 236], 150, random), {
        fill: 'none',
        stroke: ink,
        'stroke-width': 11,
        'stroke-linecap': 'round',
      }) +
        path(ribs([980, 236], 150, random), {
          fill: 'none',
          stroke: page,
          'stroke-width': 8,
          'stroke-linecap': 'round',
        }) +
        outlined(groundPath(ground, 260), wash, ink) +
        filled(groundStrokes(random, 120, 160, 256), ink, 0.4) +
        near,
    ),
    grain: filled(grainPath(random, 30, 34, 2.2), ink),
    mote: sceneDocument(24, 24, filled(sliver([5, 10], [12, 8], [19, 14], 5), rule)),
    weather: { angle: 96, turns: 1, count: 20 },
  };
};

/** A row of ribs that arch over the ground. */
function ribs([x, y]: Point, height: number, random: Random): string {
  let d = '';
  for (let rib = 0; rib < 8; rib += 1) {
    const reach = height * (1 - Math.abs(rib - 3) / 9);
    const foot = x + rib * height * 0.26;
    d += openCurve([
      [foot, y],
      [foot + reach * 0.06, y - reach * 0.6],
      [foot + reach * 0.34, y - reach * 0.96],
      [foot + reach * 0.62, y - reach * 0.84 + random.between(-4, 4)],
    ]);
  }
  return d;
}
