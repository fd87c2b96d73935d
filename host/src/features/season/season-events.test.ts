import type { CurrentSeason } from '@emberclutch/shared/contract/season';
import { aSeason } from '@emberclutch/shared/testing/factories';
import { seasonEvents, stockEvents } from './season-events.ts';

const noon = Date.UTC(2031, 3, 1, 12) / 1_000;
const minute = 60;
const hour = 60 * minute;

/** Nothing is near; the cycle is closed. */
const quiet = (change: Partial<CurrentSeason> = {}) =>
  aSeason({
    isSpawnCycleActive: false,
    spawnCycleEnd: null,
    spawnCycleStart: null,
    seasonStart: noon - 24 * hour,
    seasonEnd: noon + 24 * hour,
    ...change,
  });
const open = (change: Partial<CurrentSeason> = {}) =>
  quiet({ isSpawnCycleActive: true, spawnCycleEnd: noon + 3 * hour, ...change });

const told = (before: CurrentSeason | null, now: CurrentSeason) =>
  seasonEvents(before, now, noon).map(({ category, message }) => `${category}: ${message}`);

const opened = 'cycleOpened: Dragon eggs are available: the spawn cycle has opened.';

it('says nothing when nothing happens', () => {
  expect(told(null, quiet())).toEqual([]);
  expect(told(quiet(), quiet())).toEqual([]);
  expect(told(open(), open())).toEqual([]);
  expect(told(open(), quiet())).toEqual([]);
});

it('says that a cycle has opened between two looks, not that one is open', () => {
  expect(told(quiet(), open())).toEqual([opened]);
  expect(told(null, open())).toEqual([]);
});

it('notices the next cycle after a long sleep, and no new one in a cycle that is cut short', () => {
  expect(told(open(), open({ spawnCycleEnd: noon + 90 * hour }))).toEqual([opened]);
  expect(told(open(), open({ spawnCycleEnd: noon + 2 * hour }))).toEqual([]);
});

it('shows available eggs for ten seconds, and leads to them', () => {
  expect(seasonEvents(quiet(), open(), noon)).toEqual([
    expect.objectContaining({ type: 'success', duration: 10_000, navigateTo: '/spawn' }),
  ]);
});

it.each([
  [hour + 1, []],
  [hour, ['cycleEnding: 60 Min left: the spawn cycle is ending.']],
  [42 * minute - 20, ['cycleEnding: 42 Min left: the spawn cycle is ending.']],
  [5, ['cycleEnding: 1 Min left: the spawn cycle is ending.']],
  [0, []],
  [-5, []],
])('says %i seconds before a cycle ends: %j', (left, news) => {
  expect(told(null, open({ spawnCycleEnd: noon + left }))).toEqual(news);
});

it('does not speak of the end of a cycle that is closed', () => {
  expect(told(null, quiet({ spawnCycleEnd: noon + 10 * minute }))).toEqual([]);
});

it.each([
  [hour + 1, []],
  [hour, ['newSeason: A new season starts in 60 Min.']],
  [90, ['newSeason: A new season starts in 2 Min.']],
  [0, []],
])('says %i seconds before a season ends: %j', (left, news) => {
  expect(told(null, quiet({ seasonEnd: noon + left }))).toEqual(news);
});

it.each([
  [{ spawnSeason: 'WATER' }, 'newSeason: A new season has started: Water I.'],
  [{ spawnAge: 2 }, 'newSeason: A new season has started: Earth II.'],
  [{ spawnSeason: 'primordial', spawnAge: undefined }, 'newSeason: A new season has started: Primordial.'],
])('says that a season has turned to %j', (change, news) => {
  expect(told(quiet(), quiet(change))).toEqual([news]);
});

it.each([
  [null, 0, 0],
  [null, 5, 0],
  [5, 3, 0],
  [5, 0, 1],
  [0, 0, 0],
  [0, 5, 0],
])('with %p eggs before and %p left it tells %p time(s) that they are sold out', (before, left, times) => {
  expect(stockEvents(before, left)).toHaveLength(times);
});
