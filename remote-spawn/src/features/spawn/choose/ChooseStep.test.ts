import { aSeason } from '@emberclutch/web/testing/factories.tsx';
import { choosePollInterval } from './ChooseStep.tsx';

const opensAt = 1_900_000_000;
const closedSeason = aSeason({ isSpawnCycleActive: false, spawnCycleStart: opensAt });

it.each([
  [-1, false],
  [0, 5_000],
  [10, 5_000],
  [60, 15_000],
  [240, 60_000],
  [86_400, 60_000],
])('%d s after a cycle should have opened, the next request follows in %j ms', (seconds, pause) => {
  expect(choosePollInterval(closedSeason, (opensAt + seconds) * 1_000)).toBe(pause);
});

it('the page polls at the end of an open cycle, and not if no time is known', () => {
  expect(choosePollInterval(aSeason({ spawnCycleEnd: opensAt }), opensAt * 1_000)).toBe(5_000);
  expect(choosePollInterval(aSeason({ spawnCycleEnd: null }), opensAt * 1_000)).toBe(false);
});
