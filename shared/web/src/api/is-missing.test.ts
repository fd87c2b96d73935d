import { isMissing, isUnsupported } from './is-missing.ts';
import { readProblem } from './request.ts';

it.each([
  [404, '{}', true, true],
  [405, '', true, true],
  [501, '', true, true],
  // API gateways answer unknown paths like this: for an optional read, the call is unsupported; for a write, the response is an error.
  [403, '{"message":"Missing Authentication Token"}', false, true],
  [403, '{"code":"forbidden","detail":"Not yours."}', false, false],
  [400, '{}', false, false],
  [500, '', false, false],
])('the client classifies status %d with the body %s', (status, body, isCallMissing, isReadUnsupported) => {
  const error = readProblem(status, body);

  expect([isMissing(error), isUnsupported(error)]).toEqual([isCallMissing, isReadUnsupported]);
});
