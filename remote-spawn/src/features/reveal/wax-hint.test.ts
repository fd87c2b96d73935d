import { anEgg, aGatewayKey } from '@emberclutch/web/testing/factories.tsx';
import { copy } from './copy.ts';
import { toWaxHint } from './wax-hint.ts';

it.each([
  [null, 0],
  [59.99, 0],
  [60, 1],
  [94, 2],
  [99, 3],
])('the wax of an egg of rarity %p has rings: %i', (rarity, rings) => {
  expect(toWaxHint(anEgg({ rarity }))).toEqual({ house: 'FIRE', rings });
});

it('the wax reveals neither gold nor the house of a key', () => {
  expect(toWaxHint(anEgg({ golden: true }))).toEqual(toWaxHint(anEgg({ golden: false })));
  expect(toWaxHint(aGatewayKey())).toEqual({ house: null, rings: 0 });
});

it('the wax shows the rarity that the provider has sent, and no odds', () => {
  expect([1, 2, 3].map((rings) => copy.wax('Fire', rings))).toEqual([
    'Wax of the House of Fire, with one ring: its rarity is 60 or more.',
    'Wax of the House of Fire, with two rings: its rarity is 85 or more.',
    'Wax of the House of Fire, with three rings: its rarity is 95 or more.',
  ]);
});
