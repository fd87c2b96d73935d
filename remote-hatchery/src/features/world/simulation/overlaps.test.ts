import type { Element } from '@emberclutch/shared/contract/asset';
import { attitudeAt, newAttitude } from './attitude-at.ts';
import { habitsOf } from './habits-of.ts';
import { outingNumber, outingOf } from './outing-of.ts';

const elements: Element[] = ['FIRE', 'WATER', 'EARTH', 'AIR'];
const noon = Date.UTC(2026, 2, 21, 12);
const count = 1_000;
const step = 250;
const seconds = 60;

/** Units: dragons closer to each other on the screen overlap by more than half of their wings' width. */
const halfWingspan = 70;

/** A unit of height lifts a dragon by so many units on the screen. */
const rise = 0.62;

it('lets dragons meet for moments: few pairs of a thousand dragons overlap for longer than two seconds', () => {
  const lengths = meetings();
  const longer = (than: number) => lengths.filter((length) => length > than).length;

  // In a minute about one pair in 900 does; routes that know of no others can do no better than meet at speed.
  expect(longer(2) / ((count * (count - 1)) / 2)).toBeLessThan(0.0016);
  expect(longer(2) / lengths.length).toBeLessThan(0.09);
  expect(longer(5) / lengths.length).toBeLessThan(0.015);
});

/** Seconds of each meeting of two dragons in a minute of a world of a thousand. */
function meetings(): number[] {
  const flights = Array.from({ length: count }, (_, index) => {
    const habits = habitsOf({
      id: index + 1,
      house: elements[index % 4] ?? 'FIRE',
      magic: elements[(index >> 2) % 4] ?? 'FIRE',
    });
    const number = outingNumber(habits, noon);
    return { habits, number, outing: outingOf(habits, number), attitude: newAttitude() };
  });
  const lengths: number[] = [];
  const since = new Map<number, number>();
  for (let time = noon; time <= noon + seconds * 1_000; time += step) {
    for (const flight of flights) {
      const number = outingNumber(flight.habits, time);
      if (number !== flight.number)
        [flight.number, flight.outing] = [number, outingOf(flight.habits, number)];
      attitudeAt(flight.habits, flight.outing, time, flight.attitude);
    }
    const close = closePairs(flights.map(({ attitude: { x, y, z } }) => ({ x, y: y - z * rise })));
    for (const pair of close) if (!since.has(pair)) since.set(pair, time);
    for (const [pair, from] of since) {
      if (close.has(pair)) continue;
      lengths.push((time - from) / 1_000);
      since.delete(pair);
    }
  }
  return lengths;
}

/** Pairs of places that are close to each other, each as one number. */
function closePairs(places: readonly { x: number; y: number }[]): Set<number> {
  const order = places.map((_, index) => index).toSorted((one, other) => at(one).x - at(other).x);
  const close = new Set<number>();
  for (const [rank, one] of order.entries())
    for (let next = rank + 1; next < order.length; next += 1) {
      const other = order[next] ?? one;
      if (at(other).x - at(one).x > halfWingspan) break;
      if (Math.hypot(at(other).x - at(one).x, at(other).y - at(one).y) < halfWingspan)
        close.add(Math.min(one, other) * count + Math.max(one, other));
    }
  return close;

  function at(index: number) {
    return places[index] ?? { x: 0, y: 0 };
  }
}
