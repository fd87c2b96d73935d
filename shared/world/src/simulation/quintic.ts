/** Position, velocity and acceleration along one axis at an end of a leg. */
type EndState = readonly [position: number, velocity: number, acceleration: number];

/** Coefficients of a polynomial of degree five, lowest power first. Its variable runs from 0 to 1 over the leg. */
export type Quintic = readonly [number, number, number, number, number, number];

/** The polynomial with these end states. Position, velocity and acceleration are continuous at both joints. */
export function fitQuintic(from: EndState, to: EndState, seconds: number): Quintic {
  const [p0, v0, a0] = [from[0], from[1] * seconds, from[2] * seconds * seconds];
  const [p1, v1, a1] = [to[0], to[1] * seconds, to[2] * seconds * seconds];
  const distance = p1 - p0;
  return [
    p0,
    v0,
    a0 / 2,
    10 * distance - 6 * v0 - 4 * v1 - 1.5 * a0 + 0.5 * a1,
    -15 * distance + 8 * v0 + 7 * v1 + 1.5 * a0 - a1,
    6 * distance - 3 * (v0 + v1) - 0.5 * a0 + 0.5 * a1,
  ];
}

export const computePosition = ([a, b, c, d, e, f]: Quintic, t: number): number =>
  a + t * (b + t * (c + t * (d + t * (e + t * f))));

/** First derivative with respect to `t`. */
export const computeVelocity = ([, b, c, d, e, f]: Quintic, t: number): number =>
  b + t * (2 * c + t * (3 * d + t * (4 * e + t * 5 * f)));

/** Second derivative with respect to `t`. */
export const computeAcceleration = ([, , c, d, e, f]: Quintic, t: number): number =>
  2 * c + t * (6 * d + t * (12 * e + t * 20 * f));
