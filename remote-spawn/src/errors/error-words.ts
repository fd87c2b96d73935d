import type { ErrorCode } from '@emberclutch/shared/api/api-error';

export const errorWords = {
  bad_request: 'The provider could not read the request.',
  unauthorized: 'Your session has ended. Sign in again.',
  forbidden: 'This is not allowed for your account.',
  not_found: 'It is not here (any more).',
  conflict: 'Something changed at the same moment. Look again.',
  too_large: 'That is more than the provider takes at once.',
  too_many_requests: 'That was a lot of requests. Wait a minute.',
  internal: 'The provider has trouble. It is not your fault.',
  unavailable: 'The provider is not available just now.',
  code_wrong: 'The code is not right.',
  code_expired: 'The code has expired.',
  code_used_up: 'The code was tried too often.',
  cycle_closed: 'The cycle has closed. Nothing was held.',
  fee_changed: 'The fee has changed.',
  sold_out: 'Sold out.',
  limit_exceeded: 'That is more than one purchase may have.',
  mixed_basket: 'Keys are redeemed for eggs only. Buy gateway keys in a purchase of their own, by card.',
  voucher_mismatch: 'There must be exactly as many keys as eggs.',
  key_unusable: 'One of the keys cannot be used: it is used already, or held.',
  lock_expired: 'The hold has run out. Nothing was charged.',
  payment_required: 'This purchase requires payment and cannot be completed with gateway keys only.',
  idempotency_mismatch: 'This hold was asked for with other contents. Choose again.',
  offline: 'No connection. Three tries went unanswered, and nothing was charged.',
  timed_out: 'The provider took too long to answer. Nothing was charged.',
  unreadable: 'The provider answered something we cannot read.',
} satisfies Record<ErrorCode, string>;

/** A provider's own explanation of a request that it could not read (specification, section 8). */
export const badRequestWords = (detail: string) => `Bad request: ${detail}`;
