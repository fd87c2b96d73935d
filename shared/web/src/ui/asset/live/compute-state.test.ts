import { anEgg } from '../../../testing/factories.tsx';
import { findNextInstant, computeState } from './compute-state.ts';

const egg = anEgg({
  assetState: 'SEALED',
  dragon: { egg: { golden: false, hatchState: 'sealed', incubatesAt: 10, hatchingAt: 20, hatchesAt: 30 } },
});

it.each([
  [9, 'SEALED', 10],
  [10, 'INCUBATING', 20],
  [29, 'HATCHING', 30],
  [30, 'HATCHED', Number.POSITIVE_INFINITY],
])('an egg at second %d has the state %s until %d', (now, state, until) => {
  expect(computeState(egg, now)).toBe(state);
  expect(findNextInstant(egg, now)).toBe(until);
});

it('an asset without instants has no next instant', () => {
  expect(findNextInstant({ dragon: null }, 10)).toBe(Number.POSITIVE_INFINITY);
});
