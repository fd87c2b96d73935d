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

it.each([
  [0, 0],
  [3, 3],
  ['3', 3],
  ['genesis', 0],
  ['GENESIS', 0],
  ['III', 3],
  ['soon', null],
  ['', null],
  [-1, null],
  [1.5, null],
  [null, null],
  [undefined, null],
  [{}, null],
])('reads the age %j as %j', (spawnAge, age) => {
  expect(CurrentSeason.read({ ...season, spawnAge })?.spawnAge).toBe(age ?? undefined);
});

it('has defaults for missing values', () => {
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
  'reads a season without a name as genesis: %j',
  (answer) => {
    expect(CurrentSeason.read(answer)).toMatchObject({
      spawnSeason: 'GENESIS',
      isNamed: false,
      active: true,
    });
  },
);

it.each([null, undefined, 'EARTH', [], [season]])('rejects %j', (answer) => {
  expect(CurrentSeason.read(answer)).toBeNull();
});
