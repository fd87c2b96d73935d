import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { listPreferences } from './activities.ts';
import type { Preference, FlightArea } from './activities.ts';
import { findDistrictCenter } from './districts.ts';
import {
  findFlockPosition,
  flockSize,
  flockWidth,
  shiftCount,
  flockCount,
  roostCount,
} from './find-flock-position.ts';
import type { FlockPosition } from './find-flock-position.ts';
import { hash } from './hash.ts';
import { genesis, regions } from './regions.ts';
import { computeMinRadius, createOrbitGroup, spacing } from './orbit-group.ts';
import type { Orbit, OrbitGroup } from './orbit-group.ts';
import { findPerch } from './find-perch.ts';
import type { Point } from './point.ts';

/** Everything on which the flight of a dragon may depend, so that all browsers compute the same flight. */
export interface Flyer {
  id: number;
  /** The number of its position, if its id is far above the number of dragons (see `assignHomes`). If undefined, it is the id. */
  home?: number;
  house: Element;
  magic: Element;
  /** Index of its body plan in the gene map, and of its wings; null or undefined if unknown. */
  body?: number | null;
  wings?: number | null;
}

/** The parameters of a dragon's flight that are the same in every cycle. */
export interface FlightTraits {
  flyer: Flyer;
  /** Seed of the heights: shared by a flock, or the dragon's own. */
  heightSeed: number;
  perch: Point;
  chooseOrbit: (cycle: number) => { area: FlightArea; orbit: Orbit };
  /** Preferences that make some activities more probable. A flock shares them. */
  preferences: readonly Preference[];
  /** Lag of its rise and fall behind its flock, as a fraction of one rise and fall. */
  lag: number;
  /** Seconds of a cycle. */
  period: number;
  /** Seconds by which the cycle is shifted. */
  phase: number;
  /** Order of departure in its flock, from 0 for the first to 1 for the last. */
  departureOrder: number;
}

/** Permutes the order of departure in a flock, so that neighbours do not leave one after the other. */
const flockStride = 16;

/** Minimum period in seconds, and the range above it. At 300 seconds, a dragon is in the air for 225 seconds of any ten minutes. */
const [minPeriod, periodRange] = [255, 45];

/** Lag of each row of a flock behind the previous one, as a fraction of one rise and fall. */
const rowLag = 1 / 14;

const saltByTrait = { flock: 1, period: 5, phase: 6 } as const;

/** Computes the flight traits of a dragon from its id, house and magic. It rests over its own region for a quarter of the time. */
export function toFlightTraits(flyer: Flyer): FlightTraits {
  const { id, house, magic } = flyer;
  const position = findFlockPosition(house, flyer.home ?? id);
  const isWithFlock = isFlockDragon(flyer);
  // Dragons that share a position have the same period, so that each leaves the perch as the next dragon arrives.
  const period = minPeriod + periodRange * hash(position.group, saltByTrait.period);
  return {
    flyer,
    heightSeed: isWithFlock ? 0x40000000 + position.group * shiftCount + position.shift : id,
    perch: findPerch(house, position),
    // Three of the four dragons that share a position are in flight. Each takes over the orbit of the dragon that leaves it to land.
    chooseOrbit: (cycle) =>
      chooseOrbit(house, position, isWithFlock, wrap(cycle - position.shift, orbitsPerPosition)),
    preferences: isWithFlock
      ? listPreferences(house, null, null)
      : listPreferences(magic, flyer.body, flyer.wings),
    // A rise runs through the rows of a flock like a wave.
    lag: isWithFlock ? Math.floor(position.index / flockWidth) * rowLag : 0,
    period,
    phase: period * (hash(position.group, saltByTrait.phase) + position.shift / shiftCount),
    departureOrder: ((position.index * flockStride) % flockSize) / (flockSize - 1),
  };
}

/** Dragons whose magic matches their house stay with their flock, and so do half of the others. */
const isFlockDragon = ({ id, house, magic }: Flyer) => house === magic || hash(id, saltByTrait.flock) < 1 / 2;

const wrap = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor;

/** Number of rings around a roost. A flock uses all of them, over a part of the circumference. */
const ringCount = flockWidth;

const sectorsPerFlock = flockSize / ringCount;

/** Orbits of a flock position: three of the four dragons that share it are in flight. */
const orbitsPerPosition = shiftCount - 1;

/** Index of the orbit in whose cycle some dragons leave their region or their flock. */
const awayOrbitIndex = orbitsPerPosition - 1;

/** Flocks of each house that visit Genesis. */
const visitorFlockCount = 2;

