import { rise } from './rise.ts';
import type { Habits } from './habits-of.ts';
import { hash } from './hash.ts';
import { swing } from './outing-of.ts';
import type { Outing, Way } from './outing-of.ts';
import { accelerationOn, placeOn, speedOn } from './passage.ts';
import { moveRound, newMotion } from './wheel.ts';

/** Where a dragon is at an instant, in units of the world, and how it holds itself. */
export interface Attitude {
  x: number;
  y: number;
  /** Height above the ground; 0 at rest. */
  z: number;
  /** Direction of flight in radians as it is seen, 0 to the right, clockwise as the screen has it. */
  heading: number;
  /** From -1 (left wing down) to 1 (right wing down). */
  bank: number;
  /** Strength of the wing beat: 0 glides, 1 climbs hard. */
  beat: number;
  isResting: boolean;
}

const facingSalt = 2;

/** Reused, so that nothing is allocated. */
const motion = newMotion();

/**
 * Where a dragon is. A pure function of habits, outing and time.
 * @param time server time, milliseconds since the epoch
 * @param into filled in, so that a frame of fifty thousand dragons allocates nothing
 */
export function attitudeAt(habits: Habits, outing: Outing, time: number, into: Attitude): Attitude {
  const { period, phase } = habits;
  const { station, height, up, down } = outing;
  const now = time / 1_000;
  const since = now + phase - Math.floor((now + phase) / period) * period;
  if (since <= up.leave || since >= down.reach) return rest(habits, into);
  let z: number;
  let vz: number;
  if (since > up.reach && since < down.leave) {
    moveRound(station, now, motion);
    const angle = height.start + height.pace * since;
    z = height.middle + swing * Math.sin(angle);
    vz = swing * height.pace * Math.cos(angle);
  } else {
    const way = since < down.leave ? up : down;
    const seconds = way.reach - way.leave;
    const t = (since - way.leave) / seconds;
    moveAlong(way, t, seconds);
    z = placeOn(way.z, t);
    vz = speedOn(way.z, t) / seconds;
  }
  const { vx, vy, ax, ay } = motion;
  const speed = Math.hypot(vx, vy);
  const turn = speed > 1 ? (vx * ay - vy * ax) / (speed * speed) : 0;
  into.x = motion.x;
  into.y = motion.y + z * rise;
  into.z = Math.max(0, z);
  into.heading = speed > 1e-6 ? Math.atan2(vy, vx) : 0;
  into.bank = Math.max(-1, Math.min(1, turn * 1.6));
  into.beat = Math.max(0, Math.min(1, 0.25 + vz / 26 + (speed < 60 ? (60 - speed) / 60 : 0)));
  into.isResting = false;
  return into;
}

function moveAlong({ x, y }: Way, t: number, seconds: number) {
  motion.x = placeOn(x, t);
  motion.y = placeOn(y, t);
  motion.vx = speedOn(x, t) / seconds;
  motion.vy = speedOn(y, t) / seconds;
  motion.ax = accelerationOn(x, t) / (seconds * seconds);
  motion.ay = accelerationOn(y, t) / (seconds * seconds);
}

function rest({ flyer, perch }: Habits, into: Attitude): Attitude {
  into.x = perch.x;
  into.y = perch.y;
  into.z = 0;
  into.heading = hash(flyer.id, facingSalt) < 0.5 ? 0 : Math.PI;
  into.bank = 0;
  into.beat = 0;
  into.isResting = true;
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
