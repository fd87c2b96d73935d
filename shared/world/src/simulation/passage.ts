/** Place, speed and acceleration along one axis at the two ends of a way. */
export interface Ends {
  from: readonly [place: number, speed: number, acceleration: number];
  to: readonly [place: number, speed: number, acceleration: number];
}

/** Coefficients of a polynomial, lowest power first, of the share of the way that is behind. */
export type Passage = readonly [number, number, number, number, number, number];

/** The polynomial of the fifth degree with these ends: place, speed and acceleration are continuous where it is joined. */
export function passageBetween({ from, to }: Ends, seconds: number): Passage {
  const [p0, v0, a0] = [from[0], from[1] * seconds, from[2] * seconds * seconds];
  const [p1, v1, a1] = [to[0], to[1] * seconds, to[2] * seconds * seconds];
  const way = p1 - p0;
  return [
    p0,
    v0,
    a0 / 2,
    10 * way - 6 * v0 - 4 * v1 - 1.5 * a0 + 0.5 * a1,
    -15 * way + 8 * v0 + 7 * v1 + 1.5 * a0 - a1,
    6 * way - 3 * (v0 + v1) - 0.5 * a0 + 0.5 * a1,
  ];
}

export const placeOn = ([a, b, c, d, e, f]: Passage, t: number): number =>
  a + t * (b + t * (c + t * (d + t * (e + t * f))));

/** Per share of the way. */
export const speedOn = ([, b, c, d, e, f]: Passage, t: number): number =>
  b + t * (2 * c + t * (3 * d + t * (4 * e + t * 5 * f)));

/** Per share of the way, squared. */
export const accelerationOn = ([, , c, d, e, f]: Passage, t: number): number =>
  2 * c + t * (6 * d + t * (12 * e + t * 20 * f));
