import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { hash } from './hash.ts';
import type { Place } from './lands.ts';
import { patrolOf, patrolSize, watches } from './patrol-of.ts';
import { patrolPerchOf, perchOf } from './perch-of.ts';
import { flockSize, seatOf, seats, turns } from './seat-of.ts';
import { stationOf, stationsOfSeat } from './station-of.ts';
import type { Station } from './wheel.ts';

/** What the flight of a dragon is computed from: nothing else may enter, so that all browsers compute the same. */
export interface Flyer {
  id: number;
  house: Element;
  magic: Element;
}

/** What does not change between the outings of a dragon. */
export interface Habits {
  flyer: Flyer;
  /** What its height is drawn from: its own number, or that of its flock. */
  heightSeed: number;
  perch: Place;
  /** Its place in the sky on an outing. */
  stationOn: (outing: number) => Station;
  /** Seconds of a period. */
  period: number;
  /** Seconds by which the period is shifted. */
  phase: number;
  /** Which share of a period it is away from its perch. */
  away: number;
  /** When it sets off among those around it: from 0 for the first to 1 for the last. */
  departure: number;
}

/** In which order dragons of a flock and of a patrol set off: one in which neighbours do not follow each other. */
const [flockOrder, patrolOrder] = [16, 5] as const;

const salts = { company: 1, period: 5, phase: 6 } as const;

/** The habits of a dragon: a pure function of its number, house and magic. */
export const habitsOf = (flyer: Flyer): Habits =>
  flyer.id < seats ? habitsAtHome(flyer) : habitsOnPatrol(flyer);

/** Low numbers fly over the land of their house, and rest for a quarter of the time. */
function habitsAtHome(flyer: Flyer): Habits {
  const { id, house } = flyer;
  const seat = seatOf(house, id);
  const isInCompany = keepsCompany(flyer);
  // Dragons of one seat have one period, so that one leaves a place when the next one comes.
  const period = 270 + 80 * hash(seat.group, salts.period);
  return {
    flyer,
    heightSeed: isInCompany ? 0x40000000 + seat.group * turns + seat.turn : id,
    perch: perchOf(house, seat),
    // Three of the four that share a seat are in flight: each has the place in the sky of that one which lands as it sets off.
    stationOn: (outing) =>
      stationOf(house, seat, { isInCompany, share: modulo(outing - seat.turn, stationsOfSeat) }),
    period,
    phase: period * (hash(seat.group, salts.phase) + seat.turn / turns),
    away: 1 - 1 / turns,
    departure: ((seat.place * flockOrder) % flockSize) / (flockSize - 1),
  };
}

/** All others are over the sea, and come home for a short rest. */
function habitsOnPatrol(flyer: Flyer): Habits {
  const { id, house } = flyer;
  const { station, perch, watch, place, group } = patrolOf(id - seats);
  const seed = 0x20000000 + elements.indexOf(house) * 4_096 + group;
  const period = 2_400 + 240 * hash(seed, salts.period);
  return {
    flyer,
    heightSeed: 0x60000000 + group * watches + watch,
    perch: patrolPerchOf(house, perch),
    stationOn: () => station,
    period,
    phase: period * (hash(seed, salts.phase) + watch / watches),
    away: 1 - 1 / watches,
    departure: ((place * patrolOrder) % patrolSize) / (patrolSize - 1),
  };
}

/** Dragons whose magic is of their own house keep company, and half of the others. */
const keepsCompany = ({ id, house, magic }: Flyer) => house === magic || hash(id, salts.company) < 1 / 2;

const modulo = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;
