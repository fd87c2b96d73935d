import * as fc from 'fast-check';
import { readAccountId } from './identity/account-id.ts';
import { parseRomanNumeral, toRomanNumeral } from './season/roman-numeral.ts';
import { readAge } from './season/season-age.ts';
import { readSeasonName } from './season/spawn-season.ts';
import { readEntityId } from './shape/entity-id.ts';
import { readFlag } from './shape/flag.ts';
import { readInstant } from './shape/instant.ts';
import { readCurrency, readMoney } from './shape/money.ts';
import { readCount, readNumber } from './shape/number.ts';

const springInstant = Date.UTC(2031, 3, 1) / 1_000;

/** Finds a counterexample of a property; null if the property holds. */
const findCounterexample = <Values>(property: fc.IProperty<Values>) => fc.check(property).counterexample;

/** Generates JSON, including strings that look like numbers and dates. */
const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.double(),
  fc.bigInt().map(String),
  fc.date().map(String),
  fc.mixedCase(fc.constantFrom('NaN', 'Infinity', '-0', '0x10', '1e400', 'genesis', 'iv')),
);

it.each([readCount, readAge, readEntityId, readInstant])('%p reads a whole number or nothing', (read) => {
  expect(
    findCounterexample(
      fc.property(anyJson, (value) => {
        const result = read(value);
        // Reading a result again changes nothing.
        return result === null || (Number.isSafeInteger(result) && result >= 0 && read(result) === result);
      }),
    ),
  ).toBeNull();
});

it('the contract reads an amount of money, and returns the same amount when it reads the result again', () => {
  expect(
    findCounterexample(
      fc.property(anyJson, fc.constantFrom('USD', 'JPY', 'KWD', 'XXX'), (value, currency) => {
        const amount = readMoney(value, currency);
        return amount === null || (/^\d+(\.\d+)?$/.test(amount) && readMoney(amount, currency) === amount);
      }),
    ),
  ).toBeNull();
});

it('the contract reads every instant from seconds, milliseconds, their texts and ISO 8601', () => {
  expect(
    findCounterexample(
      fc.property(fc.integer({ min: 1e9, max: 4e9 }), (seconds) => {
        const iso = new Date(seconds * 1_000).toISOString();
        const spellings = [
          seconds,
          seconds * 1_000,
          seconds + 0.5,
          `${seconds}`,
          `${seconds}.25`,
          iso,
          iso.slice(0, 19),
        ];
        return spellings.every((spelling) => readInstant(spelling) === seconds);
      }),
    ),
  ).toBeNull();
});

it('the contract reads every Roman numeral that it writes, and no other text', () => {
  expect(
    findCounterexample(
      fc.property(
        fc.integer({ min: 1, max: 3_999 }),
        (number) => parseRomanNumeral(toRomanNumeral(number)) === number,
      ),
    ),
  ).toBeNull();
  expect(
    findCounterexample(
      fc.property(fc.string({ unit: fc.constantFrom(...'IVXLCDMivA') }), (text) => {
        const number = parseRomanNumeral(text);
        return number === null || toRomanNumeral(number) === text.toUpperCase();
      }),
    ),
  ).toBeNull();
});

it.each([
  [25, '25.00'],
  ['25', '25.00'],
  ['25.5', '25.50'],
  ['1,000.00', '1000.00'],
  [' 7.125 ', '7.125'],
  ['free', null],
  ['', null],
  [null, null],
  [-1, null],
  ['NaN', null],
])('the contract reads the amount %j as %j', (value, amount) => {
  expect(readMoney(value)).toBe(amount);
});

it('the contract writes an amount with the decimals of its currency', () => {
  expect([readMoney(500, 'JPY'), readMoney('1.5', 'KWD')]).toEqual(['500', '1.500']);
});

it.each([
  ['usd', 'USD'],
  [' Eur ', 'EUR'],
  ['US$', 'XXX'],
  [null, undefined],
  [undefined, undefined],
])('the contract reads the currency %j as %j', (value, currency) => {
  expect(readCurrency(value)).toBe(currency);
});

it.each([
  ['2031-04-01', springInstant],
  ['2031-04-01T02:00:00+02:00', springInstant],
  ['2031-04-01 00:00:00', springInstant],
  ['0001-01-01T00:00:00Z', null],
  [0, null],
  ['soon 1', null],
  [1e14 - 1, 1e11 - 1],
  // The second time, the reader would read its seconds as milliseconds.
  [1e14, null],
  ['9999-12-31', null],
])('the contract reads the instant %j as %j', (value, instant) => {
  expect(readInstant(value)).toBe(instant);
});

it.each([
  ['IV', 4],
  ['xiv', 14],
  ['Genesis', 0],
  [' 3 ', 3],
  [3, 3],
  ['IIII', null],
  ['soon', null],
  [1.5, null],
  [-1, null],
  ['', null],
  [{}, null],
])('the contract reads the age %j as %j', (value, age) => {
  expect(readAge(value)).toBe(age);
});

it('the contract reads ids, numbers, flags and seasons, and rejects other values', () => {
  const expectNothing = (read: (value: unknown) => unknown, ...values: unknown[]) =>
    expect(values.map(read).filter((result) => result !== null)).toEqual([]);

  expect(['12', 12, ' 7 '].map(readEntityId)).toEqual([12, 12, 7]);
  expectNothing(readEntityId, '0', 1.5, '12a', null);
  expect(['wren', 7, 'acct:7'].map(readAccountId)).toEqual(['wren', '7', 'acct:7']);
  expectNothing(readAccountId, '', ' ', null, {});
  expect(['41.5', 0, '-3', '1,234'].map(readNumber)).toEqual([41.5, 0, -3, 1_234]);
  expectNothing(readNumber, '1,2', 'Infinity', true);
  expect(['fire', 'Primordial'].map(readSeasonName)).toEqual(['FIRE', 'PRIMORDIAL']);
  expectNothing(readSeasonName, '', 3);
  expect([true, 'true', 'TRUE', 1, '1'].every(readFlag)).toBe(true);
  expect([false, 'no', null].some(readFlag)).toBe(false);
});
