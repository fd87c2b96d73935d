import type { Element } from '@emberclutch/shared/contract/asset';
import { hash } from './hash.ts';
import type { Place } from './lands.ts';
import { perchOf } from './perch-of.ts';
import { seatOf, turns } from './seat-of.ts';
import type { Seat } from './seat-of.ts';

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
  seat: Seat;
  /** Whether it stays with its flock. */
  isInCompany: boolean;
  /** Seconds of a period: a quarter of it is rest. */
  period: number;
  /** Seconds by which the period is shifted. */
  phase: number;
}

const salts = { company: 1, period: 5, phase: 6 } as const;

/** The habits of a dragon: a pure function of its number, house and magic. */
export function habitsOf(flyer: Flyer): Habits {
  const { id, house } = flyer;
  const seat = seatOf(house, id);
  const isInCompany = keepsCompany(flyer);
  // Dragons of one seat have one period, so that one leaves a place when the next one comes.
  const period = 270 + 80 * hash(seat.group, salts.period);
  return {
    flyer,
    heightSeed: isInCompany ? 0x40000000 + (seat.group * turns + seat.turn) * 64 + seat.round : id,
    perch: perchOf(house, seat),
    seat,
    isInCompany,
    period,
    phase: period * (hash(seat.group, salts.phase) + seat.turn / turns),
  };
}

/** Dragons whose magic is of their own house keep company, and half of the others. */
const keepsCompany = ({ id, house, magic }: Flyer) => house === magic || hash(id, salts.company) < 1 / 2;
