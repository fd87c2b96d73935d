import { choosePace } from './choose-pace.ts';

it('the arrival takes longer for a rare egg, and longest for a golden one', () => {
  const paces = [
    choosePace({ golden: false, rarity: null }),
    choosePace({ golden: false, rarity: 40 }),
    choosePace({ golden: false, rarity: 99 }),
    choosePace({ golden: true, rarity: 99 }),
  ];

  expect(paces).toEqual(paces.toSorted((first, second) => first - second));
  expect(paces[0]).toBe(1);
  expect(paces.at(-1)).toBeLessThan(2.2);
});
