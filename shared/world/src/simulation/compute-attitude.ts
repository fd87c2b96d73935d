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
 * @param result receives the result, so that a frame of fifty thousand dragons allocates nothing
 */
export function computeAttitude(
  traits: FlightTraits,
  trajectory: Trajectory,
  time: number,
  result: Attitude,
): Attitude {
  const { period, phase } = traits;
  const { orbit, height, ascent, descent } = trajectory;
  const now = time / 1_000;
  const elapsed = now + phase - Math.floor((now + phase) / period) * period;
  if (elapsed <= ascent.startsAt || elapsed >= descent.endsAt) return setResting(traits, result);
  let [z, vz] = [0, 0];
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
  result.x = motion.x;
  result.y = motion.y + z * screenLift;
  result.z = Math.max(0, z);
  result.heading = speed > 1e-6 ? Math.atan2(vy, vx) : 0;
  result.bank = Math.max(-1, Math.min(1, turn * 1.6));
  result.beat = Math.max(
    0,
    Math.min(1, trajectory.activity.beat + vz / 26 + (speed < 60 ? (60 - speed) / 60 : 0)),
  );
  result.isResting = false;
  return result;
}

function moveAlongLeg({ x, y }: Leg, t: number, seconds: number) {
  motion.x = computePosition(x, t);
  motion.y = computePosition(y, t);
  motion.vx = computeVelocity(x, t) / seconds;
  motion.vy = computeVelocity(y, t) / seconds;
  motion.ax = computeAcceleration(x, t) / (seconds * seconds);
  motion.ay = computeAcceleration(y, t) / (seconds * seconds);
}

function setResting({ flyer, perch }: FlightTraits, result: Attitude): Attitude {
  result.x = perch.x;
  result.y = perch.y;
  result.z = 0;
  result.heading = hash(flyer.id, facingSalt) < 0.5 ? 0 : Math.PI;
  result.bank = 0;
  result.beat = 0;
  result.isResting = true;
  return result;
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
