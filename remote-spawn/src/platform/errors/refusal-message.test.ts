import { ApiError } from '@emberclutch/web/api/api-error.ts';
import { errorMessages } from './error-messages.ts';
import { refusalMessage } from './refusal-message.ts';

it.each([
  [400, 'eggs.count is odd', [], 'Bad request: eggs.count is odd'],
  [400, 'Bad request: eggs.count is odd', [501], 'Bad request: eggs.count is odd'],
  [400, 'no', [501], 'Bad request: no'],
  [400, 'The key is locked', [501], 'Gateway key error: The key is locked'],
  [400, 'Gateway key error: used', [501], 'Gateway key error: used'],
  [400, 'voucher is spent', [501, 502], 'Gateway key error: voucher is spent'],
  [404, '', [501], 'Gateway key 501 not found'],
  [404, '', [501, 502], 'Gateway key 501 or 502 not found'],
  [404, 'Gateway key 502 not found', [501, 502], 'Gateway key 502 not found'],
  [404, 'No such key: 777', [501, 502], 'Gateway key 777 not found'],
  [404, '', [], 'This does not exist any more'],
])('words the refusal %i %j of the keys %j as the specification does', (status, detail, keys, words) => {
  const code = status === 404 ? 'not_found' : 'bad_request';
  const messageOf = (retryAfter?: number) =>
    refusalMessage(
      new ApiError(code, status, { detail, ...(retryAfter && { retryAfter }) }),
      errorMessages,
      keys,
    );

  expect(messageOf().replace(/\.$/, '')).toBe(words);
  expect(messageOf(40)).toBe(`${words}. Try again in 40 seconds.`);
});
