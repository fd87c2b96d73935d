import type { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { aSeason } from '@emberclutch/web/testing/factories.tsx';
import { detectSeasonEvents, detectStockEvents } from './notify-season-changes.ts';

const noon = Date.UTC(2031, 3, 1, 12) / 1_000;
const minute = 60;
const hour = 60 * minute;

/** A season with a closed cycle, whose events are a day away. */
const createQuietSeason = (change: Partial<CurrentSeason> = {}) =>
  aSeason({
    isSpawnCycleActive: false,
    spawnCycleEnd: null,
    spawnCycleStart: null,
    seasonStart: noon - 24 * hour,
    seasonEnd: noon + 24 * hour,
    ...change,
  });
const createOpenSeason = (change: Partial<CurrentSeason> = {}) =>
  createQuietSeason({ isSpawnCycleActive: true, spawnCycleEnd: noon + 3 * hour, ...change });

const listNotifications = (before: CurrentSeason | null, now: CurrentSeason) =>
  detectSeasonEvents(before, now, noon).map(({ category, message }) => `${category}: ${message}`);

const openedMessage = 'cycleOpened: Dragon eggs are available: the spawn cycle has opened.';

it('the detection returns nothing when nothing has changed', () => {
  expect(listNotifications(null, createQuietSeason())).toEqual([]);
  expect(listNotifications(createQuietSeason(), createQuietSeason())).toEqual([]);
  expect(listNotifications(createOpenSeason(), createOpenSeason())).toEqual([]);
  expect(listNotifications(createOpenSeason(), createQuietSeason())).toEqual([]);
});

it('the detection announces a cycle that opened between two polls, but not a cycle that was open at the first poll', () => {
  expect(listNotifications(createQuietSeason(), createOpenSeason())).toEqual([openedMessage]);
  expect(listNotifications(null, createOpenSeason())).toEqual([]);
});

it('the detection announces a cycle shorter than an hour as open first, and as ending at a later poll', () => {
  const shortSeason = createOpenSeason({ spawnCycleEnd: noon + 28 * minute });

  expect(listNotifications(createQuietSeason(), shortSeason)).toEqual([openedMessage]);
  expect(listNotifications(shortSeason, shortSeason)).toEqual([
    'cycleEnding: 28 Min left: the spawn cycle is ending.',
  ]);
});

it('the detection announces the next cycle after a long sleep, but not a cycle that is cut short', () => {
  expect(
    listNotifications(createOpenSeason(), createOpenSeason({ spawnCycleEnd: noon + 90 * hour })),
  ).toEqual([openedMessage]);
  expect(listNotifications(createOpenSeason(), createOpenSeason({ spawnCycleEnd: noon + 2 * hour }))).toEqual(
    [],
  );
});

it('the detection announces available eggs for ten seconds with a link to the spawn page', () => {
  expect(detectSeasonEvents(createQuietSeason(), createOpenSeason(), noon)).toEqual([
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
])('%i seconds before a cycle ends, the detection announces %j', (secondsLeft, expected) => {
  expect(listNotifications(null, createOpenSeason({ spawnCycleEnd: noon + secondsLeft }))).toEqual(expected);
});

it('the detection does not announce the end of a closed cycle', () => {
  expect(listNotifications(null, createQuietSeason({ spawnCycleEnd: noon + 10 * minute }))).toEqual([]);
});

it.each([
  [hour + 1, []],
  [hour, ['newSeason: A new season starts in 60 minutes.']],
  [90, ['newSeason: A new season starts in 2 minutes.']],
  [0, []],
])('%i seconds before a season ends, the detection announces %j', (secondsLeft, expected) => {
  expect(listNotifications(null, createQuietSeason({ seasonEnd: noon + secondsLeft }))).toEqual(expected);
});

it.each([
  [7.5 * minute, ['cycleEnding: 8 Min left: the spawn cycle is ending.']],
  [7.5 * minute + 1, []],
])(
  '%i seconds before a cycle of minutes ends, in a season of three hours, the detection announces %j',
  (secondsLeft, expected) => {
    const season = { seasonStart: noon - 2 * hour, seasonEnd: noon + hour };

    expect(
      listNotifications(null, createOpenSeason({ ...season, spawnCycleEnd: noon + secondsLeft })),
    ).toEqual(expected);
  },
);

it.each([
  [{ spawnSeason: 'WATER' }, 'newSeason: A new season has started: Water I.'],
  [{ spawnAge: 2 }, 'newSeason: A new season has started: Earth II.'],
  [{ spawnSeason: 'primordial', spawnAge: undefined }, 'newSeason: A new season has started: Primordial.'],
])('the detection announces the new season after a change of %j', (change, expected) => {
  expect(listNotifications(createQuietSeason(), createQuietSeason(change))).toEqual([expected]);
});

it.each([
  [null, 0, 0],
  [null, 5, 0],
  [5, 3, 0],
  [5, 0, 1],
  [0, 0, 0],
  [0, 5, 0],
])(
  'after %p eggs were left, and now %p are, the detection announces %p time(s) that the eggs are sold out',
  (eggsBefore, eggsLeft, times) => {
    expect(detectStockEvents(eggsBefore, eggsLeft)).toHaveLength(times);
  },
);
