import type { Habits } from './habits-of.ts';
import { hash } from './hash.ts';
import type { Place } from './lands.ts';
import { passageBetween } from './passage.ts';
import type { Passage } from './passage.ts';
import { moveRound, newMotion } from './wheel.ts';
import type { Motion, Station } from './wheel.ts';

/** One outing: rest, the way up, rounds at a station, the way down, rest. */
export interface Outing {
  station: Station;
  height: Height;
  up: Way;
  down: Way;
}

/** The way from one place to another: x and y where it is seen, and the height. */
export interface Way {
  /** Seconds from the beginning of the period at which it begins and ends. */
  leave: number;
  reach: number;
  x: Passage;
  y: Passage;
  z: Passage;
}

/** How high a dragon flies at its station: it rises and sinks around a height. */
export interface Height {
  middle: number;
  /** Radians a second. */
  pace: number;
  start: number;
}

/** Units by which a dragon rises and sinks at its station. */
export const swing = 24;

/** Seconds from the beginning of the period until half of a flock has left its perches. */
const setOff = 20;

/**
 * Seconds before and after it within which the others leave. So those of a flock do not fly beside each other as long as their
 * distance from each other is not that of their places.
 */
const stagger = 17;

/** Seconds more to begin and to end a way. */
const turning = 3.5;

/** Units a second on the way. Slow dragons would stay in each other's way, all the more where they leave for a distant place. */
const speedOver = (distance: number) => Math.max(165, 120 + 0.02 * distance);

const heightSalt = 16;

/** The number of the outing under way. @param time server time, milliseconds since the epoch */
export const outingNumber = ({ period, phase }: Habits, time: number) =>
  Math.floor((time / 1_000 + phase) / period);

/** The outing of a number: a pure function. A period begins and ends at rest. */
export function outingOf(habits: Habits, number: number): Outing {
  const { perch, period, phase, away, departure } = habits;
  const station = habits.stationOn(number);
  const height = heightOf(habits, number);
  const resting = restingAt(perch);
  const flying = flyingAt(station, number * period - phase, height);
  const leave = setOff + stagger * (2 * departure - 1);
  return {
    station,
    height,
    up: wayBetween(resting, flying, leave),
    down: wayBetween(flying, resting, leave + period * away),
  };
}

function heightOf({ heightSeed, flyer }: Habits, number: number): Height {
  // Times are counted in the billions; the lower bits distinguish outings.
  const salt = heightSalt + (number & 0xffffff) * 4;
  return {
    middle: 70 + 150 * hash(heightSeed, salt),
    pace: (2 * Math.PI) / (17 + 14 * hash(flyer.id, salt + 1)),
    start: 2 * Math.PI * hash(flyer.id, salt + 2),
  };
}

interface State extends Motion {
  z: number;
  vz: number;
  az: number;
}

/** Where something is, by the seconds since the beginning of the period. */
type Moving = (seconds: number) => State;

function restingAt({ x, y }: Place): Moving {
  const state = { ...newMotion(), x, y, z: 0, vz: 0, az: 0 };
  return () => state;
}

/** @param begin seconds since the epoch at which the period begins */
function flyingAt(station: Station, begin: number, { middle, pace, start }: Height): Moving {
  return (seconds) => {
    const angle = start + pace * seconds;
    return {
      ...moveRound(station, begin + seconds, newMotion()),
      z: middle + swing * Math.sin(angle),
      vz: swing * pace * Math.cos(angle),
      az: -swing * pace * pace * Math.sin(angle),
    };
  };
}

/** @param leave seconds from the beginning of the period */
function wayBetween(from: Moving, to: Moving, leave: number): Way {
  const start = from(leave);
  const near = to(leave + 2 * turning);
  const distance = Math.hypot(near.x - start.x, near.y - start.y);
  const reach = leave + turning + distance / speedOver(distance);
  const end = to(reach);
  const seconds = reach - leave;
  return {
    leave,
    reach,
    x: passageBetween({ from: [start.x, start.vx, start.ax], to: [end.x, end.vx, end.ax] }, seconds),
    y: passageBetween({ from: [start.y, start.vy, start.ay], to: [end.y, end.vy, end.ay] }, seconds),
    z: passageBetween({ from: [start.z, start.vz, start.az], to: [end.z, end.vz, end.az] }, seconds),
  };
}
