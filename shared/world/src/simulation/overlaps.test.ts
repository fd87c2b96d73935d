import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { computeAttitude, createAttitude } from './compute-attitude.ts';
import type { Attitude } from './compute-attitude.ts';
import { dragonLength } from './dragon-length.ts';
import { toFlightTraits } from './to-flight-traits.ts';
import type { Flyer } from './to-flight-traits.ts';
import { hash } from './hash.ts';
import { screenLift } from './screen-lift.ts';
import { computeCycle, planTrajectory } from './plan-trajectory.ts';

const elements: Element[] = ['FIRE', 'WATER', 'EARTH', 'AIR'];
const noon = Date.UTC(2026, 2, 21, 12);
const step = 500;
const seconds = 80;

/**
 * Half axes of the ellipse around a dragon within which another dragon overlaps it, measured on the silhouettes of all body plans: at that
 * distance, 8 % of a silhouette is covered on average. Resting dragons sit upright.
 */
const flyingReach = { across: 0.64 * dragonLength, down: 0.45 * dragonLength };
const restingReach = { across: 0.52 * dragonLength, down: 0.6 * dragonLength };

const pickElement = (id: number, salt: number) => elements[Math.floor(4 * hash(id, salt))] ?? 'FIRE';
const toFlyers = (ids: readonly number[]): Flyer[] =>
  ids.map((id) => ({ id, house: pickElement(id, 201), magic: pickElement(id, 202) }));
const listIds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * The ids of the sample world: most of the early ids, which include no gateway keys, and about half of the later ones, because the others
 * are still eggs.
 */
const sampleIds = listIds(1_731).filter((id) => hash(id, 203) < (id < 1_000 ? 0.86 : 0.58));

it.each([
  ['60 dragons', listIds(60), seconds, 0.015],
  ['1,000 dragons', listIds(1_000), seconds, 0.035],
  // Half of the ids exceed the capacity of the main islands, so these dragons live in districts.
  ['1,000 dragons among 2,000 eggs and keys', listIds(1_000).map((index) => index * 3), seconds, 0.035],
  ['a sample world of 1,285 dragons', sampleIds.slice(0, 1_285), seconds, 0.04],
  ['10,000 dragons', listIds(10_000), 8, 0.05],
  ['4,000 dragons among 20,000 eggs and keys', listIds(4_000).map((index) => index * 5), 8, 0.02],
])('dragons overlap rarely and briefly, and never at rest: %s', (_case, ids, duration, maxShare) => {
  const { longestOverlap, restingOverlaps, share, longOverlaps, overlapCount } = measureOverlaps(
    toFlyers(ids),
    duration,
  );

  expect(overlapCount).toBeGreaterThan(0);
  expect(longestOverlap).toBeLessThanOrEqual(5);
  expect(longOverlaps / overlapCount).toBeLessThan(duration < seconds ? 0.02 : 1);
  expect(restingOverlaps).toBe(0);
  expect(share).toBeLessThan(maxShare);
});

/** Measures how long pairs of dragons overlap, and the share of all dragons that overlap at an instant. */
function measureOverlaps(flyers: readonly Flyer[], duration: number) {
  const flights = flyers.map((flyer) => {
    const traits = toFlightTraits(flyer);
    const cycle = computeCycle(traits, noon);
    return { traits, cycle, trajectory: planTrajectory(traits, cycle), attitude: createAttitude() };
  });
  const lengths: number[] = [];
  const since = new Map<number, number>();
  let [restingOverlaps, overlapping, instants] = [0, 0, 0];
  for (let time = noon; time <= noon + duration * 1_000; time += step) {
    for (const flight of flights) {
      const cycle = computeCycle(flight.traits, time);
      if (cycle !== flight.cycle)
        [flight.cycle, flight.trajectory] = [cycle, planTrajectory(flight.traits, cycle)];
      computeAttitude(flight.traits, flight.trajectory, time, flight.attitude);
    }
    const pairs = findOverlaps(flights.map(({ attitude }) => attitude));
    for (const pair of pairs.keys()) if (!since.has(pair)) since.set(pair, time);
    for (const [pair, from] of since) {
      if (pairs.has(pair) && time < noon + duration * 1_000) continue;
      lengths.push((time - from) / 1_000);
      since.delete(pair);
    }
    restingOverlaps += [...pairs.values()].filter(({ areResting }) => areResting).length;
    overlapping += new Set([...pairs.values()].flatMap(({ first, second }) => [first, second])).size;
    instants += flights.length;
  }
  return {
    longestOverlap: Math.max(...lengths),
    longOverlaps: lengths.filter((length) => length > 3).length,
    overlapCount: lengths.length,
    restingOverlaps,
    share: overlapping / instants,
  };
}

interface Pair {
  first: number;
  second: number;
  areResting: boolean;
}

/** Pairs of dragons that overlap, each under its own key. */
function findOverlaps(attitudes: readonly Attitude[]): Map<number, Pair> {
  const order = attitudes
    .map((attitude, index) => ({ attitude, index, y: attitude.y - attitude.z * screenLift }))
    .toSorted((a, b) => a.attitude.x - b.attitude.x);
  const pairs = new Map<number, Pair>();
  for (const [rank, first] of order.entries())
    for (let next = rank + 1; next < order.length; next += 1) {
      const second = order[next] ?? first;
      const across = second.attitude.x - first.attitude.x;
      if (across > flyingReach.across) break;
      const areResting = first.attitude.isResting && second.attitude.isResting;
      const size = areResting ? restingReach : flyingReach;
      if ((across / size.across) ** 2 + ((first.y - second.y) / size.down) ** 2 >= 1) continue;
      const [low, high] = [Math.min(first.index, second.index), Math.max(first.index, second.index)];
      pairs.set(low * attitudes.length + high, { first: low, second: high, areResting });
    }
  return pairs;
}
