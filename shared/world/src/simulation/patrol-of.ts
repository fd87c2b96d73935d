import { gyres } from './gyres.ts';
import { spotsAround } from './spots-around.ts';
import type { Spot } from './spots-around.ts';
import { spotsOverLand } from './station-of.ts';
import type { Station } from './wheel.ts';

/**
 * What a dragon has for whom its land has no seat: a place over the sea of its own, and a perch that it shares with others of
 * its house, of which each uses it in one watch of the period.
 */
export interface Patrol {
  station: Station;
  /** Which of the perches that the land has besides its seats. */
  perch: number;
  /** In which watch of the period it rests. */
  watch: number;
  /** Which place in its patrol. */
  place: number;
  /** The same for dragons that share their perches with each other. */
  group: number;
}

/** Dragons that use a perch one after the other. */
export const watches = 24;

/** Dragons that fly beside each other, and rest beside each other in the same watch. */
export const patrolSize = 12;

/** Patrols for which a land has perches. */
const patrolPerches = 105;

const spotsOverSea = gyres.flatMap(({ middle, rings }, index) => spotsAround(middle, rings, index % 2 === 0));

const patrolsOver = (spots: readonly Spot[]) => Math.floor(spots.length / patrolSize);

/** Dragons on patrol of which no two have the same place in the sky. */
export const placesOverSea = patrolsOver(spotsOverSea) * patrolSize;

/** Dragons on patrol that fly against those at home, before the next ones share places with the first. */
const placesOverLand = patrolsOver(spotsOverLand) * patrolSize;

/** Has no divisor in common with the numbers of patrols, and spreads any number of them evenly over all places. */
const scatter = 347;

/** Speeds of dragons that share places in a very large world: they pass each other, and are never long beside each other. */
const hastes = [1, -1.5, 0.65, -1, 1.5, -0.65] as const;

/**
 * The patrol of a dragon. Houses share the places over the sea, so that none is kept free for numbers of other houses.
 * @param index its number among those without a seat, from 0
 */
export function patrolOf(index: number): Patrol {
  const patrol = Math.floor(index / patrolSize);
  const place = index % patrolSize;
  const group = Math.floor(patrol / watches) % patrolPerches;
  return {
    station: stationFor(index),
    perch: group * patrolSize + place,
    watch: patrol % watches,
    place,
    group,
  };
}

/** The sea first, then the sky over the lands. */
function stationFor(index: number): Station {
  const lap = Math.floor(index / (placesOverSea + placesOverLand));
  const inLap = index % (placesOverSea + placesOverLand);
  const isOverLand = inLap >= placesOverSea;
  const [spots, first] = isOverLand ? [spotsOverLand, placesOverSea] : [spotsOverSea, 0];
  const patrol = Math.floor((inLap - first) / patrolSize) * scatter;
  const spot = spots[(patrol % patrolsOver(spots)) * patrolSize + (inLap % patrolSize)];
  if (!spot) throw new RangeError(`There is no place for index ${index}.`);
  const haste = hastes[lap % hastes.length] ?? 1;
  // Against those at home: in their direction, two would fly beside each other.
  return spot.wheel.station(spot.sector, spot.ring, isOverLand ? -haste : haste);
}
