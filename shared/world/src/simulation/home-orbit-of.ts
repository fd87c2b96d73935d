import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import { districtCenter } from './districts.ts';
import { flockCount, flockSize, flockWidth, roostCount, shiftCount } from './flock-position-of.ts';
import type { FlockPosition } from './flock-position-of.ts';
import { genesis, lands } from './lands.ts';
import type { ActivityPlace } from './activities.ts';
import { minRadiusFor, OrbitGroup } from './orbit-group.ts';
import type { Orbit } from './orbit-group.ts';
import type { Point } from './point.ts';
import { slotsAround } from './slots-around.ts';
import type { OrbitSlot } from './slots-around.ts';

/** Rings around a roost. A flock takes all of them, over a part of the circumference. */
const rings = flockWidth;
const sectorsPerFlock = flockSize / rings;

/** Orbits of a flock position: three of the four dragons that share it are in flight. */
export const orbitsPerPosition = shiftCount - 1;

/** The orbit of the cycle in which some dragons leave their land, or their flock. */
const outingIndex = orbitsPerPosition - 1;

/** Flocks of each house that visit Genesis. */
const visitorFlocks = 2;

/** Radius of the first ring around a roost; dragons rest inside. */
const roostRadius = minRadiusFor(flockCount * orbitsPerPosition * sectorsPerFlock);

/** Rings around one thermal. */
const thermalRings = 6;

/** Slots around the thermals of a house for solitary dragons of one roost. */
const soloSlotsPerRoost = flockCount * flockSize;

/** Coprime with `soloSlotsPerRoost`, so that dragons with neighbouring ids fly far from each other. */
const soloStride = 73;

/**
 * The orbit of a dragon. No two flock positions share one. In two of three cycles it is around a roost of its own island. In the
 * third one, some flocks of the main island visit Genesis, and dragons that do not stay with their flock circle a thermal.
 * @param isWithFlock whether it stays with its flock
 * @param orbitIndex which of the orbits of its position; 0 is around its own roost
 */
export function homeOrbitOf(
  house: Element,
  position: FlockPosition,
  { isWithFlock, orbitIndex }: { isWithFlock: boolean; orbitIndex: number },
): Orbit {
  const { district, roost, flock } = position;
  const part = flock * orbitsPerPosition + orbitIndex;
  const place = activityPlaceOf(position, { isWithFlock, orbitIndex });
  if (district > 0)
    return flockOrbit(roostGroupAt(districtCenter(house, district), district % 2 === 0), part, position);
  if (place === 'thermal') return soloOrbit(house, position);
  if (place === 'lake')
    return flockOrbit(genesisGroup, elements.indexOf(house) * visitorFlocks + flock, position);
  const group = skies[house].roosts[(orbitIndex > 0 ? roost + 1 : roost) % roostCount] ?? genesisGroup;
  return flockOrbit(group, part, position);
}

/** Where the orbit of a dragon is. See `homeOrbitOf`. */
export function activityPlaceOf(
  { district, roost, flock }: FlockPosition,
  { isWithFlock, orbitIndex }: { isWithFlock: boolean; orbitIndex: number },
): ActivityPlace {
  if (orbitIndex === 0) return 'roost';
  if (district > 0 || orbitIndex !== outingIndex) return 'patrol';
  if (!isWithFlock) return 'thermal';
  return roost === 0 && flock < visitorFlocks ? 'lake' : 'patrol';
}

const roostGroupAt = (center: Point, isClockwise: boolean) =>
  new OrbitGroup(center, { innerRadius: roostRadius, rings, isClockwise });

interface Sky {
  roosts: OrbitGroup[];
  /** Slots around the thermals. */
  solo: OrbitSlot[];
}

const skies: Record<Element, Sky> = {
  FIRE: skyOver('FIRE'),
  WATER: skyOver('WATER'),
  EARTH: skyOver('EARTH'),
  AIR: skyOver('AIR'),
};

const genesisGroup = roostGroupAt(genesis, true);

/** Neighbouring groups turn in opposite directions, like gears, so that a dragon changes between them without a sharp turn. */
function skyOver(house: Element): Sky {
  const { roosts, thermals } = lands[house];
  return {
    roosts: roosts.map((roost, index) => roostGroupAt(roost, index % 2 === 0)),
    solo: thermals.flatMap((thermal, index) => slotsAround(thermal, thermalRings, index % 2 === 0)),
  };
}

/** @param part index of the sectors of the group that belong to the flock */
const flockOrbit = (group: OrbitGroup, part: number, { index }: FlockPosition): Orbit =>
  group.orbitAt(part * sectorsPerFlock + Math.floor(index / rings), index % rings);

function soloOrbit(house: Element, { roost, flock, index }: FlockPosition): Orbit {
  const number = (flock * flockSize + index) * soloStride;
  const slot = skies[house].solo[roost * soloSlotsPerRoost + (number % soloSlotsPerRoost)];
  return slot ? slot.group.orbitAt(slot.sector, slot.ring) : genesisGroup.orbitAt(0, 0);
}
