import { CurrentSeason } from './current-season.ts';

const season = {
  spawnSeason: 'EARTH',
  isSpawnCycleActive: true,
  spawnCycleEnd: 1_900_000_000,
  spawnCycleStart: null,
  seasonStart: 1_800_000_000,
  seasonEnd: 1_950_000_000,
  active: true,
};

it('the reader reads the age, and omits an invalid age', () => {
  expect(CurrentSeason.read({ ...season, spawnAge: 'III' })?.spawnAge).toBe(3);
  for (const spawnAge of ['soon', null, undefined])
    expect(CurrentSeason.read({ ...season, spawnAge })?.spawnAge).toBeUndefined();
});

it('the reader has defaults for missing values', () => {
  expect(CurrentSeason.read({ spawnSeason: ' primordial ' })).toEqual({
    spawnSeason: 'primordial',
    isNamed: true,
    spawnAge: undefined,
    isSpawnCycleActive: false,
    spawnCycleEnd: null,
    spawnCycleStart: null,
    seasonStart: null,
    seasonEnd: null,
    active: false,
  });
});

it.each([{ active: 1 }, { active: 'true', spawnSeason: '' }, { active: true, spawnSeason: null }])(
  'the reader reads a season without a name as genesis: %j',
  (response) => {
    expect(CurrentSeason.read(response)).toMatchObject({
      spawnSeason: 'GENESIS',
      isNamed: false,
      active: true,
    });
  },
);

it.each([null, undefined, 'EARTH', [], [season]])('the reader rejects %j', (response) => {
  expect(CurrentSeason.read(response)).toBeNull();
});
