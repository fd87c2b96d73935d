import { paceOf } from './pace-of.ts';

it('takes longer for a rare egg, and longest for a golden one', () => {
  const paces = [
    paceOf({ golden: false, rarity: null }),
    paceOf({ golden: false, rarity: 40 }),
    paceOf({ golden: false, rarity: 99 }),
    paceOf({ golden: true, rarity: 99 }),
  ];

  expect(paces).toEqual(paces.toSorted((one, other) => one - other));
  expect(paces[0]).toBe(1);
  expect(paces.at(-1)).toBeLessThan(2.2);
});
