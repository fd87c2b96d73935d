import type { ErrorCode } from '../../api/api-error.ts';

/**
 * Words for every error code. An app spreads them and overrides what it says differently:
 * `{ ...errorMessages, not_found: '...' } satisfies Record<ErrorCode, string>`.
 */
export const errorMessages = {
  bad_request: 'The hatchery could not read the request.',
  unauthorized: 'Your session has ended. Sign in again.',
  forbidden: 'This is not allowed for your account.',
  reauthentication_required: 'Confirm that it is you first.',
  not_found: 'It is not here.',
  conflict: 'Something changed at the same moment. Look again.',
  too_large: 'That is more than the hatchery takes at once.',
  too_many_requests: 'That was a lot of requests. Wait a minute.',
  internal: 'The hatchery has trouble. It is not your fault.',
  unavailable: 'The hatchery is not available just now.',
  code_wrong: 'The code is not right.',
  code_expired: 'The code has expired.',
  code_used_up: 'The code was tried too often.',
  cycle_closed: 'The cycle has closed.',
  fee_changed: 'The fee has changed.',
  sold_out: 'Sold out.',
  limit_exceeded: 'That is more than one purchase may have.',
  mixed_basket: 'Keys are redeemed for eggs only.',
  voucher_mismatch: 'There must be exactly as many keys as eggs.',
  key_unusable: 'The key cannot be used.',
  lock_expired: 'The hold has run out.',
  payment_required: 'This requires payment.',
  idempotency_mismatch: 'This was asked for with other contents.',
  offline: 'No connection. Check yours, then retry.',
  timed_out: 'The hatchery took too long to answer.',
  invalid_response: 'The hatchery answered something we cannot read.',
} satisfies Record<ErrorCode, string>;
