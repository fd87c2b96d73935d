import { faultsOf, isDeclined } from './card.ts';

const now = Date.parse('2031-03-14T12:00:00Z') / 1000;
const good = { number: '4242 4242 4242 4242', expiry: '04 / 33', cvc: '123' };

it('takes the test card, however its digits are grouped', () => {
  expect(faultsOf(good, now)).toEqual({});
  expect(faultsOf({ ...good, number: '4242-42424242-4242', expiry: '4/2033' }, now)).toEqual({});
  expect(isDeclined(good)).toBe(false);
});

it('knows the card that is always declined', () => {
  expect(isDeclined({ ...good, number: '4000 0000 0000 0002' })).toBe(true);
});

it.each([
  ['', 'Enter the card number.'],
  ['4242', 'A card number has 12 to 19 digits.'],
  ['4242 4242 4242 4243', /last digit does not match/],
  ['5555 5555 5555 4444', /takes only the test cards/],
])('refuses the number %j in words', (number, words) => {
  expect(faultsOf({ ...good, number }, now).number).toMatch(words);
});

it('takes a card to the end of its month and not longer', () => {
  expect(faultsOf({ ...good, expiry: '03/31' }, now)).toEqual({});
  expect(faultsOf({ ...good, expiry: '02/31' }, now).expiry).toMatch(/has expired/);
});

it.each([
  ['', /Enter the month/],
  ['13/31', /month and year/],
  ['soon', /month and year/],
])('refuses the expiry %j in words', (expiry, words) => {
  expect(faultsOf({ ...good, expiry }, now).expiry).toMatch(words);
});

it('asks for a security code of 3 or 4 digits', () => {
  expect(faultsOf({ ...good, cvc: '12' }, now).cvc).toMatch(/3 or 4 digits/);
  expect(faultsOf({ ...good, cvc: '' }, now).cvc).toMatch(/Enter the security code/);
});
