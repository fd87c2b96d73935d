import type { Element } from '@emberclutch/shared/contract/asset';
import { attitudeAt, newAttitude } from './attitude-at.ts';
import { habitsOf } from './habits-of.ts';
import type { Flyer } from './habits-of.ts';
import { lands, worldSize } from './lands.ts';
import { locateDragon } from './locate-dragon.ts';
import { outingNumber, outingOf } from './outing-of.ts';

const elements: Element[] = ['FIRE', 'WATER', 'EARTH', 'AIR'];
const noon = Date.UTC(2026, 2, 21, 12);

const flyers: Flyer[] = Array.from({ length: 60 }, (_, index) => ({
  id: index * 13 + 1,
  house: elements[index % 4] ?? 'FIRE',
  magic: elements[(index * 3) % 4] ?? 'FIRE',
}));

it('puts a dragon at the same place in every browser at the same instant', () => {
  const watching = flyers.map((flyer) => {
    const habits = habitsOf(flyer);
    return {
      flyer,
      habits,
      attitude: newAttitude(),
      outing: outingOf(habits, outingNumber(habits, noon)),
      number: outingNumber(habits, noon),
    };
  });

  // One browser has watched for ten minutes, the other has just been opened.
  for (let time = noon; time < noon + 600_000; time += 1_000)
    for (const one of watching) {
      const number = outingNumber(one.habits, time);
      if (number !== one.number) [one.number, one.outing] = [number, outingOf(one.habits, number)];
      attitudeAt(one.habits, one.outing, time, one.attitude);
    }

  for (const { flyer, attitude } of watching) expect(attitude).toEqual(locateDragon(flyer, noon + 599_000));
});

it('moves without a jump, also from one outing to the next', () => {
  let fastest = 0;
  for (const flyer of flyers.slice(0, 12)) {
    let before = locateDragon(flyer, noon);
    for (let time = noon + 200; time < noon + 900_000; time += 200) {
      const { x, y, z } = locateDragon(flyer, time);
      fastest = Math.max(fastest, Math.hypot(x - before.x, y - before.y, z - before.z));
      before = { ...before, x, y, z };
    }
  }

  // Units of the world in a fifth of a second; a dragon is 104 units long.
  expect(fastest).toBeGreaterThan(5);
  expect(fastest).toBeLessThan(72);
});

it('keeps every dragon over the world, and those at rest in the land of their house', () => {
  const resting = flyers.flatMap((flyer) =>
    Array.from({ length: 40 }, (_, step) => ({ flyer, at: locateDragon(flyer, noon + step * 17_000) })),
  );

  for (const { flyer, at } of resting) {
    expect(at.x).toBeGreaterThan(0);
    expect(at.x).toBeLessThan(worldSize.width);
    expect(at.y).toBeGreaterThan(0);
    expect(at.y).toBeLessThan(worldSize.height);
    if (!at.isResting) continue;
    const { x, y, radiusX, radiusY } = lands[flyer.house];
    expect(((at.x - x) / radiusX) ** 2 + ((at.y - y) / radiusY) ** 2).toBeLessThan(1.6);
  }
  expect(resting.filter(({ at }) => at.isResting).length).toBeGreaterThan(100);
  expect(resting.filter(({ at }) => !at.isResting).length).toBeGreaterThan(100);
});

it('gathers dragons of one flock and spreads the others', () => {
  const flock = [1, 2, 3, 4].map((id) => locateDragon({ id, house: 'AIR', magic: 'AIR' }, noon));
  const [first] = flock;

  for (const { x, y } of flock)
    expect(Math.hypot(x - (first?.x ?? 0), y - (first?.y ?? 0))).toBeLessThan(1_400);
});

it('brings every dragon back to its perch before its period ends', () => {
  const habits = elements.flatMap((house) =>
    Array.from({ length: 420 }, (_, index) =>
      habitsOf({ id: index * 4, house, magic: elements[index % 4] ?? house }),
    ),
  );

  for (const one of habits) {
    const { up, down } = outingOf(one, outingNumber(one, noon));
    expect(up.leave).toBeGreaterThan(0);
    expect(up.reach).toBeLessThan(down.leave);
    expect(down.reach).toBeLessThan(one.period);
  }
});
