import type { Element } from '@emberclutch/shared/contract/asset';
import { elements } from '@emberclutch/shared/contract/words';
import { hash } from './hash.ts';
import { genesis, landByNumber, lands } from './lands.ts';
import type { Land, Place } from './lands.ts';

/** What the flight of a dragon is computed from: nothing else may enter, so that all browsers compute the same. */
export interface Flyer {
  id: number;
  house: Element;
  magic: Element;
}

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

/** What does not change between the outings of a dragon. */
export interface Habits {
  flyer: Flyer;
  /** What the route is drawn from: the dragon's own number, or that of its flock. */
  seed: number;
  land: Land;
  perch: Place;
  /** Seconds of a period: rest and flight. */
  period: number;
  /** Seconds by which the period is shifted. */
  phase: number;
  pace: number;
  /** A flock shares a route; each member flies it beside and behind the first. */
  offset: Place;
}

/** Length of one segment of a route, so that speed is even. */
const stride = 150;

/** Members of a flock, on average. */
const flockSize = 7;

const salts = { company: 1, perch: 2, period: 5, phase: 6, pace: 7, offset: 8, route: 16 } as const;

/** Dragons whose magic is of their own house keep company, and one in three of the others. */
const keepsCompany = ({ id, house, magic }: Flyer) => house === magic || hash(id, salts.company) < 1 / 3;

/** The habits of a dragon: a pure function of its number, house and magic. */
export function habitsOf(flyer: Flyer): Habits {
  const { id, house } = flyer;
  const land = lands[house];
  const isFlocking = keepsCompany(flyer);
  // Numbers are dense within a world, so that neighbours in number make a flock.
  const seed = isFlocking ? 0x40000000 + Math.floor(id / (flockSize * 4)) * 4 + elements.indexOf(house) : id;
  const roost = land.roosts[Math.floor(hash(seed, salts.perch) * land.roosts.length)] ?? land;
  const perch = isFlocking ? around(roost, seed, salts.perch, 330) : withinLand(land, id);
  const period = 210 + 150 * hash(seed, salts.period);
  const offset = isFlocking ? spread(id) : { x: 0, y: 0 };
  const lag = isFlocking ? 5 * hash(id, salts.phase) : 0;
  return {
    flyer,
    seed,
    land,
    perch,
    period,
    phase: period * hash(seed, salts.phase) - lag,
    pace: 1.5 + 0.7 * hash(seed, salts.pace),
    offset,
  };
}

/** The number of the outing under way. @param time server time, milliseconds since the epoch */
export const outingNumber = ({ period, phase }: Habits, time: number) =>
  Math.floor((time / 1_000 + phase) / period);

/** The outing of a number. It depends on nothing but the habits, so that any outing can be computed at any time. */
export function outingOf({ seed, land, perch, period, pace }: Habits, number: number): Outing {
  // Times are counted in the billions; the lower bits tell outings apart.
  const salt = salts.route + (number & 0xffffff) * 8;
  const route: number[] = [];
  const add = (x: number, y: number, z: number) => void route.push(x, y, z);
  for (let repeat = 0; repeat < 3; repeat += 1) add(perch.x, perch.y, 0);

  const most = Math.floor((period * 0.82) / pace) - 6;
  const home = land.thermals[Math.floor(hash(seed, salt) * land.thermals.length)] ?? land;
  fly(route, around(home, seed, salt + 1, 160), {
    turns: 1 + hash(seed, salt + 2),
    top: 260 + 300 * hash(seed, salt + 3),
  });
  const isFar = hash(seed, salt + 4) < 0.4;
  if (isFar && room(route, most, perch) > 34) {
    const isToGenesis = hash(seed, salt + 5) < 0.6;
    const other = landByNumber(Math.floor(hash(seed, salt + 6) * 4));
    const goal = isToGenesis ? genesis : (other.thermals[number % other.thermals.length] ?? other);
    const way = distance(lastOf(route), goal) / stride;
    if (way * 2 + 10 < room(route, most, perch))
      fly(route, around(goal, seed, salt + 7, 420), { turns: 0.8, top: 420 });
  }
  // Circles over its own land until it is time to go home.
  while (room(route, most, perch) > 14) {
    const size = route.length;
    const next = withinLand(land, seed + size * 7 + (number & 0xffff));
    if (distance(lastOf(route), next) / stride + distance(next, perch) / stride > most - size / 3 - 4) break;
    fly(route, next, { turns: hash(seed + size, salt) * 0.8, top: 180 + 240 * hash(seed + size, salt + 1) });
  }
  straight(route, perch, 40);
  for (let repeat = 0; repeat < 3; repeat += 1) add(perch.x, perch.y, 0);

  const segments = route.length / 3 - 3;
  return { points: Float64Array.from(route), rest: Math.max(0, period - segments * pace), pace };
}

