import { storeSeason, storedSeason, romanAge } from './index.ts';

afterEach(() => localStorage.clear());

it.each(['Infinity', '1e9', '-3', '2.5', 'genesis', ''])(
  'the store reads a stored age of %j as unknown',
  (storedText) => {
    localStorage.setItem('spawnSeason', 'EARTH');
    localStorage.setItem('spawnAge', storedText);

    expect(storedSeason()).toEqual({ spawnSeason: 'EARTH', spawnAge: null });
  },
);

it.each([
  [0, ''],
  [1, 'I'],
  [14, 'XIV'],
  [3_999, 'MMMCMXCIX'],
  [Number.POSITIVE_INFINITY, ''],
  [null, ''],
])('the store writes the age %p as %j', (age, numeral) => {
  expect(romanAge(age)).toBe(numeral);
});

it.each([
  [2, '2', 'II'],
  [0, '0', 'GENESIS'],
  [null, null, null],
])('the store stores the age %p as %p and %p', (spawnAge, digits, numeral) => {
  storeSeason({ spawnSeason: 'EARTH', spawnAge });

  expect([localStorage.getItem('spawnAge'), localStorage.getItem('spawnAgeRoman')]).toEqual([
    digits,
    numeral,
  ]);
  expect(storedSeason()).toEqual({ spawnSeason: 'EARTH', spawnAge });
});
