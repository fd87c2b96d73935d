/** The fields of the sandbox form, as they were typed. */
export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
}

/** What is wrong with a card, in words, by field; empty when nothing is. */
export type CardFaults = Partial<Record<keyof CardForm, string>>;

/** The numbers that are usual for tests. The sandbox takes no others, so that nobody types a real card. */
export const testCards: ReadonlyMap<string, 'pays' | 'declines'> = new Map([
  ['4242424242424242', 'pays'],
  ['4000000000000002', 'declines'],
]);

/** @param now epoch seconds */
export function faultsOf(card: CardForm, now: number): CardFaults {
  const faults = {
    number: faultOfNumber(card.number),
    expiry: faultOfExpiry(card.expiry, now),
    cvc: faultOfCvc(card.cvc),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== undefined));
}

/** Only for a card without faults. */
export const isDeclined = (card: CardForm) => testCards.get(digitsOf(card.number)) === 'declines';

function faultOfNumber(typed: string) {
  const digits = digitsOf(typed);
  if (digits === '') return 'Enter the card number.';
  if (!/^\d{12,19}$/.test(digits)) return 'A card number has 12 to 19 digits.';
  if (!passesLuhn(digits))
    return 'This is not a card number: its last digit does not match. Check it for a slip.';
  if (!testCards.has(digits))
    return 'The sandbox takes only the test cards listed below. Please do not use a real card.';
  return undefined;
}

function faultOfExpiry(typed: string, now: number) {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.\- ]?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  if (typed.trim() === '') return 'Enter the month and year the card expires.';
  if (month === '' || Number(month) < 1 || Number(month) > 12)
    return 'Write the expiry as month and year: 04 / 30.';
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  // A card is good until the end of its month, wherever on earth.
  const monthAfter = Date.UTC(fullYear, Number(month), 1) / 1000;
  return monthAfter <= now ? 'This card has expired. Try another.' : undefined;
}

function faultOfCvc(typed: string) {
  if (typed.trim() === '') return 'Enter the security code.';
  return /^\d{3,4}$/.test(typed.trim()) ? undefined : 'The security code has 3 or 4 digits.';
}

/** ISO/IEC 7812-1, annex B. */
function passesLuhn(digits: string) {
  let sum = 0;
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, '');
