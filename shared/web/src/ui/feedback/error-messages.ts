import type { ErrorCode } from '../../api/api-error.ts';
import { offlineMessage } from './offline-message.ts';

/** Default messages. An app overrides some: `{ ...errorMessages, not_found: '...' } satisfies Record<ErrorCode, string>`. */
export const errorMessages = {
  bad_request: 'The hatchery did not accept this.',
  unauthorized: 'Your session has ended. Please sign in again.',
  forbidden: 'This is not allowed for your account.',
  reauthentication_required: 'Please confirm that it is you first.',
  not_found: 'This could not be found.',
  conflict: 'Something else changed at the same moment. Please reload the page and try again.',
  too_large: 'This is more than the hatchery can take at once.',
  too_many_requests: 'Too many requests in a short time. Please wait a little.',
  internal: 'Something went wrong on our side. Please try again in a moment.',
  unavailable: 'The hatchery is not available at the moment. Please try again soon.',
  code_wrong: 'This is not the right code.',
  code_expired: 'The code has expired.',
  code_used_up: 'The code was tried too often.',
  cycle_closed: 'The cycle has closed.',
  fee_changed: 'The fee has changed.',
  sold_out: 'Sold out.',
  limit_exceeded: 'This is over the limit.',
  mixed_basket: 'Keys are redeemed for eggs only.',
  voucher_mismatch: 'Choose exactly as many keys as eggs.',
  key_unusable: 'This key cannot be redeemed.',
  lock_expired: 'The hold has run out.',
  payment_required: 'This has to be paid for.',
  idempotency_mismatch: 'Your choice has changed since. Please choose again.',
  offline: offlineMessage,
  timed_out: 'The hatchery took too long to answer. Please try again.',
  invalid_response: 'We could not read the answer of the hatchery. Please try again.',
  id_too_large: 'This has a number that is too large for a browser.',
} satisfies Record<ErrorCode, string>;
