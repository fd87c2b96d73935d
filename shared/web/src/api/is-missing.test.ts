import { isMissing } from './is-missing.ts';
import { readProblem } from './read-problem.ts';

it.each([
  [404, '{}', true],
  [405, '', true],
  [501, '', true],
  // An API gateway about a path that it does not know.
  [403, '{"message":"Missing Authentication Token"}', true],
  [403, '{"code":"forbidden","detail":"Not yours."}', false],
  [400, '{}', false],
  [500, '', false],
])('takes status %d with the body %s for a missing call: %p', (status, body, isExpected) => {
  expect(isMissing(readProblem(status, body))).toBe(isExpected);
});
