import { anEgg, aGatewayKey } from '@emberclutch/web/testing/factories.tsx';
import { waxHintOf } from './wax-hint.ts';

it.each([
  [null, 0],
  [59.99, 0],
  [60, 1],
  [94, 2],
  [99, 3],
])('presses rings into the wax of an egg of rarity %p: %i', (rarity, rings) => {
  expect(waxHintOf(anEgg({ rarity }))).toEqual({ house: 'FIRE', rings });
});

it('hints neither at gold nor at the house of a key', () => {
  expect(waxHintOf(anEgg({ golden: true }))).toEqual(waxHintOf(anEgg({ golden: false })));
  expect(waxHintOf(aGatewayKey())).toEqual({ house: null, rings: 0 });
});
