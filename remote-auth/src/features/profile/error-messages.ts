import { copy } from '../../platform/errors/copy.ts';
import type { ErrorMessages } from '../../platform/errors/error-message.ts';

/** Error messages of the profile. They replace sign-in messages that would be misleading here. */
export const errorMessages: ErrorMessages = {
  ...copy.errors,
  unauthorized: 'Your session has ended. Please sign in again.',
  forbidden: 'This is not allowed for your account.',
  not_found: 'This does not exist any more. Please reload the page.',
  conflict: 'This was changed somewhere else at the same moment. Please reload the page and try again.',
  too_many_requests: 'Too many requests in a short time. Please wait a little.',
  unavailable: 'Your account cannot be reached at the moment. Please try again soon.',
};
