import type { Element } from '@emberclutch/contract/asset/asset-words.ts';
import { attitudeAt, newAttitude } from './attitude-at.ts';
import type { Attitude } from './attitude-at.ts';
import { dragonLength } from './dragon-length.ts';
import { rise } from './rise.ts';
import { habitsOf } from './habits-of.ts';
import type { Flyer } from './habits-of.ts';
import { hash } from './hash.ts';
import { outingNumber, outingOf } from './outing-of.ts';

const elements: Element[] = ['FIRE', 'WATER', 'EARTH', 'AIR'];
const noon = Date.UTC(2026, 2, 21, 12);
const step = 500;
const seconds = 80;

/**
 * Bodies of the drawn dragons overlap where one is within such an ellipse around the other, in units of the world: measured
 * on the silhouettes of all body plans, of which then 8 % are covered on average. Dragons at rest sit upright.
 */
const flying = { across: 0.64 * dragonLength, down: 0.45 * dragonLength };
const resting = { across: 0.52 * dragonLength, down: 0.6 * dragonLength };

const oneOf = (id: number, salt: number) => elements[Math.floor(4 * hash(id, salt))] ?? 'FIRE';
const hatched = (ids: readonly number[]): Flyer[] =>
  ids.map((id) => ({ id, house: oneOf(id, 201), magic: oneOf(id, 202) }));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** As many as in the sample world: all early numbers but those of keys, and half of the later ones, because they are still eggs. */
const sampleWorld = upTo(1_731).filter((id) => hash(id, 203) < (id < 1_000 ? 0.86 : 0.58));

it.each([
  ['60 dragons', hatched(upTo(60)), 0.015],
  ['1,000 dragons', hatched(upTo(1_000)), 0.035],
  // Their numbers are higher than a house has seats: the others are on patrol.
  ['1,000 dragons among 2,000 eggs and keys', hatched(upTo(1_000).map((index) => index * 3)), 0.035],
  ['a sample world of 1,285 dragons', hatched(sampleWorld.slice(0, 1_285)), 0.04],
])('lets dragons meet for moments only, and never at rest: %s', (_case, flyers, mostShare) => {
  const { longest, atRest, share, meetings } = watch(flyers);

  expect(meetings).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(5);
  expect(atRest).toBe(0);
  expect(share).toBeLessThan(mostShare);
});

it.each([
  ['10,000 dragons, nearly as many as there are places', upTo(10_000), 0.07],
  ['4,000 dragons with numbers far beyond that of the places', upTo(4_000).map((index) => index * 5), 0.15],
])('keeps meetings rare and short in a large world: %s', (_case, ids, mostShare) => {
  const { longest, atRest, share, longer, meetings } = watch(hatched(ids), 8);

  expect(longest).toBeLessThanOrEqual(5);
  expect(longer / meetings).toBeLessThan(0.02);
  expect(atRest).toBe(0);
  expect(share).toBeLessThan(mostShare);
});

/** What an onlooker sees: how long two dragons overlap, and which share of all dragons overlaps at an instant. */
function watch(flyers: readonly Flyer[], duration = seconds) {
  const flights = flyers.map((flyer) => {
    const habits = habitsOf(flyer);
    const number = outingNumber(habits, noon);
    return { habits, number, outing: outingOf(habits, number), attitude: newAttitude() };
  });
  const lengths: number[] = [];
  const since = new Map<number, number>();
  let [atRest, overlapping, instants] = [0, 0, 0];
  for (let time = noon; time <= noon + duration * 1_000; time += step) {
    for (const flight of flights) {
      const number = outingNumber(flight.habits, time);
      if (number !== flight.number)
        [flight.number, flight.outing] = [number, outingOf(flight.habits, number)];
      attitudeAt(flight.habits, flight.outing, time, flight.attitude);
    }
    const pairs = overlaps(flights.map(({ attitude }) => attitude));
    for (const pair of pairs.keys()) if (!since.has(pair)) since.set(pair, time);
    for (const [pair, from] of since) {
      if (pairs.has(pair) && time < noon + duration * 1_000) continue;
      lengths.push((time - from) / 1_000);
      since.delete(pair);
    }
    atRest += [...pairs.values()].filter(({ areResting }) => areResting).length;
    overlapping += new Set([...pairs.values()].flatMap(({ one, other }) => [one, other])).size;
    instants += flights.length;
  }
  return {
    longest: Math.max(...lengths),
    longer: lengths.filter((length) => length > 3).length,
    meetings: lengths.length,
    atRest,
    share: overlapping / instants,
  };
}

interface Pair {
  one: number;
  other: number;
  areResting: boolean;
}

/** Pairs of dragons that overlap, each by one number. */
function overlaps(attitudes: readonly Attitude[]): Map<number, Pair> {
  const order = attitudes
    .map((attitude, index) => ({ attitude, index, y: attitude.y - attitude.z * rise }))
    .toSorted((one, other) => one.attitude.x - other.attitude.x);
  const pairs = new Map<number, Pair>();
  for (const [rank, one] of order.entries())
    for (let next = rank + 1; next < order.length; next += 1) {
      const other = order[next] ?? one;
      const across = other.attitude.x - one.attitude.x;
      if (across > flying.across) break;
      const areResting = one.attitude.isResting && other.attitude.isResting;
      const size = areResting ? resting : flying;
      if ((across / size.across) ** 2 + ((one.y - other.y) / size.down) ** 2 >= 1) continue;
      const [low, high] = [Math.min(one.index, other.index), Math.max(one.index, other.index)];
      pairs.set(low * attitudes.length + high, { one: low, other: high, areResting });
    }
  return pairs;
}
