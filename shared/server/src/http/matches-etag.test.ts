import { matchesEtag } from './matches-etag.ts';

it.each([
  ['"a1"', true],
  ['W/"a1"', true],
  ['"a1-gzip"', true],
  ['W/"a1-gzip"', true],
  ['"b2", W/"a1-br"', true],
  [' * ', true],
  ['"a1x"', false],
  ['"xa1"', false],
  ['a1', false],
  [undefined, false],
])('the header If-None-Match: %s matches the ETag "a1": %s', (ifNoneMatch, isMatch) => {
  expect(matchesEtag({ headers: { 'if-none-match': ifNoneMatch } }, '"a1"')).toBe(isMatch);
});
