import type { FlightTraits } from './to-flight-traits.ts';
import { hash } from './hash.ts';
import { moveAlongOrbit, createMotion } from './orbit-group.ts';
import { computeAcceleration, computePosition, computeVelocity } from './quintic.ts';
import { screenLift } from './screen-lift.ts';
import type { Leg, Trajectory } from './plan-trajectory.ts';

/** Position of a dragon at an instant, in units of the world, and its posture. */
export interface Attitude {
  x: number;
  y: number;
  /** Height above the ground; 0 at rest. */
  z: number;
  /** Direction of flight on the screen in radians: 0 is to the right, positive is clockwise. */
  heading: number;
  /** From -1 (left wing down) to 1 (right wing down). */
  bank: number;
  /** Strength of the wing beat: 0 is gliding, 1 is climbing hard. */
  beat: number;
  isResting: boolean;
}

const facingSalt = 2;

/** Reused to avoid allocations. */
const motion = createMotion();

/**
 * The attitude of a dragon: a pure function of flight traits, trajectory and time.
 * @param time server time, milliseconds since the epoch
 * @param into receives the result, so that a frame of fifty thousand dragons allocates nothing
 */
export function computeAttitude(
  traits: FlightTraits,
  trajectory: Trajectory,
  time: number,
  into: Attitude,
): Attitude {
  const { period, phase } = traits;
  const { orbit, height, ascent, descent } = trajectory;
  const now = time / 1_000;
  const elapsed = now + phase - Math.floor((now + phase) / period) * period;
  if (elapsed <= ascent.startsAt || elapsed >= descent.endsAt) return rest(traits, into);
  let z: number;
  let vz: number;
  if (elapsed > ascent.endsAt && elapsed < descent.startsAt) {
    moveAlongOrbit(orbit, now, motion);
    const angle = height.phase + height.frequency * elapsed;
    z = height.mean + height.amplitude * Math.sin(angle);
    vz = height.amplitude * height.frequency * Math.cos(angle);
  } else {
    const leg = elapsed < descent.startsAt ? ascent : descent;
    const seconds = leg.endsAt - leg.startsAt;
    const t = (elapsed - leg.startsAt) / seconds;
    moveAlongLeg(leg, t, seconds);
    z = computePosition(leg.z, t);
    vz = computeVelocity(leg.z, t) / seconds;
  }
  const { vx, vy, ax, ay } = motion;
  const speed = Math.hypot(vx, vy);
  const turn = speed > 1 ? (vx * ay - vy * ax) / (speed * speed) : 0;
  into.x = motion.x;
  into.y = motion.y + z * screenLift;
  into.z = Math.max(0, z);
  into.heading = speed > 1e-6 ? Math.atan2(vy, vx) : 0;
  into.bank = Math.max(-1, Math.min(1, turn * 1.6));
  into.beat = Math.max(
    0,
    Math.min(1, trajectory.activity.beat + vz / 26 + (speed < 60 ? (60 - speed) / 60 : 0)),
  );
  into.isResting = false;
  return into;
}

function moveAlongLeg({ x, y }: Leg, t: number, seconds: number) {
  motion.x = computePosition(x, t);
  motion.y = computePosition(y, t);
  motion.vx = computeVelocity(x, t) / seconds;
  motion.vy = computeVelocity(y, t) / seconds;
  motion.ax = computeAcceleration(x, t) / (seconds * seconds);
  motion.ay = computeAcceleration(y, t) / (seconds * seconds);
}

function rest({ flyer, perch }: FlightTraits, into: Attitude): Attitude {
  into.x = perch.x;
  into.y = perch.y;
  into.z = 0;
  into.heading = hash(flyer.id, facingSalt) < 0.5 ? 0 : Math.PI;
  into.bank = 0;
  into.beat = 0;
  into.isResting = true;
  return into;
}

export const createAttitude = (): Attitude => ({
  x: 0,
  y: 0,
  z: 0,
  heading: 0,
  bank: 0,
  beat: 0,
  isResting: true,
});
