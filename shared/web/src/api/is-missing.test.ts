import { isMissing, isUnsupported } from './is-missing.ts';
import { readProblem } from './request.ts';

it.each([
  [404, '{}', true, true],
  [405, '', true, true],
  [501, '', true, true],
  // An API gateway about a path that it does not know: an optional read is absent, and a write was not made.
  [403, '{"message":"Missing Authentication Token"}', false, true],
  [403, '{"code":"forbidden","detail":"Not yours."}', false, false],
  [400, '{}', false, false],
  [500, '', false, false],
])('judges status %d with the body %s', (status, body, isLacking, isReadLacking) => {
  const error = readProblem(status, body);

  expect([isMissing(error), isUnsupported(error)]).toEqual([isLacking, isReadLacking]);
});
