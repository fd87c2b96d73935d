import { restShare } from './habits-of.ts';
import type { Habits } from './habits-of.ts';
import { hash } from './hash.ts';
import { genesis, landByNumber } from './lands.ts';
import type { Land, Place } from './lands.ts';

/**
 * One outing: rest at the perch, then a closed flight over thermals and back. A uniform cubic B-spline whose control
 * points begin and end three times at the perch: it leaves and reaches the perch with no speed and no acceleration, and
 * position, speed and acceleration are continuous everywhere, so nothing jitters.
 */
export interface Outing {
  /** x, y, z of each control point. */
  points: Float64Array;
  /** Seconds from the beginning of the period until the dragon leaves its perch. */
  rest: number;
  /** Seconds for one segment of the spline. */
  pace: number;
}

/** Length of one segment of a route, so that speed is even. */
const stride = 150;

/** Control points between the perch and the meeting place of a flock. */
const joining = 5;

/** Salts below are those of the habits. */
const routeSalt = 16;
const circleSalt = 11;

interface Circling {
  /** What the circle is drawn from. */
  seed: number;
  turns: number;
  /** Height at the end. */
  top: number;
}

/** The number of the outing under way. @param time server time, milliseconds since the epoch */
export const outingNumber = ({ period, phase }: Habits, time: number) =>
  Math.floor((time / 1_000 + phase) / period);

/** The outing of a number. It depends on nothing but the habits, so that any outing can be computed at any time. */
export function outingOf(habits: Habits, number: number): Outing {
  const { perch, meeting, period, offset } = habits;
  const route = routeOf(habits, number);
  const points: number[] = [];
  const add = (x: number, y: number, z: number) => void points.push(x, y, z);
  const rests = () => {
    for (let repeat = 0; repeat < 3; repeat += 1) add(perch.x, perch.y, 0);
  };
  const isJoining = meeting.z > 0;
  const joins = (share: number) =>
    add(
      perch.x + (meeting.x + offset.x - perch.x) * share,
      perch.y + (meeting.y + offset.y - perch.y) * share,
      meeting.z * share,
    );

  rests();
  if (isJoining) for (let step = 1; step < joining; step += 1) joins(step / joining);
  for (let index = isJoining ? 0 : 3; index < route.length; index += 3)
    add((route[index] ?? 0) + offset.x, (route[index + 1] ?? 0) + offset.y, route[index + 2] ?? 0);
  if (isJoining) for (let step = joining - 1; step > 0; step -= 1) joins(step / joining);
  rests();

  const rest = period * restShare;
  return { points: Float64Array.from(points), rest, pace: (period - rest) / (points.length / 3 - 3) };
}

/** x, y, z of each control point, from the meeting place over thermals and back. A flock has one route in common. */
function routeOf({ seed, land, meeting, period, pace }: Habits, number: number): number[] {
  // Times are counted in the billions; the lower bits distinguish outings.
  const salt = routeSalt + (number & 0xffffff) * 8;
  const route: number[] = [meeting.x, meeting.y, meeting.z];
  const most = Math.floor((period * (1 - restShare)) / pace) - (meeting.z > 0 ? 2 * joining : 4);
  const home = land.thermals[Math.floor(hash(seed, salt) * land.thermals.length)] ?? land;
  fly(route, around(home, seed, salt + 1, 900), {
    seed,
    turns: 1 + hash(seed, salt + 2),
    top: 260 + 300 * hash(seed, salt + 3),
  });
  const isFar = hash(seed, salt + 4) < 0.4;
  if (isFar && room(route, most, meeting) > 34) {
    const isToGenesis = hash(seed, salt + 5) < 0.6;
    const other = landByNumber(Math.floor(hash(seed, salt + 6) * 4));
    const goal = isToGenesis ? genesis : (other.thermals[number % other.thermals.length] ?? other);
    const way = distance(lastOf(route), goal) / stride;
    if (way * 2 + 10 < room(route, most, meeting))
      fly(route, around(goal, seed, salt + 7, 420), { seed: seed + 1, turns: 0.8, top: 420 });
  }
  // Circles over its own land until it is time to go home.
  while (room(route, most, meeting) > 14) {
    const size = route.length;
    const next = withinLand(land, seed + size * 7 + (number & 0xffff));
    if (distance(lastOf(route), next) / stride + distance(next, meeting) / stride > most - size / 3 - 4)
      break;
    fly(route, next, {
      seed: seed + size,
      turns: hash(seed + size, salt) * 0.8,
      top: 180 + 240 * hash(seed + size, salt + 1),
    });
  }
  straight(route, meeting, Math.max(40, meeting.z));
  return route;
}

/**
 * Goes straight to a place and circles there, climbing: in a circle of its own width and sense, because two in one circle
 * would stay in each other's way.
 */
function fly(route: number[], goal: Place, { turns, top, seed }: Circling) {
  const radius = 150 + 190 * hash(seed, circleSalt);
  const sense = hash(seed, circleSalt + 1) < 0.5 ? -1 : 1;
  straight(route, { x: goal.x + radius, y: goal.y }, Math.max(90, top * 0.4));
  const start = heightOf(route);
  const round = Math.round((2 * Math.PI * radius) / stride);
  const steps = Math.round(turns * round);
  for (let step = 1; step <= steps; step += 1) {
    const angle = sense * (step / round) * 2 * Math.PI;
    route.push(
      goal.x + radius * Math.cos(angle),
      goal.y + radius * Math.sin(angle),
      start + (top - start) * (step / steps),
    );
  }
}

function straight(route: number[], goal: Place, height: number) {
  const from = lastOf(route);
  const low = heightOf(route);
  const steps = Math.max(1, Math.round(distance(from, goal) / stride));
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    route.push(
      from.x + (goal.x - from.x) * share,
      from.y + (goal.y - from.y) * share,
      low + (height - low) * share,
    );
  }
}

/** Control points that may still be used before the way home. */
const room = (route: number[], most: number, end: Place) =>
  most - route.length / 3 - distance(lastOf(route), end) / stride;

const lastOf = (route: number[]): Place => ({ x: route.at(-3) ?? 0, y: route.at(-2) ?? 0 });
const heightOf = (route: number[]) => route.at(-1) ?? 0;
const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

function around(place: Place, seed: number, salt: number, reach: number): Place {
  const angle = 2 * Math.PI * hash(seed, salt + 32);
  const radius = reach * Math.sqrt(hash(seed, salt + 33));
  return { x: place.x + radius * Math.cos(angle), y: place.y + radius * Math.sin(angle) };
}

/**
 * Over the land and the sea before its coast, evenly: neighbours in number are far apart (the R2 sequence of the plastic
 * number).
 */
function withinLand({ x, y, radiusX, radiusY }: Land, number: number): Place {
  const angle = 2 * Math.PI * ((0.5 + number * 0.7548776662466927) % 1);
  const radius = 1.2 * Math.sqrt((0.5 + number * 0.5698402909980532) % 1);
  return { x: x + radiusX * radius * Math.cos(angle), y: y + radiusY * radius * Math.sin(angle) };
}
