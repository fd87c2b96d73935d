import { closedCurve, ribbon, sliver } from './curve.ts';
import { glyphPath } from './glyph-path.ts';
import type { Point } from './svg.ts';

export type KeySeason = 'GENESIS' | 'EARTH' | 'WATER' | 'AIR' | 'FIRE';

/** The sign of a season; GENESIS, which has no element, has a sun on the horizon. */
export function keySignPath(season: KeySeason, transform: (point: Point) => Point): string {
  if (season !== 'GENESIS') return glyphPath(season, transform);
  const rays = [0, 1, 2, 3, 4, 5, 6].map((ray) => {
    const angle = Math.PI + (ray / 6) * Math.PI;
    const on = (far: number) => transform([Math.cos(angle) * far, 3 + Math.sin(angle) * far]);
    return sliver(on(6.2), on(8.4), on(ray % 2 ? 10 : 12), 1.5);
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
