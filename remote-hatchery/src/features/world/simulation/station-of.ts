import type { Element } from '@emberclutch/shared/contract/asset';
import { elements } from '@emberclutch/shared/contract/words';
import { genesis, lands } from './lands.ts';
import { flockCount, flockRow, flockSize, roostCount, turns } from './seat-of.ts';
import type { Seat } from './seat-of.ts';
import { radiusFor, Wheel } from './wheel.ts';
import type { Station } from './wheel.ts';

/** Rings of a wheel around a roost. A flock takes all of them, over a part of the way round. */
const rings = flockRow;
const sectorsOfFlock = flockSize / rings;

/** Places of each seat in the sky: three of the four that share it are in flight. */
const placesOfSeat = turns - 1;

/** Units from a roost to the first ring: inside, dragons rest. Around Genesis two flocks of each house fly. */
const inner = radiusFor(flockCount * placesOfSeat * sectorsOfFlock);

/** First radius and rings of the wheels of one thermal, which turn in each other. */
const thermalRings = [
  { inner: 222, rings: 3 },
  { inner: 441, rings: 3 },
  { inner: 660, rings: 2 },
] as const;

/** Places over the thermals of a house for the solitary dragons of one roost. */
const alonePerRoost = 2 * flockCount * flockSize;

/** Has no divisor in common with the above: neighbours in number are far from each other. */
const scatter = 73;

/** Speeds for the rounds of a large world: those that pass each other are never long beside each other. */
const hastes = [1, -1, 1.5, -1.5, 0.65, -0.65] as const;

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
  const haste = hastes[seat.round % hastes.length] ?? 1;
  if (share > 0 && !isInCompany) return alone(house, seat, share - 1, haste);
  if (share > 0 && seat.flock === 0 && seat.roost === 0)
    return inFlock(genesisWheel, elements.indexOf(house) * 2 + share - 1, seat, haste);
  const wheel = roostWheel(house, share > 0 ? seat.roost + 1 : seat.roost);
  return inFlock(wheel, seat.flock * placesOfSeat + share, seat, haste);
}

interface Sky {
  roosts: Wheel[];
  /** Places around the thermals. */
  alone: { wheel: Wheel; sector: number; ring: number }[];
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
    alone: thermals
      .flatMap((thermal, index) =>
        thermalRings.map((of, band) => new Wheel(thermal, { ...of, isClockwise: (index + band) % 2 === 0 })),
      )
      .flatMap((wheel) =>
        Array.from({ length: wheel.places }, (_, place) => ({
          wheel,
          sector: Math.floor(place / wheel.rings),
          ring: place % wheel.rings,
        })),
      ),
  };
}

const roostWheel = (house: Element, roost: number) => skies[house].roosts[roost % roostCount] ?? genesisWheel;

/** @param part which part of the wheel the flock has */
const inFlock = (wheel: Wheel, part: number, { place }: Seat, haste: number): Station =>
  wheel.station(part * sectorsOfFlock + Math.floor(place / rings), place % rings, haste);

function alone(house: Element, { roost, flock, place }: Seat, second: number, haste: number): Station {
  const ofRoost = ((flock * flockSize + place) * 2 + second) * scatter;
  const found = skies[house].alone[roost * alonePerRoost + (ofRoost % alonePerRoost)];
  return found ? found.wheel.station(found.sector, found.ring, haste) : genesisWheel.station(0, 0, haste);
}
