import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { elements } from '@emberclutch/contract/asset/asset-words.ts';
import { flockCount, flockSize, flockWidth, roostCount, shiftCount } from './flock-position-of.ts';
import type { FlockPosition } from './flock-position-of.ts';
import { genesis, lands } from './lands.ts';
import { minRadiusFor, OrbitGroup } from './orbit-group.ts';
import type { Orbit } from './orbit-group.ts';
import { slotsAround, slotsOf } from './slots-around.ts';
import type { OrbitSlot } from './slots-around.ts';

/** Rings around a roost. A flock takes all of them, over a part of the circumference. */
const rings = flockWidth;
const sectorsPerFlock = flockSize / rings;

/** Orbits of a flock position: three of the four dragons that share it are in flight. */
export const orbitsPerPosition = shiftCount - 1;

/** Radius of the first ring around a roost; dragons rest inside. Two flocks of each house fly around Genesis. */
const roostRadius = minRadiusFor(flockCount * orbitsPerPosition * sectorsPerFlock);

/** Rings around one thermal. */
const thermalRings = 8;

/** Slots around the thermals of a house for solitary dragons of one roost. */
const soloSlotsPerRoost = 2 * flockCount * flockSize;

/** Coprime with `soloSlotsPerRoost`, so that dragons with neighbouring ids fly far from each other. */
const soloStride = 73;

/**
 * The orbit of a dragon over its home land. No two flock positions share one.
 * @param isWithFlock whether it stays with its flock, or may circle a thermal by itself
 * @param orbitIndex which of the orbits of its position; 0 is around its own roost
 */
export function homeOrbitOf(
  house: Element,
  position: FlockPosition,
  { isWithFlock, orbitIndex }: { isWithFlock: boolean; orbitIndex: number },
): Orbit {
  if (orbitIndex > 0 && !isWithFlock) return soloOrbit(house, position, orbitIndex - 1);
  if (orbitIndex > 0 && position.flock === 0 && position.roost === 0)
    return flockOrbit(genesisGroup, elements.indexOf(house) * 2 + orbitIndex - 1, position);
  const group = roostGroup(house, orbitIndex > 0 ? position.roost + 1 : position.roost);
  return flockOrbit(group, position.flock * orbitsPerPosition + orbitIndex, position);
}

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

const genesisGroup = new OrbitGroup(genesis, { innerRadius: roostRadius, rings, isClockwise: true });

/** Neighbouring groups turn in opposite directions, like gears, so that a dragon changes between them without a sharp turn. */
function skyOver(house: Element): Sky {
  const { roosts, thermals } = lands[house];
  return {
    roosts: roosts.map(
      (roost, index) =>
        new OrbitGroup(roost, { innerRadius: roostRadius, rings, isClockwise: index % 2 === 0 }),
    ),
    solo: thermals.flatMap((thermal, index) => slotsAround(thermal, thermalRings, index % 2 === 0)),
  };
}

const roostGroup = (house: Element, roost: number) => skies[house].roosts[roost % roostCount] ?? genesisGroup;

/** @param part index of the sectors of the group that belong to the flock */
const flockOrbit = (group: OrbitGroup, part: number, { index }: FlockPosition): Orbit =>
  group.orbitAt(part * sectorsPerFlock + Math.floor(index / rings), index % rings);

/** @param choice 0 or 1: each position has two orbits around thermals */
function soloOrbit(house: Element, { roost, flock, index }: FlockPosition, choice: number): Orbit {
  const number = ((flock * flockSize + index) * 2 + choice) * soloStride;
  const slot = skies[house].solo[roost * soloSlotsPerRoost + (number % soloSlotsPerRoost)];
  return slot ? slot.group.orbitAt(slot.sector, slot.ring) : genesisGroup.orbitAt(0, 0);
}

/** All slots over the lands. */
export const slotsOverLand: readonly OrbitSlot[] = [
  ...[genesisGroup, ...Object.values(skies).flatMap(({ roosts }) => roosts)].flatMap(slotsOf),
  ...Object.values(skies).flatMap(({ solo }) => solo),
];
