import type { ErrorCode } from '@emberclutch/web/api/api-error.ts';
import { offlineMessage } from '@emberclutch/web/ui/feedback/offline-message.ts';
import { spawnErrorMessages } from '@emberclutch/web/ui/feedback/spawn-error-messages.ts';

const serverFault = 'Something went wrong on our side. Please try again in a moment.';

const errors = {
  ...spawnErrorMessages,
  bad_request: 'This was not accepted. Please check what you entered.',
  unauthorized: 'You could not be signed in. Please try again.',
  forbidden: 'This is not allowed from here. Please reload the page and try again.',
  reauthentication_required: 'Please confirm that it is you first.',
  not_found: serverFault,
  conflict: 'This cannot be done with what you entered.',
  too_large: 'That is too long. Please check what you entered.',
  too_many_requests: 'Too many tries in a short time. Please wait a little before the next one.',
  internal: serverFault,
  unavailable: 'Signing in is not possible at the moment. Please try again soon.',
  code_wrong: 'This is not the right code. Please compare it with the newest e-mail.',
  code_expired: 'This code is too old, was used, or a newer one was sent. Ask for a new one below.',
  code_used_up: 'This code was tried too often and is void now. Ask for a new one below.',
  offline: offlineMessage,
  timed_out: 'No answer came in time. Please try again.',
  invalid_response: serverFault,
} satisfies Record<ErrorCode, string>;

export const copy = {
  errors,
  /** Messages for a sign-in response that lacks a part (specification, section 5). */
  missing: {
    sessionId: 'Failed to extract session ID from response',
    userId: 'User ID not found. Please log in again.',
  },
  /** Messages by the number of remaining attempts. */
  fewTries: [undefined, 'One try is left.', 'Two tries are left.'],
};
