import { dragonLength } from './dragon-length.ts';
import type { Point } from './point.ts';

/** The orbit of one dragon: a ring around a center, drawn as an ellipse. */
export interface Orbit extends Point {
  radius: number;
  /** Fraction of a revolution at the epoch. */
  phase: number;
  /** Revolutions per second; negative is counter-clockwise. */
  frequency: number;
}

/** Position on the map with its first two derivatives, in units of the world and seconds. */
export interface Motion extends Point {
  vx: number;
  vy: number;
  ax: number;
  ay: number;
}

/** Distance between neighbouring dragons, beside and behind each other, at which they do not overlap. */
export const spacing = 0.7 * dragonLength;

/** Height of a ring divided by its width on the screen. Rings can be flat because a dragon is longer than it is high. */
export const flattening = 0.7;

/** Units per second in the middle of a group. */
const speed = 112;

export type OrbitGroup = ReturnType<typeof createOrbitGroup>;

/** Concentric rings that turn at the same angular speed, so that the distance between any two slots is constant. */
export function createOrbitGroup(
  center: Point,
  innerRadius: number,
  ringCount: number,
  isClockwise: boolean,
) {
  /** Slots on each ring: the number of dragons that fit on the first one, one behind another. */
  const sectors = Math.floor((2 * Math.PI * innerRadius) / spacing);
  const middleRadius = innerRadius + ((ringCount - 1) / 2) * spacing;
  const direction = isClockwise ? 1 : -1;
  return {
    slotCount: sectors * ringCount,
    /** @param sector counted in the direction of flight @param ring counted from the left wing to the right */
    createOrbit: (sector: number, ring: number): Orbit => ({
      ...center,
      radius: innerRadius + (isClockwise ? ringCount - 1 - ring : ring) * spacing,
      // Odd rings are shifted by half a slot, because aligned rings would look like a grid.
      phase: (direction * (sector + (ring % 2) / 2)) / sectors,
      frequency: (direction * speed) / (2 * Math.PI * middleRadius),
    }),
  };
}

/** The smallest radius of a ring with this number of sectors. */
export const computeMinRadius = (sectors: number) => (sectors * spacing * 1.0001) / (2 * Math.PI);

/** @param seconds since the epoch @param result receives the result, to avoid allocations */
export function moveAlongOrbit(
  { x, y, radius, phase, frequency }: Orbit,
  seconds: number,
  result: Motion,
): Motion {
  const revolutions = phase + seconds * frequency;
  const angularSpeed = 2 * Math.PI * frequency;
  const angle = 2 * Math.PI * (revolutions - Math.floor(revolutions));
  const across = radius * Math.cos(angle);
  const down = radius * flattening * Math.sin(angle);
  result.x = x + across;
  result.y = y + down;
  result.vx = (-angularSpeed * down) / flattening;
  result.vy = angularSpeed * across * flattening;
  result.ax = -angularSpeed * angularSpeed * across;
  result.ay = -angularSpeed * angularSpeed * down;
  return result;
}

export const createMotion = (): Motion => ({ x: 0, y: 0, vx: 0, vy: 0, ax: 0, ay: 0 });
