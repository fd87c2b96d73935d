import { minutePacedCalendar, dayPacedCalendar } from './season-settings.ts';
import { planFirstSeasons, planNextSeasons } from './planned-season.ts';

const now = 1_900_000_000;

it('names the seasons GENESIS, then the four elements of age I, of age II, and so on', () => {
  const seasons = planFirstSeasons(now, { ...minutePacedCalendar, pastSeasons: 8 });

  expect(seasons.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(seasons.map(({ name, age }) => `${name} ${age}`)).toEqual([
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
  const season = planFirstSeasons(now, {
    ...minutePacedCalendar,
    pastSeasons: 3,
    cyclesPerSeason: 2,
    cycleDuration: 100,
    cyclePause: 20,
  })[3];

  expect(season).toMatchObject({ name: 'AIR', age: 1, startsAt: now, endsAt: now + 240 });
  expect(season?.cycles).toEqual([
    { opensAt: now, closesAt: now + 100 },
    { opensAt: now + 120, closesAt: now + 220 },
  ]);
});

it('plans past seasons, a season that starts now and the next season for an empty database', () => {
  const seasons = planFirstSeasons(now, minutePacedCalendar);

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
  expect(planFirstSeasons(now, dayPacedCalendar)[0]).toMatchObject({ name: 'GENESIS', startsAt: now });
});

const lastSeason = { id: 6, name: 'WATER', age: 2, startsAt: now, endsAt: now + 86_400 } as const;

it('adds a season once the last season has begun, but not before', () => {
  expect(planNextSeasons(lastSeason, now - 1, minutePacedCalendar)).toEqual([]);
  expect(planNextSeasons(lastSeason, now, minutePacedCalendar)).toMatchObject([
    { id: 7, name: 'AIR', age: 2, startsAt: lastSeason.endsAt },
  ]);
});

it('repeats no season in a calendar that was written with another number of seasons', () => {
  const laterSeason = { ...lastSeason, id: 10, name: 'FIRE' } as const;

  expect(planNextSeasons(laterSeason, now, minutePacedCalendar)).toMatchObject([
    { id: 11, name: 'EARTH', age: 3 },
  ]);
});

it('continues after a downtime with a season that starts now', () => {
  const endOfDowntime = lastSeason.endsAt + 365 * 86_400;

  const seasons = planNextSeasons(lastSeason, endOfDowntime, minutePacedCalendar);

  expect(seasons.map(({ id, name }) => [id, name])).toEqual([
    [7, 'AIR'],
    [8, 'FIRE'],
  ]);
  expect(seasons[0]?.startsAt).toBe(endOfDowntime);
});
