import { readCode } from './read-code.ts';

it.each([
  ['12345678', 12_345_678],
  [' 1234 5678 ', 12_345_678],
  ['123-456', 123_456],
  ['123\u2013456', 123_456],
  ['12\u00a034', 1_234],
  ['9999999999', 9_999_999_999],
  ['Code: 1111 1111', 11_111_111],
  ['Your code:\u00a01234 5678', 12_345_678],
  ['\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18', 12_345_678],
  ['٣٦٨٢٥٧٧٥', 36_825_775],
  ['Code\uff1a\uff11\uff12\uff13\uff14', 1_234],
  ['\u200bCode: 1111 1111\u200b', 11_111_111],
  ['Your code is 1234 5678.', 12_345_678],
  ['1234 5678 is your Emberclutch code', 12_345_678],
  ['\u200b1234\u200d5678\ufeff', 12_345_678],
])('the code reader reads %j as %i', (text, code) => {
  expect(readCode(text)).toBe(code);
});

it.each([
  '',
  '123',
  '12345678901',
  '12a45',
  '1e10',
  '-',
  '12.34',
  '0000',
  'Code 5: 1234',
  `${' '.repeat(300)}1234`,
])('the code reader rejects %j', (text) => {
  expect(readCode(text)).toBeNull();
});
