import type { Problem, ProblemCode } from '@emberclutch/contract/problem/problem.ts';

interface Extras {
  /** The current stock or fee, sent with the problem. */
  current?: Problem['current'];
  /** Seconds after which a repeated request may succeed. */
  retryAfter?: number;
}

/** An expected failure, with a code of the closed list and a message for the user; `problems` turns it into a response. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly current: Problem['current'];
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, detail: string, { current, retryAfter }: Extras = {}) {
    super(detail);
    this.code = code;
    this.current = current;
    this.retryAfter = retryAfter;
  }

  get status() {
    return problemByCode[this.code].status;
  }
}

/** Creates the error for a client with too many concurrent requests. */
export const createConcurrencyError = () =>
  new ProblemError('too_many_requests', 'Too many requests came at once. Please wait a little.', {
    retryAfter: 1,
  });

/** Status and title of every code. A wrong sign-in code gets 400, because clients end the session on 401. */
export const problemByCode: Record<ProblemCode, { status: number; title: string }> = {
  bad_request: { status: 400, title: 'Bad request' },
  unauthorized: { status: 401, title: 'Not signed in' },
  forbidden: { status: 403, title: 'Not allowed' },
  reauthentication_required: { status: 403, title: 'Confirm that it is you' },
  not_found: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'Conflict' },
  too_large: { status: 413, title: 'Too large' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Internal error' },
  unavailable: { status: 503, title: 'Unavailable' },
  code_wrong: { status: 400, title: 'Wrong code' },
  code_expired: { status: 400, title: 'Code expired' },
  code_used_up: { status: 400, title: 'Code used up' },
  cycle_closed: { status: 400, title: 'No spawn cycle is open' },
  fee_changed: { status: 400, title: 'Fee changed' },
  sold_out: { status: 409, title: 'Sold out' },
  limit_exceeded: { status: 400, title: 'Over the limit' },
  mixed_basket: { status: 400, title: 'Mixed basket' },
  voucher_mismatch: { status: 400, title: 'Keys do not match' },
  key_unusable: { status: 400, title: 'Gateway key cannot be used' },
  lock_expired: { status: 404, title: 'Lock expired' },
  payment_required: { status: 400, title: 'Payment required' },
  idempotency_mismatch: { status: 422, title: 'Idempotency key was used for something else' },
};
