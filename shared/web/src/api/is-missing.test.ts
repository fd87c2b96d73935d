import { isMissing, isUnsupported } from './is-missing.ts';
import { readProblem } from './request.ts';

it.each([
  [404, '{}', true, true],
  [405, '', true, true],
  [501, '', true, true],
  // An API gateway answers so for an unknown path: an optional read is unsupported, and a write was not made.
  [403, '{"message":"Missing Authentication Token"}', false, true],
  [403, '{"code":"forbidden","detail":"Not yours."}', false, false],
  [400, '{}', false, false],
  [500, '', false, false],
])('the client judges status %d with the body %s', (status, body, isLacking, isReadLacking) => {
  const error = readProblem(status, body);

  expect([isMissing(error), isUnsupported(error)]).toEqual([isLacking, isReadLacking]);
});
