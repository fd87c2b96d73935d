import type { Element } from '@emberclutch/shared/contract/asset';
import { hash } from './hash.ts';
import { lands } from './lands.ts';
import type { Land, Place } from './lands.ts';
import { flockPerches, perchOf, turns } from './perch-of.ts';

/** What the flight of a dragon is computed from: nothing else may enter, so that all browsers compute the same. */
export interface Flyer {
  id: number;
  house: Element;
  magic: Element;
}

/** What does not change between the outings of a dragon. */
export interface Habits {
  flyer: Flyer;
  /** What the route is drawn from: the dragon's own number, or that of its flock. */
  seed: number;
  land: Land;
  perch: Place;
  /** Where the route begins and ends: the perch, or above the roost of a flock. */
  meeting: Place & { z: number };
  /** Seconds of a period: rest and flight. */
  period: number;
  /** Seconds by which the period is shifted. */
  phase: number;
  /** Seconds for one segment of the spline, about. */
  pace: number;
  /** A flock shares a route; each member flies it beside and behind the first. */
  offset: Place;
}

/** Share of a period that a dragon rests: a little less than its turn, because landing and leaving are slow. */
export const restShare = 0.165;

const salts = { company: 1, period: 5, phase: 6, pace: 7 } as const;

/** The habits of a dragon: a pure function of its number, house and magic. */
export function habitsOf(flyer: Flyer): Habits {
  const { id, house } = flyer;
  const { x, y, group, turn, roost } = perchOf(house, id, keepsCompany(flyer));
  // Numbers are dense within a world, so that neighbours in number make a flock.
  const seed = roost ? 0x40000000 + Math.floor(id / flockPerches) * 4_096 + group : id;
  // Dragons of one perch have one period, so that their turns to rest never meet.
  const period = 210 + 150 * hash(group, salts.period);
  return {
    flyer,
    seed,
    land: lands[house],
    perch: { x, y },
    meeting: roost ? { ...roost, z: 150 } : { x, y, z: 0 },
    period,
    phase: period * (hash(group, salts.phase) + turn / turns),
    pace: 1.2 + 0.8 * hash(seed, salts.pace),
    offset: roost ? spread(id) : { x: 0, y: 0 },
  };
}

/** Dragons whose magic is of their own house keep company, and one in three of the others. */
const keepsCompany = ({ id, house, magic }: Flyer) => house === magic || hash(id, salts.company) < 1 / 3;

/** Places in a flock: seven abreast in four rows, each row shifted by half a place. Wings do not touch. */
function spread(id: number): Place {
  const place = id % flockPerches;
  const row = Math.floor(place / 7);
  return { x: ((place % 7) - 3 + (row % 2) * 0.5) * 172, y: (row - 1.5) * 112 };
}
