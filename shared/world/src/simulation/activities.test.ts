import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import { toFlightTraits } from './to-flight-traits.ts';
import type { Flyer } from './to-flight-traits.ts';
import { locateDragon } from './locate-dragon.ts';
import { activities } from './activities.ts';
import { computeCycle, planTrajectory } from './plan-trajectory.ts';

const elements: Element[] = ['FIRE', 'WATER', 'EARTH', 'AIR'];
const noon = Date.UTC(2026, 2, 21, 12);
const [drake, wyvern, wyrm] = [0, 1, 3];
const [bat, feathered, finned] = [0, 2, 3];

const flyers: Flyer[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: index + 1,
  house: elements[index % 4] ?? 'FIRE',
  magic: elements[(index >> 2) % 4] ?? 'FIRE',
  body: index % 7,
  wings: (index >> 3) % 4,
}));

const findActivity = (flyer: Flyer, cycle: number) => planTrajectory(toFlightTraits(flyer), cycle).activity;

it('all heights are in the range in which a dragon appears over its own region', () => {
  for (const { height, swing } of activities) {
    expect(height - swing).toBeGreaterThanOrEqual(40);
    expect(height + swing).toBeLessThanOrEqual(244);
  }
});

it('preferences derive from build, wings and temper', () => {
  // Ids of dragons that leave their flock, because their magic differs from their house.
  const computeShare = (name: 'high' | 'low' | 'lively', traits: Pick<Flyer, 'magic' | 'body' | 'wings'>) => {
    const chosenActivities = Array.from({ length: 1_200 }, (_, id) =>
      findActivity({ id, house: 'EARTH', ...traits }, 6_000_000 + (id % 3)),
    );
    return chosenActivities.filter(({ preference }) => preference === name).length / chosenActivities.length;
  };
  const high = { magic: 'AIR', body: wyvern, wings: feathered } as const;
  const low = { magic: 'WATER', body: wyrm, wings: finned } as const;
  const lively = { magic: 'FIRE', body: drake, wings: bat } as const;

  expect(computeShare('high', high)).toBeGreaterThan(1.5 * computeShare('high', low));
  expect(computeShare('low', low)).toBeGreaterThan(1.5 * computeShare('low', high));
  expect(computeShare('lively', lively)).toBeGreaterThan(1.3 * computeShare('lively', high));
});

it('a flock has one activity, with heights that shift from row to row', () => {
  const flock = flyers.slice(0, 34).map((flyer) => ({ ...flyer, house: 'AIR', magic: 'AIR' }) as const);
  const [first] = flock;
  const flights = flock.map((flyer) => planTrajectory(toFlightTraits(flyer), 6_000_000));

  expect(first && new Set(flights.map(({ activity }) => activity))).toEqual(new Set([flights[0]?.activity]));
  expect(new Set(flights.map(({ height }) => height.frequency)).size).toBe(1);
  // The flock has seven rows.
  expect(new Set(flights.map(({ height }) => height.phase)).size).toBe(7);
});

it('a dragon in flight has an activity, and a resting one has none', () => {
  for (const flyer of flyers.slice(0, 200)) {
    const { isResting, activity } = locateDragon(flyer, noon);
    const cycle = computeCycle(toFlightTraits(flyer), noon);

    expect(activity).toBe(isResting ? null : findActivity(flyer, cycle).name);
  }
});
