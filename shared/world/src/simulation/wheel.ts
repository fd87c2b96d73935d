import { dragonLength } from './dragon-length.ts';
import type { Place } from './lands.ts';

/** A place in the sky that goes round a middle, on a ring that is seen at a slant. */
export interface Station extends Place {
  radius: number;
  /** Share of a round at the epoch. */
  start: number;
  /** Rounds a second; below 0 counter-clockwise. */
  pace: number;
}

/** Where something is seen, with its speed and its acceleration, in units of the world and seconds. */
export interface Motion extends Place {
  vx: number;
  vy: number;
  ax: number;
  ay: number;
}

/** Units from one dragon to the next, beside and behind it, at which they do not touch. */
export const spacing = 0.7 * dragonLength;

/** Height of a ring as a share of its width: a dragon is longer than high. */
export const slant = 0.7;

/** Units a second in the middle of a wheel. */
const speed = 112;

/** Rings that turn as one, so that no two of its places ever come closer to each other. */
export class Wheel {
  readonly rings: number;
  /** Places one behind the other on each ring. */
  readonly #sectors: number;
  readonly #middle: Place;
  readonly #inner: number;
  readonly #pace: number;

  /** @param inner units from the middle to the first ring */
  constructor(
    middle: Place,
    { inner, rings, isClockwise }: { inner: number; rings: number; isClockwise: boolean },
  ) {
    this.#middle = middle;
    this.#inner = inner;
    this.rings = rings;
    this.#sectors = sectorsOf(inner);
    const radius = inner + ((rings - 1) / 2) * spacing;
    this.#pace = ((isClockwise ? 1 : -1) * speed) / (2 * Math.PI * radius);
  }

  get places(): number {
    return this.#sectors * this.rings;
  }

  /**
   * @param sector counted in the direction of flight @param ring counted from the left wing to the right
   * @param haste how many times as fast as the wheel; below 0 against it
   */
  station(sector: number, ring: number, haste = 1): Station {
    const pace = this.#pace * haste;
    const isClockwise = pace > 0;
    // Every other ring by half a place: beside each other they would look like a grid.
    const before = sector + (ring % 2) / 2;
    return {
      ...this.#middle,
      radius: this.#inner + (isClockwise ? this.rings - 1 - ring : ring) * spacing,
      start: ((isClockwise ? 1 : -1) * before) / this.#sectors,
      pace,
    };
  }
}

/** Dragons that fit one behind the other on a ring. */
const sectorsOf = (radius: number) => Math.floor((2 * Math.PI * radius) / spacing);

/** The least radius of a ring with so many places. */
export const radiusFor = (sectors: number) => (sectors * spacing * 1.0001) / (2 * Math.PI);

/** @param seconds since the epoch @param into filled in, so that nothing is allocated */
export function moveRound({ x, y, radius, start, pace }: Station, seconds: number, into: Motion): Motion {
  const rounds = start + seconds * pace;
  const turn = 2 * Math.PI * pace;
  const angle = 2 * Math.PI * (rounds - Math.floor(rounds));
  const across = radius * Math.cos(angle);
  const down = radius * slant * Math.sin(angle);
  into.x = x + across;
  into.y = y + down;
  into.vx = (-turn * down) / slant;
  into.vy = turn * across * slant;
  into.ax = -turn * turn * across;
  into.ay = -turn * turn * down;
  return into;
}

export const newMotion = (): Motion => ({ x: 0, y: 0, vx: 0, vy: 0, ax: 0, ay: 0 });
