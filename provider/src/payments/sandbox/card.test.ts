import { validateCard, isDeclined } from './card.ts';

const now = Date.parse('2031-03-14T12:00:00Z') / 1000;
const validCard = { number: '4242 4242 4242 4242', expiry: '04 / 33', cvc: '123' };

it('accepts the test card with its digits grouped in any way', () => {
  expect(validateCard(validCard, now)).toEqual({});
  expect(validateCard({ ...validCard, number: '4242-42424242-4242', expiry: '4/2033' }, now)).toEqual({});
  expect(validateCard({ number: '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', expiry: '٠٤/٣٣', cvc: '١٢٣' }, now)).toEqual({});
  expect(isDeclined(validCard)).toBe(false);
});

it('declines the test card for declined payments', () => {
  expect(isDeclined({ ...validCard, number: '4000 0000 0000 0002' })).toBe(true);
});

it.each([
  ['', 'Enter the card number.'],
  ['4242 4242 4242 4243', /takes only the test cards/],
  ['5555 5555 5555 4444', /takes only the test cards/],
])('rejects the number %j with a message', (number, message) => {
  expect(validateCard({ ...validCard, number }, now).number).toMatch(message);
});

it('accepts a card until the end of its month', () => {
  expect(validateCard({ ...validCard, expiry: '03/31' }, now)).toEqual({});
  expect(validateCard({ ...validCard, expiry: '02/31' }, now).expiry).toMatch(/has expired/);
});

it.each([
  ['', /Enter the month/],
  ['13/31', /month and year/],
  ['soon', /month and year/],
])('rejects the expiry %j with a message', (expiry, message) => {
  expect(validateCard({ ...validCard, expiry }, now).expiry).toMatch(message);
});

it('requires a security code of 3 or 4 digits', () => {
  expect(validateCard({ ...validCard, cvc: '12' }, now).cvc).toMatch(/3 or 4 digits/);
  expect(validateCard({ ...validCard, cvc: '' }, now).cvc).toMatch(/Enter the security code/);
});
