import { toAsciiDigits } from '@emberclutch/contract/shape/to-ascii-digits.ts';

/** The raw fields of the sandbox form. */
export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
}

/** A message for each invalid field; an empty object for a valid card. */
export type CardErrors = Partial<Record<keyof CardForm, string>>;

/** Common test card numbers. The sandbox accepts no others, so that players do not enter real cards. */
const testCards: ReadonlyMap<string, 'pays' | 'declines'> = new Map([
  ['4242424242424242', 'pays'],
  ['4000000000000002', 'declines'],
]);

/** Validates the fields of a card. @param now epoch seconds */
export function validateCard(card: CardForm, now: number): CardErrors {
  const errors = {
    number: validateNumber(card.number),
    expiry: validateExpiry(card.expiry, now),
    cvc: validateCvc(card.cvc),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

export const isDeclined = (card: CardForm): boolean => testCards.get(readDigits(card.number)) === 'declines';

function validateNumber(input: string) {
  const digits = readDigits(input);
  if (digits === '') return 'Enter the card number.';
  return testCards.has(digits)
    ? undefined
    : 'The sandbox takes only the test cards listed below. Please do not use a real card.';
}

function validateExpiry(input: string, now: number) {
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*[/.\- ]?\s*(\d{4}|\d{2})\s*$/.exec(toAsciiDigits(input)) ?? [];
  if (input.trim() === '') return 'Enter the month and year the card expires.';
  if (month === '' || Number(month) < 1 || Number(month) > 12)
    return 'Write the expiry as month and year: 04 / 30.';
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  // A card expires at the end of its month.
  const monthAfter = Date.UTC(fullYear, Number(month), 1) / 1000;
  return monthAfter <= now ? 'This card has expired. Try another.' : undefined;
}

function validateCvc(input: string) {
  if (input.trim() === '') return 'Enter the security code.';
  return /^\d{3,4}$/.test(toAsciiDigits(input).trim()) ? undefined : 'The security code has 3 or 4 digits.';
}

const readDigits = (input: string) => toAsciiDigits(input).replace(/[\s-]/g, '');
