import type { Point } from './point.ts';

/** A circle over the sea that dragons on patrol orbit. */
interface SeaCircle {
  center: Point;
  /** Number of concentric rings. */
  rings: number;
}

type Coordinates = readonly [x: number, y: number];

// Circles in the area that the orbits over the lands leave free, most of it over the sea. They do not meet; a search found them
// that places the largest first. One line per number of rings, to be read as a table.
// oxfmt-ignore
const table: readonly (readonly [rings: number, centers: readonly Coordinates[]])[] = [
  [10, [[-647, 5783], [-644, 491], [-434, 1927], [-366, 7049], [-336, 3457], [12475, 3354], [12552, 4966], [12557, 477], [12642, 7537], [12650, 1847], [12652, 6252]]],
  [9, [[4099, 3960]]],
  [8, [[7832, 3999]]],
  [7, [[-236, 4583], [2412, 3846]]],
  [6, [[4909, 3033], [6016, 5214], [6165, 2803], [9761, 4112]]],
  [5, [[4812, 4795], [7131, 4815], [7274, 3149]]],
  [4, [[2267, 7848], [3822, 7877], [5870, 6696], [5874, 7880], [6268, 137], [7895, 7780], [8161, 194], [9878, 148], [9968, 7882]]],
  [3, [[-1143, 2718], [-797, 7922], [213, 7883], [356, 2670], [367, 1161], [764, 3970], [2269, 136], [3928, 73], [5997, 1094], [11691, 4099]]],
  [2, [[-1231, 4238], [-1188, 4858], [405, 5275], [3039, 23], [8889, 7934], [8948, 63], [11475, 42], [11485, 7980], [11654, 1319], [11827, 2594], [13187, 2636], [13234, 4165]]],
  [1, [[-1278, 7569], [-1270, 1350], [-1264, 6523], [640, 7], [927, 7960], [1430, 4010], [1472, 8007], [2777, 6011], [2973, 7997], [3403, 5990], [4593, 7969], [5167, 8027], [6364, 1479], [7099, 7981], [7457, -25], [8732, 6042], [8838, 4159], [8915, 2004], [10851, -31], [10859, 8008], [10996, 4050], [11594, 5470], [11719, 6803], [13297, 1115]]],
];

/** The circles of all patrols. */
export const seaCircles: readonly SeaCircle[] = table.flatMap(([rings, centers]) =>
  centers.map(([x, y]) => ({ center: { x, y }, rings })),
);
