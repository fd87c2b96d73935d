import { embeddedCalendar, productionCalendar } from './calendar-settings.ts';
import { firstSeasons, nextSeasons, planSeason, seasonName } from './plan-season.ts';

const now = 1_900_000_000;

it('names the seasons GENESIS, then the four elements of age I, of age II, and so on', () => {
  const names = Array.from({ length: 10 }, (_, id) => seasonName(id)).map(
    ({ name, age }) => `${name} ${age}`,
  );

  expect(names).toEqual([
    'GENESIS 0',
    'EARTH 1',
    'WATER 1',
    'AIR 1',
    'FIRE 1',
    'EARTH 2',
    'WATER 2',
    'AIR 2',
    'FIRE 2',
    'EARTH 3',
  ]);
});

it('plans the cycles of a season in sequence, each followed by its pause', () => {
  const season = planSeason(3, now, {
    ...embeddedCalendar,
    cyclesPerSeason: 2,
    cycleOpen: 100,
    cyclePause: 20,
  });

  expect(season).toMatchObject({ name: 'AIR', age: 1, startsAt: now, endsAt: now + 240 });
  expect(season.cycles).toEqual([
    { opensAt: now, closesAt: now + 100 },
    { opensAt: now + 120, closesAt: now + 220 },
  ]);
});

it('plans past seasons, one that starts now and the next for an empty database', () => {
  const seasons = firstSeasons(now, embeddedCalendar);

  expect(seasons.map(({ name }) => name)).toEqual([
    'GENESIS',
    'EARTH',
    'WATER',
    'AIR',
    'FIRE',
    'EARTH',
    'WATER',
  ]);
  expect(seasons[5]?.cycles[0]?.opensAt).toBe(now);
  for (const [index, season] of seasons.slice(1).entries())
    expect(season.startsAt).toBe(seasons[index]?.endsAt);
});

it('starts with GENESIS when no past seasons are configured', () => {
  expect(firstSeasons(now, productionCalendar)[0]).toMatchObject({ name: 'GENESIS', startsAt: now });
});

it('adds a season once the last one has begun, and not before', () => {
  const last = planSeason(6, now, embeddedCalendar);

  expect(nextSeasons(last, now - 1, embeddedCalendar)).toEqual([]);
  expect(nextSeasons(last, now, embeddedCalendar)).toEqual([planSeason(7, last.endsAt, embeddedCalendar)]);
});

it('continues after a downtime with a season that starts now', () => {
  const last = planSeason(6, now, embeddedCalendar);
  const muchLater = last.endsAt + 365 * 86_400;

  const seasons = nextSeasons(last, muchLater, embeddedCalendar);

  expect(seasons.map(({ id }) => id)).toEqual([7, 8]);
  expect(seasons[0]?.startsAt).toBe(muchLater);
});
