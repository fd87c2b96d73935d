import { Availability } from '@emberclutch/contract/spawn/availability.ts';
import { aGatewayKey, anAvailability } from '@emberclutch/web/testing/factories.tsx';
import { readBasket } from '../basket/basket.ts';
import { findEmptyReason } from './OpenCycle.tsx';
import { validateBasket } from './ChooseForm.tsx';

const createOffer = (change: object) => {
  const offer = Availability.read({
    ...anAvailability({ gatewayKeys: [aGatewayKey({ id: 501 })] }),
    ...change,
  });
  if (!offer) throw new Error('Unreadable');
  return offer;
};
const withoutFee = { eggs: { count: 3 }, keys: { count: 2, fee: '30.00' } };
const noEggsLeft = { count: 0, fee: '25.00' };
const noKeysLeft = { count: 0, fee: '60.00' };

it.each([
  ['eggs=2', null],
  ['eggs=0', 'Choose at least one egg or key.'],
  ['eggs=11', 'At most 10 eggs in one purchase.'],
  ['eggs=9', 'Only 4 eggs are left.', { eggs: { count: 4, fee: '25.00' } }],
  ['eggs=1&keys=1&with=keys&use=501', /^Keys are redeemed for eggs only\./],
  ['eggs=2&with=keys&use=501', 'Choose exactly 2 gateway keys for 2 eggs: 1 chosen so far.'],
  ['eggs=1&with=keys&use=777', 'Gateway key 777 not found'],
  ['eggs=1&with=keys&use=abc', 'Invalid gateway key ID format'],
  ['eggs=1&with=keys&use=9007199254740993', /^No gateway key has a number as large as this one/],
  ['eggs=1', /does not say what an egg costs/, withoutFee],
  ['eggs=1', /does not say what an egg costs/, { eggs: { count: 3, fee: null } }],
  ['keys=1', null, withoutFee],
  ['eggs=1&with=keys&use=501', null, withoutFee],
  ['eggs=1', null, { eggs: { count: 3, fee: 0 } }],
  ['keys=1', /does not say what a gateway key costs/, { keys: { count: 3 } }],
  ['eggs=1', 'You have as many eggs as one account can have in this cycle.', { eggTransactionLimit: 0 }],
])('the validation says why the basket "%s" cannot be locked: %s', (search, error, change: object = {}) => {
  const message = validateBasket(readBasket(new URLSearchParams(search), 1), createOffer(change));

  expect(String(message)).toMatch(error ?? /^null$/);
});

it.each([
  ['soldOut', { eggs: noEggsLeft, keys: noKeysLeft }],
  ['limitReached', { eggTransactionLimit: 0, keyTransactionLimit: 0 }],
  ['limitReached', { eggTransactionLimit: 0, keys: noKeysLeft }],
  [null, { eggTransactionLimit: 0 }],
])('the validation detects that nothing can be chosen: %s', (reason, change) => {
  expect(findEmptyReason(createOffer(change))).toBe(reason);
});
