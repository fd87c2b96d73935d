import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { refusalMessage } from '../../../platform/errors/refusal-message.ts';
import type { LockIntent } from '../flow/lock-intent.ts';

/** The message for a refused lock, from the specification (section 8) where it has one. */
export const lockErrorMessage = (error: ApiError, { basket }: LockIntent): string =>
  refusalMessage(error, lockErrorMessages, basket.payWith === 'keys' ? basket.vouchers : null);

/** A lock never charges anything, even when it fails. */
const lockErrorMessages = {
  ...errorMessages,
  offline: `${errorMessages.offline} Nothing was charged.`,
  timed_out: 'The hatchery took too long to answer. Nothing was charged.',
  unavailable: 'The hatchery is not available at the moment. Nothing was charged.',
  internal: 'Something went wrong on our side. Nothing was charged: please try again.',
};
