import { Email } from './email.ts';

it.each([
  ['Keeper@Example.com', 'keeper@example.com'],
  ['keeper@bücher.example', 'keeper@xn--bcher-kva.example'],
  ['keeper@例え.テスト', 'keeper@xn--r8jz45g.xn--zckzah'],
  ['a/b@example.com', 'a/b@example.com'],
  ['prvs=1=keeper@example.com', 'prvs=1=keeper@example.com'],
  ['\u200b keeper@example.com\ufeff', 'keeper@example.com'],
])('the schema reads %j as %s', (text, email) => {
  expect(Email.parse(text)).toBe(email);
});

it.each([
  '',
  'keeper',
  'keeper@example',
  'keeper@@example.com',
  'keeper@example.com/path',
  'keeper@1.2.3.4',
  'keeper@-example.com',
  '.keeper@example.com',
  'kee..per@example.com',
  'kee per@example.com',
  'keeper@exam ple.com',
  'keeper@example.com,other@example.com',
  'keeper@example.com\r\nBcc: other@example.com',
  `keeper@${'a'.repeat(250)}.com`,
])('the schema refuses %j', (text) => {
  expect(Email.safeParse(text).success).toBe(false);
});
