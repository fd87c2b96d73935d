import type { Habits } from './habits-of.ts';
import { hash } from './hash.ts';
import type { Outing } from './outing-of.ts';

/** Where a dragon is at an instant, in units of the world, and how it holds itself. */
export interface Attitude {
  x: number;
  y: number;
  /** Height above the ground; 0 at rest. */
  z: number;
  /** Direction of flight in radians, 0 to the right, clockwise as the screen has it. */
  heading: number;
  /** From -1 (left wing down) to 1 (right wing down). */
  bank: number;
  /** Strength of the wing beat: 0 glides, 1 climbs hard. */
  beat: number;
  isResting: boolean;
}

const facingSalt = 2;

/**
 * Where a dragon is. A pure function of habits, outing and time.
 * @param time server time, milliseconds since the epoch
 * @param into filled in, so that a frame of fifty thousand dragons allocates nothing
 */
export function attitudeAt(habits: Habits, outing: Outing, time: number, into: Attitude): Attitude {
  const { period, phase, flyer } = habits;
  const { points, rest, pace } = outing;
  const seconds = time / 1_000 + phase;
  const since = seconds - Math.floor(seconds / period) * period - rest;
  const segments = points.length / 3 - 3;
  const place = since / pace;
  if (place <= 0 || place >= segments) {
    const last = place <= 0 ? 0 : points.length - 3;
    into.x = points[last] ?? 0;
    into.y = points[last + 1] ?? 0;
    into.z = 0;
    into.heading = hash(flyer.id, facingSalt) < 0.5 ? 0 : Math.PI;
    into.bank = 0;
    into.beat = 0;
    into.isResting = true;
    return into;
  }
  const index = Math.floor(place);
  const t = place - index;
  const at = index * 3;
  const s = 1 - t;
  const b0 = (s * s * s) / 6;
  const b1 = (3 * t * t * t - 6 * t * t + 4) / 6;
  const b2 = (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6;
  const b3 = (t * t * t) / 6;
  const d0 = (-s * s) / 2;
  const d1 = (3 * t * t - 4 * t) / 2;
  const d2 = (-3 * t * t + 2 * t + 1) / 2;
  const d3 = (t * t) / 2;
  const e1 = 3 * t - 2;
  const e2 = 1 - 3 * t;
  const value = (axis: number, f0: number, f1: number, f2: number, f3: number) =>
    f0 * (points[at + axis] ?? 0) +
    f1 * (points[at + 3 + axis] ?? 0) +
    f2 * (points[at + 6 + axis] ?? 0) +
    f3 * (points[at + 9 + axis] ?? 0);
  const vx = value(0, d0, d1, d2, d3);
  const vy = value(1, d0, d1, d2, d3);
  const vz = value(2, d0, d1, d2, d3);
  const ax = value(0, s, e1, e2, t);
  const ay = value(1, s, e1, e2, t);
  const speed = Math.hypot(vx, vy);
  into.x = value(0, b0, b1, b2, b3);
  into.y = value(1, b0, b1, b2, b3);
  into.z = Math.max(0, value(2, b0, b1, b2, b3));
  into.heading = speed > 1e-6 ? Math.atan2(vy, vx) : 0;
  const turn = speed > 1 ? (vx * ay - vy * ax) / (speed * speed) : 0;
  into.bank = Math.max(-1, Math.min(1, turn * 1.6));
  into.beat = Math.max(0, Math.min(1, 0.25 + vz / 26 + (speed < 60 ? (60 - speed) / 60 : 0)));
  into.isResting = false;
  return into;
}

export const newAttitude = (): Attitude => ({
  x: 0,
  y: 0,
  z: 0,
  heading: 0,
  bank: 0,
  beat: 0,
  isResting: true,
});
