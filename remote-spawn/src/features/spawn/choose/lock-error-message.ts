import type { ApiError } from '@emberclutch/web/api/api-error.ts';
import { errorMessage } from '@emberclutch/web/ui/feedback/error-message.ts';
import { badRequestWords, errorWords } from '../../../platform/errors/error-words.ts';
import { keyErrorWords } from '../../../platform/errors/key-error-words.ts';
import type { LockIntent } from '../flow/lock-intent.ts';

/** The message for a refused lock, from the specification (section 8) where it has one. */
export function lockErrorMessage(error: ApiError, { basket }: LockIntent): string {
  const keyWords = keyErrorWords(error, basket.payWith === 'keys' ? basket.vouchers : []);
  if (keyWords !== undefined) return keyWords;
  if (error.code === 'bad_request' && error.detail) return badRequestWords(error.detail);
  return errorMessage(error, lockErrorWords);
}

/** A lock never charges anything, whatever its outcome. */
const lockErrorWords = {
  ...errorWords,
  offline: `${errorWords.offline} Nothing was charged.`,
  timed_out: 'The hatchery took too long to answer. Nothing was charged.',
  unavailable: 'The hatchery is not available at the moment. Nothing was charged.',
  internal: 'Something went wrong on our side. Nothing was charged: please try again.',
};
