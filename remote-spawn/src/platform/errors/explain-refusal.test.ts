import { ApiError } from '@emberclutch/web/api/api-error.ts';
import type { ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { errorMessages } from './error-messages.ts';
import { explainRefusal } from './explain-refusal.ts';

type RefusalRow = [ErrorCode, string, number[] | null, string];

const rows: RefusalRow[] = [
  ['bad_request', 'eggs.count is odd', [], 'Bad request: eggs.count is odd'],
  ['bad_request', 'Bad request: eggs.count is odd', [501], 'Bad request: eggs.count is odd'],
  ['bad_request', 'no', [501], 'Bad request: no'],
  ['bad_request', '', [501], 'Bad request: The hatchery did not accept this'],
  ['bad_request', 'keys.count is odd', null, 'Bad request: keys.count is odd'],
  ['limit_exceeded', 'At most 10 eggs', [], 'Bad request: At most 10 eggs'],
  ['mixed_basket', 'Keys pay for eggs only', null, 'Bad request: Keys pay for eggs only'],
  ['fee_changed', 'The fee is now 30.00 USD', [501], 'Bad request: The fee is now 30.00 USD'],
  ['cycle_closed', '', [], 'Bad request: The cycle has closed. Nothing was held'],
  ['bad_request', 'The key is locked', [], 'Gateway key error: The key is locked'],
  ['bad_request', 'Gateway key error: used', [501], 'Gateway key error: used'],
  ['bad_request', 'voucher is spent', [501, 502], 'Gateway key error: voucher is spent'],
  ['voucher_mismatch', '2 eggs, 1 chosen', [501], 'Gateway key error: 2 eggs, 1 chosen'],
  ['key_unusable', 'Frozen', [], 'Gateway key error: Frozen'],
  ['not_found', '', [501], 'Gateway key 501 not found'],
  ['not_found', '', [501, 502], 'Gateway key 501 or 502 not found'],
  ['not_found', 'Gateway key 502 not found', [501, 502], 'Gateway key 502 not found'],
  ['not_found', 'No such key: 777', [], 'Gateway key 777 not found'],
  ['not_found', '', [], 'This does not exist any more'],
  ['not_found', '', null, 'This does not exist any more'],
];

it.each(rows)(
  'the message describes the rejection %s %j of the keys %j as the specification does',
  (code, detail, keys, expected) => {
    const status = code === 'not_found' ? 404 : 400;
    const explain = (retryAfter?: number) =>
      explainRefusal(
        new ApiError(code, status, { detail, hasCode: true, ...(retryAfter && { retryAfter }) }),
        errorMessages,
        keys,
      );

    expect(explain().replace(/\.$/, '')).toBe(expected);
    expect(explain(40)).toBe(`${expected}. Try again in 40 seconds.`);
  },
);