/** Radius of the first ring around a roost. Dragons rest inside it. */
const roostRadius = computeMinRadius(flockCount * orbitsPerPosition * sectorsPerFlock);

/** Groups of rings around one thermal. In a wider group the slots of the outer rings would be far apart. */
const [groupsPerThermal, ringsPerGroup] = [2, 3];

/** Slots around the thermals of a house for solitary dragons of one roost. */
const soloSlotsPerRoost = flockCount * flockSize;

/** Coprime with `soloSlotsPerRoost`, so that dragons with neighbouring ids fly far from each other. */
const soloStride = 73;

/**
 * Chooses the orbit of a dragon. No two flock positions share an orbit. In two of three cycles, the orbit is around a roost of the dragon's
 * island. In the third cycle, some flocks of the main island visit Genesis, and dragons that do not stay with their flock circle a thermal.
 * @param orbitIndex index among the orbits of the position; 0 is around the roost of the dragon
 */
function chooseOrbit(house: Element, position: FlockPosition, isWithFlock: boolean, orbitIndex: number) {
  const { district, roost, flock } = position;
  const part = flock * orbitsPerPosition + orbitIndex;
  const area: FlightArea = orbitIndex === 0 ? 'roost' : 'patrol';
  if (district > 0) {
    const group = createRoostGroup(findDistrictCenter(house, district), district % 2 === 0);
    return { area, orbit: createFlockOrbit(group, part, position) };
  }
  if (orbitIndex === awayOrbitIndex && !isWithFlock)
    return { area: 'thermal' as const, orbit: chooseSoloOrbit(house, position) };
  if (orbitIndex === awayOrbitIndex && roost === 0 && flock < visitorFlockCount) {
    const visitorPart = elements.indexOf(house) * visitorFlockCount + flock;
    return { area: 'lake' as const, orbit: createFlockOrbit(genesisGroup, visitorPart, position) };
  }
  const group =
    orbitsByHouse[house].roosts[(orbitIndex > 0 ? roost + 1 : roost) % roostCount] ?? genesisGroup;
  return { area, orbit: createFlockOrbit(group, part, position) };
}

const createRoostGroup = (center: Point, isClockwise: boolean) =>
  createOrbitGroup(center, roostRadius, ringCount, isClockwise);

/** Radius of the first ring around a thermal. In smaller circles dragons would seem to spin. */
const thermalRadius = 222;

/** All orbits around a thermal, from the inside outwards. Neighbouring groups turn in opposite directions, the first as given. */
const listOrbitsAround = (thermal: Point, isClockwise: boolean): Orbit[] =>
  Array.from({ length: groupsPerThermal }, (_, index) => {
    const innerRadius = thermalRadius + index * ringsPerGroup * spacing;
    const group = createOrbitGroup(thermal, innerRadius, ringsPerGroup, isClockwise === (index % 2 === 0));
    return Array.from({ length: group.slotCount }, (_slot, slot) =>
      group.createOrbit(Math.floor(slot / ringsPerGroup), slot % ringsPerGroup),
    );
  }).flat();

const orbitsByHouse: Record<Element, ReturnType<typeof buildOrbits>> = {
  FIRE: buildOrbits('FIRE'),
  WATER: buildOrbits('WATER'),
  EARTH: buildOrbits('EARTH'),
  AIR: buildOrbits('AIR'),
};

const genesisGroup = createRoostGroup(genesis, true);

/**
 * The groups around the roosts of a house, and the orbits around its thermals. Neighbouring groups turn in opposite directions, like gears,
 * so that a dragon can change between them without a sharp turn.
 */
function buildOrbits(house: Element) {
  const { roosts, thermals } = regions[house];
  return {
    roosts: roosts.map((roost, index) => createRoostGroup(roost, index % 2 === 0)),
    solo: thermals.flatMap((thermal, index) => listOrbitsAround(thermal, index % 2 === 0)),
  };
}

/** @param part index of the sectors of the group that belong to the flock */
const createFlockOrbit = (group: OrbitGroup, part: number, { index }: FlockPosition): Orbit =>
  group.createOrbit(part * sectorsPerFlock + Math.floor(index / ringCount), index % ringCount);

function chooseSoloOrbit(house: Element, { roost, flock, index }: FlockPosition): Orbit {
  const number = (flock * flockSize + index) * soloStride;
  return (
    orbitsByHouse[house].solo[roost * soloSlotsPerRoost + (number % soloSlotsPerRoost)] ??
    genesisGroup.createOrbit(0, 0)
  );
}
