import type { SpawnSeason } from '@emberclutch/contract/season/spawn-season.ts';
import { closedCurve, ribbon, sliver } from './curve.ts';
import { glyphPath } from './glyph-path.ts';
import type { Point } from './svg.ts';

/**
 * Path data of the sign of a season: its element, or a sun on the horizon for GENESIS.
 * @param transform maps a point of the sign, within 12 units of its centre, to the drawing
 */
export function keySignPath(season: SpawnSeason, transform: (point: Point) => Point): string {
  if (season !== 'GENESIS') return glyphPath(season, transform);
  const rays = [0, 1, 2, 3, 4, 5, 6].map((ray) => {
    const angle = Math.PI + (ray / 6) * Math.PI;
    const onRay = (radius: number) => transform([Math.cos(angle) * radius, 3 + Math.sin(angle) * radius]);
    return sliver(onRay(6.2), onRay(8.4), onRay(ray % 2 ? 10 : 12), 1.5);
  });
  const sun = closedCurve(
    [0, 1, 2, 3, 4, 5, 6].map((step) =>
      transform([Math.cos(Math.PI + step * 0.5236) * 4.6, 3 + Math.sin(Math.PI + step * 0.5236) * 4.6]),
    ),
  );
  const horizon = [5, 8.4].map((y) =>
    ribbon(
      [transform([-9, y]), transform([0, y - 0.8]), transform([9, y])],
      (t) => 1.9 * Math.sin(Math.PI * t) + 0.2,
    ),
  );
  return [sun, ...rays, ...horizon].join('');
}
