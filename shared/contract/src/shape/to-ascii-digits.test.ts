import { LoginCode } from '../identity/input/code-flow.ts';
import { toAsciiDigits } from './to-ascii-digits.ts';

it('the contract replaces the digits of every script, and no other characters', () => {
  expect(toAsciiDigits('Code ٣٦٨٢-۵۷७৭: ½ 09')).toBe('Code 3682-5777: ½ 09');
  const zeros = [0x660, 0x6f0, 0x966, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8, 0x1e950];
  expect(zeros.map((zero) => toAsciiDigits(String.fromCodePoint(zero, zero + 9)))).toEqual(
    zeros.map(() => '09'),
  );
});

it('the contract accepts a code in the digits of any script', () => {
  expect(LoginCode.parse('٣٦٨٢٥٧٧٥')).toBe(36_825_775);
});
