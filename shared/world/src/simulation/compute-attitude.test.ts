import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { computeAttitude, createAttitude } from './compute-attitude.ts';
import { toFlightTraits } from './to-flight-traits.ts';
import type { Flyer } from './to-flight-traits.ts';
import { mainCapacity } from './find-flock-position.ts';
import { findRegion } from './regions.ts';
import { locateDragon } from './locate-dragon.ts';
import { computeCycle, planTrajectory } from './plan-trajectory.ts';

const elements: Element[] = ['FIRE', 'WATER', 'EARTH', 'AIR'];
const noon = Date.UTC(2026, 2, 21, 12);

const flyers: Flyer[] = Array.from({ length: 60 }, (_, index) => ({
  id: index * 13 + 1,
  house: elements[index % 4] ?? 'FIRE',
  magic: elements[(index * 3) % 4] ?? 'FIRE',
}));

const districtFlyers: Flyer[] = flyers.map((flyer, index) => ({ ...flyer, id: mainCapacity + index * 151 }));

/** Like a browser, caches the trajectory of a dragon until its cycle ends. */
function createLocator(flyer: Flyer) {
  const traits = toFlightTraits(flyer);
  let cycle = computeCycle(traits, noon);
  let trajectory = planTrajectory(traits, cycle);
  return (time: number) => {
    if (cycle !== computeCycle(traits, time)) {
      cycle = computeCycle(traits, time);
      trajectory = planTrajectory(traits, cycle);
    }
    return computeAttitude(traits, trajectory, time, createAttitude());
  };
}

it('a dragon has the same position in every browser at the same instant', () => {
  for (const flyer of [...flyers, ...districtFlyers]) {
    // One browser has watched for ten minutes, the other has just been opened.
    const locate = createLocator(flyer);
    for (let time = noon; time < noon + 600_000; time += 10_000) locate(time);

    expect(locateDragon(flyer, noon + 599_000)).toMatchObject(locate(noon + 599_000));
  }
});

it('a dragon moves without jumps, within a cycle and from one cycle to the next', () => {
  let maxDistance = 0;
  for (const flyer of [...flyers.slice(0, 12), ...districtFlyers.slice(0, 6)]) {
    const locate = createLocator(flyer);
    let before = locate(noon);
    for (let time = noon + 200; time < noon + 2_700_000; time += 200) {
      const now = locate(time);
      maxDistance = Math.max(maxDistance, Math.hypot(now.x - before.x, now.y - before.y, now.z - before.z));
      before = now;
    }
  }

  // Units per step of 200 ms; a dragon is 104 units long.
  expect(maxDistance).toBeGreaterThan(5);
  expect(maxDistance).toBeLessThan(120);
});

it('dragons rest in the region of their house', () => {
  const sightings = [...flyers, ...districtFlyers].flatMap((flyer) =>
    Array.from({ length: 80 }, (_, step) => ({ flyer, at: locateDragon(flyer, noon + step * 34_000) })),
  );

  for (const { flyer, at } of sightings.filter((sighting) => sighting.at.isResting))
    expect(findRegion(at)).toBe(flyer.house);
  expect(sightings.filter(({ at }) => at.isResting).length).toBeGreaterThan(100);
  expect(sightings.filter(({ at }) => !at.isResting).length).toBeGreaterThan(100);
});

it('every dragon is back on its perch before its period ends', () => {
  const traits = elements.flatMap((house) =>
    Array.from({ length: 420 }, (_, index) =>
      toFlightTraits({ id: index * 24, house, magic: elements[index % 4] ?? house }),
    ),
  );

  for (const flight of traits) {
    const { ascent, descent } = planTrajectory(flight, computeCycle(flight, noon));
    expect(ascent.startsAt).toBeGreaterThan(0);
    expect(ascent.endsAt).toBeLessThan(descent.startsAt);
    expect(descent.endsAt).toBeLessThan(flight.period);
  }
});
