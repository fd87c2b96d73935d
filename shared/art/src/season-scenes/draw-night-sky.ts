import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { seasonStars } from '../season-skins/season-skins.ts';
import { traceSparkle } from '../curve.ts';
import type { Point } from '../svg.ts';
import { writePath } from '../svg.ts';
import { fillShape, writeSky } from './brushes.ts';

/** Bright stars: right ascension in hours, declination in degrees, magnitude (epoch 2000, rounded). */
const stars = {
  sirius: [6.75, -16.7, -1.5],
  arcturus: [14.26, 19.2, 0],
  vega: [18.62, 38.8, 0],
  capella: [5.28, 46, 0.1],
  rigel: [5.24, -8.2, 0.1],
  procyon: [7.66, 5.2, 0.4],
  betelgeuse: [5.92, 7.4, 0.5],
  altair: [19.85, 8.9, 0.8],
  aldebaran: [4.6, 16.5, 0.9],
  antares: [16.49, -26.4, 1],
  spica: [13.42, -11.2, 1],
  pollux: [7.76, 28, 1.1],
  fomalhaut: [22.96, -29.6, 1.2],
  deneb: [20.69, 45.3, 1.3],
  regulus: [10.14, 12, 1.4],
  castor: [7.58, 31.9, 1.6],
  bellatrix: [5.42, 6.3, 1.6],
  alnilam: [5.6, -1.2, 1.7],
  alnitak: [5.68, -1.9, 1.8],
  mintaka: [5.53, -0.3, 2.2],
  saiph: [5.8, -9.7, 2.1],
  alioth: [12.9, 56, 1.8],
  dubhe: [11.06, 61.8, 1.8],
  alkaid: [13.79, 49.3, 1.9],
  mizar: [13.4, 54.9, 2.2],
  merak: [11.03, 56.4, 2.4],
  phecda: [11.9, 53.7, 2.4],
  megrez: [12.26, 57, 3.3],
  denebola: [11.82, 14.6, 2.1],
  algieba: [10.33, 19.8, 2.1],
  zosma: [11.24, 20.5, 2.6],
  schedar: [0.68, 56.5, 2.2],
  caph: [0.15, 59.1, 2.3],
  navi: [0.95, 60.7, 2.2],
  ruchbah: [1.43, 60.2, 2.7],
  segin: [1.91, 63.7, 3.4],
  alpheratz: [0.14, 29.1, 2.1],
  scheat: [23.06, 28.1, 2.4],
  markab: [23.08, 15.2, 2.5],
  algenib: [0.22, 15.2, 2.8],
  sadr: [20.37, 40.3, 2.2],
  gienah: [20.77, 34, 2.5],
  fawaris: [19.75, 45.1, 2.9],
  albireo: [19.51, 28, 3.1],
  shaula: [17.56, -37.1, 1.6],
  sargas: [17.62, -43, 1.9],
  dschubba: [16, -22.6, 2.3],
  alphecca: [15.58, 26.7, 2.2],
  enif: [21.74, 9.9, 2.4],
} satisfies Record<string, readonly [hours: number, degrees: number, magnitude: number]>;

type Star = keyof typeof stars;

const figures: readonly (readonly Star[])[] = [
  ['betelgeuse', 'bellatrix', 'mintaka', 'alnilam', 'alnitak', 'betelgeuse'],
  ['mintaka', 'rigel', 'saiph', 'alnitak'],
  ['alkaid', 'mizar', 'alioth', 'megrez', 'dubhe', 'merak', 'phecda', 'megrez'],
  ['caph', 'schedar', 'navi', 'ruchbah', 'segin'],
  ['alpheratz', 'scheat', 'markab', 'algenib', 'alpheratz'],
  ['deneb', 'sadr', 'albireo'],
  ['gienah', 'sadr', 'fawaris'],
  ['regulus', 'algieba', 'zosma', 'denebola', 'regulus'],
  ['castor', 'pollux'],
  ['dschubba', 'antares', 'shaula', 'sargas'],
];

/** The real stars above a season, with the constellations among them: 1600 by 400 units. */
export function drawNightSky(season: SeasonName, ink: string): string {
  const [hours, degrees] = seasonStars[season];
  const projectStar = ([ra, declination]: readonly [number, number, number]): Point => {
    const hourAngle = ((ra - hours + 36) % 24) - 12;
    // East is on the left, because the viewer looks up at the sky.
    return [
      800 - hourAngle * 15 * 13 * Math.cos((declination * Math.PI) / 180),
      190 - (declination - degrees) * 6.4,
    ];
  };
  const lines = figures
    .map((names) => {
      const points = names.map((name) => projectStar(stars[name]));
      const isVisible = points.every(([x]) => x > -300 && x < 1900);
      return isVisible ? `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}` : '';
    })
    .join('');
  const starPaths = Object.values(stars)
    .map((star) => traceSparkle(projectStar(star), 12 - star[2] * 2, 0.17))
    .join('');
  return writeSky(
    writePath(lines, {
      fill: 'none',
      stroke: ink,
      'stroke-width': 0.9,
      'stroke-dasharray': '2 5',
      'stroke-opacity': 0.7,
    }) + fillShape(starPaths, ink),
    'xMaxYMin slice',
  );
}
