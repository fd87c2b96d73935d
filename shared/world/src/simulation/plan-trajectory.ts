import type { FlightTraits } from './to-flight-traits.ts';
import { airborneShare } from './find-flock-position.ts';
import { hash } from './hash.ts';
import { moveAlongOrbit, createMotion } from './orbit-group.ts';
import type { Motion, Orbit } from './orbit-group.ts';
import type { Point } from './point.ts';
import { chooseActivity } from './activities.ts';
import type { Activity } from './activities.ts';
import { fitQuintic } from './quintic.ts';
import type { Quintic } from './quintic.ts';

/** The flight of a dragon in one cycle: rest, ascent, orbit, descent, rest. */
export interface Trajectory {
  activity: Activity;
  orbit: Orbit;
  height: HeightWave;
  ascent: Leg;
  descent: Leg;
}

/** The flight between perch and orbit: position on the screen, and height. */
export interface Leg {
  /** Seconds since the start of the cycle. */
  startsAt: number;
  endsAt: number;
  x: Quintic;
  y: Quintic;
  z: Quintic;
}

/** Height of a dragon on its orbit, which rises and falls around a mean. */
export interface HeightWave {
  mean: number;
  /** Units of rise and fall. */
  amplitude: number;
  /** Radians per second. */
  frequency: number;
  phase: number;
}

/** Seconds from the start of the cycle until half of a flock has left its perches. */
const meanDeparture = 20;

/** Seconds over which a flock departs. Dragons that left together would fly side by side, closer than the slots of their orbits. */
const departureSpread = 17;

/** Seconds added to a leg for its two turns. */
const turnTime = 3.5;

/** Units per second on a leg. Slower dragons would get in each other's way, above all on the long way to a distant orbit. */
const computeLegSpeed = (distance: number) => Math.max(165, 120 + 0.02 * distance);

const heightSalt = 16;

/** The number of the current cycle. @param time server time, milliseconds since the epoch */
export const computeCycle = ({ period, phase }: FlightTraits, time: number) =>
  Math.floor((time / 1_000 + phase) / period);

/** Computes the trajectory of a cycle: a pure function. A cycle starts and ends at rest. */
export function planTrajectory(traits: FlightTraits, cycle: number): Trajectory {
  const { perch, period, phase, departureOrder } = traits;
  const { area, orbit } = traits.chooseOrbit(cycle);
  // Cycle numbers are large because they count from the epoch. Their low bits differ between consecutive cycles.
  const salt = heightSalt + (cycle & 0xffffff) * 4;
  const activity = chooseActivity(area, traits.preferences, traits.heightSeed, salt);
  const height = toHeightWave(traits, activity, salt);
  const restState = createRestState(perch);
  const orbitState = createOrbitState(orbit, cycle * period - phase, height);
  const departsAt = meanDeparture + departureSpread * (2 * departureOrder - 1);
  return {
    activity,
    orbit,
    height,
    ascent: planLeg(restState, orbitState, departsAt),
    descent: planLeg(orbitState, restState, departsAt + period * airborneShare),
  };
}

/** A flock shares one wave, because it flies together. Only the lag of its rows differs. */
function toHeightWave({ heightSeed, lag }: FlightTraits, activity: Activity, salt: number): HeightWave {
  return {
    mean: activity.height,
    amplitude: activity.swing,
    frequency: (2 * Math.PI) / (activity.seconds * (0.9 + 0.2 * hash(heightSeed, salt + 1))),
    phase: 2 * Math.PI * (hash(heightSeed, salt + 2) - lag),
  };
}

interface State extends Motion {
  z: number;
  vz: number;
  az: number;
}

/** State at a number of seconds since the start of the cycle. */
type StateAt = (seconds: number) => State;

function createRestState({ x, y }: Point): StateAt {
  const state = { ...createMotion(), x, y, z: 0, vz: 0, az: 0 };
  return () => state;
}

/** @param cycleStart seconds since the epoch */
function createOrbitState(
  orbit: Orbit,
  cycleStart: number,
  { mean, amplitude, frequency, phase }: HeightWave,
): StateAt {
  return (seconds) => {
    const angle = phase + frequency * seconds;
    return {
      ...moveAlongOrbit(orbit, cycleStart + seconds, createMotion()),
      z: mean + amplitude * Math.sin(angle),
      vz: amplitude * frequency * Math.cos(angle),
      az: -amplitude * frequency * frequency * Math.sin(angle),
    };
  };
}

/** @param startsAt seconds since the start of the cycle */
function planLeg(from: StateAt, to: StateAt, startsAt: number): Leg {
  const start = from(startsAt);
  const target = to(startsAt + 2 * turnTime);
  const distance = Math.hypot(target.x - start.x, target.y - start.y);
  const endsAt = startsAt + turnTime + distance / computeLegSpeed(distance);
  const end = to(endsAt);
  const seconds = endsAt - startsAt;
  return {
    startsAt,
    endsAt,
    x: fitQuintic([start.x, start.vx, start.ax], [end.x, end.vx, end.ax], seconds),
    y: fitQuintic([start.y, start.vy, start.ay], [end.y, end.vy, end.ay], seconds),
    z: fitQuintic([start.z, start.vz, start.az], [end.z, end.vz, end.az], seconds),
  };
}
