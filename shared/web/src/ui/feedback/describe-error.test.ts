import { ApiError } from '../../api/api-error.ts';
import { readProblem } from '../../api/request.ts';
import { errorMessages } from './error-messages.ts';
import { describeError, addRetryTime } from './describe-error.ts';

const { bad_request, conflict, forbidden, internal, limit_exceeded, sold_out } = errorMessages;

it.each([
  ['{"detail":"Wren is taken."}', 409, `${conflict} Wren is taken.`],
  ['{"message":"Wren is taken"}', 409, `${conflict} Wren is taken.`],
  ['{"error":"Not from here"}', 403, `${forbidden} Not from here.`],
  ['{"error":{"message":"Not from here"}}', 403, `${forbidden} Not from here.`],
  [
    '{"statusCode":400,"message":["Too short.","Too plain."],"error":"Bad Request"}',
    400,
    `${bad_request} Too short. Too plain.`,
  ],
  [
    '{"errors":[{"message":"Too short."},{"detail":"Too plain."}]}',
    422,
    `${bad_request} Too short. Too plain.`,
  ],
  ['{"detail":[{"loc":["body","name"],"msg":"Too short"}]}', 422, `${bad_request} Too short.`],
  [
    '{"title":"Errors","errors":{"name":["Too short."],"email":["Too plain."]}}',
    422,
    `${bad_request} Too short. Too plain.`,
  ],
  ['["Too short.","Too plain."]', 422, `${bad_request} Too short. Too plain.`],
  ['{"title":"The name is taken"}', 409, `${conflict} The name is taken.`],
  ['Not from here', 403, `${forbidden} Not from here.`],
])("the message adds the provider's own explanation of a rejection: %s", (body, status, expected) => {
  expect(describeError(readProblem(status, body), errorMessages)).toBe(expected);
});

it.each([
  ['null', 409, conflict],
  ['true', 409, conflict],
  ['[]', 409, conflict],
  ['{}', 409, conflict],
  ['', 409, conflict],
  ['{"error":"invalid_request"}', 409, conflict],
  [`{"detail":"${'so long '.repeat(40)}"}`, 409, conflict],
  ['<html><p>A proxy page</p></html>', 403, forbidden],
  ['{"detail":"Row 7 of table eggs is locked"}', 500, internal],
  // A code of our own provider has its own message.
  ['{"code":"sold_out","detail":"Only 2 eggs are left."}', 409, sold_out],
])('without an explanation, the message is only our own: %s', (body, status, expected) => {
  expect(describeError(readProblem(status, body), errorMessages)).toBe(expected);
});

it('the message says which limit was exceeded', () => {
  const body = '{"code":"limit_exceeded","detail":"At most 10 eggs can be bought at once."}';

  expect(describeError(readProblem(400, body), errorMessages)).toBe(
    `${limit_exceeded} At most 10 eggs can be bought at once.`,
  );
});

it.each([
  [1, 'Try again in 1 second.'],
  [30.2, 'Try again in 31 seconds.'],
  [120, 'Try again in 2 minutes.'],
  [3_601, 'Try again in 61 minutes.'],
])('the message says when to try again, %d s from now', (retryAfter, expected) => {
  const error = new ApiError('too_many_requests', 429, { retryAfter });

  expect(describeError(error, errorMessages)).toBe(`Too many requests in a short time. ${expected}`);
});

it.each([
  'Something went wrong on our side. Please try again in a moment.',
  'Something went wrong on our side. Please try again.',
  'Something went wrong on our side. Please wait a little before the next one.',
  'Something went wrong on our side',
])('the message says only once when to try again: %s', (message) => {
  expect(addRetryTime(message, new ApiError('unavailable', 503, { retryAfter: 40 }))).toBe(
    'Something went wrong on our side. Try again in 40 seconds.',
  );
});

it("the message says when to try again after the provider's own explanation, and drops our vague sentence", () => {
  const error = readProblem(429, '{"message":"Ten codes a day"}', 40);

  expect(describeError(error, errorMessages)).toBe(
    'Too many requests in a short time. Ten codes a day. Try again in 40 seconds.',
  );
});

it('the message says when to try again after a message of the specification, which stays as it is', () => {
  const message = 'Passkey not found';

  expect(addRetryTime(message, new ApiError('not_found', 404, { retryAfter: 40 }))).toBe(
    'Passkey not found. Try again in 40 seconds.',
  );
  expect(addRetryTime(message, new ApiError('not_found', 404))).toBe(message);
  expect(addRetryTime(message, undefined)).toBe(message);
});

it('the message shows a bug of the client as an internal error', () => {
  expect(describeError(new TypeError('x is not a function'), errorMessages)).toBe(internal);
});