/**
 * Where a dragon is. A pure function of habits, outing and time.
 * @param time server time, milliseconds since the epoch
 * @param into filled in, so that a frame of fifty thousand dragons allocates nothing
 */
export function attitudeAt(habits: Habits, outing: Outing, time: number, into: Attitude): Attitude {
  const { period, phase, offset, flyer } = habits;
  const { points, rest, pace } = outing;
  const seconds = time / 1_000 + phase;
  const since = seconds - Math.floor(seconds / period) * period - rest;
  const segments = points.length / 3 - 3;
  const place = since / pace;
  if (place <= 0 || place >= segments) {
    const last = place <= 0 ? 0 : points.length - 3;
    into.x = (points[last] ?? 0) + offset.x;
    into.y = (points[last + 1] ?? 0) + offset.y;
    into.z = 0;
    into.heading = hash(flyer.id, salts.perch) < 0.5 ? 0 : Math.PI;
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
  into.x = value(0, b0, b1, b2, b3) + offset.x;
  into.y = value(1, b0, b1, b2, b3) + offset.y;
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

/** Goes straight to a place and circles there, climbing. */
function fly(route: number[], goal: Place, { turns, top }: { turns: number; top: number }) {
  const radius = 190;
  straight(route, { x: goal.x + radius, y: goal.y }, Math.max(90, top * 0.4));
  const start = heightOf(route);
  const steps = Math.round(turns * 8);
  for (let step = 1; step <= steps; step += 1) {
    const angle = (step / 8) * 2 * Math.PI;
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
const room = (route: number[], most: number, perch: Place) =>
  most - route.length / 3 - distance(lastOf(route), perch) / stride;

const lastOf = (route: number[]): Place => ({ x: route.at(-3) ?? 0, y: route.at(-2) ?? 0 });
const heightOf = (route: number[]) => route.at(-1) ?? 0;
const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

function around(place: Place, seed: number, salt: number, reach: number): Place {
  const angle = 2 * Math.PI * hash(seed, salt + 32);
  const radius = reach * Math.sqrt(hash(seed, salt + 33));
  return { x: place.x + radius * Math.cos(angle), y: place.y + radius * Math.sin(angle) };
}

/** Even over the land: neighbours in number are far apart (the R2 sequence of the plastic number). */
function withinLand({ x, y, radiusX, radiusY }: Land, number: number): Place {
  const angle = 2 * Math.PI * ((0.5 + number * 0.7548776662466927) % 1);
  const radius = 0.86 * Math.sqrt((0.5 + number * 0.5698402909980532) % 1);
  return { x: x + radiusX * radius * Math.cos(angle), y: y + radiusY * radius * Math.sin(angle) };
}

/** Places beside each other in a flock, some two lengths apart. */
function spread(id: number): Place {
  const angle = id * 2.399963229728653;
  const radius = 95 * Math.sqrt((id % (flockSize * 4)) + 0.5);
  return { x: radius * Math.cos(angle), y: radius * 0.62 * Math.sin(angle) };
}
