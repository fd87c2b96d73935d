import { readCode } from './read-code.ts';

it.each([
  ['12345678', 12_345_678],
  [' 1234 5678 ', 12_345_678],
  ['123-456', 123_456],
  ['123\u2013456', 123_456],
  ['12\u00a034', 1_234],
  ['9999999999', 9_999_999_999],
])('reads %j as %i', (text, code) => {
  expect(readCode(text)).toBe(code);
});

it.each(['', '123', '12345678901', '12a45', '1e10', '-', '12.34', '0000'])('rejects %j', (text) => {
  expect(readCode(text)).toBeNull();
});
