import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { genesis, lands } from './lands.ts';
import { flockCount, flockRow, flockSize, roostCount, turns } from './seat-of.ts';
import type { Seat } from './seat-of.ts';
import { spotsAround, spotsOf } from './spots-around.ts';
import type { Spot } from './spots-around.ts';
import { radiusFor, Wheel } from './wheel.ts';
import type { Station } from './wheel.ts';

/** Rings of a wheel around a roost. A flock takes all of them, over a part of the way round. */
const rings = flockRow;
const sectorsOfFlock = flockSize / rings;

/** Places of each seat in the sky: three of the four that share it are in flight. */
export const stationsOfSeat = turns - 1;

/** Units from a roost to the first ring: inside, dragons rest. Around Genesis two flocks of each house fly. */
const inner = radiusFor(flockCount * stationsOfSeat * sectorsOfFlock);

/** Rings around one thermal. */
const thermalRings = 8;

/** Places over the thermals of a house for the solitary dragons of one roost. */
const alonePerRoost = 2 * flockCount * flockSize;

/** Has no divisor in common with the above: neighbours in number are far from each other. */
const scatter = 73;

/**
 * The place in the sky at which a dragon flies. No two seats have one in common.
 * @param isInCompany whether it stays with its flock, or may go round a thermal by itself
 * @param share which of the places of its seat: the first is around its own roost
 */
export function stationOf(
  house: Element,
  seat: Seat,
  { isInCompany, share }: { isInCompany: boolean; share: number },
): Station {
  if (share > 0 && !isInCompany) return alone(house, seat, share - 1);
  if (share > 0 && seat.flock === 0 && seat.roost === 0)
    return inFlock(genesisWheel, elements.indexOf(house) * 2 + share - 1, seat);
  const wheel = roostWheel(house, share > 0 ? seat.roost + 1 : seat.roost);
  return inFlock(wheel, seat.flock * stationsOfSeat + share, seat);
}

interface Sky {
  roosts: Wheel[];
  /** Places around the thermals. */
  alone: Spot[];
}

const skies: Record<Element, Sky> = {
  FIRE: skyOver('FIRE'),
  WATER: skyOver('WATER'),
  EARTH: skyOver('EARTH'),
  AIR: skyOver('AIR'),
};

const genesisWheel = new Wheel(genesis, { inner, rings, isClockwise: true });

/** Wheels that are neighbours turn like those of a clock, so that the way from one to the other has no sharp turn. */
function skyOver(house: Element): Sky {
  const { roosts, thermals } = lands[house];
  return {
    roosts: roosts.map((roost, index) => new Wheel(roost, { inner, rings, isClockwise: index % 2 === 0 })),
    alone: thermals.flatMap((thermal, index) => spotsAround(thermal, thermalRings, index % 2 === 0)),
  };
}

const roostWheel = (house: Element, roost: number) => skies[house].roosts[roost % roostCount] ?? genesisWheel;

/** @param part which part of the wheel the flock has */
const inFlock = (wheel: Wheel, part: number, { place }: Seat): Station =>
  wheel.station(part * sectorsOfFlock + Math.floor(place / rings), place % rings);

function alone(house: Element, { roost, flock, place }: Seat, second: number): Station {
  const ofRoost = ((flock * flockSize + place) * 2 + second) * scatter;
  const found = skies[house].alone[roost * alonePerRoost + (ofRoost % alonePerRoost)];
  return found ? found.wheel.station(found.sector, found.ring) : genesisWheel.station(0, 0);
}

/** All places over the lands. */
export const spotsOverLand: readonly Spot[] = [
  ...[genesisWheel, ...Object.values(skies).flatMap(({ roosts }) => roosts)].flatMap(spotsOf),
  ...Object.values(skies).flatMap(({ alone: spots }) => spots),
];
