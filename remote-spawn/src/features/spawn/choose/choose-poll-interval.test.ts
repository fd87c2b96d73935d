import { aSeason } from '@emberclutch/web/testing/factories.tsx';
import { choosePollInterval } from './choose-poll-interval.ts';

const opensAt = 1_900_000_000;
const closed = aSeason({ isSpawnCycleActive: false, spawnCycleStart: opensAt });

it.each([
  [-1, false],
  [0, 5_000],
  [10, 5_000],
  [60, 15_000],
  [240, 60_000],
  [86_400, 60_000],
])('the poll polls %d s after a cycle should have opened in %j ms', (seconds, pause) => {
  expect(choosePollInterval(closed, (opensAt + seconds) * 1_000)).toBe(pause);
});

it('the poll waits for the end of an open cycle, and does not poll if no time is known', () => {
  expect(choosePollInterval(aSeason({ spawnCycleEnd: opensAt }), opensAt * 1_000)).toBe(5_000);
  expect(choosePollInterval(aSeason({ spawnCycleEnd: null }), opensAt * 1_000)).toBe(false);
});
